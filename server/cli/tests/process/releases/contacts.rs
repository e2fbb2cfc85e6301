//! Whose contact data teachers go on seeing from the release before.

use serde_json::Value;

use crate::support::Server;

async fn read(server: &Server, email: &str, path: &str) -> Value {
    let token = server.token_of(email, "Practice-makes-1t!").await;
    let call = server.client.get(format!("{}{path}", server.url));
    let answer = call.bearer_auth(token).send().await.unwrap();
    answer.json().await.unwrap()
}

/// Ana entered the parents and goes on; Tom's rights are kept, and listed to administrators.
pub async fn assert_rights(server: &Server) {
    let listed = read(server, "admin@reedling.test", "/api/admin/contact-rights").await;
    let rights = listed["rights"].as_array().unwrap().iter();
    let mut rights: Vec<_> = rights
        .map(|right| (right["teacherName"].as_str(), right["parentName"].as_str()))
        .collect();
    rights.sort_unstable();
    let tom = Some("Tom Second");
    assert_eq!(
        rights,
        [(tom, Some("Carla Came")), (tom, Some("Nils Never"))]
    );
    for (email, child) in [
        ("teacher@reedling.test", "Cleo Little"),
        ("second@reedling.test", "Carl Little"),
    ] {
        let roster = read(server, email, "/api/teachers/students").await;
        let students = roster["students"].as_array().unwrap();
        let student = students.iter().find(|it| it["name"] == child).unwrap();
        let parent = &student["parents"][0];
        assert_eq!(parent["address"], "3 Hill Road", "{parent}");
        assert_eq!(parent["confirmed"], true, "{parent}");
    }
    let family = read(server, "carla@reedling.test", "/api/parents/children").await;
    assert_eq!(family["children"].as_array().unwrap().len(), 2, "{family}");
}
