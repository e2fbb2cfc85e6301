//! Goals that a model proposes (D16), which a real endpoint on this machine plays.

mod answers;
mod callers;
pub mod endpoint;
mod failures;
mod question;

use std::time::Duration;

use serde_json::{Value, json};

use self::endpoint::model_at;
use crate::{
    school::{Person, Reply, School},
    support::TestApp,
};

/// How long the endpoint may take in these tests.
const TIMEOUT: Duration = Duration::from_millis(400);

/// Another server on the same database, whose model is at an address.
pub async fn reading_at(app: &TestApp, address: &str) -> TestApp {
    let mut model = model_at(address);
    model.timeout = TIMEOUT;
    app.beside_with(|config| config.model = Some(model)).await
}

/// Tess asks what notes set.
pub async fn propose(school: &School<'_>, lesson: &str, notes: &str) -> Reply {
    propose_as(school, &school.tess, lesson, json!({ "notes": notes })).await
}

async fn propose_as(school: &School<'_>, who: &Person, lesson: &str, body: Value) -> Reply {
    let path = format!("/api/lessons/{lesson}/goals/proposal");
    school.send(who, "POST", &path, Some(body), None).await
}

/// The rows of an answer.
fn rows(reply: &Reply) -> &[Value] {
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body["rows"].as_array().unwrap()
}
