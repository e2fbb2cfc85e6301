//! What is left of a secret, and what a call does that was under way, when an account is suspended.

use serde_json::{Value, json};

use super::{refusal, register};
use crate::{
    accounts::{PASSWORD, account, call, newest_mail, one, post, sign_in, token_of},
    school::{School, waiting_teacher},
    support::TestApp,
};

const EMAIL: &str = "sue@music.example";
const NEW: &str = "Musette-in-D-96!";

/// Suspends the account of an address, and nothing else: as it stands to a call that has just written a secret for it.
async fn suspend(school: &School<'_>, email: &str) {
    let sql = format!(
        "UPDATE \"user\" SET suspended_at = created_at, updated_at = created_at WHERE email = '{email}'"
    );
    school.execute(&sql).await;
}

/// What signs somebody in, as it is stored: address, password, temporary password.
async fn stored(app: &TestApp) -> String {
    let sql = format!(
        "SELECT name || email || COALESCE(password_hash, '-') || COALESCE(temporary_password_hash, '-') FROM \"user\" \
         WHERE name = 'Tess Tutor' AND email LIKE '{}'",
        EMAIL.replace("sue", "sue%")
    );
    one(app, sql).await.unwrap()
}

on_both! {
    // JOIN-13, JOIN-17: as if each secret had been written while the account was being suspended.
    async fn no_secret_of_a_suspended_account_opens_or_changes_anything(app: TestApp) {
        let school = School::open(&app).await;
        let (id, _) = account(&app, EMAIL, "active", false).await;
        let (other, _) = account(&app, "other@music.example", "active", false).await;
        let token = token_of(&app, EMAIL).await;
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let secret = newest_mail(&app, EMAIL).await.unwrap()["password"].as_str().unwrap().to_owned();
        let profile = json!({ "name": "Tess Tutor", "email": "sue.new@music.example", "phoneNumber": "" });
        call(&app, "PUT", "/api/users/profile", &token, profile).await;
        let mailed = newest_mail(&app, "sue.new@music.example").await.unwrap();
        let change = mailed["link"].as_str().unwrap();
        let change = format!("/api{}", &change[change.find("/auth/activate").unwrap()..]);
        suspend(&school, EMAIL).await;
        let before = stored(&app).await;

        let reset = |id: uuid::Uuid| json!({ "userId": id, "tempPassword": secret, "newPassword": NEW });
        let chosen = |id: uuid::Uuid, current: &str| json!({ "userId": id, "currentPassword": current, "newPassword": NEW });
        for (path, suspended, wrong) in [
            ("/api/auth/reset-password", reset(id), reset(other)),
            ("/api/auth/new-password", chosen(id, &secret), chosen(other, &secret)),
        ] {
            let (suspended, wrong) = (post(&app, path, suspended).await, post(&app, path, wrong).await);
            assert_eq!((suspended.status, &suspended.body["code"], &suspended.body["fields"]),
                (422, &wrong.body["code"], &wrong.body["fields"]), "{path} tells nobody that the account is suspended");
        }
        assert_eq!(sign_in(&app, EMAIL, &secret).await.status, 401);
        assert_eq!(post(&app, "/api/auth/new-password", chosen(id, "Wrong-1-password!")).await.status, 422);
        // The owner, who knows the right password, is told.
        let own = post(&app, "/api/auth/new-password", chosen(id, PASSWORD)).await;
        assert_eq!((refusal(&own), &own.body["token"]), ((403, "account_suspended"), &Value::Null));
        let signed_in = chosen(id, PASSWORD);
        assert_eq!(call(&app, "POST", "/api/auth/new-password", &token, signed_in).await.status, 401);
        assert_eq!(call(&app, "GET", &change, "", Value::Null).await.status, 422);
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        assert_eq!(stored(&app).await, before);

        let path = format!("/api/admin/users/{id}/status");
        let reactivated = call(&app, "PUT", &path, school.ada.token(), json!({ "status": "active" })).await;
        assert_eq!(reactivated.status, 200);
        assert_eq!(call(&app, "GET", &change, "", Value::Null).await.status, 422);
        let owner = format!("FROM \"user\" WHERE email = '{EMAIL}'");
        for secrets in [
            format!("SELECT COUNT(*) FROM account_token WHERE user_id IN (SELECT id {owner})"),
            format!("SELECT COUNT(*) {owner} AND (temporary_password_hash IS NOT NULL OR pending_email IS NOT NULL)"),
        ] {
            assert_eq!(one::<i64>(&app, secrets).await, Some(0), "no secret comes back");
        }
    }
}

on_both! {
    // JOIN-17: an approval is the only way in, whatever role somebody is given.
    async fn join_17_who_was_suspended_while_waiting_for_approval_gets_no_role(app: TestApp) {
        let school = School::open(&app).await;
        let wim = waiting_teacher(&app, "Wim Waiting").await;
        let set = async |what: &str, value: &str| {
            let path = format!("/api/admin/users/{}/{what}", wim.id);
            call(&app, "PUT", &path, school.ada.token(), json!({ what: value })).await
        };
        assert_eq!(set("status", "suspended").await.status, 200);
        for role in ["ADMINISTRATOR", "TEACHER"] {
            assert_eq!(refusal(&set("role", role).await), (409, "not_approved"));
        }
        assert_eq!(set("status", "active").await.body["message"], "Wim Waiting is not suspended any more.");
        // To let in again whom nobody keeps out is no approval, and is refused.
        let again = set("status", "active").await;
        assert_eq!(refusal(&again), (409, "not_approved"));
        assert_eq!(again.body["message"], "Wim Waiting still waits for approval.");
        assert_eq!(refusal(&set("role", "ADMINISTRATOR").await), (409, "not_approved"));
        let role = "SELECT role FROM \"user\" WHERE name = 'Wim Waiting'";
        assert_eq!(one::<String>(&app, role.into()).await.as_deref(), Some("TEACHER"));
        // Who was approved before the suspension may be given one: the sessions end, and they stay suspended.
        let approve = format!("/api/admin/users/{}/approval", wim.id);
        assert_eq!(school.put(&school.ada, &approve, json!({})).await.status, 200);
        assert_eq!(set("status", "suspended").await.status, 200);
        assert_eq!(set("role", "ADMINISTRATOR").await.status, 200);
        assert_eq!(sign_in(&app, "wim@music.example", PASSWORD).await.status, 401);
        let listed = school.get(&school.ada, "/api/admin/users?status=suspended").await;
        assert_eq!(listed.body["users"][0]["role"], "ADMINISTRATOR");
    }
}

on_both! {
    async fn field_18_a_status_that_changes_nothing_is_no_success(app: TestApp) {
        let school = School::open(&app).await;
        let otto = format!("/api/admin/users/{}/status", school.otto.id);
        let set = async |path: &str, status: &str| {
            let reply = school.put(&school.ada, path, json!({ "status": status })).await;
            (reply.status, reply.body["code"].as_str().map(str::to_owned), reply.body["message"].as_str().unwrap().to_owned())
        };
        let refused = |code: &str, text: &str| (409, Some(code.to_owned()), text.to_owned());
        let lines = async || one::<i64>(&app, "SELECT COUNT(*) FROM activity".into()).await;
        let before = lines().await;
        assert_eq!(set(&otto, "active").await, refused("status_unchanged", "Otto Tutor is not suspended."));
        assert_eq!(lines().await, before);
        assert_eq!(set(&otto, "suspended").await.0, 200);
        let mails = school.mails_to("otto@music.example").await;
        assert_eq!(set(&otto, "suspended").await, refused("status_unchanged", "Otto Tutor is suspended already."));
        assert_eq!(school.mails_to("otto@music.example").await, mails);
        assert_eq!(set(&otto, "active").await.0, 200);

        register(&app, "Nora Quill", "nora@music.example").await;
        let sql = "SELECT id FROM \"user\" WHERE email = 'nora@music.example'";
        let nora: uuid::Uuid = one(&app, sql.into()).await.unwrap();
        let nora = format!("/api/admin/users/{nora}/status");
        let text = "Nora Quill has not opened the activation link yet.";
        assert_eq!(set(&nora, "active").await, refused("not_activated", text));
    }
}
