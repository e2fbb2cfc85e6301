//! What teachers and parents do at the same moment, on two replicas.

use reedling_core::access::Role;
use serde_json::{Value, json};
use tokio::join;

use super::waiting;
use crate::{
    school::{School, person},
    support::{CLIENT, TestApp},
};

const ROUNDS: usize = 30;

/// A teacher adds a student with that parent by the screen; the answer's status and body.
async fn add(app: &TestApp, token: &str, name: &str, parent: &str) -> (u16, Value) {
    let body = json!({
        "name": name, "dateOfBirth": "2014-01-01", "grade": "Grade 1", "email": parent,
        "parentName": "Typed Name", "parentEmail": parent, "parentPhone": "0999",
    });
    let path = format!("{}/api/students/teacher-create", app.url);
    let request = CLIENT.post(path).bearer_auth(token).json(&body);
    let answer = request.send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

on_both! {
    async fn parent_named_by_two_teachers_at_once_is_asked_twice(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        for round in 0..ROUNDS {
            let parent = person(&app, Role::Parent, &format!("P{round} Known")).await;
            let email = format!("p{round}@music.example");
            let (tess, otto) = join!(
                add(&app, school.tess.token(), "Kim Made", &email),
                add(&other, school.otto.token(), "Lou Made", &email),
            );
            assert_eq!((tess.0, otto.0), (200, 200), "round {round}: {} {}", tess.1, otto.1);
            assert_eq!(waiting(&school, &parent).await.len(), 2, "round {round}");
        }
    }
}

on_both! {
    async fn concurrent_new_parent_is_created_once_and_asked_once(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        for round in 0..ROUNDS {
            let email = format!("new{round}@music.example");
            let (tess, otto) = join!(
                add(&app, school.tess.token(), "Kim Made", &email),
                add(&other, school.otto.token(), "Lou Made", &email),
            );
            assert_eq!((tess.0, otto.0), (200, 200), "round {round}: {} {}", tess.1, otto.1);
            let told = |answer: &Value| answer["parent"]["tempPassword"].is_string();
            assert_ne!(told(&tess.1), told(&otto.1), "round {round}");
            assert_eq!(school.users_like(&email).await, 1, "round {round}");
        }
    }
}

on_both! {
    // JOIN-15: a yes that comes while the teacher lets the child go opens nothing afterwards.
    async fn join_15_a_yes_at_the_moment_the_child_leaves_opens_nothing(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        for round in 0..ROUNDS {
            let parent = person(&app, Role::Parent, &format!("P{round} Known")).await;
            let (_, added) = add(&app, school.tess.token(), "Kim Made", &format!("p{round}@music.example")).await;
            let child = added["student"]["id"].as_str().unwrap();
            let request = waiting(&school, &parent).await[0]["id"].as_str().unwrap().to_owned();
            let yes = CLIENT.post(format!("{}/api/parents/requests/{request}", other.url));
            let yes = yes.bearer_auth(parent.token()).json(&json!({ "accept": true }));
            let path = format!("/api/teachers/students/{child}");
            let (answered, removed) = join!(yes.send(), school.delete(&school.tess, &path));
            assert_eq!(removed.status, 200, "round {round}: {}", removed.body);
            let answered = answered.unwrap().status().as_u16();
            assert!([200, 404].contains(&answered), "round {round}: {answered}");
            let open = format!(
                "SELECT COUNT(*) AS n FROM parent_confirmation JOIN \"user\" ON \"user\".id = parent_id \
                 WHERE \"user\".name = 'P{round} Known'"
            );
            assert_eq!(school.number(open).await, 0, "round {round}: {answered}");
        }
    }
}
