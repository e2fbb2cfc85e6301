//! Many pieces.

use reedling_server::practice::queries::pieces::{self, PieceChange};
use serde_json::json;

use super::{complete, goal, lesson_on, practise, repertoire};
use crate::school::School;

on_both! {
    // GOAL-20: a parent reads each child's pieces, however many the others have.
    async fn goal_20_parents_read_all_pieces_of_each_child(app: TestApp) {
        let school = School::open(&app).await;
        school.link(&school.pat, &school.ben).await;
        let txn = app.state.db.begin_write().await.unwrap();
        for (student, pieces) in [(&school.anna, 900), (&school.ben, 200)] {
            for number in 0..pieces {
                let title = format!("{} {number}", student.name);
                let piece = PieceChange {
                    normal_title: title.to_lowercase(),
                    title,
                    composer: None,
                    normal_composer: String::new(),
                    kind: None,
                    goal_tempo: None,
                };
                pieces::insert(&txn, app.state.clock.now(), student.id, piece).await.unwrap();
            }
        }
        txn.commit().await.unwrap();
        let own = school.get(&school.pat, "/api/practice/pieces").await;
        assert_eq!(own.status, 200, "{}", own.body);
        assert_eq!(own.body["pieces"].as_array().unwrap().len(), 1_100);
    }
}

on_both! {
    // No goal is read for the last clean tempo.
    async fn last_clean_tempo_is_kept_beside_the_piece(app: TestApp) {
        let school = School::open(&app).await;
        for (day, does, bpm) in [(1, "practise", 60), (8, "practise", 66), (15, "keep", 70)] {
            let mut elise = goal(does, "Für Elise");
            elise["tempo"] = json!({ "now": bpm });
            let lesson = lesson_on(&school, &school.tess, day).await;
            assert_eq!(complete(&school, &lesson, json!({ "goals": [elise, practise("Minuet in G")] })).await.status, 200);
        }
        app.statements.take();
        let kept = repertoire(&school, &school.tess).await;
        let sent = app.statements.take();
        assert!(!sent.iter().any(|sent| sent.sql.contains(r#""lesson_goal"."goal""#)));
        let clean = |at: usize| kept["pieces"][at]["lastCleanTempo"]["bpm"].clone();
        assert_eq!([clean(0), clean(1)], [json!(70), json!(null)], "{kept}");
    }
}
