//! What is set by hand and read as well.

use std::slice::from_ref;

use reedling_planner::{
    goals::{Goal, Place, Proposal},
    merge::{Edit, EditField, EditKind, merge},
};

use crate::{at, edit, goal, keys, stored_edits};

#[test]
fn goal_23_what_is_set_by_hand_stands_for_what_the_note_says_of_the_same() {
    let bars = |goal: Goal| Goal {
        places: vec![Place::Bars { from: 9, to: 16 }],
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

// GOAL-25: where the note names the piece, its goal of the last lesson is not carried.
#[test]
fn goal_23_carried_row_gives_way_to_one_that_was_said_to_be_about_it() {
    let carried = Goal {
        carried_from: "2026-02-23".parse().ok(),
        ..goal("Sonatina in C")
    };
    let asked = Goal {
        places: vec![Place::Bars { from: 9, to: 16 }],
        said: "Sonatina bars 9-16".into(),
        ..goal("Sonatina")
    };
    let note = Proposal {
        goals: vec![asked.clone(), carried.clone()],
        ..Proposal::default()
    };
    let answer = |goal: &Goal| {
        let subject = goal.subject.clone();
        let told = Goal {
            subject,
            ..asked.clone()
        };
        edit(
            EditKind::Set,
            &asked.key(),
            Some(EditField::Subject),
            Some(told),
        )
    };
    let shown = |edits: &[Edit]| merge(&note, edits).goals(None).goals;
    let told = Goal {
        subject: carried.subject.clone(),
        ..asked.clone()
    };
    let this = answer(&carried);
    assert_eq!(shown(from_ref(&this)), from_ref(&told));
    assert_eq!(shown(&[]), note.goals);
    assert_eq!(shown(&[answer(&goal("Gavotte"))]).len(), 2);
    // What was changed, or brought back, by hand stays, and so does a row whose other was removed.
    for (kind, field) in [
        (EditKind::Set, Some(EditField::Tempo)),
        (EditKind::Restore, None),
    ] {
        let own = edit(kind, &carried.key(), field, Some(carried.clone()));
        assert_eq!(shown(&[this.clone(), own]), [told.clone(), carried.clone()]);
    }
    let remove = edit(EditKind::Remove, &asked.key(), None, None);
    assert_eq!(shown(&[this, remove]), from_ref(&carried));
    // Stored without it, and stored with it, it comes back so.
    for stored in [vec![told.clone()], vec![told, carried]] {
        assert_eq!(shown(&stored_edits(&note.goals, &stored)), stored);
    }
}
