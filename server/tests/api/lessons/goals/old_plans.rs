//! Plans that a model worded for an earlier release, and what their notes were read as.

use serde_json::{Value, json};

use super::{change, complete, goals_of, lesson_on, practise};
use crate::school::School;

/// Makes the plan of a lesson one that a model has worded: texts only.
async fn worded(school: &School<'_>) {
    let sql = "UPDATE practice_plan SET planner = 'some-model', cards = NULL";
    school.execute(sql).await;
}

on_both! {
    // PLAN-20: it reads as before, and changing its goals makes a plan with cards.
    async fn plan_20_plans_of_a_model_read_as_before(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "goals": [practise("Étude")] })).await;
        let path = format!("/api/lessons/{id}");
        let before = school.get(&school.anna, &path).await.body;
        assert!(before["practiceCards"].is_array());
        worded(&school).await;
        for who in [&school.anna, &school.pat, &school.tess] {
            let lesson = school.get(who, &path).await.body;
            assert_eq!((&lesson["practicePlanner"], &lesson["practiceCards"]), (&json!("some-model"), &Value::Null));
            for field in ["practiceGuidance", "practicePlan", "practiceGenerated"] {
                assert_eq!(lesson[field], before[field], "{field}");
            }
        }
        let set = goals_of(&school, &id).await;
        assert_eq!((&set["plan"], &set["cards"]), (&before["practiceGuidance"], &Value::Null));
        let changed = change(&school, &id, json!({ "goals": [practise("Sarabande")], "revision": 1 })).await;
        assert_eq!(changed.body["lesson"]["practicePlanner"], "built-in", "{}", changed.body);
        assert!(goals_of(&school, &id).await["cards"].to_string().contains("Sarabande"));
    }
}

on_both! {
    // GOAL-05: the next week goes on from the tempi that were stored with it, as from a built-in plan.
    async fn goal_05_next_week_goes_on_from_a_models_plan(app: TestApp) {
        let school = School::open(&app).await;
        let mut expected = None;
        for is_worded in [false, true] {
            let mut begun = practise("Étude");
            begun["tempo"] = json!({ "next": 76 });
            let first = lesson_on(&school, &school.tess, -7).await;
            complete(&school, &first, json!({ "goals": [begun] })).await;
            if is_worded {
                worded(&school).await;
            }
            let next = lesson_on(&school, &school.tess, 0).await;
            complete(&school, &next, json!({ "goals": [practise("Étude")] })).await;
            let goes_on = tempi(&goals_of(&school, &next).await);
            assert!(!goes_on.is_empty());
            assert_eq!(&goes_on, expected.get_or_insert(goes_on.clone()));
            for table in ["lesson_goal", "piece_state", "piece", "lesson_series"] {
                school.execute(&format!("DELETE FROM {table}")).await;
            }
        }
    }
}

/// The tempi of a plan, day by day.
fn tempi(set: &Value) -> Vec<u64> {
    let days = set["plan"]["dailyPlan"].as_array().unwrap().iter();
    let items = days.flat_map(|day| day["repertoire"].as_array().unwrap());
    items
        .filter_map(|item| item["targetTempoBpm"].as_u64())
        .collect()
}
