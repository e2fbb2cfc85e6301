//! Every code that the server sends is in the document, and every code of the document is sent (D13).

mod accounts;
mod joining;
mod lessons;
mod people;
mod requests;

use std::collections::BTreeSet;

use sea_orm::DbBackend;
use serde_json::{Value, json};

use super::document::Document;
use crate::{
    accounts::{Answer, call},
    practice::reading_at,
    school::{Person, School},
    support::TestApp,
};

/// The codes that were answered, each held against the document.
struct Sent {
    document: Document,
    codes: BTreeSet<String>,
}

impl Sent {
    /// Looks at an answer to a call, named as in the document, that is to be refused with that code.
    fn refused(&mut self, method: &str, path: &str, code: &str, status: u16, body: &Value) {
        assert_eq!(body["code"], code, "{method} {path}: {status} {body}");
        self.document.compare(method, path, status, body);
        self.codes.insert(code.to_owned());
    }

    /// Looks at an answer that belongs to no call.
    fn refused_outside(&mut self, code: &str, body: &Value) {
        assert_eq!(body["code"], code, "{body}");
        self.codes.insert(code.to_owned());
    }

    fn answer(&mut self, method: &str, path: &str, code: &str, answer: &Answer) {
        self.refused(method, path, code, answer.status, &answer.body);
    }

    /// Makes a call of the document, with the id in its path, and looks at the answer.
    async fn ask(&mut self, app: &TestApp, who: &Person, what: Refusal<'_>) {
        let Refusal {
            method,
            path,
            id,
            body,
            code,
        } = what;
        let answer = call(app, method, &path.replace("{id}", id), who.token(), body).await;
        self.answer(method, path, code, &answer);
    }
}

/// A call that is refused.
struct Refusal<'a> {
    method: &'a str,
    path: &'a str,
    id: &'a str,
    body: Value,
    code: &'a str,
}

fn refusal<'a>(
    method: &'a str,
    path: &'a str,
    id: &'a str,
    body: Value,
    code: &'a str,
) -> Refusal<'a> {
    Refusal {
        method,
        path,
        id,
        body,
        code,
    }
}

const LESSONS: &str = "/api/teachers/lessons";
const LOGIN: &str = "/api/auth/login";
const REGISTER: &str = "/api/auth/register";

fn registration(email: &str) -> Value {
    json!({ "name": "Nora New", "email": email, "password": "quill-ink" })
}

/// The model that nobody plays.
async fn model_away(app: &TestApp, school: &School<'_>, sent: &mut Sent) {
    let beside = reading_at(app, "http://127.0.0.1:9").await;
    let path = "/api/lessons/{id}/goals/proposal";
    let id = school.one_lesson().await;
    let body = json!({ "notes": "Minuet in G." });
    let away = refusal("POST", path, &id, body, "model_unavailable");
    sent.ask(&beside, &school.tess, away).await;
}

on_both! {
    // WIRE-03.
    async fn wire_03_document_lists_exactly_the_sent_codes(app: TestApp) {
        let school = School::open(&app).await;
        let mut sent = Sent { document: Document::read(), codes: BTreeSet::new() };
        requests::requests(&app, &school, &mut sent).await;
        let (status, body) = requests::slow_body(&app).await;
        sent.refused("POST", LOGIN, "too_slow", status, &body);
        lessons::lessons(&app, &school, &mut sent).await;
        people::people(&app, &school, &mut sent).await;
        accounts::accounts(&app, &school, &mut sent).await;
        joining::joining(&app, &school, &mut sent).await;
        model_away(&app, &school, &mut sent).await;
        requests::outages(&app, &school, &mut sent).await;
        assert!(sent.document.wrong.is_empty(), "{:#?}", sent.document.wrong);
        if app.state.db.backend() == DbBackend::Sqlite {
            // One writer after the other: the second call waits for the first one's answer.
            sent.codes.insert("idempotency_in_progress".to_owned());
        }
        assert_eq!(sent.codes, sent.document.codes());
    }
}
