//! Every call that changes something leaves a line in the audit trail: who did what to whom (D8).

mod call;
mod traces;
mod unchanged;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use self::{
    call::Call,
    traces::{
        SESSIONS, TRACES,
        Who::{self, Ada, Anna, Nobody, Pat, Somebody, Tess},
    },
};
use crate::{
    authorization::documented,
    school::{Person, School},
};

#[test]
fn every_call_that_writes_has_its_trace() {
    let writing: BTreeSet<_> = documented()
        .into_iter()
        .filter(|(method, _)| method != "GET")
        .collect();
    let known = |method: &str, path: &str| (method.to_owned(), path.to_owned());
    let traced: BTreeSet<_> = TRACES
        .iter()
        .filter(|trace| trace.method != "GET")
        .map(|trace| known(trace.method, trace.path))
        .chain(SESSIONS.iter().map(|(method, path)| known(method, path)))
        .collect();
    assert_eq!(traced, writing);
}

on_both! {
    // SRV-34.
    async fn srv_34_every_change_tells_who_did_what_to_whom(app: TestApp) {
        let school = School::open(&app).await;
        let mut wrong = Vec::new();
        for trace in TRACES {
            let call = Call::prepare(&app, &school, trace).await;
            let before = lines(&school).await;
            let status = call.make(&school, trace).await;
            let lines = lines(&school).await;
            let new = &lines[..lines.len() - before.len()];
            let fits = |line: &&Value| {
                line["type"] == trace.kind
                    && is(&school, &line["actor"], trace.actor)
                    && is(&school, &line["subject"], trace.subject)
                    && line["description"].as_str().is_some_and(|text| text.len() > 10)
            };
            if status != 200 || new.iter().filter(fits).count() != 1 {
                wrong.push(format!("{} {}: {status}, {new:?}", trace.method, trace.path));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// The audit trail, newest first.
async fn lines(school: &School<'_>) -> Vec<Value> {
    let reply = school
        .get(&school.ada, "/api/admin/activities?limit=200")
        .await;
    reply.body["activities"].as_array().unwrap().clone()
}

fn is(school: &School<'_>, named: &Value, who: Who) -> bool {
    let person: Option<&Person> = match who {
        Nobody => return named.is_null(),
        Ada => Some(&school.ada),
        Tess => Some(&school.tess),
        Anna => Some(&school.anna),
        Pat => Some(&school.pat),
        Somebody => None,
    };
    match person {
        Some(person) => named["id"] == json!(person.id),
        None => named["id"].is_string(),
    }
}
