//! Bodies as large as valid notes and goals may be.

use serde_json::{Value, json};

use super::{change, complete, goals_of, lesson_on};
use crate::{school::School, support::CLIENT};

/// A goal whose texts have the most characters, each of four bytes.
fn longest_goal(number: usize) -> Value {
    let text = |most: usize| "🎵".repeat(most);
    let subject = format!("{number:04}{}", text(996));
    json!({
        "do": "practise",
        "subject": { "kind": "words", "text": subject },
        "places": vec![json!({ "kind": "words", "text": text(200) }); 20],
        "how": text(200),
        "said": text(1_000),
        "needs": vec!["articulation"; 20],
    })
}

/// JSON with each character outside of ASCII as an escape, as many clients write it.
fn escaped(body: &Value) -> String {
    let mut written = String::new();
    for unit in body.to_string().encode_utf16() {
        match u8::try_from(unit) {
            Ok(byte) if byte.is_ascii() => written.push(char::from(byte)),
            _ => written.push_str(&format!("\\u{unit:04x}")),
        }
    }
    written
}

/// Status and answer of a body that is sent as it is written.
async fn sent(school: &School<'_>, (method, path): (&str, &str), body: String) -> (u16, Value) {
    let address = format!("{}{path}", school.app().url);
    let request = CLIENT.request(method.parse().unwrap(), address);
    let request = request
        .bearer_auth(school.tess.token())
        .header("content-type", "application/json");
    let response = request.body(body).send().await.unwrap();
    (response.status().as_u16(), response.json().await.unwrap())
}

on_both! {
    async fn any_valid_body_of_notes_and_goals_fits(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = lesson_on(&school, &school.tess, -1).await;
        let goals: Vec<Value> = (0..60).map(longest_goal).collect();
        let notes = "音".repeat(20_000);
        let path = format!("/api/lessons/{lesson}");
        let body = json!({
            "completed": true, "teacherNotes": "🎵".repeat(20_000), "privateNotes": "🎵".repeat(2_000), "goals": goals,
        });
        let (status, answer) = sent(&school, ("PATCH", &format!("{path}/complete")), escaped(&body)).await;
        assert_eq!(status, 200, "{answer}");
        let set = goals_of(&school, &lesson).await;
        assert_eq!(set["goals"].as_array().unwrap().len(), 60);
        let body = json!({ "goals": [longest_goal(0)], "teacherNotes": notes, "revision": 1 });
        assert_eq!(change(&school, &lesson, body).await.status, 200);
        let next = lesson_on(&school, &school.tess, 1).await;
        let body = escaped(&json!({ "description": "音".repeat(2_000), "notes": notes }));
        let (status, answer) = sent(&school, ("PUT", &format!("/api/lessons/{next}")), body).await;
        assert_eq!(status, 200, "{answer}");
    }
}

on_both! {
    async fn a_body_above_the_limit_of_its_call_is_413(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = lesson_on(&school, &school.tess, 1).await;
        let path = format!("/api/lessons/{lesson}");
        let complete = format!("{path}/complete");
        for (method, path, bytes) in [
            ("PATCH", complete.as_str(), 6_000_000),
            ("PUT", path.as_str(), 300_000),
            ("PUT", "/api/teachers/profile", 66_000),
        ] {
            let (status, answer) = sent(&school, (method, path), "x".repeat(bytes)).await;
            assert_eq!((status, &answer["code"]), (413, &json!("too_large")), "{path}");
            assert!(answer["error"].as_str().unwrap().contains(" KB."), "{answer}");
        }
    }
}

on_both! {
    async fn too_long_notes_are_refused_at_their_field(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = lesson_on(&school, &school.tess, 1).await;
        let reply = complete(&school, &lesson, json!({ "teacherNotes": "音".repeat(20_001) })).await;
        assert_eq!(reply.status, 422);
        assert_eq!(reply.body["error"], "Notes can have at most 20,000 characters");
        let mut goal = longest_goal(0);
        goal["needs"] = json!(vec!["rhythm"; 21]);
        let reply = complete(&school, &lesson, json!({ "goals": [goal] })).await;
        assert!(reply.status == 422 && reply.body["fields"]["goals.0.needs"].is_array(), "{}", reply.body);
    }
}

on_both! {
    async fn an_unknown_field_of_a_goal_is_ignored(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = lesson_on(&school, &school.tess, 1).await;
        let goal = json!({
            "do": "practise", "colour": "red", "tempo": { "now": 60, "swing": true },
            "subject": { "kind": "title", "title": "Minuet", "year": 1725 },
            "places": [{ "kind": "bars", "from": 1, "to": 8, "beat": 2 }],
        });
        let sent = json!({ "goals": [goal], "week": { "days": 5, "nights": 2 }, "body": { "answer": "asUsual", "until": "nextLesson", "mood": 1 } });
        let reply = complete(&school, &lesson, sent).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let set = goals_of(&school, &lesson).await;
        let stored = &set["goals"][0];
        assert_eq!((&stored["do"], &stored["tempo"]["now"], &stored["places"][0]["to"]), (&json!("practise"), &json!(60), &json!(8)));
        assert!(!stored.to_string().contains("colour") && !stored.to_string().contains("year"), "{stored}");
    }
}

on_both! {
    async fn a_list_in_place_of_an_object_is_malformed(app: TestApp) {
        let school = School::open(&app).await;
        let (lesson, other) = (lesson_on(&school, &school.tess, 1).await, lesson_on(&school, &school.tess, 2).await);
        assert_eq!(complete(&school, &other, json!({ "goals": [] })).await.status, 200);
        let goal = |field: &str, value: Value| {
            let subject = json!({ "kind": "technique", "form": "scale", "key": { "tonic": "G", "mode": "major" } });
            let mut goal = json!({ "do": "practise", "subject": subject });
            *goal.pointer_mut(&format!("/{field}")).unwrap_or(&mut json!(null)) = value.clone();
            if goal.pointer(&format!("/{field}")).is_none() {
                goal[field] = value;
            }
            json!({ "goals": [{ "do": "practise", "subject": { "kind": "words", "text": "Slowly" } }, goal] })
        };
        let body = json!({ "goals": [], "body": ["half", null, "nextLesson"] });
        for (sent, path) in [
            (goal("subject", json!(["title", null, "Minuet"])), "goals.1.subject"),
            (goal("subject/key", json!(["G", "major"])), "goals.1.subject.key"),
            (goal("tempo", json!([60, 72, null, "crotchet"])), "goals.1.tempo"),
            (goal("places", json!([{ "kind": "whole" }, ["bars", 1, 8]])), "goals.1.places.1"),
            (json!({ "goals": [["practise", { "kind": "words", "text": "Slowly" }]] }), "goals.0"),
            (json!({ "goals": [], "week": [10, 3] }), "week"),
            (body, "body"),
        ] {
            let mut changed = sent.clone();
            changed["revision"] = json!(1);
            for reply in [complete(&school, &lesson, sent).await, change(&school, &other, changed).await] {
                assert_eq!((reply.status, &reply.body["code"]), (400, &json!("malformed")), "{path}: {}", reply.body);
                assert!(reply.body["fields"][path].is_array(), "{path}: {}", reply.body);
            }
        }
    }
}

on_both! {
    // serde would read an object with one field as the name of that field.
    async fn an_object_in_place_of_a_word_is_malformed(app: TestApp) {
        let school = School::open(&app).await;
        let (lesson, other) = (lesson_on(&school, &school.tess, 1).await, lesson_on(&school, &school.tess, 2).await);
        assert_eq!(complete(&school, &other, json!({ "goals": [] })).await.status, 200);
        let goal = |path: &str, word: &str| {
            let subject = json!({ "kind": "technique", "form": "scale", "key": { "tonic": "G", "mode": "major" } });
            let places = json!([{ "kind": "whole" }]);
            let tempo = json!({ "now": 60, "unit": "crotchet" });
            let mut goal = json!({
                "do": "practise", "subject": subject, "hands": "left", "places": places, "tempo": tempo, "needs": ["rhythm"],
            });
            *goal.pointer_mut(path).unwrap() = json!({ word: null });
            json!({ "goals": [goal] })
        };
        let body = json!({ "goals": [], "body": { "answer": { "half": null }, "until": "nextLesson" } });
        for (sent, path) in [
            (goal("/do", "practise"), "goals.0.do"),
            (goal("/hands", "left"), "goals.0.hands"),
            (goal("/needs/0", "rhythm"), "goals.0.needs.0"),
            (goal("/subject/kind", "technique"), "goals.0.subject.kind"),
            (goal("/subject/form", "scale"), "goals.0.subject.form"),
            (goal("/subject/key/mode", "major"), "goals.0.subject.key.mode"),
            (goal("/places/0/kind", "whole"), "goals.0.places.0.kind"),
            (goal("/tempo/unit", "crotchet"), "goals.0.tempo.unit"),
            (json!({ "goals": [], "week": { "hands": { "left": null } } }), "week.hands"),
            (body, "body.answer"),
        ] {
            let mut changed = sent.clone();
            changed["revision"] = json!(1);
            for reply in [complete(&school, &lesson, sent).await, change(&school, &other, changed).await] {
                assert_eq!((reply.status, &reply.body["code"]), (400, &json!("malformed")), "{path}: {}", reply.body);
                assert!(reply.body["fields"][path].is_array(), "{path}: {}", reply.body);
            }
        }
    }
}
