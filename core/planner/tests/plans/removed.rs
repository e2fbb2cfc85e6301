//! What the teacher removed from the list comes back under no other line.

use reedling_planner::{
    goals::{Mode, PieceState, Skill},
    plans::{PlanRequest, plan},
};

use crate::support::*;

// GOAL-25: a kept piece, a key of the ladder and a skill that the planner would add by itself.
#[test]
fn goal_25_removed_goal_comes_back_as_no_other_task() {
    for week in 0..12 {
        let mut asked = PlanRequest {
            pieces: vec![piece("r", "Rondo", PieceState::Kept)],
            ..request("Piano", "Grade 5", 15, vec![minuet()])
        };
        asked.dates.lesson = date("2026-03-02") + chrono::Days::new(7 * week);
        asked.dates.next_lesson = None;
        let rondo = reedling_planner::goals::Subject::Piece {
            piece_id: "r".into(),
        };
        let before = plan(&asked);
        asked.removed = vec![rondo, skill(Skill::Aural), scale("E", Mode::Major)];
        let made = planned(&asked);
        for card in cards(&made) {
            for title in ["Rondo", "Aural", "E major"] {
                assert!(!card.title.contains(title), "{card:?}");
            }
        }
        // It is not that nothing would have been there.
        assert!(cards(&before).any(|card| card.title == "Rondo"));
    }
}
