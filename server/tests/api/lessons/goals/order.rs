//! Lessons in any order, and several teachers.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{
    change, complete, complete_as, goal, goals_of, lesson_on, practise, repertoire, repertoire_path,
};
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
    async fn goal_27_completing_the_first_lesson_late_changes_no_later_plan(app: TestApp) {
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
    // GOAL-27: with a later lesson of the same teacher it is refused, with one of another teacher it is not.
    async fn goal_27_correcting_the_first_lesson_changes_no_later_plan(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let (first, later) = (lesson_on(&school, &school.tess, 1).await, lesson_on(&school, &school.otto, 2).await);
        complete(&school, &first, sent(1)).await;
        complete_as(&school, &school.otto, &later, sent(8)).await;
        let of_later = async || {
            let path = format!("/api/lessons/{later}/goals");
            let mut set = school.get(&school.otto, &path).await.body;
            // What the reader of a change is told may follow.
            set.as_object_mut().unwrap().remove("context");
            set
        };
        let before = of_later().await;
        assert!(before["plan"]["dailyPlan"].is_array(), "{before}");
        let correction = json!({ "goals": [at(practise("Für Elise"), 50), goal("finish", "Minuet in G")], "revision": 1 });
        let corrected = change(&school, &first, correction).await;
        assert_eq!(corrected.status, 200, "{}", corrected.body);
        assert_eq!(goals_of(&school, &first).await["revision"], 2);
        assert_eq!(of_later().await, before);
    }
}

on_both! {
    // GOAL-28.
    async fn goal_28_teachers_do_not_affect_each_others_pieces(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let (tess, otto) = (lesson_on(&school, &school.tess, 1).await, lesson_on(&school, &school.otto, 2).await);
        let sent = json!({ "goals": [at(practise("Für Elise"), 60)] });
        complete(&school, &tess, sent).await;
        complete_as(&school, &school.otto, &otto, json!({ "goals": [practise("Sarabande")] })).await;
        let id = repertoire(&school, &school.tess).await["pieces"][0]["id"].as_str().unwrap().to_owned();
        let typed = json!({ "composer": "Beethoven", "kind": "for his aunt", "goalTempo": { "bpm": 72 } });
        let path = format!("{}/{id}", repertoire_path(&school));
        assert_eq!(school.put(&school.tess, &path, typed).await.status, 200);
        // Title, composer and "with another teacher" only.
        let expected = json!({
            "id": id, "title": "Für Elise", "composer": "Beethoven", "kind": null, "goalTempo": null, "lastCleanTempo": null,
            "state": null, "restingUntil": null, "lessons": 0, "lastSet": null, "withAnotherTeacher": true,
        });
        assert_eq!(repertoire(&school, &school.otto).await["pieces"][0], expected);
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

on_both! {
    // GOAL-01, GOAL-27: "skip it this week" ends with the teacher's next lesson, whichever is completed first.
    async fn a_rest_of_a_week_ends_with_the_next_lesson(app: TestApp) {
        let school = School::open(&app).await;
        let mut week = goal("rest", "Für Elise");
        week["until"] = json!("nextLesson");
        let mut dated = goal("rest", "Für Elise");
        dated["until"] = json!("2026-03-12");
        let state = async || {
            let all = repertoire(&school, &school.tess).await["pieces"].as_array().unwrap().clone();
            let elise = all.iter().find(|piece| piece["title"] == "Für Elise").unwrap();
            (elise["state"].clone(), elise["restingUntil"].clone())
        };
        for (rest, order, during, after) in [
            (&week, [1, 8, 15], (json!("resting"), Value::Null), (json!("active"), Value::Null)),
            (&week, [1, 15, 8], (json!("active"), Value::Null), (json!("active"), Value::Null)),
            (&dated, [1, 8, 15], (json!("resting"), json!("2026-03-12")), (json!("resting"), json!("2026-03-12"))),
        ] {
            for (place, day) in order.into_iter().enumerate() {
                let lesson = lesson_on(&school, &school.tess, day).await;
                let goals = match day {
                    1 => json!([practise("Für Elise")]),
                    8 => json!([rest]),
                    _ => json!([practise("Bourrée")]),
                };
                assert_eq!(complete(&school, &lesson, json!({ "goals": goals })).await.status, 200);
                if day == 8 {
                    let cards = goals_of(&school, &lesson).await["cards"].clone();
                    assert!(cards.is_array() && !cards.to_string().contains("Für Elise"), "{cards}");
                }
                match place {
                    1 => assert_eq!(state().await, during, "{order:?}"),
                    2 => assert_eq!(state().await, after, "{order:?}"),
                    _ => {}
                }
            }
            for table in ["lesson_goal", "piece_state", "piece", "lesson_series"] {
                school.execute(&format!("DELETE FROM {table}")).await;
            }
        }
    }
}

on_both! {
    // Read from the notes, the same.
    async fn what_was_skipped_for_a_week_is_not_carried_on(app: TestApp) {
        let school = School::open(&app).await;
        let days = [(1, "“Für Elise” bars 1-8."), (8, "Skip Für Elise this week. “Bourrée” bars 1-4."), (15, "“Bourrée” bars 5-8.")];
        let mut set = Vec::new();
        for (day, notes) in days {
            let lesson = lesson_on(&school, &school.tess, day).await;
            complete(&school, &lesson, json!({ "teacherNotes": notes })).await;
            set.push(goals_of(&school, &lesson).await["goals"].as_array().unwrap().clone());
        }
        let rests = |goals: &[Value]| goals.iter().filter(|goal| goal["do"] == "rest").count();
        assert_eq!(set.iter().map(|goals| rests(goals)).collect::<Vec<_>>(), [0, 1, 0], "{set:?}");
        let pieces = repertoire(&school, &school.tess).await;
        let states: Vec<_> = pieces["pieces"].as_array().unwrap().iter().map(|piece| piece["state"].clone()).collect();
        assert_eq!(states, ["active", "active"]);
    }
}

on_both! {
    // What the teacher chose in the repertoire is not undone by what the next note leaves out.
    async fn carried_goals_keep_manual_states(app: TestApp) {
        let school = School::open(&app).await;
        let first = lesson_on(&school, &school.tess, 0).await;
        complete(&school, &first, json!({ "teacherNotes": "“Für Elise” bars 1-8." })).await;
        let id = repertoire(&school, &school.tess).await["pieces"][0]["id"].as_str().unwrap().to_owned();
        let path = format!("{}/{id}", repertoire_path(&school));
        for (day, chosen, carried) in [(8, "finished", false), (15, "kept", false)] {
            assert_eq!(school.put(&school.tess, &path, json!({ "state": chosen })).await.status, 200);
            let next = lesson_on(&school, &school.tess, day).await;
            complete(&school, &next, json!({ "teacherNotes": "“Bourrée” bars 1-4." })).await;
            let goals = goals_of(&school, &next).await["goals"].to_string();
            assert_eq!(goals.contains(&id), carried, "{goals}");
            let pieces = repertoire(&school, &school.tess).await;
            let elise = pieces["pieces"].as_array().unwrap().iter().find(|piece| piece["id"] == json!(id)).unwrap();
            assert_eq!(elise["state"], chosen);
        }
    }
}

on_both! {
    async fn a_kept_piece_is_kept_again_after_its_rest(app: TestApp) {
        let school = School::open(&app).await;
        let (first, second) = (lesson_on(&school, &school.tess, -1).await, lesson_on(&school, &school.tess, 0).await);
        complete(&school, &first, json!({ "goals": [goal("keep", "Für Elise")] })).await;
        let mut rests = goal("rest", "Für Elise");
        rests["until"] = json!("2026-03-03");
        complete(&school, &second, json!({ "goals": [rests] })).await;
        let state = async || {
            let piece = repertoire(&school, &school.tess).await["pieces"][0].clone();
            (piece["state"].clone(), piece["restingUntil"].clone())
        };
        assert_eq!(state().await, (json!("resting"), json!("2026-03-03")));
        let next = lesson_on(&school, &school.tess, 3).await;
        let context = goals_of(&school, &next).await["context"].clone();
        assert_eq!(context["pieces"][0]["state"], "kept", "{context}");
        app.clock.advance(TimeDelta::days(2));
        assert_eq!(state().await, (json!("kept"), Value::Null));
    }
}

on_both! {
    async fn lessons_ending_rests_are_read_once(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let rests = ["Für Elise", "Minuet in G", "Bourrée"].map(|title| {
            let mut rests = goal("rest", title);
            rests["until"] = json!("nextLesson");
            rests
        });
        app.statements.take();
        assert_eq!(complete(&school, &id, json!({ "goals": rests })).await.status, 200);
        let sent = app.statements.take();
        let start = r#"SELECT "lesson"."start_at", "lesson"."completed_at" FROM "lesson""#;
        let reads = |sql: &str| sql.starts_with(start) && sql.contains(r#""start_at" >="#);
        assert_eq!(sent.iter().filter(|it| reads(&it.sql)).count(), 1);
    }
}
