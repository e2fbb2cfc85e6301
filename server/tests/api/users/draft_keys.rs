//! The key with which an account's browsers encrypt what is typed and not yet saved (D15).

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde_json::json;

use crate::school::{Person, School};

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
    async fn a_draft_key_is_told_to_its_owner_alone_and_needs_a_session(app: TestApp) {
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
