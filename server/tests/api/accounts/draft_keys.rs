//! The key with which an account's browsers encrypt what is typed and not yet saved (D15).

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde_json::json;

use crate::{
    accounts::{self, PASSWORD, newest_mail, post, sign_in},
    school::{Person, School},
};

async fn draft_key(school: &School<'_>, who: &Person) -> String {
    let reply = school.get(who, "/api/users/me").await;
    reply.body["draftKey"].as_str().unwrap().to_owned()
}

on_both! {
    async fn everybody_has_a_draft_key_of_their_own_that_stays(app: TestApp) {
        let school = School::open(&app).await;
        let mut keys = Vec::new();
        for who in [&school.ada, &school.tess, &school.otto, &school.anna, &school.pat] {
            let key = draft_key(&school, who).await;
            assert_eq!(BASE64_URL_SAFE_NO_PAD.decode(&key).unwrap().len(), 32);
            assert_eq!(draft_key(&school, who).await, key);
            let reply = school.put(who, "/api/users/privacy", json!({ "showEmail": true })).await;
            assert_eq!(reply.body["draftKey"], json!(key));
            keys.push(key);
        }
        let all = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), all, "no two are the same");
    }
}

on_both! {
    async fn draft_key_is_only_for_its_signed_in_owner(app: TestApp) {
        let school = School::open(&app).await;
        let unsigned = school.send_as(None, "GET", "/api/users/me", None).await;
        assert_eq!(unsigned.status, 401);
        assert!(unsigned.body.get("draftKey").is_none());
        let key = draft_key(&school, &school.anna).await;
        let profile = format!("/api/students/{}", school.anna.id);
        for (who, path) in [
            (&school.ada, "/api/admin/users"),
            (&school.ada, "/api/users/me"),
            (&school.tess, "/api/teachers/students"),
            (&school.tess, profile.as_str()),
            (&school.tess, "/api/users/me"),
        ] {
            let reply = school.get(who, path).await;
            assert_eq!(reply.status, 200, "{path}");
            assert!(!reply.body.to_string().contains(&key), "{path}");
        }
    }
}

on_both! {
    // DRAFT-01.
    async fn draft_01_a_new_password_ends_the_key_of_the_drafts_before(app: TestApp) {
        let school = School::open(&app).await;
        let email = "dora@music.example";
        let (id, _) = accounts::account(&app, email, "active", false).await;
        let key_with = async |password: &str| {
            let token = sign_in(&app, email, password).await.body["token"].clone();
            let reply = school.send_as(token.as_str(), "GET", "/api/users/me", None).await;
            reply.body["draftKey"].as_str().unwrap().to_owned()
        };
        let first = key_with(PASSWORD).await;
        assert_eq!(key_with(PASSWORD).await, first);
        post(&app, "/api/auth/forgot-password", json!({ "email": email })).await;
        let mailed = newest_mail(&app, email).await.unwrap()["password"].clone();
        let reset = json!({ "userId": id, "tempPassword": mailed, "newPassword": "Musette-in-D-96!" });
        assert_eq!(post(&app, "/api/auth/reset-password", reset).await.status, 200);
        let second = key_with("Musette-in-D-96!").await;
        assert_ne!(second, first);
        let change = json!({ "userId": id, "currentPassword": "Musette-in-D-96!", "newPassword": PASSWORD });
        assert_eq!(post(&app, "/api/auth/new-password", change).await.status, 200);
        assert!(![first, second].contains(&key_with(PASSWORD).await));
    }
}
