//! Rows that a newer release has written while it runs beside this one.

use serde_json::{Value, json};

use super::{complete, goals_of, lesson_on, practise, repertoire, repertoire_path};
use crate::school::{Reply, School};

/// The answer is that of a server that cannot read this yet.
fn is_for_a_newer_one(reply: &Reply) {
    assert_eq!(
        (reply.status, &reply.body["code"]),
        (503, &json!("unavailable")),
        "{}",
        reply.body
    );
    assert!(
        reply.body["error"].as_str().unwrap().contains("newer"),
        "{}",
        reply.body
    );
}

on_both! {
    async fn values_of_a_newer_release_are_told_apart_from_bugs(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "goals": [practise("Étude")] })).await;
        let goals = format!("/api/lessons/{id}/goals");
        let hum = r#"{ "do": "hum", "subject": { "kind": "skill", "skill": "tone" } }"#;
        school.execute(&format!("UPDATE lesson_goal SET goal = '{hum}'")).await;
        is_for_a_newer_one(&school.get(&school.tess, &goals).await);
        let lesson = format!("/api/lessons/{id}");
        assert_eq!(school.get(&school.tess, &lesson).await.status, 200);
        school.execute("UPDATE lesson SET status = 'POSTPONED'").await;
        for path in [&lesson, "/api/teachers/lessons"] {
            is_for_a_newer_one(&school.get(&school.tess, path).await);
        }
    }
}

on_both! {
    async fn cards_and_states_of_a_newer_release_do_not_fail_as_bugs(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "goals": [practise("Étude")] })).await;
        let cards = r#"[{ "date": "2026-03-03", "tunes": [] }]"#;
        school.execute(&format!("UPDATE practice_plan SET cards = '{cards}'")).await;
        for who in [&school.tess, &school.anna, &school.pat] {
            let lesson = school.get(who, &format!("/api/lessons/{id}")).await;
            assert_eq!((lesson.status, &lesson.body["practiceCards"]), (200, &json!(null)), "{}", lesson.body);
            assert!(lesson.body["practiceGuidance"]["dailyPlan"].is_array(), "{}", lesson.body);
        }
        assert_eq!(goals_of(&school, &id).await["cards"], Value::Null);
        for (column, also) in [("hand_state", ", hand_at = updated_at"), ("state", "")] {
            let also = also.replace("updated_at", "(SELECT MAX(updated_at) FROM piece)");
            school.execute(&format!("UPDATE piece_state SET {column} = 'lent'{also}")).await;
            is_for_a_newer_one(&school.get(&school.tess, &repertoire_path(&school)).await);
            school.execute(&format!("UPDATE piece_state SET {column} = 'active'")).await;
        }
        assert_eq!(repertoire(&school, &school.tess).await["pieces"][0]["state"], "active");
    }
}
