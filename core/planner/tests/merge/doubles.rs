//! What is set by hand and read as well.

use reedling_planner::{
    goals::{Goal, Proposal},
    merge::{EditField, EditKind, merge},
};

use crate::{at, edit, goal, keys};

#[test]
fn goal_23_what_is_set_by_hand_stands_for_what_the_note_says_of_the_same() {
    let bars = |goal: Goal| Goal {
        places: vec![reedling_planner::goals::Place::Bars { from: 9, to: 16 }],
        ..goal
    };
    let moved = edit(
        EditKind::Set,
        "title:sonatina|",
        Some(EditField::Places),
        Some(bars(goal("Sonatina"))),
    );
    let add = edit(
        EditKind::Add,
        "added:1",
        None,
        Some(bars(at(72, "Gavotte"))),
    );
    let note = Proposal {
        goals: vec![
            goal("Sonatina"),
            bars(goal("Sonatina")),
            bars(goal("Gavotte")),
        ],
        ..Proposal::default()
    };
    let merged = merge(&note, &[moved, add]);
    assert_eq!(keys(&merged), ["title:sonatina|", "added:1"]);
    assert!(merged.goals(None).validate().is_empty());
}
