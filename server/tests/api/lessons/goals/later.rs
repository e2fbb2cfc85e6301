//! What a later lesson changes in the plan of an earlier one.

use serde_json::{Value, json};

use super::{complete, complete_as, goals_of, lesson_on};
use crate::school::{Person, School};

fn minuet(bars: (u16, u16), tempo: &Value) -> Value {
    let places = json!([{ "kind": "bars", "from": bars.0, "to": bars.1 }]);
    json!({ "do": "practise", "subject": { "kind": "title", "title": "Minuet" }, "places": places, "tempo": tempo })
}

async fn set_by(school: &School<'_>, who: &Person, lesson: &str) -> Value {
    school
        .get(who, &format!("/api/lessons/{lesson}/goals"))
        .await
        .body
}

/// The days of a plan with their texts.
fn days(set: &Value) -> &[Value] {
    set["plan"]["dailyPlan"].as_array().unwrap()
}

on_both! {
    // GOAL-02, GOAL-17: the newer plan of the same teacher has every day from tomorrow on, and today stays as it was.
    async fn later_lesson_leaves_plan_that_its_own_replaces(app: TestApp) {
        let school = School::open(&app).await;
        let (first, today) = (lesson_on(&school, &school.tess, 0).await, lesson_on(&school, &school.tess, 1).await);
        let half = json!({ "answer": "half", "until": "toldOtherwise" });
        let week = json!({ "minutesPerDay": 15 });
        let goals = json!([minuet((17, 24), &json!({ "next": 96 }))]);
        complete(&school, &first, json!({ "goals": goals, "body": half, "week": week })).await;
        let before = goals_of(&school, &first).await;
        let usual = json!({ "answer": "asUsual", "until": "nextLesson" });
        let goals = json!([minuet((9, 16), &json!({ "now": 88 }))]);
        assert_eq!(complete(&school, &today, json!({ "goals": goals, "body": usual })).await.status, 200);
        let after = goals_of(&school, &first).await;
        assert_eq!((&after["plan"], &after["revision"]), (&before["plan"], &json!(1)));
        let summary = goals_of(&school, &today).await["plan"]["weekSummary"].clone();
        assert!(!summary.as_str().unwrap().contains("Half the minutes"), "{summary}");
    }
}

on_both! {
    // GOAL-02, GOAL-27: a plan that is made anew has the tempi of its own lesson, and says of the body what now holds.
    async fn replanned_week_keeps_tempi_of_its_lesson(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let tess = [lesson_on(&school, &school.tess, 0).await, lesson_on(&school, &school.tess, 1).await];
        let ottos = [lesson_on(&school, &school.otto, -8).await, lesson_on(&school, &school.otto, 0).await];
        let usual = json!({ "answer": "asUsual", "until": "nextLesson" });
        let half = json!({ "answer": "half", "until": "toldOtherwise" });
        let reply = complete(&school, &tess[0], json!({ "goals": [], "body": half })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        for (lesson, tempo) in ottos.iter().zip([json!({ "now": 96 }), Value::Null]) {
            let reply = complete_as(&school, &school.otto, lesson, json!({ "goals": [minuet((17, 24), &tempo)], "body": usual })).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
        }
        let before = set_by(&school, &school.otto, &ottos[1]).await;
        let goals = json!([minuet((9, 16), &json!({ "now": 40 }))]);
        assert_eq!(complete(&school, &tess[1], json!({ "goals": goals, "body": usual })).await.status, 200);
        let after = set_by(&school, &school.otto, &ottos[1]).await;
        assert_eq!(after["revision"], 2);
        // Otto's first day is today, 2 March.
        assert_eq!(days(&after)[0], days(&before)[0]);
        let tempi: Vec<i64> = days(&after).iter().flat_map(|day| day["repertoire"].as_array().unwrap())
            .filter_map(|item| item["targetTempoBpm"].as_i64()).collect();
        assert!(!tempi.is_empty() && tempi.iter().all(|bpm| *bpm > 60), "{tempi:?}");
        for (set, is_halved) in [(&before, true), (&after, false)] {
            let summary = set["plan"]["weekSummary"].as_str().unwrap();
            assert_eq!(summary.contains("Half the minutes"), is_halved, "{summary}");
        }
    }
}
