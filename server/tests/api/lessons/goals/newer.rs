//! Rows that a newer release has written while it runs beside this one, and rows of the release before.

use sea_orm::DbBackend;
use serde_json::{Value, json};

use super::{complete, goals_of, lesson_on, practise, repertoire, repertoire_path};
use crate::{
    fixture::bring_up,
    school::{Reply, School},
};

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

/// Cards and plan of a lesson.
async fn stored(school: &School<'_>, id: &str) -> Value {
    let set = goals_of(school, id).await;
    json!([set["cards"], set["plan"]])
}

/// The tempo that a lesson's week begins with.
fn first_tempo(set: &Value) -> Option<u64> {
    let days = set["plan"]["dailyPlan"].as_array().unwrap().iter();
    let mut items = days.flat_map(|day| day["repertoire"].as_array().unwrap());
    items.find_map(|item| item["targetTempoBpm"].as_u64())
}

on_both! {
    // GOAL-33: plans of the release that kept the tempi of a week within its cards; one has no cards.
    async fn goal_33_plans_of_before_keep_cards_and_tempi(app: TestApp) {
        let school = School::open(&app).await;
        let mut etude = practise("Étude");
        etude["tempo"] = json!({ "next": 90 });
        let mut lessons = Vec::new();
        for day in [-14, -7] {
            let id = lesson_on(&school, &school.tess, day).await;
            complete(&school, &id, json!({ "goals": [etude] })).await;
            lessons.push(id);
        }
        let plans = [stored(&school, &lessons[0]).await, stored(&school, &lessons[1]).await];
        let next = async || {
            let id = lesson_on(&school, &school.tess, 0).await;
            complete(&school, &id, json!({ "goals": [practise("Étude")] })).await;
            first_tempo(&goals_of(&school, &id).await)
        };
        let goes_on = next().await;
        assert!(goes_on.is_some(), "nothing but the plans before tells a tempo");
        // As of a model: texts alone.
        let without = lesson_on(&school, &school.tess, -21).await;
        complete(&school, &without, json!({ "goals": [practise("Étude")] })).await;
        school.execute("UPDATE practice_plan SET cards = NULL, tempi = NULL WHERE lesson_id IN \
                        (SELECT id FROM lesson WHERE start_at = (SELECT MIN(start_at) FROM lesson))").await;
        let together = match app.state.db.backend() {
            DbBackend::Sqlite => "json_object('days', json(cards), 'tempi', json(COALESCE(tempi, '[]')))",
            _ => "jsonb_build_object('days', cards, 'tempi', COALESCE(tempi, '[]'::jsonb))",
        };
        for sql in [
            format!("UPDATE practice_plan SET cards = {together} WHERE cards IS NOT NULL"),
            "ALTER TABLE practice_plan DROP COLUMN tempi".to_owned(),
            "ALTER TABLE body_state DROP COLUMN answered_at".to_owned(),
            "ALTER TABLE piece DROP COLUMN clean_tempo".to_owned(),
            "DELETE FROM seaql_migrations WHERE version >= 'm20261126' AND version < 'm20261128_000011'"
                .to_owned(),
        ] {
            school.execute(&sql).await;
        }
        assert_eq!(bring_up(&app.state.db).await.unwrap(), 2);
        assert_eq!([stored(&school, &lessons[0]).await, stored(&school, &lessons[1]).await], plans);
        assert_eq!(next().await, goes_on);
        assert_eq!(goals_of(&school, &without).await["cards"], Value::Null);
    }
}
