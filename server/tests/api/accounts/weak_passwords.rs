//! Passwords that are too easy to guess.

use reedling_server::security::common_passwords;
use serde_json::json;

use super::{PASSWORD, account, call, newest_mail, post, sign_in, token_of};

use crate::fixture::administrators;

const EMAIL: &str = "tess.tutor@music.example";
const TEXT: &str = "This password is too easy to guess";
/// Commonest ones, and the own name and address, that keep the rules of registration.
const EASY: [&str; 10] = [
    "123456",
    "PassWord1",
    "Password1!",
    "P4ssword2026",
    "TessTutor1!",
    "Michael",
    "ｐａｓｓｗｏｒｄ",
    "TessTutor",
    "tess tutor",
    "Tess.Tutor@music.example",
];

fn is_too_easy(answer: &super::Answer, field: &str) -> bool {
    answer.status == 422 && answer.body["fields"] == json!({ field: [TEXT] })
}

on_both! {
    // JOIN-12.
    async fn join_12_easy_passwords_are_refused_wherever_one_is_chosen(app: TestApp) {
        for easy in EASY {
            let body = json!({ "name": "Tess Tutor", "email": EMAIL, "password": easy });
            let answer = post(&app, "/api/auth/register", body).await;
            assert!(is_too_easy(&answer, "password"), "{easy}: {}", answer.body);
        }
        let (id, _) = account(&app, EMAIL, "active", false).await;
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let mailed = newest_mail(&app, EMAIL).await.unwrap()["password"].clone();
        for easy in ["Password1", "Michael1", "Michael1987!", "Tess.Tutor@music.example7"] {
            let body = json!({ "userId": id, "tempPassword": mailed, "newPassword": easy });
            let answer = post(&app, "/api/auth/reset-password", body).await;
            assert!(is_too_easy(&answer, "newPassword"), "{easy}: {}", answer.body);
        }
        // A phrase that begins with a common word, or with the own name, is none.
        let body = json!({ "userId": id, "tempPassword": mailed, "newPassword": "Michael and Tess play 4 hands" });
        let answer = post(&app, "/api/auth/reset-password", body).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
}

on_both! {
    // JOIN-12.
    async fn join_12_easy_passwords_are_refused_for_new_ones_and_for_administrators(app: TestApp) {
        // The address is a password that keeps the rules, and so is a part of the name.
        let email = "p@ssw0rd.example";
        let (id, _) = account(&app, email, "active", false).await;
        let rename = format!("UPDATE \"user\" SET name = 'Tess Tutor!1' WHERE email = '{email}'");
        sea_orm::ConnectionTrait::execute_unprepared(app.state.db.write(), &rename).await.unwrap();
        let token = token_of(&app, email).await;
        for easy in ["P@ssw0rd", "P@ssw0rd.example", "TessTutor!1", "Tutor2026!", "Password1!"] {
            let body = json!({ "currentPassword": PASSWORD, "newPassword": easy });
            let answer = call(&app, "POST", "/api/auth/new-password", &token, body.clone()).await;
            assert!(is_too_easy(&answer, "newPassword"), "{easy}: {}", answer.body);
            let mut unsigned = body;
            unsigned["userId"] = json!(id);
            let answer = post(&app, "/api/auth/new-password", unsigned).await;
            assert!(is_too_easy(&answer, "newPassword"), "{easy}: {}", answer.body);
        }
        for easy in ["P@ssw0rd", "Password1!", "Ada-Quill.1", "Ada-Quill.1@music.example"] {
            let made = administrators::create(&app.state, reedling_core::access::TeachingRole::Administrator, "Ada Quill", "ada-quill.1@music.example", easy.to_owned()).await;
            let refused = format!("{:?}", made.unwrap_err());
            assert!(refused.contains(TEXT) && refused.contains("password"), "{refused}");
        }
        assert_eq!(sign_in(&app, email, PASSWORD).await.status, 200, "nothing has changed");
    }
}

on_both! {
    // JOIN-12.
    async fn join_12_an_easy_password_that_is_there_stays(app: TestApp) {
        let (id, _) = account(&app, EMAIL, "active", false).await;
        let hash = app.state.passwords.hash("123456".to_owned()).await.unwrap();
        let easy = format!("UPDATE \"user\" SET password_hash = '{hash}' WHERE email = '{EMAIL}'");
        sea_orm::ConnectionTrait::execute_unprepared(app.state.db.write(), &easy).await.unwrap();
        let answer = sign_in(&app, EMAIL, "123456").await;
        assert_eq!((answer.status, &answer.body["userId"]), (200, &json!(id)));
        assert!(!common_passwords::is_common(crate::fixture::demo::PASSWORD));
    }
}
