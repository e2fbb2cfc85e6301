//! Every call that opens a session asks for the second factor; what else follows where the key is lost.

use std::{fs, path::Path};

use chrono::TimeDelta;
use reedling_server::security::sealing::SealingKey;
use serde_json::{Value, json};

use super::{Owner, challenge_in, second_step};
use crate::accounts::{
    PASSWORD, account, call,
    google::{person, sign_in_as, with_provider},
    me, newest_mail, post, sign_in,
};

const EMAIL: &str = "tess@music.example";
const NEW: &str = "Sarabande-in-D-96!";

on_both! {
    // SAFE-04.
    async fn safe_04_login_new_password_reset_and_provider_all_ask(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let owner = Owner::new(&app, EMAIL).await;
        challenge_in(&sign_in(&app, EMAIL, PASSWORD).await);

        let identity = person(EMAIL, true);
        challenge_in(&sign_in_as(&app, &provider, &identity).await);
        challenge_in(&sign_in_as(&app, &provider, &identity).await);

        let body = json!({ "userId": owner.id, "currentPassword": PASSWORD, "newPassword": NEW });
        let refused = post(&app, "/api/auth/new-password", body).await;
        assert_eq!((refused.status, &refused.body["challenge"]), (422, &Value::Null), "the password alone");
        assert_eq!(me(&app, &owner.token).await, 200);
        challenge_in(&sign_in(&app, EMAIL, PASSWORD).await);

        for path in ["/api/auth/reset-password", "/api/auth/new-password"] {
            app.clock.advance(TimeDelta::hours(2));
            post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
            let mail = newest_mail(&app, EMAIL).await.unwrap();
            let temporary = mail["password"].as_str().unwrap();
            let first = sign_in(&app, EMAIL, temporary).await;
            assert_eq!((&first.body["mustChangePassword"], &first.body["challenge"]), (&json!(true), &Value::Null));
            let new = format!("{NEW}{}", path.len());
            if path.ends_with("new-password") {
                let body = json!({ "userId": owner.id, "currentPassword": temporary, "newPassword": new });
                challenge_in(&post(&app, path, body).await);
            } else {
                let body = json!({ "userId": owner.id, "tempPassword": temporary, "newPassword": new });
                assert_eq!(post(&app, path, body).await.body.get("token"), None);
                let challenge = challenge_in(&sign_in(&app, EMAIL, &new).await);
                assert_eq!(second_step(&app, &challenge, &owner.code(&app, 0)).await.status, 200);
            }
        }
    }
}

on_both! {
    // SAFE-04, of somebody who is signed in.
    async fn safe_04_changing_the_password_in_a_session_asks_too(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        let body = json!({ "currentPassword": PASSWORD, "newPassword": NEW });
        let changed = call(&app, "POST", "/api/auth/new-password", &owner.token, body).await;
        let challenge = challenge_in(&changed);
        assert_eq!(me(&app, &owner.token).await, 401);
        assert_eq!(second_step(&app, &challenge, &owner.code(&app, 0)).await.status, 200);
    }
}

/// The server's sources, with their paths.
fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path.display().to_string(), text));
        }
    }
}

// SAFE-04.
#[test]
fn safe_04_one_place_inserts_a_session() {
    let mut found = Vec::new();
    for folder in ["src", "backup/src", "cli/src", "db/src", "seed/src"] {
        sources(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
            &mut found,
        );
    }
    for (written, place) in [
        (
            "session::Entity::insert",
            "accounts/queries/sessions/mod.rs",
        ),
        ("session::ActiveModel", "accounts/queries/sessions/mod.rs"),
        ("sessions::insert(", "accounts/session.rs"),
        ("session::issue(", "accounts/second_factor/challenge.rs"),
    ] {
        let places: Vec<_> = found
            .iter()
            .filter(|(_, text)| text.contains(written))
            .collect();
        assert!(
            places.len() == 1
                && places[0].0.ends_with(place)
                && places[0].1.matches(written).count() == 1,
            "{written}: {:?}",
            places.iter().map(|(path, _)| path).collect::<Vec<_>>()
        );
    }
}

on_both! {
    // SAFE-09.
    async fn safe_09_without_the_key_nobody_with_a_factor_gets_in(app: TestApp) {
        let owner = Owner::new(&app, EMAIL).await;
        account(&app, "otto@music.example", "active", false).await;
        let unset = if app.state.db.backend() == sea_orm::DbBackend::Postgres { None } else { Some(SealingKey::of([9; 32])) };
        let other = app.beside_with(|config| config.secret_key = unset).await;
        let refused = sign_in(&other, EMAIL, PASSWORD).await;
        assert_eq!((refused.status, &refused.body["code"]), (403, &json!("second_factor_unavailable")), "{}", refused.body);
        let said = "This server cannot check two-factor codes just now. Please contact your school.";
        assert_eq!(refused.body["error"], said);
        assert!(sign_in(&other, "otto@music.example", PASSWORD).await.body["token"].is_string());

        crate::fixture::second_factor::ending::reset_by_operator(&other.state, EMAIL).await.unwrap();
        assert_eq!(me(&app, &owner.token).await, 401);
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        assert_eq!(mail["change"], "reset");
        assert!(sign_in(&other, EMAIL, PASSWORD).await.body["token"].is_string());
    }
}
