//! Accounts, sessions and passwords.

mod address_limit;
mod browsers;
mod crowds;
mod devices;
mod draft_keys;
mod email_change;
pub mod enumeration;
mod fairness;
pub mod google;
mod invitations;
mod joining;
mod limits;
mod mailboxes;
pub mod networks;
mod owner_mails;
mod passwords;
mod races;
mod registration;
mod revocation;
pub mod second_factor;
mod sessions;
mod slowed;
mod throttling;
mod weak_passwords;

use reedling_core::access::Role;
use reedling_server::security::token;
use sea_orm::{ConnectionTrait, Statement};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{
    fixture::{
        account::{PasswordSource, Standing},
        users::{self, NewUser, TemporaryHash},
    },
    support::{CLIENT, TestApp},
};

/// The password of accounts that [`account`] makes.
pub const PASSWORD: &str = "Minuet-in-G-72!";

/// A call without JSON tricks: status, body, and the seconds of a Retry-After.
pub struct Answer {
    /// HTTP status.
    pub status: u16,
    /// JSON, or null.
    pub body: Value,
    /// Retry-After, in seconds.
    pub retry_after: Option<u64>,
}

/// Calls with a token, or without one when it is empty.
pub async fn call(app: &TestApp, method: &str, path: &str, token: &str, body: Value) -> Answer {
    let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
    let mut request = CLIENT.request(method, format!("{}{path}", app.url));
    if !token.is_empty() {
        request = request.bearer_auth(token);
    }
    if !body.is_null() {
        request = request.json(&body);
    }
    let response = request.send().await.unwrap();
    let retry_after = response.headers().get("retry-after");
    let retry_after = retry_after.and_then(|seconds| seconds.to_str().ok()?.parse().ok());
    let status = response.status().as_u16();
    Answer {
        status,
        body: response.json().await.unwrap_or_default(),
        retry_after,
    }
}

/// Posts without a session.
pub async fn post(app: &TestApp, path: &str, body: Value) -> Answer {
    call(app, "POST", path, "", body).await
}

/// Signs in.
pub async fn sign_in(app: &TestApp, email: &str, password: &str) -> Answer {
    post(
        app,
        "/api/auth/login",
        json!({ "email": email, "password": password }),
    )
    .await
}

/// Status of a call that needs a session.
pub async fn me(app: &TestApp, token: &str) -> u16 {
    call(app, "GET", "/api/users/me", token, Value::Null)
        .await
        .status
}

/// The token of a right sign-in.
pub async fn token_of(app: &TestApp, email: &str) -> String {
    let answer = sign_in(app, email, PASSWORD).await;
    answer.body["token"].as_str().unwrap().to_owned()
}

/// An account with a password, or with a temporary one that was just given.
pub async fn account(
    app: &TestApp,
    email: &str,
    status: &'static str,
    temporary: bool,
) -> (Uuid, String) {
    let secret = if temporary {
        token::temporary_password()
    } else {
        PASSWORD.to_owned()
    };
    let id = if temporary {
        let expires_at = app.state.clock.now() + chrono::TimeDelta::days(7);
        let stored = token::temporary_hash(&secret);
        insert(app, email, status, None, Some((stored, expires_at))).await
    } else {
        let hash = app.state.passwords.hash(secret.clone()).await.unwrap();
        insert(app, email, status, Some(hash), None).await
    };
    (id, secret)
}

/// An account with what is stored of its passwords.
pub async fn insert(
    app: &TestApp,
    email: &str,
    status: &'static str,
    password_hash: Option<String>,
    temporary_password: Option<(String, chrono::DateTime<chrono::Utc>)>,
) -> Uuid {
    let now = app.state.clock.now();
    let id = Uuid::now_v7();
    let user = NewUser {
        id,
        name: "Tess Tutor".to_owned(),
        email: Some(email.to_owned()),
        role: Role::Teacher,
        standing: match status {
            "active" => Standing::vouched_for(now),
            _ => Standing::REGISTERED,
        },
        password_hash,
        temporary_password: temporary_password.map(|(hash, expires_at)| TemporaryHash {
            hash,
            expires_at,
            source: PasswordSource::Invitation,
        }),
        phone_number: None,
    };
    users::insert(app.state.db.write(), now, user)
        .await
        .unwrap();
    id
}

/// The newest mail to an address, as it waits to be sent.
pub async fn newest_mail(app: &TestApp, email: &str) -> Option<Value> {
    let sql = format!(
        "SELECT CAST(payload AS TEXT) AS payload FROM job WHERE kind = 'mail' \
         AND CAST(payload AS TEXT) LIKE '%{email}%' ORDER BY id DESC LIMIT 1"
    );
    let text: String = one(app, sql).await?;
    serde_json::from_str(&text).ok()
}

/// The one column of the one row that a statement finds.
pub async fn one<T: sea_orm::TryGetable>(app: &TestApp, sql: String) -> Option<T> {
    let conn = app.state.db.read();
    let statement = Statement::from_string(conn.get_database_backend(), sql);
    let row = conn.query_one_raw(statement).await.unwrap()?;
    row.try_get_by_index(0).ok()
}
