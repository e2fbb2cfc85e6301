//! Decisions beside other changes to the same account, at the same moment and on two replicas.

use serde_json::json;
use tokio::join;

use crate::{
    accounts::{PASSWORD, account, newest_mail, one, post, sign_in},
    school::{Person, School, person, waiting_teacher},
    support::{CLIENT, TestApp},
};
use reedling_core::access::Role;

const ROUNDS: usize = 60;

/// An administrator sets an account's status or role; the answer's status.
async fn set(app: &TestApp, by: &Person, whom: uuid::Uuid, what: &str, value: &str) -> u16 {
    let path = format!("{}/api/admin/users/{whom}/{what}", app.url);
    let request = CLIENT.put(path).bearer_auth(by.token());
    let answer = request.json(&json!({ what: value })).send().await.unwrap();
    answer.status().as_u16()
}

/// An administrator approves or refuses who waits; the answer's status.
async fn decide(app: &TestApp, by: &Person, whom: uuid::Uuid, approves: bool) -> u16 {
    let path = format!("{}/api/admin/users/{whom}", app.url);
    let request = match approves {
        true => CLIENT.put(format!("{path}/approval")),
        false => CLIENT.delete(path),
    };
    let answer = request.bearer_auth(by.token()).send().await.unwrap();
    answer.status().as_u16()
}

async fn text(app: &TestApp, sql: &str) -> String {
    one(app, sql.to_owned()).await.unwrap()
}

on_both! {
    // JOIN-13, JOIN-14: who is suspended by one administrator and made one by another at the same moment is both.
    async fn suspension_and_another_role_at_once_both_count(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        let abe = person(&app, Role::Administrator, "Abe Min").await;
        let tess = school.tess.id;
        school.execute("CREATE TABLE kept AS SELECT * FROM session").await;
        let standing = "SELECT role || CASE WHEN suspended_at IS NULL THEN ' active' ELSE ' suspended' END FROM \"user\" \
                        WHERE name = 'Tess Tutor'";
        for round in 0..ROUNDS {
            let (suspended, promoted) = join!(
                set(&app, &school.ada, tess, "status", "suspended"),
                set(&other, &abe, tess, "role", "ADMINISTRATOR"),
            );
            assert_eq!((suspended, promoted), (200, 200), "round {round}");
            assert_eq!(text(&app, standing).await, "ADMINISTRATOR suspended", "round {round}");
            let sessions = format!("SELECT COUNT(*) FROM session WHERE user_id IN (SELECT id FROM \"user\" WHERE name = '{}')", school.tess.name);
            assert_eq!(one::<i64>(&app, sessions).await, Some(0), "round {round}");
            school.execute("UPDATE \"user\" SET suspended_at = NULL, role = 'TEACHER' WHERE name = 'Tess Tutor'").await;
            school.execute("INSERT INTO session SELECT * FROM kept WHERE id NOT IN (SELECT id FROM session)").await;
        }
    }
}

on_both! {
    // JOIN-03: whoever decides first has decided, and the owner is told once.
    async fn join_03_of_two_decisions_at_once_one_counts(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        let abe = person(&app, Role::Administrator, "Abe Min").await;
        for round in 0..ROUNDS / 2 {
            let wim = waiting_teacher(&app, &format!("W{round} Waiting")).await;
            let (one, another) = join!(
                decide(&app, &school.ada, wim.id, true),
                decide(&other, &abe, wim.id, round % 2 == 0),
            );
            let late = if one == 200 { another } else { one };
            assert!(one == 200 || another == 200, "round {round}: {one}, {another}");
            assert!([404, 409].contains(&late), "round {round}: {one}, {another}");
            let email = format!("w{round}@music.example");
            assert_eq!(school.mails_to(&email).await, 1, "round {round}");
            let is_there = one == 200 || round % 2 == 0;
            assert_eq!(school.users_like(&email).await, i64::from(is_there), "round {round}: {one}, {another}");
        }
    }
}

on_both! {
    // JOIN-13: an administrator who is suspended at that moment either did it before, or did nothing.
    async fn join_13_concurrent_suspension_of_caller_precedes_or_prevents_role_change(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        let abe = person(&app, Role::Administrator, "Abe Min").await;
        let tess = school.tess.id;
        school.execute("CREATE TABLE kept AS SELECT * FROM session").await;
        for round in 0..ROUNDS {
            let (suspended, promoted) = join!(
                set(&app, &school.ada, abe.id, "status", "suspended"),
                set(&other, &abe, tess, "role", "ADMINISTRATOR"),
            );
            assert_eq!(suspended, 200, "round {round}");
            let role = text(&app, "SELECT role FROM \"user\" WHERE name = 'Tess Tutor'").await;
            let did = if role == "ADMINISTRATOR" { [200].as_slice() } else { &[401, 403] };
            assert!(did.contains(&promoted), "round {round}: {promoted}, and Tess is {role}");
            school.execute("UPDATE \"user\" SET suspended_at = NULL WHERE name = 'Abe Min'").await;
            school.execute("UPDATE \"user\" SET role = 'TEACHER' WHERE name = 'Tess Tutor'").await;
            school.execute("INSERT INTO session SELECT * FROM kept WHERE id NOT IN (SELECT id FROM session)").await;
        }
    }
}

on_both! {
    // JOIN-13, JOIN-17: a new password and a forgotten one beside the suspension.
    async fn suspension_beside_changes_of_the_password_leaves_no_secret(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        for round in 0..ROUNDS / 4 {
            let email = format!("sue{round}@music.example");
            let (id, _) = account(&app, &email, "active", false).await;
            let new = "Musette-in-D-96!";
            let chosen = json!({ "userId": id, "currentPassword": PASSWORD, "newPassword": new });
            let (suspended, changed, asked, signed_in) = join!(
                set(&app, &school.ada, id, "status", "suspended"),
                post(&other, "/api/auth/new-password", chosen),
                post(&other, "/api/auth/forgot-password", json!({ "email": email })),
                sign_in(&other, &email, PASSWORD),
            );
            assert_eq!((suspended, asked.status), (200, 200), "round {round}");
            assert!([200, 401, 403].contains(&signed_in.status), "round {round}: {}", signed_in.body);
            let of_them = format!("FROM \"user\" WHERE email = '{email}'");
            let temporary = format!("SELECT COUNT(*) {of_them} AND temporary_password_hash IS NOT NULL");
            assert_eq!(one::<i64>(&app, temporary).await, Some(0), "round {round}");
            let right = if changed.status == 200 { new } else { PASSWORD };
            assert_eq!(sign_in(&app, &email, right).await.body["code"], "account_suspended", "round {round}: {}", changed.body);
            let path = format!("/api/admin/users/{id}/status");
            let reactivated = school.put(&school.ada, &path, json!({ "status": "active" })).await;
            assert_eq!(reactivated.status, 200);
            for secrets in ["session", "known_browser", "known_network"] {
                let left = format!("SELECT COUNT(*) FROM {secrets} WHERE user_id IN (SELECT id {of_them})");
                assert_eq!(one::<i64>(&app, left).await, Some(0), "round {round}: {secrets}");
            }
            if let Some(secret) = newest_mail(&app, &email).await.and_then(|mail| mail["password"].as_str().map(str::to_owned)) {
                assert_eq!(sign_in(&app, &email, &secret).await.status, 401, "round {round}");
            }
        }
    }
}
