//! Requests as they were sent once, each with the answer that it got: sent again, they get the same.

use std::collections::BTreeMap;

use reqwest::{Method, header};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{file, is_recording, recorder};
use crate::{
    school::{Person, Reply, School},
    support::{CLIENT, TestApp},
};

/// A request, and the answer that it got. People and the lesson stand by name: `{anna}`, `{lesson}`.
#[derive(Serialize, Deserialize)]
pub struct Recorded {
    /// Method and path, as in the document.
    pub call: String,
    /// Who sent it; nobody without a session.
    pub who: Option<String>,
    /// The body, as it was sent. `{x*300}` stands for so many of the letter.
    pub send: String,
    /// Status of the answer.
    pub status: u16,
    /// Its body, without what differs each time.
    pub answer: Value,
}

/// A school, whose ids are hidden behind names.
pub struct Stage<'a> {
    school: &'a School<'a>,
    names: BTreeMap<&'static str, String>,
}

impl<'a> Stage<'a> {
    pub async fn of(school: &'a School<'_>) -> Self {
        crate::lessons::goals::piece_of_anna(school.app(), school).await;
        let id = |person: &Person| person.id.to_string();
        let names = BTreeMap::from([
            ("{tess}", id(&school.tess)),
            ("{otto}", id(&school.otto)),
            ("{ada}", id(&school.ada)),
            ("{anna}", id(&school.anna)),
            ("{ben}", id(&school.ben)),
            ("{omar}", id(&school.omar)),
            ("{pat}", id(&school.pat)),
            ("{pia}", id(&school.pia)),
            ("{lesson}", school.one_lesson().await),
        ]);
        Self { school, names }
    }

    /// A text with names in place of ids.
    pub fn named(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (name, id) in &self.names {
            text = text.replace(id, name);
        }
        text
    }

    fn filled(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (name, id) in &self.names {
            text = text.replace(name, id);
        }
        if let Some((before, rest)) = text.split_once("{x*") {
            let (count, after) = rest.split_once('}').unwrap();
            text = format!("{before}{}{after}", "x".repeat(count.parse().unwrap()));
        }
        text
    }

    fn person(&self, name: &str) -> &Person {
        let school = self.school;
        let all = [&school.tess, &school.ada, &school.anna, &school.pat];
        all.into_iter()
            .find(|person| recorder::short(person) == name)
            .unwrap()
    }

    /// Sends it, and hides what differs each time.
    pub async fn send(&self, call: &str, who: Option<&str>, body: &str) -> Reply {
        let (method, path) = call.split_once(' ').unwrap();
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let mut request = CLIENT
            .request(method, format!("{}{}", self.school.url(), self.path(path)))
            .header(header::CONTENT_TYPE, "application/json")
            .body(self.filled(body));
        if let Some(who) = who {
            request = request.bearer_auth(self.person(who).token());
        }
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let mut body: Value = response.json().await.unwrap_or_default();
        self.hide("", &mut body);
        // A failure says its sentence twice.
        if body["error"].is_string() && body["error"] == body["message"] {
            body.as_object_mut().unwrap().remove("message");
        }
        Reply { status, body }
    }

    /// Whom and what a path of the document is about.
    fn path(&self, path: &str) -> String {
        let is_lesson = path.contains("lessons/{id}");
        let path = path.replace("{id}", if is_lesson { "{lesson}" } else { "{anna}" });
        let path = path
            .replace("{lesson_id}", "{lesson}")
            .replace("{teacher_id}", "{otto}")
            .replace("{parent_id}", "{pat}")
            .replace("{piece_id}", crate::lessons::goals::OTHER_PIECE);
        self.filled(&path)
    }

    fn hide(&self, key: &str, value: &mut Value) {
        const SECRETS: [&str; 6] = [
            "token",
            "tempPassword",
            "challenge",
            "secret",
            "uri",
            "draftKey",
        ];
        match value {
            Value::Object(fields) => fields.iter_mut().for_each(|(key, it)| self.hide(key, it)),
            Value::Array(items) => items.iter_mut().for_each(|it| self.hide(key, it)),
            Value::String(text) if SECRETS.contains(&key) => *text = "<secret>".to_owned(),
            Value::String(text) => {
                *text = self.named(text);
                let ids: Vec<_> = text
                    .split('/')
                    .filter(|part| {
                        Uuid::parse_str(part.split('.').next().unwrap_or_default()).is_ok()
                    })
                    .map(str::to_owned)
                    .collect();
                ids.iter().for_each(|id| *text = text.replace(id, "<id>"));
            }
            _ => {}
        }
    }
}

/// Whether an answer still is what was recorded. A malformed request had all its problems told; one is enough.
fn is_as_recorded(recorded: &Recorded, now: &Reply) -> bool {
    if now.status != recorded.status {
        return false;
    }
    let (before, now) = (&recorded.answer, &now.body);
    let told = |body: &Value| body["fields"].as_object().cloned().unwrap_or_default();
    if recorded.status != 400 || told(before).is_empty() {
        return before == now;
    }
    let was_told = |(field, sentences): (&String, &Value)| {
        let known = before["fields"][field].as_array();
        let mut sentences = sentences.as_array().into_iter().flatten();
        sentences.all(|it| known.is_some_and(|known| known.contains(it)))
    };
    before["code"] == now["code"] && !told(now).is_empty() && told(now).iter().all(was_told)
}

fn read() -> BTreeMap<String, Vec<Recorded>> {
    let text = std::fs::read_to_string(file("requests.jsonl")).unwrap();
    let mut calls: BTreeMap<String, Vec<Recorded>> = BTreeMap::new();
    for line in text.lines() {
        let recorded: Recorded = serde_json::from_str(line).unwrap();
        calls
            .entry(recorded.call.clone())
            .or_default()
            .push(recorded);
    }
    calls
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_get_the_answers_that_were_recorded() {
    if is_recording() {
        let lines = recorder::record().await;
        std::fs::write(file("requests.jsonl"), lines).unwrap();
    }
    let mut changes = Vec::new();
    for (call, requests) in read() {
        let app = TestApp::on_sqlite().await;
        let school = School::open(&app).await;
        let stage = Stage::of(&school).await;
        for recorded in requests {
            let now = stage
                .send(&call, recorded.who.as_deref(), &recorded.send)
                .await;
            if !is_as_recorded(&recorded, &now) {
                let before = json!([recorded.status, recorded.answer]);
                let now = json!([now.status, now.body]);
                changes.push(format!("{call} {}\n  - {before}\n  + {now}", recorded.send));
            }
        }
    }
    assert!(
        changes.is_empty(),
        "{} answers changed:\n{}",
        changes.len(),
        changes.join("\n")
    );
}
