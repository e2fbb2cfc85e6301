//! Changes at the same moment.

use sea_orm::{ConnectionTrait, DbBackend};
use serde_json::json;

use super::{change, complete, goals_of, lesson_on, practise, repertoire};
use crate::school::School;

on_both! {
    // GOAL-30.
    async fn goal_30_concurrent_completions_make_one_piece_of_a_title(app: TestApp) {
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

on_both! {
    // A lesson that another call has moved to another student since is not completed as that student's.
    async fn a_lesson_moved_meanwhile_is_not_completed(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = lesson_on(&school, &school.tess, 1).await;
        let txn = app.state.db.begin_write().await.unwrap();
        let omar = school.omar.id;
        let moved = match txn.get_database_backend() {
            DbBackend::Sqlite => format!("UPDATE lesson SET version = version + 1, student_id = X'{}' WHERE id = X'{}'", omar.simple(), lesson.replace('-', "")),
            _ => format!("UPDATE lesson SET version = version + 1, student_id = '{omar}' WHERE id = '{lesson}'"),
        };
        assert_eq!(txn.execute_unprepared(&moved).await.unwrap().rows_affected(), 1);
        let moving = async {
            tokio::time::sleep(std::time::Duration::from_millis(300)).await;
            txn.commit().await.unwrap();
        };
        let (completed, ()) = tokio::join!(complete(&school, &lesson, json!({ "goals": [practise("Étude")] })), moving);
        assert!([403, 409].contains(&completed.status), "{} {}", completed.status, completed.body);
        assert_eq!(school.count("piece").await, 0);
    }
}

on_both! {
    // GOAL-29: what is read while goals change is of one revision: goals, week and the body's answer.
    async fn goal_29_reads_mix_no_revisions(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let answer = |revision: u64| if revision.is_multiple_of(2) { "listening" } else { "half" };
        let sent = |revision: u64| {
            let body = json!({ "answer": answer(revision), "until": "toldOtherwise" });
            let goals = [practise(&format!("Étude no. {}", revision % 3))];
            json!({ "goals": goals, "week": { "minutesPerDay": 10 + revision }, "body": body })
        };
        complete(&school, &id, sent(1)).await;
        let changes = async {
            for revision in 1..40 {
                let mut sent = sent(revision + 1);
                sent["revision"] = json!(revision);
                assert_eq!(change(&school, &id, sent).await.status, 200);
            }
        };
        let reads = async || {
            for _ in 0..60 {
                let set = goals_of(&school, &id).await;
                let revision = set["revision"].as_u64().unwrap();
                assert_eq!(set["week"]["minutesPerDay"], 10 + revision, "{set}");
                assert_eq!(set["body"]["answer"], answer(revision), "{set}");
            }
        };
        tokio::join!(changes, reads(), reads(), reads(), reads(), reads(), reads());
    }
}
