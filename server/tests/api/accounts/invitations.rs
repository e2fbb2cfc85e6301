//! Accounts that somebody else makes: what their owners sign in with first.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_server::mail::{Mail, render};
use serde_json::{Value, json};

use super::{call, newest_mail, post, sign_in};
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
                "instrument": "Violin", "parentIds": [school.pat.id], "addAnyway": true,
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

/// The mail's text, as it is read.
async fn text_of(app: &TestApp, school: &str, address: &str) -> String {
    let mail = newest_mail(app, address).await.unwrap();
    let mail: Mail = serde_json::from_value(mail).unwrap();
    let mut config = (*app.state.config).clone();
    config.school_name = school.to_owned();
    let letter = render::mail(&config, "id", &mail).unwrap().formatted();
    let letter = String::from_utf8(letter).unwrap();
    let letter = letter.replace("=\r\n", "").replace("\r\n", "\n");
    let (_, text) = letter.split_once("text/plain").unwrap();
    let (text, html) = text.split_once("text/html").unwrap();
    let first = text.split("\n\n").nth(2).unwrap();
    let first = first.split(" Sign in").next().unwrap().to_owned();
    // The same words in both parts, but for what HTML must escape.
    let escaped = first.replace('\'', "&#x27;");
    assert!(
        html.contains(&first) || html.contains(&escaped),
        "{first}\n{html}"
    );
    first
}

on_both! {
    async fn first_password_mail_names_creator_and_child(app: TestApp) {
        let school = School::open(&app).await;
        let made = invite(&app, &school, &school.tess, "teacher").await;
        let by_the_school = invite(&app, &school, &school.ada, "administrator").await;
        let own = "made an account for you. It shows your lessons, notes and practice plans.";
        let child = "made a parent account for you. It shows your child's lessons, notes and practice plans.";
        let max = "added Max as a student and made a parent account for you. It shows Max's lessons, notes and practice plans.";
        for ((address, _), text) in made.iter().zip([child, own, own, max]) {
            let who = format!("Tess Tutor at Bell School has {text}");
            assert_eq!(text_of(&app, "Bell School", address).await, who, "{address}");
            let who = format!("Tess Tutor has {text}");
            assert_eq!(text_of(&app, "Reedling", address).await, who, "{address}");
        }
        for ((address, _), text) in by_the_school.iter().zip([child, own, own, max]) {
            let who = format!("Bell School has {text}");
            assert_eq!(text_of(&app, "Bell School", address).await, who, "{address}");
            let who = format!("Your music school has {text}");
            assert_eq!(text_of(&app, "Reedling", address).await, who, "{address}");
        }
    }
}

on_both! {
    // AUTH-14.
    async fn auth_14_invited_user_must_change_a_week_long_random_password(app: TestApp) {
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

on_both! {
    // AUTH-14.
    async fn auth_14_asking_for_a_forgotten_password_ends_no_invitation_early(app: TestApp) {
        let school = School::open(&app).await;
        let made = invite(&app, &school, &school.tess, "teacher").await;
        let until = app.state.clock.now() + TimeDelta::days(7);
        for (email, _) in &made {
            post(&app, "/api/auth/forgot-password", json!({ "email": email })).await;
            let mail = newest_mail(&app, email).await.unwrap();
            let told = mail["expires_at"].as_str().unwrap();
            assert_eq!(told.parse::<DateTime<Utc>>().unwrap(), until, "the mail tells how long it works");
        }
        post(&app, "/api/auth/forgot-password", json!({ "email": "tess@music.example" })).await;
        let mail = newest_mail(&app, "tess@music.example").await.unwrap();
        assert!(mail["expires_at"].is_null(), "AUTH-17: after one hour");
        app.clock.advance(TimeDelta::days(7) - TimeDelta::minutes(1));
        for (email, _) in &made {
            let mail = newest_mail(&app, email).await.unwrap();
            let answer = sign_in(&app, email, mail["password"].as_str().unwrap()).await;
            assert_eq!(answer.body["mustChangePassword"], true, "{email}: {}", answer.body);
        }
        app.clock.advance(TimeDelta::minutes(1));
        for (email, _) in &made {
            let mail = newest_mail(&app, email).await.unwrap();
            let answer = sign_in(&app, email, mail["password"].as_str().unwrap()).await;
            assert_eq!(answer.status, 401, "{email}");
        }
    }
}
