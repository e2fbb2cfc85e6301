//! Signing in with an OpenID provider.

mod accounts;
mod browsers;
mod forged;
mod outages;
mod tokens;

use reqwest::Url;
use serde_json::{Value, json};

use super::Answer;
use crate::{
    provider::{Claims, Provider},
    support::{CLIENT, TestApp},
};

/// The address that the tests are about.
pub const EMAIL: &str = "tess@music.example";

/// A person as the provider knows her; the subject is of her address.
pub fn person(email: &str, verified: bool) -> Value {
    json!({ "sub": format!("of {email}"), "name": "Tess Tutor", "email": email, "email_verified": verified })
}

/// A server beside the first one that offers the provider.
pub async fn offering(app: &TestApp, provider: &Provider) -> TestApp {
    let settings = provider.settings();
    app.beside_with(|config| config.openid = Some(settings))
        .await
}

/// A provider as Google is, and a server that offers it.
pub async fn with_provider(app: &TestApp) -> (Provider, TestApp) {
    let provider = Provider::start(Claims::InIdToken);
    let server = offering(app, &provider).await;
    (provider, server)
}

/// A browser that was sent to the provider.
#[derive(Clone)]
pub struct Sent {
    /// The provider's page.
    pub page: Url,
    /// The cookie with all that was said of it.
    pub set_cookie: String,
}

impl Sent {
    /// A parameter of the provider's page.
    pub fn parameter(&self, name: &str) -> String {
        parameter(&self.page, name)
    }

    /// The cookie, as the browser sends it back.
    pub fn cookie(&self) -> &str {
        self.set_cookie.split(';').next().unwrap()
    }
}

/// A parameter of an address, or nothing.
pub fn parameter(url: &Url, name: &str) -> String {
    url.query_pairs()
        .find(|(key, _)| key == name)
        .map(|(_, value)| value.into_owned())
        .unwrap_or_default()
}

/// Follows the button, up to the provider's page.
pub async fn begin(app: &TestApp) -> Sent {
    let answer = CLIENT
        .get(format!("{}/api/auth/google", app.url))
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 303);
    let header = |name| answer.headers().get(name).unwrap().to_str().unwrap();
    Sent {
        page: header("location").parse().unwrap(),
        set_cookie: header("set-cookie").to_owned(),
    }
}

/// Posts what the callback screen posts.
pub async fn finish(app: &TestApp, cookie: &str, code: &str, state: &str) -> Answer {
    let response = CLIENT
        .post(format!("{}/api/auth/google", app.url))
        .header("cookie", cookie)
        .json(&json!({ "code": code, "state": state }))
        .send()
        .await
        .unwrap();
    Answer {
        status: response.status().as_u16(),
        body: response.json().await.unwrap_or_default(),
        retry_after: None,
    }
}

/// The whole way of somebody.
pub async fn sign_in_as(app: &TestApp, provider: &Provider, person: &Value) -> Answer {
    let sent = begin(app).await;
    let back = provider.sign_in(sent.page.as_str(), person).await;
    let (code, state) = (parameter(&back, "code"), parameter(&back, "state"));
    finish(app, sent.cookie(), &code, &state).await
}
