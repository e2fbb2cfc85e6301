//! Lessons in any order, and several teachers.

use serde_json::{Value, json};

use super::{change, complete, complete_as, goal, goals_of, lesson_on, practise, repertoire};
use crate::school::School;

fn at(mut goal: Value, bpm: u16) -> Value {
    goal["tempo"] = json!({ "now": bpm });
    goal
}

fn sent(day: i64) -> Value {
    let goals = match day {
        1 => json!([at(practise("Für Elise"), 60), practise("Minuet in G")]),
        8 => json!([
            at(practise("The Minuet in G"), 66),
            goal("rest", "Für Elise")
        ]),
        15 => json!([at(practise("Fur elise"), 72), goal("finish", "Minuet in G")]),
        _ => json!([goal("keep", "Für Elise"), practise("Bourrée")]),
    };
    json!({ "goals": goals })
}

on_both! {
    // GOAL-05, GOAL-27.
    async fn goal_27_four_lessons_completed_in_any_order_give_the_same_repertoire(app: TestApp) {
        let school = School::open(&app).await;
        let mut found: Option<Value> = None;
        for order in [[1, 8, 15, 22], [22, 15, 8, 1], [8, 22, 1, 15], [15, 1, 22, 8]] {
            for day in order {
                let lesson = lesson_on(&school, &school.tess, day).await;
                assert_eq!(complete(&school, &lesson, sent(day)).await.status, 200);
            }
            let mut pieces = repertoire(&school, &school.tess).await;
            for piece in pieces["pieces"].as_array_mut().unwrap() {
                // The spelling is that of the lesson that was completed first.
                for field in ["id", "title"] {
                    piece[field] = Value::Null;
                }
            }
            assert_eq!(pieces["pieces"].as_array().unwrap().len(), 3, "{pieces}");
            assert_eq!(&pieces, found.get_or_insert_with(|| pieces.clone()));
            for table in ["lesson_goal", "piece_state", "piece", "lesson_series"] {
                school.execute(&format!("DELETE FROM {table}")).await;
            }
        }
    }
}

on_both! {
    // GOAL-27.
    async fn goal_27_correcting_the_first_lesson_changes_no_later_plan(app: TestApp) {
        let school = School::open(&app).await;
        let (first, later) = (lesson_on(&school, &school.tess, 1).await, lesson_on(&school, &school.tess, 8).await);
        complete(&school, &later, sent(8)).await;
        let plan = goals_of(&school, &later).await["plan"].clone();
        let state = repertoire(&school, &school.tess).await["pieces"][0]["state"].clone();
        complete(&school, &first, sent(1)).await;
        assert_eq!(goals_of(&school, &later).await["plan"], plan);
        assert_eq!(repertoire(&school, &school.tess).await["pieces"][0]["state"], state);
        let late = change(&school, &first, json!({ "goals": [], "revision": 1 })).await;
        assert_eq!(late.status, 409);
    }
}

on_both! {
    // GOAL-28.
    async fn goal_28_two_teachers_neither_rest_nor_take_up_each_other_s_pieces(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let (tess, otto) = (lesson_on(&school, &school.tess, 1).await, lesson_on(&school, &school.otto, 2).await);
        let sent = json!({ "goals": [at(practise("Für Elise"), 60)] });
        complete(&school, &tess, sent).await;
        complete_as(&school, &school.otto, &otto, json!({ "goals": [practise("Sarabande")] })).await;
        let seen = repertoire(&school, &school.otto).await;
        let elise = &seen["pieces"][0];
        assert_eq!(
            (&elise["title"], &elise["state"], &elise["withAnotherTeacher"], &elise["lastCleanTempo"], &elise["lessons"]),
            (&json!("Für Elise"), &Value::Null, &json!(true), &Value::Null, &json!(0))
        );
        // Otto rests the same piece: for Tess it is worked on.
        let next = lesson_on(&school, &school.otto, 9).await;
        complete_as(&school, &school.otto, &next, json!({ "goals": [goal("rest", "Für Elise")] })).await;
        let state = async |who| repertoire(&school, who).await["pieces"][0]["state"].clone();
        assert_eq!(state(&school.otto).await, "resting");
        assert_eq!(state(&school.tess).await, "active");
        assert_eq!(school.count("piece").await, 2);
        // The reader of Otto's next lesson knows Otto's pieces only.
        let later = lesson_on(&school, &school.tess, 16).await;
        let context = goals_of(&school, &later).await["context"].clone();
        assert_eq!(context["pieces"].as_array().unwrap().len(), 1, "{context}");
    }
}
