//! Completing without goals: the server reads the notes.

use reedling_planner::{
    goals::{Context, Goal, Subject},
    read::read,
};
use serde_json::json;

use super::{change, complete, goals_of, lesson_on, repertoire};
use crate::school::School;

const NOTES: &str = "“Minuet in G” by Petzold, bars 9-16 hands apart at 60. G major scale. Leave out the Sarabande.";

on_both! {
    // GOAL-16.
    async fn goal_16_completing_without_goals_stores_what_the_dialog_would_have_proposed(app: TestApp) {
        let school = School::open(&app).await;
        for day in [1, 8] {
            let id = lesson_on(&school, &school.tess, day).await;
            let context = goals_of(&school, &id).await["context"].clone();
            let context: Context = serde_json::from_value(context).unwrap();
            let proposed = read(NOTES, &context);
            complete(&school, &id, json!({ "teacherNotes": NOTES })).await;
            let set = goals_of(&school, &id).await;
            assert_eq!(set["goalsBy"], "reader");
            let stored: Vec<Goal> = serde_json::from_value(set["goals"].clone()).unwrap();
            assert!(!stored.is_empty());
            // A title has become a piece meanwhile; everything else is the same.
            let pieces = repertoire(&school, &school.tess).await;
            let title = |id: &str| {
                let mut all = pieces["pieces"].as_array().unwrap().iter();
                all.find(|piece| piece["id"] == id).unwrap()["title"].clone()
            };
            assert_eq!(stored.len(), proposed.goals.len());
            for (stored, proposed) in stored.iter().zip(&proposed.goals) {
                if let (Subject::Piece { piece_id }, Subject::Title { title: read, .. }) = (&stored.subject, &proposed.subject) {
                    assert_eq!(title(piece_id), json!(read));
                }
                let same = Goal { subject: proposed.subject.clone(), ..stored.clone() };
                assert_eq!(&same, proposed);
            }
            let unread: Vec<_> = proposed.unread.iter().map(|it| it.text.clone()).collect();
            assert_eq!(set["unread"], json!(unread));
            assert_eq!(set["week"], serde_json::to_value(&proposed.week).unwrap());
        }
    }
}

on_both! {
    // What is not proven to be a piece is none, and stands in the teacher's words.
    async fn a_title_without_evidence_makes_no_piece_and_stands_verbatim(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let notes = "Started Harbour Lights, verse chords slowly";
        complete(&school, &id, json!({ "teacherNotes": notes })).await;
        let set = goals_of(&school, &id).await;
        assert_eq!(set["goals"][0]["subject"], json!({ "kind": "words", "text": notes }), "{set}");
        assert_eq!(repertoire(&school, &school.tess).await["pieces"], json!([]));
        let confirmed = json!({ "goals": set["goals"], "revision": 1 });
        assert_eq!(change(&school, &id, confirmed).await.status, 200);
        let set = goals_of(&school, &id).await;
        let mut cards = set["cards"].as_array().unwrap().iter().flat_map(|day| day["cards"].as_array().unwrap());
        assert!(cards.any(|card| card["title"] == "From your lesson" && card["task"] == notes), "{set}");
        assert_eq!(repertoire(&school, &school.tess).await["pieces"], json!([]));
    }
}
