//! Changes at the same moment.

use serde_json::json;

use super::{change, complete, goals_of, lesson_on, practise, repertoire};
use crate::school::School;

on_both! {
    // GOAL-30.
    async fn goal_30_two_completions_at_once_that_name_one_new_title_make_one_piece(app: TestApp) {
        let school = School::open(&app).await;
        for round in 0..25 {
            let (one, other) = (lesson_on(&school, &school.tess, 1).await, lesson_on(&school, &school.tess, 2).await);
            let sent = || json!({ "goals": [practise(&format!("Étude no. {round}"))] });
            let (first, second) = tokio::join!(complete(&school, &one, sent()), complete(&school, &other, sent()));
            assert_eq!((first.status, second.status), (200, 200), "{} {}", first.body, second.body);
            let pieces = repertoire(&school, &school.tess).await;
            assert_eq!(pieces["pieces"].as_array().unwrap().len(), round + 1);
        }
    }
}

on_both! {
    // GOAL-29: goals changed while the next lesson is completed come to one order; the current plan is of the current goals.
    async fn goal_29_goals_changed_while_the_next_lesson_is_completed(app: TestApp) {
        let school = School::open(&app).await;
        for round in 0..200 {
            let (first, next) = (lesson_on(&school, &school.tess, 0).await, lesson_on(&school, &school.tess, 1).await);
            assert_eq!(complete(&school, &first, json!({ "goals": [] })).await.status, 200);
            let body = json!({ "goals": [practise("Étude")], "revision": 1 });
            let sent = json!({ "goals": [practise("Étude")] });
            let (changed, completed) = tokio::join!(change(&school, &first, body), complete(&school, &next, sent));
            assert_eq!(completed.status, 200, "{round}: {}", completed.body);
            let set = goals_of(&school, &first).await;
            let revision = match changed.status {
                200 => 2,
                409 => 1,
                other => panic!("{round}: {other} {}", changed.body),
            };
            assert_eq!(set["revision"], revision);
            assert_eq!(set["goals"].as_array().unwrap().len(), revision - 1);
            assert!(set["plan"].is_object() && set["editableUntil"].is_null(), "{set}");
            school.execute("DELETE FROM lesson_series").await;
        }
    }
}
