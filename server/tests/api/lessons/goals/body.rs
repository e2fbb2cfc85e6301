//! The careful answer, and plans that keep to it.

use serde_json::{Value, json};

use super::{change, complete, complete_as, goals_of, lesson_on, practise};
use crate::school::School;

on_both! {
    // GOAL-02: goals that are sent without an answer about the body get the careful one, from the same words.
    async fn goal_02_confirmed_goals_without_an_answer_get_the_careful_one(app: TestApp) {
        let school = School::open(&app).await;
        for (notes, answer) in [
            ("A good lesson. Minuet in G.", ""),
            ("Her wrist hurts. Minuet in G.", "half"),
            ("Broken arm, in plaster for six weeks. Minuet in G.", "listening"),
        ] {
            let id = school.one_lesson().await;
            complete(&school, &id, json!({ "goals": [practise("Minuet in G")], "teacherNotes": notes })).await;
            let set = goals_of(&school, &id).await;
            assert_eq!(set["goalsBy"], "teacher");
            assert_eq!(set["body"]["answer"].as_str().unwrap_or_default(), answer, "{notes}");
        }
    }
}

on_both! {
    // GOAL-02: a plan from notes that say nothing of it keeps to what another teacher has answered.
    async fn goal_02_a_plan_from_notes_keeps_to_what_another_teacher_answered(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "teacherNotes": "Broken arm, in plaster." })).await;
        let ottos = lesson_on(&school, &school.otto, 2).await;
        let sent = json!({ "teacherNotes": "Minuet in G, bars 9-16 at 72." });
        let reply = complete_as(&school, &school.otto, &ottos, sent).await;
        let plan = &reply.body["lesson"]["practiceGuidance"];
        for day in plan["dailyPlan"].as_array().unwrap() {
            assert_eq!((&day["repertoire"], &day["technicalFocus"]), (&json!([]), &json!("")), "{day}");
        }
    }
}

on_both! {
    // GOAL-02: listening only has no playing task, half at most half the minutes, in another teacher's plan too.
    async fn goal_02_plans_of_confirmed_goals_keep_to_what_the_body_allows(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let minutes = |set: &Value| -> i64 {
            let days = set["plan"]["dailyPlan"].as_array().unwrap().iter();
            days.map(|day| day["durationMinutes"].as_i64().unwrap()).max().unwrap()
        };
        let goals = json!([practise("Minuet in G")]);
        let first = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &first, json!({ "goals": goals })).await;
        // Anna is in Grade 3: 30 minutes a day.
        assert!((16..=30).contains(&minutes(&goals_of(&school, &first).await)));
        let second = lesson_on(&school, &school.tess, 8).await;
        let half = json!({ "answer": "half", "until": "toldOtherwise" });
        complete(&school, &second, json!({ "goals": goals, "body": half })).await;
        assert!(minutes(&goals_of(&school, &second).await) <= 15);
        let third = lesson_on(&school, &school.tess, 15).await;
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete(&school, &third, json!({ "goals": goals, "body": listening })).await;
        let ottos = lesson_on(&school, &school.otto, 16).await;
        complete_as(&school, &school.otto, &ottos, json!({ "goals": [practise("Sarabande")] })).await;
        for (who, id) in [(&school.tess, &third), (&school.otto, &ottos)] {
            let set = school.get(who, &format!("/api/lessons/{id}/goals")).await.body;
            for day in set["plan"]["dailyPlan"].as_array().unwrap() {
                assert_eq!(day["repertoire"], json!([]), "{day}");
                assert_eq!(day["technicalFocus"], "", "{day}");
            }
        }
    }
}

on_both! {
    // GOAL-02: corrected notes that speak of the body get the careful answer, unless there is one.
    async fn goal_02_corrected_notes_get_the_careful_answer(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "goals": [practise("Minuet in G")] })).await;
        let notes = "Broken arm, in plaster for six weeks. Minuet in G.";
        let corrected = |revision: i32| json!({ "goals": [practise("Minuet in G")], "teacherNotes": notes, "revision": revision });
        assert_eq!(change(&school, &id, corrected(1)).await.status, 200);
        assert_eq!(goals_of(&school, &id).await["body"]["answer"], "listening");
        let mut answered = corrected(2);
        answered["body"] = json!({ "answer": "half", "until": "toldOtherwise" });
        assert_eq!(change(&school, &id, answered).await.status, 200);
        assert_eq!(change(&school, &id, corrected(3)).await.status, 200);
        assert_eq!(goals_of(&school, &id).await["body"]["answer"], "half", "the teacher's own answer stays");
    }
}

/// The days of a plan: date, whether something is played, minutes.
pub fn days_of(set: &Value) -> Vec<(String, bool, i64)> {
    let days = set["plan"]["dailyPlan"].as_array().unwrap().iter();
    let day = |day: &Value| {
        let plays = day["repertoire"] != json!([]) || day["technicalFocus"] != "";
        (
            day["date"].as_str().unwrap().to_owned(),
            plays,
            day["durationMinutes"].as_i64().unwrap(),
        )
    };
    days.map(day).collect()
}

on_both! {
    // GOAL-02: each day obeys all that holds on it, in plans that were there before, too.
    async fn goal_02_another_teachers_answer_reaches_plans_that_are_there(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        // Today is the 2nd of March, the second day of Tess's plan.
        let tess = lesson_on(&school, &school.tess, -1).await;
        let half = json!({ "answer": "half", "until": "toldOtherwise" });
        complete(&school, &tess, json!({ "goals": [practise("Minuet in G")], "body": half })).await;
        let before = days_of(&goals_of(&school, &tess).await);
        let otto = lesson_on(&school, &school.otto, 0).await;
        let listening = json!({ "answer": "listening", "until": "2026-03-04" });
        complete_as(&school, &school.otto, &otto, json!({ "goals": [practise("Sarabande")], "body": listening })).await;
        let ottos = school.get(&school.otto, &format!("/api/lessons/{otto}/goals")).await.body;
        let set = goals_of(&school, &tess).await;
        assert_eq!((&set["revision"], &set["goalsBy"]), (&json!(2), &json!("teacher")));
        let after = days_of(&set);
        assert_eq!(after[0], before[0], "what is over stays");
        for days in [&after[1..], &days_of(&ottos)] {
            for (date, plays, minutes) in days {
                assert!(!plays || date.as_str() > "2026-03-04", "{date}");
                // Anna is in Grade 3: 30 minutes a day.
                assert!(minutes * 2 <= 30, "{date} {minutes}");
            }
            assert!(days.iter().any(|(_, plays, _)| *plays), "{days:?}");
        }
        // Told otherwise, they play again from tomorrow on.
        let last = lesson_on(&school, &school.otto, 1).await;
        let usual = json!({ "answer": "asUsual", "until": "toldOtherwise" });
        complete_as(&school, &school.otto, &last, json!({ "goals": [], "body": usual })).await;
        let freed = days_of(&goals_of(&school, &tess).await);
        assert_eq!(freed[..2], after[..2]);
    }
}

on_both! {
    // GOAL-02: notes that were made worse get more care than the default of the ones before.
    async fn goal_02_worse_notes_get_more_care_than_the_default_before(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "goals": [], "teacherNotes": "Her wrist hurts. Minuet in G." })).await;
        assert_eq!(goals_of(&school, &id).await["body"]["answer"], "half");
        let worse = json!({ "goals": [], "teacherNotes": "Her wrist is broken, in plaster. Minuet in G.", "revision": 1 });
        assert_eq!(change(&school, &id, worse).await.status, 200);
        assert_eq!(goals_of(&school, &id).await["body"]["answer"], "listening");
        let milder = json!({ "goals": [], "teacherNotes": "Her wrist hurts. Minuet in G.", "revision": 2 });
        assert_eq!(change(&school, &id, milder).await.status, 200);
        assert_eq!(goals_of(&school, &id).await["body"]["answer"], "listening", "only an answer loosens it");
    }
}

on_both! {
    // GOAL-02: two equal answers of two teachers, of which one becomes another.
    async fn goal_02_a_changed_answer_beside_an_equal_one_reaches_every_plan(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.otto, &school.anna).await;
        let body = |answer: &str| json!({ "answer": answer, "until": "nextLesson" });
        let sent = |answer: &str| json!({ "goals": [practise("Sarabande")], "body": body(answer) });
        let (tess, otto) = (lesson_on(&school, &school.tess, -1).await, lesson_on(&school, &school.otto, 0).await);
        complete(&school, &tess, sent("half")).await;
        complete_as(&school, &school.otto, &otto, sent("half")).await;
        assert!(days_of(&goals_of(&school, &tess).await)[1..].iter().any(|(_, plays, _)| *plays));
        let mut changed = sent("listening");
        changed["revision"] = json!(1);
        let reply = school.put(&school.otto, &format!("/api/lessons/{otto}/goals"), changed).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let days = days_of(&goals_of(&school, &tess).await);
        assert!(days[1..].iter().all(|(_, plays, _)| !plays), "{days:?}");
    }
}

on_both! {
    // GOAL-02, GOAL-17: on the last day of a week its plan plays less, and says of the week what it said.
    async fn goal_17_summary_of_a_week_that_is_over_stays(app: TestApp) {
        let school = School::open(&app).await;
        let sent = || json!({ "goals": [practise("Minuet in G")] });
        let (over, open) = (lesson_on(&school, &school.tess, -6).await, lesson_on(&school, &school.tess, -3).await);
        for id in [&over, &open] {
            complete(&school, id, sent()).await;
        }
        let summary = |set: &Value| set["plan"]["weekSummary"].clone();
        let before = [goals_of(&school, &over).await, goals_of(&school, &open).await];
        let today = lesson_on(&school, &school.tess, 1).await;
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete(&school, &today, json!({ "goals": [], "body": listening })).await;
        let after = [goals_of(&school, &over).await, goals_of(&school, &open).await];
        assert_eq!(summary(&after[0]), summary(&before[0]));
        assert_ne!(summary(&after[1]), summary(&before[1]));
        for set in after {
            assert_eq!(set["revision"], 2);
            assert!(days_of(&set).iter().all(|(date, plays, _)| !plays || date.as_str() < "2026-03-02"), "{set}");
        }
    }
}
