//! Who joins as a teacher, who decides, and how an account ends.

mod approvals;
mod at_once;
mod ending;
mod last_administrator;
mod links;
mod proofs;
mod registration;
mod suspended;

use reedling_server::config::registration::Registration;
use serde_json::{Value, json};

use crate::{
    accounts::{Answer, call, newest_mail, post},
    support::TestApp,
};

/// A server beside the first one, with that setting.
async fn with(app: &TestApp, registration: Registration) -> TestApp {
    app.beside_with(|config| config.registration = registration)
        .await
}

/// Registers a teacher with the password "quill-ink".
async fn register(app: &TestApp, name: &str, email: &str) -> Answer {
    let body = json!({ "name": name, "email": email, "password": "quill-ink" });
    post(app, "/api/auth/register", body).await
}

/// Opens the activation link that was mailed last.
async fn activate(app: &TestApp, email: &str) -> Answer {
    let path = activation_link(app, email).await;
    call(app, "GET", &path, "", Value::Null).await
}

/// The call of the link.
async fn activation_link(app: &TestApp, email: &str) -> String {
    let mail = newest_mail(app, email).await.unwrap();
    let link = mail["link"].as_str().unwrap();
    format!("/api{}", &link[link.find("/auth/activate").unwrap()..])
}

/// Status and code of an answer.
fn refusal(answer: &Answer) -> (u16, &str) {
    (
        answer.status,
        answer.body["code"].as_str().unwrap_or_default(),
    )
}
