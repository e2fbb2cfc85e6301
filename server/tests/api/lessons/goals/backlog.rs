//! Lessons that are completed late, after the ones that followed them.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{body::days_of, change, complete, goals_of, lesson_on, practise};
use crate::school::School;

const TODAY: &str = "2026-03-02";

fn usual() -> Value {
    json!({ "answer": "asUsual", "until": "toldOtherwise" })
}

/// Whether anything is played from today on.
fn is_played(set: &Value) -> bool {
    let days = days_of(set);
    let mut days = days.iter().filter(|(date, ..)| date.as_str() >= TODAY);
    days.any(|(_, plays, _)| *plays)
}

/// What holds for Anna's body at a lesson so many days after the first of March.
async fn held(school: &School<'_>, day: i64) -> Value {
    let next = lesson_on(school, &school.tess, day).await;
    goals_of(school, &next).await["context"]["body"]["answer"].clone()
}

on_both! {
    // GOAL-02: what a teacher answers is not ended by what was said before it, whichever lesson it is for.
    async fn goal_02_an_answer_for_a_lesson_completed_late_holds_until_told_otherwise(app: TestApp) {
        let school = School::open(&app).await;
        for (day, until, said_before) in [(1, "nextLesson", None), (2, "toldOtherwise", Some(usual()))] {
            let (first, second) = (lesson_on(&school, &school.tess, -7).await, lesson_on(&school, &school.tess, 0).await);
            let mut sent = json!({ "goals": [practise("Minuet in G")] });
            sent["body"] = said_before.unwrap_or_default();
            assert_eq!(complete(&school, &second, sent).await.status, 200);
            assert!(is_played(&goals_of(&school, &second).await));
            app.clock.advance(TimeDelta::minutes(5));
            let listening = json!({ "answer": "listening", "until": until });
            assert_eq!(complete(&school, &first, json!({ "goals": [], "body": listening })).await.status, 200);
            assert!(!is_played(&goals_of(&school, &second).await), "{until}");
            assert_eq!(held(&school, 3).await, "listening", "{until}");
            app.clock.advance(TimeDelta::minutes(5));
            let next = lesson_on(&school, &school.tess, day).await;
            let sent = json!({ "goals": [practise("Minuet in G")], "body": usual() });
            assert_eq!(complete(&school, &next, sent).await.status, 200);
            assert_eq!(held(&school, 4).await, Value::Null, "{until}");
            app.clock.advance(TimeDelta::minutes(5));
            school.execute("DELETE FROM lesson_series").await;
        }
    }
}

on_both! {
    // GOAL-02: the same answer, given again, is the last word.
    async fn goal_02_as_usual_for_the_last_lesson_ends_what_was_answered_late(app: TestApp) {
        let school = School::open(&app).await;
        let (first, second) = (lesson_on(&school, &school.tess, -7).await, lesson_on(&school, &school.tess, 0).await);
        let goals = || json!([practise("Minuet in G")]);
        complete(&school, &second, json!({ "goals": goals(), "body": usual() })).await;
        app.clock.advance(TimeDelta::minutes(5));
        let listening = json!({ "answer": "listening", "until": "toldOtherwise" });
        complete(&school, &first, json!({ "goals": [], "body": listening })).await;
        assert_eq!(held(&school, 3).await, "listening");
        app.clock.advance(TimeDelta::minutes(5));
        let again = json!({ "goals": goals(), "body": usual(), "revision": goals_of(&school, &second).await["revision"] });
        let reply = change(&school, &second, again).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(held(&school, 4).await, Value::Null);
        assert!(is_played(&goals_of(&school, &second).await));
    }
}
