//! Accounts that somebody else makes: what their owners sign in with first.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{call, newest_mail, sign_in};
use crate::{
    school::{Person, School},
    support::TestApp,
};

/// Every call that makes accounts, and the addresses of those that it makes.
fn calls(school: &School<'_>, by: &str) -> [(&'static str, Value, Vec<String>); 3] {
    let address = |who: &str| format!("{who}-{by}@music.example");
    let (parent, minor, student, guardian) = (
        address("nora"),
        address("mia"),
        address("max"),
        address("nina"),
    );
    [
        (
            "/api/teachers/parents",
            json!({ "name": "Nora Fell", "email": parent }),
            vec![parent],
        ),
        (
            "/api/students/minor",
            json!({
                "firstName": "Mia", "lastName": "Bell", "email": minor, "grade": "Grade 1",
                "instrument": "Violin", "parentIds": [school.pat.id],
            }),
            vec![minor],
        ),
        (
            "/api/students/teacher-create",
            json!({
                "firstName": "Max", "lastName": "Carr", "email": student, "dateOfBirth": "2015-06-10",
                "grade": "Grade 1", "instrument": "Violin", "parentName": "Nina Carr", "parentEmail": guardian,
            }),
            vec![student, guardian],
        ),
    ]
}

/// Makes the accounts; addresses with the passwords that were mailed.
async fn invite(
    app: &TestApp,
    school: &School<'_>,
    who: &Person,
    by: &str,
) -> Vec<(String, String)> {
    let mut made = Vec::new();
    for (path, body, addresses) in calls(school, by) {
        let reply = school.post(who, path, body).await;
        assert_eq!(reply.status, 200, "{path} by {by}: {}", reply.body);
        for address in addresses {
            let mail = newest_mail(app, &address).await.unwrap();
            let password = mail["password"].as_str().unwrap().to_owned();
            let told = reply.body.to_string().contains(&password);
            assert_eq!(told, path.ends_with("teacher-create"), "{path} by {by}");
            made.push((address, password));
        }
    }
    made
}

on_both! {
    // AUTH-14.
    async fn auth_14_an_invited_user_has_a_random_password_for_a_week_and_must_change_it(app: TestApp) {
        let school = School::open(&app).await;
        let mut made = invite(&app, &school, &school.tess, "teacher").await;
        made.extend(invite(&app, &school, &school.ada, "administrator").await);
        let mut passwords: Vec<_> = made.iter().map(|(_, password)| password.clone()).collect();
        passwords.sort();
        passwords.dedup();
        assert_eq!(passwords.len(), made.len(), "each has its own");

        app.clock.advance(TimeDelta::days(7) - TimeDelta::minutes(1));
        for (email, password) in &made {
            let answer = sign_in(&app, email, password).await;
            assert_eq!(answer.body["mustChangePassword"], true, "{email}: {}", answer.body);
            assert!(answer.body["token"].is_null());
        }
        let (email, password) = &made[0];
        let id = sign_in(&app, email, password).await.body["userId"].clone();
        let body = json!({ "userId": id, "currentPassword": password, "newPassword": "Musette-in-D-96!" });
        assert_eq!(call(&app, "POST", "/api/auth/new-password", "", body).await.status, 200);

        app.clock.advance(TimeDelta::minutes(2));
        for (email, password) in &made {
            assert_eq!(sign_in(&app, email, password).await.status, 401, "{email}");
        }
        assert_eq!(sign_in(&app, email, "Musette-in-D-96!").await.status, 200);
    }
}
