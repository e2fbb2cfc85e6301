//! How identifiers, instants and failures look on the wire (D5, D10).

mod answers;
mod changes;
mod choices;
mod codes;
mod document;
mod heads;

use std::collections::BTreeSet;

use chrono::DateTime;
use serde_json::{Value, json};
use uuid::{Uuid, Version};

use crate::{
    accounts::{self, sign_in},
    authorization::documented,
    lessons::schedule::weekly,
    school::School,
    support::CLIENT,
};

/// Keys whose values are instants, and keys whose values are identifiers.
#[derive(Default)]
struct Seen {
    instants: BTreeSet<String>,
    identifiers: BTreeSet<String>,
}

impl Seen {
    /// Looks at every text of an answer: what can be read as an instant or an identifier is as it should be, and what
    /// is named like one is one.
    fn look_at(&mut self, key: &str, value: &Value) {
        match value {
            Value::Object(fields) => fields
                .iter()
                .for_each(|(key, value)| self.look_at(key, value)),
            Value::Array(items) => items.iter().for_each(|item| self.look_at(key, item)),
            Value::String(text) => {
                let instant = DateTime::parse_from_rfc3339(text);
                let identifier = Uuid::parse_str(text);
                if let Ok(instant) = &instant {
                    assert_eq!(instant.offset().local_minus_utc(), 0, "{key}: {text}");
                    self.instants.insert(key.to_owned());
                }
                if let Ok(identifier) = &identifier {
                    assert_eq!(
                        identifier.get_version(),
                        Some(Version::SortRand),
                        "{key}: {text}"
                    );
                    assert_eq!(*text, identifier.hyphenated().to_string(), "{key}");
                    self.identifiers.insert(key.to_owned());
                }
                let is_instant = key.ends_with("At") || key.ends_with("Time") || key == "timestamp";
                assert!(!is_instant || instant.is_ok(), "{key}: {text}");
                let is_identifier = key == "id" || key.ends_with("Id");
                assert!(!is_identifier || identifier.is_ok(), "{key}: {text}");
            }
            Value::Number(number) => {
                assert!(key != "id" && !key.ends_with("Id"), "{key}: {number}");
            }
            Value::Null | Value::Bool(_) => {}
        }
    }
}

on_both! {
    // SRV-22.
    async fn srv_22_ids_are_uuid_v7_and_timestamps_utc(app: TestApp) {
        let school = School::open(&app).await;
        let mut seen = Seen::default();
        let reply = school.schedule(weekly(&school, 2)).await;
        seen.look_at("", &reply.body);
        let lesson = reply.body["lessons"][0]["id"].as_str().unwrap().to_owned();
        let notes = json!({ "completed": true, "teacherNotes": "G major scale uneven." });
        let path = format!("/api/lessons/{lesson}/complete");
        let reply = school.send(&school.tess, "PATCH", &path, Some(notes), None).await;
        seen.look_at("", &reply.body);
        let feedback = json!({ "content": "Good work.", "teacherRating": 4 });
        school.put(&school.tess, &format!("/api/lesson-feedback/{lesson}"), feedback).await;
        school.record_exam(&school.anna, 80).await;
        let mut answered = 0;
        for (method, path) in documented() {
            if method != "GET" {
                continue;
            }
            let path = path.replace("{id}", &school.anna.id.to_string());
            for who in [&school.ada, &school.tess, &school.anna, &school.pat] {
                let reply = school.get(who, &path).await;
                seen.look_at("", &reply.body);
                answered += usize::from(reply.status == 200);
            }
        }
        assert!(answered > 40, "{answered}");
        for key in ["startTime", "endTime", "completedAt", "createdAt", "timestamp", "lastUsedAt"] {
            assert!(seen.instants.contains(key), "{key} is not in {:?}", seen.instants);
        }
        assert!(seen.identifiers.contains("id"), "{:?}", seen.identifiers);
    }
}

/// Status and code of a failure of the one form.
async fn failure(request: reqwest::RequestBuilder) -> (u16, String) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let has_pause = response.headers().contains_key("retry-after");
    assert_eq!(has_pause, [429, 503].contains(&status), "{status}");
    let body: Value = response.json().await.unwrap();
    assert!(
        body["error"].is_string() && body["fields"].is_object(),
        "{body}"
    );
    (status, body["code"].as_str().unwrap().to_owned())
}

on_both! {
    // SRV-24.
    async fn srv_24_each_kind_of_failure_has_its_status(app: TestApp) {
        let school = School::open(&app).await;
        let lessons = format!("{}/api/teachers/lessons", app.url);
        let post = |token: &str| CLIENT.post(&lessons).bearer_auth(token);
        let tess = school.tess.token();
        let title = |title: &str| {
            let mut body = weekly(&school, 1);
            body["title"] = json!(title);
            body
        };
        let foreign = {
            let mut body = weekly(&school, 1);
            body["studentId"] = json!(school.omar.id);
            body
        };
        let cancelled = school.one_lesson().await;
        school.cancel(&json!(cancelled)).await;
        let again = CLIENT.delete(format!("{lessons}/{cancelled}")).bearer_auth(tess);
        let as_json = |text: &'static str| post(tess).header("content-type", "application/json").body(text);
        for (request, status, code) in [
            (as_json("{\"title\": "), 400, "malformed"),
            (CLIENT.post(&lessons).json(&title("T")), 401, "unauthenticated"),
            (post(school.anna.token()).json(&title("T")), 403, "forbidden"),
            (post(tess).json(&foreign), 404, "not_found"),
            (again, 409, "lesson_not_scheduled"),
            (post(tess).json(&title(&"T".repeat(300_000))), 413, "too_large"),
            (post(tess).json(&title("")), 422, "invalid"),
        ] {
            assert_eq!(failure(request).await, (status, code.to_owned()));
        }

        accounts::account(&app, "slow@music.example", "active", false).await;
        for _ in 0..5 {
            assert_eq!(sign_in(&app, "slow@music.example", "wrong").await.status, 401);
        }
        let body = json!({ "email": "slow@music.example", "password": "wrong" });
        let login = CLIENT.post(format!("{}/api/auth/login", app.url)).json(&body);
        assert_eq!(failure(login).await, (429, "too_many_attempts".to_owned()));

        app.state.db.close().await;
        assert_eq!(failure(post(tess).json(&title("T"))).await, (503, "unavailable".to_owned()));
    }
}
