//! The second factor: no call opens a session without it.

mod settings;
mod sign_in_paths;
mod steps;

use chrono::TimeDelta;
use serde_json::{Value, json};
use totp_rs::{Builder, Secret};
use uuid::Uuid;

use super::{Answer, PASSWORD, account, call, post, sign_in, token_of};
use crate::support::TestApp;

const STEP: TimeDelta = TimeDelta::seconds(30);

/// Somebody whose account has a second factor.
pub struct Owner {
    /// The account.
    pub id: Uuid,
    /// Its address.
    pub email: &'static str,
    /// A session, in which it was set up.
    pub token: String,
    /// The app's secret.
    pub secret: String,
    /// Recovery codes.
    pub codes: Vec<String>,
}

impl Owner {
    /// Sets the app up. A minute later its codes are new.
    pub async fn new(app: &TestApp, email: &'static str) -> Self {
        let (id, _) = account(app, email, "active", false).await;
        let token = token_of(app, email).await;
        let (secret, codes) = set_up(app, &token).await;
        app.clock.advance(STEP * 3);
        Self {
            id,
            email,
            token,
            secret,
            codes,
        }
    }

    /// The code of so many steps from now.
    pub fn code(&self, app: &TestApp, steps: i32) -> String {
        code_of(app, &self.secret, steps)
    }

    /// The first step of a sign-in: what the second one brings.
    pub async fn challenge(&self, app: &TestApp) -> String {
        let answer = sign_in(app, self.email, PASSWORD).await;
        challenge_in(&answer)
    }
}

/// Turns the second factor on for whoever has that session: secret and recovery codes.
pub async fn set_up(app: &TestApp, token: &str) -> (String, Vec<String>) {
    let begun = call(
        app,
        "POST",
        "/api/users/second-factor/begin",
        token,
        Value::Null,
    )
    .await;
    assert_eq!(begun.status, 200, "{}", begun.body);
    let secret = begun.body["secret"].as_str().unwrap().to_owned();
    let body = json!({ "code": code_of(app, &secret, 0) });
    let confirmed = call(app, "POST", "/api/users/second-factor/confirm", token, body).await;
    assert_eq!(confirmed.status, 200, "{}", confirmed.body);
    let codes = confirmed.body["recoveryCodes"].as_array().unwrap();
    let codes = codes.iter().map(|code| code.as_str().unwrap().to_owned());
    (secret, codes.collect())
}

/// The code that an app with this secret shows so many steps from now.
pub fn code_of(app: &TestApp, secret: &str, steps: i32) -> String {
    let secret = Secret::try_from_base32(secret).unwrap();
    let totp = Builder::new().with_secret(secret).build().unwrap();
    let time = app.state.clock.now() + STEP * steps;
    totp.generate(u64::try_from(time.timestamp()).unwrap())
        .to_string()
}

/// What a call answers that wants the second factor: a challenge and nothing else.
pub fn challenge_in(answer: &Answer) -> String {
    let body = &answer.body;
    assert_eq!(
        (answer.status, &body["secondFactor"]),
        (200, &json!(true)),
        "{body}"
    );
    assert!(body["token"].is_null() && body["user"].is_null(), "{body}");
    body["challenge"].as_str().unwrap().to_owned()
}

/// The second step with a code.
pub async fn second_step(app: &TestApp, challenge: &str, code: &str) -> Answer {
    let body = json!({ "challenge": challenge, "code": code });
    post(app, "/api/auth/second-factor", body).await
}

/// The second step with a recovery code.
pub async fn recover(app: &TestApp, challenge: &str, code: &str) -> Answer {
    let body = json!({ "challenge": challenge, "recoveryCode": code });
    post(app, "/api/auth/second-factor", body).await
}
