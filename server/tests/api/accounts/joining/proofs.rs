//! Proving an address lets nobody in who waits for an administrator or is kept out.

use reedling_server::config::registration::Registration;
use serde_json::{Value, json};

use super::{activate, refusal, register, with};
use crate::{
    accounts::{call, google, newest_mail, one, post, sign_in},
    provider::{Claims, Provider},
    school::School,
    support::TestApp,
};

const EMAIL: &str = "wim@music.example";

async fn standing(app: &TestApp) -> String {
    let sql = "SELECT CASE WHEN suspended_at IS NOT NULL THEN 'suspended' WHEN approved_at IS NOT NULL THEN 'active' \
               WHEN address_proved_at IS NULL THEN 'activation' ELSE 'approval' END || ' ' || name FROM \"user\" \
               WHERE email = 'wim@music.example'";
    one(app, sql.into()).await.unwrap()
}

/// The secret that forgot-password mails; none where nothing was mailed.
async fn forgot(app: &TestApp) -> Option<String> {
    post(app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
    let mail = newest_mail(app, EMAIL).await?;
    Some(mail["password"].as_str()?.to_owned())
}

on_both! {
    // JOIN-17.
    async fn join_17_no_proof_of_the_address_replaces_the_approval(app: TestApp) {
        let school = School::open(&app).await;
        let provider = Provider::start(Claims::InIdToken);
        let settings = provider.settings();
        let server = app
            .beside_with(|config| {
                config.registration = Registration::Approval;
                config.openid = Some(settings);
            })
            .await;
        register(&server, "Wim Waiting", EMAIL).await;
        assert_eq!(standing(&app).await, "activation Wim Waiting");

        // Forgot and reset prove the address, before any link was opened.
        let secret = forgot(&server).await.unwrap();
        let id: Value = json!(sign_in(&server, EMAIL, &secret).await.body["userId"]);
        let reset = json!({ "userId": id, "tempPassword": secret, "newPassword": "Sarabande1!" });
        assert_eq!(post(&server, "/api/auth/reset-password", reset).await.status, 200);
        assert_eq!(standing(&app).await, "approval Wim Waiting");

        // Forgot and new-password.
        let secret = forgot(&server).await.unwrap();
        let chosen = json!({ "userId": id, "currentPassword": secret, "newPassword": "Sarabande2!" });
        let signed_in = post(&server, "/api/auth/new-password", chosen).await;
        assert_eq!(signed_in.body["user"]["waitsFor"], "approval", "{}", signed_in.body);
        let token = signed_in.body["token"].as_str().unwrap().to_owned();

        // Another password by somebody signed in, another address, another link, another registration, the provider.
        let chosen = json!({ "currentPassword": "Sarabande2!", "newPassword": "Sarabande3!" });
        let changed = call(&server, "POST", "/api/auth/new-password", &token, chosen).await;
        assert_eq!(changed.body["user"]["waitsFor"], "approval", "{}", changed.body);
        let token = changed.body["token"].as_str().unwrap();
        let profile = json!({ "name": "Wim Waiting", "email": "else@music.example", "phoneNumber": "" });
        let refused = call(&server, "PUT", "/api/users/profile", token, profile).await;
        assert_eq!(refusal(&refused), (403, "approval_pending"));
        post(&server, "/api/auth/activate", json!({ "email": EMAIL })).await;
        assert_ne!(newest_mail(&app, EMAIL).await.unwrap()["template"], "activation");
        assert_eq!(register(&server, "Eve Else", EMAIL).await.status, 200);
        assert_eq!(sign_in(&server, EMAIL, "quill-ink").await.status, 401, "the password is not the last registration's");
        let person = google::person(EMAIL, true);
        let external = google::sign_in_as(&server, &provider, &person).await;
        assert_eq!(external.body["user"]["waitsFor"], "approval", "{}", external.body);
        assert_eq!(standing(&app).await, "approval Wim Waiting");
        assert_eq!(sign_in(&server, EMAIL, "Sarabande3!").await.status, 200);

        // Suspended: the same ways, and none of them leads in.
        let path = format!("/api/admin/users/{}/status", id.as_str().unwrap());
        let suspended = call(&server, "PUT", &path, school.ada.token(), json!({ "status": "suspended" })).await;
        assert_eq!(suspended.status, 200);
        assert_eq!(forgot(&server).await, None);
        let chosen = json!({ "userId": id, "currentPassword": "Sarabande3!", "newPassword": "Sarabande4!" });
        assert_eq!(refusal(&post(&server, "/api/auth/new-password", chosen).await), (403, "account_suspended"));
        post(&server, "/api/auth/activate", json!({ "email": EMAIL })).await;
        register(&server, "Eve Else", EMAIL).await;
        for server in [&server, &offering_openly(&app, &provider).await] {
            let external = google::sign_in_as(server, &provider, &person).await;
            assert_eq!(refusal(&external), (403, "account_suspended"));
        }
        assert_eq!(standing(&app).await, "suspended Wim Waiting");
        let reactivated = call(&server, "PUT", &path, school.ada.token(), json!({ "status": "active" })).await;
        assert_eq!(reactivated.status, 200);
        assert_eq!(standing(&app).await, "approval Wim Waiting", "it waits as before");
    }
}

async fn offering_openly(app: &TestApp, provider: &Provider) -> TestApp {
    google::offering(app, provider).await
}

on_both! {
    // JOIN-17.
    async fn join_17_a_provider_links_nothing_to_who_is_suspended(app: TestApp) {
        let school = School::open(&app).await;
        let provider = Provider::start(Claims::InIdToken);
        let server = google::offering(&app, &provider).await;
        school.execute("UPDATE \"user\" SET suspended_at = created_at WHERE name = 'Otto Tutor'").await;
        let otto = google::person("otto@music.example", true);
        let refused = google::sign_in_as(&server, &provider, &otto).await;
        assert_eq!(refusal(&refused), (403, "account_suspended"));
        let links = "SELECT COUNT(*) FROM external_identity";
        assert_eq!(one::<i64>(&app, links.into()).await, Some(0));
    }
}

on_both! {
    async fn earlier_activation_link_follows_the_changed_setting(app: TestApp) {
        let _school = School::open(&app).await;
        register(&app, "Wim Waiting", EMAIL).await;
        let server = with(&app, Registration::Approval).await;
        assert_eq!(activate(&server, EMAIL).await.status, 200);
        assert_eq!(standing(&app).await, "approval Wim Waiting");
    }
}
