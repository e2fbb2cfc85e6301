//! Refusals of those who want to join.

use reedling_server::config::registration::Registration;

use super::{REGISTER, Sent, registration};
use crate::{
    accounts::{self, google},
    provider::{Claims, Provider},
    school::School,
    support::TestApp,
};

const GOOGLE: &str = "/api/auth/google";

/// Who may join, by a form and with a provider.
pub async fn joining(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    let email = "wes@music.example";
    let closed = app
        .beside_with(|config| config.registration = Registration::Closed)
        .await;
    let refused = accounts::post(&closed, REGISTER, registration(email)).await;
    sent.answer("POST", REGISTER, "registration_closed", &refused);

    let provider = Provider::start(Claims::InIdToken);
    let settings = provider.settings();
    let server = app
        .beside_with(|config| {
            config.openid = Some(settings);
            config.registration = Registration::Approval;
        })
        .await;
    let unverified = google::sign_in_as(&server, &provider, &google::person(email, false)).await;
    sent.answer("POST", GOOGLE, "email_not_verified", &unverified);
    let wes = google::person(email, true);
    let waits = google::sign_in_as(&server, &provider, &wes).await;
    let path = format!(
        "/api/admin/users/{}",
        waits.body["userId"].as_str().unwrap()
    );
    assert_eq!(school.delete(&school.ada, &path).await.status, 200);
    let refused = google::sign_in_as(&server, &provider, &wes).await;
    sent.answer("POST", GOOGLE, "registration_refused", &refused);
    let gone = google::begin(&server).await;
    provider.stop();
    let away = google::finish(&server, gone.cookie(), "code", &gone.parameter("state")).await;
    sent.answer("POST", GOOGLE, "provider_unavailable", &away);

    school
        .execute("UPDATE \"user\" SET role = 'TEACHER' WHERE role = 'ADMINISTRATOR'")
        .await;
    let refused = accounts::post(&server, REGISTER, registration("new@music.example")).await;
    sent.answer("POST", REGISTER, "no_administrator", &refused);
}
