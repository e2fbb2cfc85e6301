//! Completing with goals: PATCH /api/lessons/{id}/complete, GET /api/lessons/{id}/goals.

use serde_json::json;

use super::{complete, goal, goals_of, lesson_on, practise, repertoire};
use crate::school::School;

on_both! {
    async fn confirmed_goals_are_stored_in_their_order(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let mut first = practise("Für Elise");
        first["places"] = json!([{ "kind": "bars", "from": 9, "to": 16 }]);
        first["tempo"] = json!({ "now": 60, "next": 66 });
        first["unheardOf"] = json!("ignored");
        let sent = json!({
            "goals": [first, goal("rest", "Bourrée")],
            "week": { "minutesPerDay": 10, "offDates": ["2026-03-11"] },
            "body": { "answer": "half", "until": "nextLesson" },
        });
        let reply = complete(&school, &id, sent).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let set = goals_of(&school, &id).await;
        assert_eq!((&set["goalsBy"], &set["revision"]), (&json!("teacher"), &json!(1)));
        assert_eq!(set["goals"][0]["places"], json!([{ "kind": "bars", "from": 9, "to": 16 }]));
        assert_eq!(set["goals"][0]["tempo"]["next"], 66);
        assert_eq!(set["goals"][0]["subject"]["kind"], "piece");
        assert_eq!(set["goals"][1]["do"], "rest");
        assert_eq!(set["week"]["minutesPerDay"], 10);
        assert_eq!(set["body"]["answer"], "half");
        assert!(set["plan"]["dailyPlan"].is_array() && set["context"].is_object(), "{set}");
        assert_eq!(set["editableUntil"], "2026-03-23T15:30:00Z");
        let pieces = repertoire(&school, &school.tess).await;
        let states: Vec<_> = pieces["pieces"].as_array().unwrap().iter()
            .map(|piece| (piece["title"].as_str().unwrap(), piece["state"].as_str().unwrap()))
            .collect();
        assert_eq!(states, [("Bourrée", "resting"), ("Für Elise", "active")]);
        assert!(pieces["pieces"][1]["lastCleanTempo"].is_null(), "60 is only set");
    }
}

on_both! {
    async fn an_empty_list_confirms_that_nothing_is_set(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        assert_eq!(complete(&school, &id, json!({ "goals": [] })).await.status, 200);
        let set = goals_of(&school, &id).await;
        assert_eq!((&set["goals"], &set["goalsBy"]), (&json!([]), &json!("teacher")));
    }
}

on_both! {
    async fn scheduled_lesson_shows_the_readers_context(app: TestApp) {
        let school = School::open(&app).await;
        let first = lesson_on(&school, &school.tess, 1).await;
        let sent = json!({ "goals": [practise("Für Elise")], "body": { "answer": "listening", "until": "toldOtherwise" } });
        complete(&school, &first, sent).await;
        let next = lesson_on(&school, &school.tess, 8).await;
        let set = goals_of(&school, &next).await;
        assert!(set["goals"].is_null() && set["plan"].is_null() && set["editableUntil"].is_null(), "{set}");
        let context = &set["context"];
        assert_eq!(context["lessonDate"], "2026-03-09");
        assert_eq!(context["pieces"][0]["title"], "Für Elise");
        assert_eq!(context["pieces"][0]["lastSet"], "2026-03-02");
        assert_eq!(context["open"]["lessonDate"], "2026-03-02");
        assert_eq!(context["open"]["goals"][0]["do"], "practise");
        assert_eq!(context["body"]["answer"], "listening");
        let text = context.to_string();
        for name in ["Anna", "Bell", "Tess", "anna@"] {
            assert!(!text.contains(name), "{name}: {text}");
        }
    }
}

on_both! {
    async fn invalid_goals_are_field_errors_and_write_nothing(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let many = vec![practise("Minuet"); 61];
        let mut fast = practise("Minuet");
        fast["tempo"] = json!({ "now": 999 });
        let unknown = json!({ "do": "practise", "subject": { "kind": "piece", "pieceId": uuid::Uuid::now_v7() } });
        let before = school.contents().await;
        for (sent, field) in [
            (json!({ "goals": many }), "goals"),
            (json!({ "goals": "Minuet" }), "goals"),
            (json!({ "goals": [practise("Minuet"), { "do": "burn", "subject": {} }] }), "goals.1.do"),
            (json!({ "goals": [fast] }), "goals.0.tempo.now"),
            (json!({ "goals": [practise("Minuet"), practise("The minuet")] }), "goals.1.subject"),
            (json!({ "goals": [unknown] }), "goals.0.subject.pieceId"),
            (json!({ "week": { "minutesPerDay": 999 } }), "week.minutesPerDay"),
            (json!({ "week": 7 }), "week"),
            (json!({ "body": { "answer": "perhaps", "until": "nextLesson" } }), "body"),
            (json!({ "body": { "answer": "otherHand", "until": "nextLesson" } }), "body.spared"),
            (json!({ "privateNotes": "x".repeat(2_001) }), "privateNotes"),
        ] {
            let reply = complete(&school, &id, sent.clone()).await;
            assert_eq!(reply.status, 422, "{sent}: {}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{field}: {}", reply.body);
        }
        assert_eq!(school.contents().await, before);
    }
}

on_both! {
    async fn a_piece_of_another_student_is_as_unknown_as_none(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/students/{}/pieces", school.omar.id);
        let omars = school.post(&school.otto, &path, json!({ "title": "Sarabande" })).await;
        assert_eq!(omars.status, 200, "{}", omars.body);
        let id = school.one_lesson().await;
        let of = |piece: &serde_json::Value| json!({ "goals": [{ "do": "practise", "subject": { "kind": "piece", "pieceId": piece } }] });
        let foreign = complete(&school, &id, of(&omars.body["id"])).await;
        let absent = complete(&school, &id, of(&json!(uuid::Uuid::now_v7()))).await;
        assert_eq!((foreign.status, &foreign.body), (422, &absent.body));
    }
}

on_both! {
    // The body's state limits every teacher, and ends as it was said.
    async fn goal_02_what_was_answered_about_the_body_holds_until_it_ends(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let body = async |lesson: &str, who| {
            let reply = school.get(who, &format!("/api/lessons/{lesson}/goals")).await;
            reply.body["context"]["body"]["answer"].clone()
        };
        let first = lesson_on(&school, &school.tess, 1).await;
        let ottos = lesson_on(&school, &school.otto, 4).await;
        let second = lesson_on(&school, &school.tess, 8).await;
        let third = lesson_on(&school, &school.tess, 15).await;
        let careful = json!({ "goals": [], "body": { "answer": "listening", "until": "toldOtherwise" } });
        complete(&school, &first, careful).await;
        assert_eq!(body(&ottos, &school.otto).await, "listening");
        complete(&school, &second, json!({ "goals": [] })).await;
        assert_eq!(body(&third, &school.tess).await, "listening", "not told otherwise");
        let usual = json!({ "goals": [], "body": { "answer": "asUsual", "until": "toldOtherwise" } });
        complete(&school, &third, usual).await;
        let later = lesson_on(&school, &school.otto, 20).await;
        assert!(body(&later, &school.otto).await.is_null());
        // The trail says that, not what.
        let trail = school.get(&school.ada, "/api/admin/activities?limit=50").await.body.to_string();
        assert!(trail.contains("Tess Tutor answered how much Anna Bell may play"), "{trail}");
        assert!(!trail.contains("listening"));
    }
}

on_both! {
    async fn body_answer_is_deleted_a_year_after_its_end(app: TestApp) {
        let school = School::open(&app).await;
        let first = lesson_on(&school, &school.tess, 1).await;
        let sent = json!({ "goals": [], "body": { "answer": "half", "until": "2026-03-20" } });
        complete(&school, &first, sent).await;
        for (days, left) in [(383, 1), (3, 0)] {
            app.clock.advance(chrono::TimeDelta::days(days));
            crate::fixture::cleanup::delete_expired(&app.state).await.unwrap();
            assert_eq!(school.count("body_state").await, left, "{days}");
        }
    }
}

on_both! {
    async fn a_refused_completion_waits_for_no_writer(app: TestApp) {
        let school = School::open(&app).await;
        let (id, done) = (school.one_lesson().await, lesson_on(&school, &school.tess, 1).await);
        complete(&school, &done, json!({ "goals": [] })).await;
        let begun = app.state.db.writes_begun();
        for (lesson, sent, status) in [
            (&id, json!({ "teacherNotes": "" }), 422),
            (&id, json!({ "goals": [{ "do": "dance" }] }), 422),
            (&done, json!({ "goals": [] }), 409),
        ] {
            assert_eq!(complete(&school, lesson, sent).await.status, status);
        }
        assert_eq!(app.state.db.writes_begun(), begun);
    }
}
