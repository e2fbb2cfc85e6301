//! POST /api/messages.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use reedling_server::mail::{Mail, render};
use serde_json::{Value, json};

use crate::{
    accounts::newest_mail,
    school::{Reply, School},
    support::TestApp,
};

const PATH: &str = "/api/messages";
const PRIVACY: &str = "/api/users/privacy";

fn to_teacher(text: &str) -> Value {
    json!({ "to": "teacher", "text": text })
}

fn to_administrator(text: &str) -> Value {
    json!({ "to": "administrator", "text": text })
}

async fn formatted(app: &TestApp, address: &str) -> String {
    let mail = newest_mail(app, address).await.unwrap();
    let mail: Mail = serde_json::from_value(mail).unwrap();
    let mail = render::mail(&app.state.config, "id", &mail)
        .unwrap()
        .formatted();
    String::from_utf8(mail).unwrap().replace("=\r\n", "")
}

on_both! {
    // MSG-01, SET-14.
    async fn msg_01_each_message_is_one_mail_to_the_right_person(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        let reschedule = json!({ "to": "teacher", "lessonId": lesson, "text": "Could it be <b>later</b>?" });
        for (who, body, name, address) in [
            (&school.anna, to_teacher("I am ill."), "Tess Tutor", "tess@music.example"),
            (&school.omar, to_teacher("I am ill."), "Otto Tutor", "otto@music.example"),
            (&school.anna, reschedule.clone(), "Tess Tutor", "tess@music.example"),
            (&school.pat, reschedule, "Tess Tutor", "tess@music.example"),
            (&school.pia, to_administrator("My child is missing."), "Ada Min", "ada@music.example"),
        ] {
            let before = (school.count("job").await, school.mails_to(address).await);
            let reply = school.post(who, PATH, body.clone()).await;
            let sentence = format!("Your message to {name} is on its way.");
            assert_eq!((reply.status, &reply.body), (200, &json!({ "message": sentence })));
            let after = (school.count("job").await, school.mails_to(address).await);
            assert_eq!(after, (before.0 + 1, before.1 + 1), "{body}");
        }
        school.post(&school.pat, PATH, json!({ "to": "teacher", "lessonId": lesson, "text": "<b>Later</b>?" })).await;
        let mail = formatted(&app, "tess@music.example").await;
        assert!(mail.contains("Pat Bell wrote to you"), "{mail}");
        assert!(mail.contains("About the lesson: ") && mail.contains("with Anna Bell"), "{mail}");
        assert!(mail.contains("&lt;b&gt;Later"), "{mail}");
    }
}

on_both! {
    // MSG-01.
    async fn msg_01_sixth_message_within_an_hour_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        for number in 0..5 {
            let reply = school.post(&school.anna, PATH, to_administrator(&format!("Number {number}"))).await;
            assert_eq!(reply.status, 200);
        }
        let mails = school.count("job").await;
        let sixth = school.post(&school.anna, PATH, to_administrator("Number 6")).await;
        assert_eq!((sixth.status, &sixth.body["code"]), (429, &json!("too_many_attempts")));
        assert!(sixth.body["message"].as_str().unwrap().len() > 10);
        assert_eq!(school.count("job").await, mails);
        assert_eq!(school.post(&school.ben, PATH, to_administrator("Mine")).await.status, 200);
        app.clock.advance(TimeDelta::seconds(3_601));
        assert_eq!(school.post(&school.anna, PATH, to_administrator("Later")).await.status, 200);
    }
}

on_both! {
    // MSG-01.
    async fn msg_01_invalid_message_is_a_field_error_and_not_counted(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        let about = |id: &str| json!({ "to": "teacher", "lessonId": id, "text": "Later?" });
        for (who, body, status, field) in [
            (&school.anna, to_teacher(""), 422, "text"),
            (&school.anna, to_teacher("\u{200B}\u{2060}"), 422, "text"),
            (&school.anna, to_teacher(&"a".repeat(2_001)), 422, "text"),
            (&school.anna, to_teacher(&"a".repeat(10_000)), 422, "text"),
            (&school.anna, json!({ "to": "everybody", "text": "Hello" }), 422, "to"),
            (&school.pat, to_teacher("Whose?"), 422, "lessonId"),
            (&school.ben, about(&lesson), 404, ""),
            (&school.pia, about(&lesson), 404, ""),
        ] {
            for _ in 0..3 {
                let reply = school.post(who, PATH, body.clone()).await;
                assert_eq!(reply.status, status, "{}", reply.body);
                let fields: Vec<&String> = reply.body["fields"].as_object().unwrap().keys().collect();
                assert_eq!(fields, [field].iter().filter(|name| !name.is_empty()).collect::<Vec<_>>());
            }
        }
        assert_eq!(school.post(&school.anna, PATH, to_teacher(&"a".repeat(2_000))).await.status, 200);
        // A parent who was unlinked while the screen was open learns nothing of the lesson.
        let unlink = format!("/api/admin/parents/{}/children/{}", school.pat.id, school.anna.id);
        assert_eq!(school.delete(&school.ada, &unlink).await.status, 200);
        let reply = school.post(&school.pat, PATH, about(&lesson)).await;
        assert_eq!((reply.status, &reply.body["message"]), (404, &json!("There is no such lesson.")));
    }
}

on_both! {
    // MSG-01, JOIN-15: who taught the student before is nobody to write to.
    async fn msg_01_a_former_teacher_gets_no_message_about_an_earlier_lesson(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        let unlink = format!("/api/admin/students/{}/teachers/{}", school.anna.id, school.tess.id);
        assert_eq!(school.delete(&school.ada, &unlink).await.status, 200);
        let mails = school.count("job").await;
        let body = json!({ "to": "teacher", "lessonId": lesson, "text": "Later?" });
        for who in [&school.pat, &school.anna] {
            let reply = school.post(who, PATH, body.clone()).await;
            let text = "This teacher does not teach the student any more. Please ask the school.";
            assert_eq!((reply.status, &reply.body["fields"]["to"]), (422, &json!([text])), "{}", reply.body);
        }
        assert_eq!(school.count("job").await, mails);
    }
}

on_both! {
    // MSG-02.
    async fn msg_02_a_message_changes_nothing_else(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        let before = school.contents().await;
        let body = json!({ "to": "teacher", "lessonId": lesson, "text": "Could we meet later?" });
        assert_eq!(school.post(&school.pat, PATH, body).await.status, 200);
        let after = school.contents().await;
        let changed: BTreeSet<&str> = after
            .iter()
            .filter(|(table, rows)| before.get(*table) != Some(*rows))
            .map(|(table, _)| table.as_str())
            .collect();
        assert_eq!(changed, BTreeSet::from(["activity", "job"]));
    }
}

on_both! {
    // MSG-02, SET-14.
    async fn msg_02_who_allows_no_messages_gets_none(app: TestApp) {
        let school = School::open(&app).await;
        school.put(&school.tess, PRIVACY, json!({ "allowMessages": false })).await;
        school.put(&school.ada, PRIVACY, json!({ "allowMessages": false })).await;
        for body in [to_teacher("Hello"), to_administrator("Hello")] {
            let reply = school.post(&school.anna, PATH, body).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            assert!(reply.body["fields"]["to"][0].as_str().unwrap().contains("takes messages here")
                || reply.body["fields"]["to"][0].as_str().unwrap().contains("takes no messages here"));
        }
        assert_eq!(school.mails_to("tess@music.example").await, 0);
        assert_eq!(school.mails_to("ada@music.example").await, 0);
    }
}

on_both! {
    // MSG-02.
    async fn msg_02_the_senders_address_shows_only_where_their_privacy_allows_it(app: TestApp) {
        let school = School::open(&app).await;
        school.post(&school.anna, PATH, to_teacher("Hello")).await;
        let mail = formatted(&app, "tess@music.example").await;
        assert!(!mail.contains("Reply-To") && !mail.contains("anna@"), "{mail}");
        school.put(&school.anna, PRIVACY, json!({ "showEmail": true })).await;
        school.post(&school.anna, PATH, to_teacher("Hello again")).await;
        let mail = formatted(&app, "tess@music.example").await;
        assert!(mail.contains("Reply-To: \"Anna Bell\" <anna@music.example>"), "{mail}");
    }
}

/// Anna writes to her teacher under a key; the answer, and whether it was given before.
async fn keyed(school: &School<'_>, body: &Value, key: &str) -> (Reply, bool) {
    let request = school.client().post(format!("{}{PATH}", school.url()));
    let request = request.bearer_auth(school.anna.token()).json(body);
    let response = request.header("Idempotency-Key", key).send().await.unwrap();
    let replay = response.headers().get("Idempotent-Replay");
    let is_replay = replay.is_some_and(|value| value == "true");
    let status = response.status().as_u16();
    let body = response.json().await.unwrap();
    (Reply { status, body }, is_replay)
}

on_both! {
    // MSG-01: an answer that was lost.
    async fn msg_01_repeated_message_under_one_key_is_one_mail(app: TestApp) {
        let school = School::open(&app).await;
        let hello = to_teacher("I am ill.");
        let (first, is_replay) = keyed(&school, &hello, "one").await;
        assert_eq!((first.status, is_replay), (200, false));
        for _ in 0..6 {
            assert_eq!(keyed(&school, &hello, "one").await, (first.clone(), true));
        }
        assert_eq!(school.mails_to("tess@music.example").await, 1);
        let (other, _) = keyed(&school, &to_teacher("Never mind."), "one").await;
        assert_eq!((other.status, &other.body["code"]), (422, &json!("idempotency_mismatch")));
        // What was refused may be sent again under its key.
        let (refused, _) = keyed(&school, &to_teacher(""), "two").await;
        assert_eq!(refused.status, 422);
        for (number, expected) in [(2, 200), (3, 200), (4, 200), (5, 200), (6, 429)] {
            let key = format!("key {number}");
            assert_eq!(keyed(&school, &hello, &key).await.0.status, expected, "{key}");
        }
        assert_eq!(school.mails_to("tess@music.example").await, 5);
    }
}
