//! Many pieces.

use reedling_server::practice::queries::pieces::{self, PieceChange};

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
