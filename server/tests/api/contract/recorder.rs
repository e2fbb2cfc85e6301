//! Records requests: for each call that takes a body a right one, and each field with what it does not take.

use serde_json::{Value, json};

use super::requests::{Recorded, Stage};
use crate::{
    authorization::table::Operation,
    malformed_input::{self, Target, fields::refused},
    school::{Person, School},
    support::TestApp,
};

/// The given name, as requests have it.
pub fn short(person: &Person) -> String {
    let first = person.name.split(' ').next().unwrap_or_default();
    first.to_lowercase()
}

/// Sends every request to a school of its call's own; the lines of the file.
pub async fn record() -> String {
    let mut lines = String::new();
    for row in malformed_input::writing() {
        let app = TestApp::on_sqlite().await;
        let school = School::open(&app).await;
        let stage = Stage::of(&school).await;
        let target = Target::of(&school, row).await;
        let call = format!("{} {}", row.method, row.path);
        let who = target.caller.map(short);
        for send in bodies(&school, row, &target) {
            let send = shortened(&stage.named(&send));
            let reply = stage.send(&call, who.as_deref(), &send).await;
            let recorded = Recorded {
                call: call.clone(),
                who: who.clone(),
                send,
                status: reply.status,
                answer: reply.body,
            };
            lines.push_str(&serde_json::to_string(&recorded).unwrap());
            lines.push('\n');
        }
    }
    lines
}

fn bodies(school: &School<'_>, row: &Operation, target: &Target<'_>) -> Vec<String> {
    let whole = (row.body)(school, "recorded");
    let mut bodies: Vec<String> = ["", "{", "[]", "null", "{}", "{\"none\":1,\"such\":2}"]
        .map(str::to_owned)
        .to_vec();
    let mut with = |field: &str, value: &Value| {
        let mut body = whole.clone();
        body[field] = value.clone();
        bodies.push(body.to_string());
    };
    for (field, described) in target.properties() {
        with(field, &Value::Null);
        for value in refused(described) {
            with(field, &value);
        }
    }
    for (field, _) in target.properties() {
        let mut without = whole.clone();
        without.as_object_mut().unwrap().remove(field);
        bodies.push(without.to_string());
        let value = json!(whole[field]);
        bodies.push(format!("{{\"{field}\":{value},\"{field}\":{value}}}"));
    }
    bodies.push(whole.to_string());
    bodies
}

/// A long run of one letter, by its length.
fn shortened(text: &str) -> String {
    let longest = text.split(|sign| sign != 'x').max_by_key(|run| run.len());
    match longest {
        Some(run) if run.len() > 100 => text.replacen(run, &format!("{{x*{}}}", run.len()), 1),
        _ => text.to_owned(),
    }
}
