//! What was changed by hand, told from what the note reads as and what is stored.

use reedling_planner::{
    goals::{Do, Goal, Place, Proposal, Subject, Until},
    merge::{Edit, EditField, EditKind, merge},
};

use crate::{at, edit, stored_edits};

fn piece(id: &str) -> Subject {
    Subject::Piece {
        piece_id: id.into(),
    }
}

fn sonatina() -> Goal {
    Goal {
        subject: piece("p"),
        said: "Sonatina at 60".into(),
        ..at(60, "")
    }
}

fn scale() -> Goal {
    let text = "C major".to_owned();
    Goal {
        said: text.clone(),
        ..Goal::new(Do::Keep, Subject::Words { text })
    }
}

fn set(read: &Goal, field: EditField, stored: &Goal) -> Edit {
    edit(
        EditKind::Set,
        &read.key(),
        Some(field),
        Some(stored.clone()),
    )
}

fn edits(stored: &[Goal]) -> Vec<Edit> {
    stored_edits(&[sonatina(), scale()], stored)
}

#[test]
fn goal_23_subject_that_was_set_is_of_its_row_and_never_a_row_beside_it() {
    let other = Goal {
        subject: piece("q"),
        ..scale()
    };
    let wanted = [set(&scale(), EditField::Subject, &other)];
    assert_eq!(edits(&[sonatina(), other]), wanted);
}

#[test]
fn goal_23_goal_set_by_hand_is_of_the_row_that_sets_the_same() {
    let by_hand = Goal::new(Do::Practise, piece("p"));
    let wanted = [
        set(&sonatina(), EditField::Tempo, &by_hand),
        set(&sonatina(), EditField::Read, &by_hand),
    ];
    assert_eq!(edits(&[by_hand.clone(), scale()]), wanted);
    // Nor does another place make it a row beside it.
    let places = vec![Place::Bars { from: 9, to: 16 }];
    let placed = Goal { places, ..by_hand };
    let edits = edits(&[placed, scale()]);
    assert!(edits.iter().all(|edit| edit.kind == EditKind::Set));
}

#[test]
fn goal_23_end_of_a_rest_that_was_set_is_of_its_row() {
    let resting = Goal {
        until: Some(Until::NextLesson),
        ..Goal::new(Do::Rest, piece("p"))
    };
    let edits = edits(&[resting, scale()]);
    let fields: Vec<_> = edits.iter().filter_map(|edit| edit.field).collect();
    let wanted = [
        EditField::Do,
        EditField::Tempo,
        EditField::Until,
        EditField::Read,
    ];
    assert_eq!(fields, wanted);
    assert!(edits.iter().all(|edit| edit.kind == EditKind::Set));
}

#[test]
fn goal_23_goals_of_the_same_words_have_each_their_own_though_one_was_removed() {
    let said = "Sonatina and Minuet at 60";
    let both = ["p", "m"].map(|id| Goal {
        subject: piece(id),
        said: said.into(),
        ..at(60, "")
    });
    let faster = Goal {
        tempo: at(72, "").tempo,
        ..both[1].clone()
    };
    let found = stored_edits(&both, std::slice::from_ref(&faster));
    let wanted = [
        edit(
            EditKind::Remove,
            &both[0].key(),
            Some(EditField::Read),
            Some(both[0].clone()),
        ),
        set(&both[1], EditField::Tempo, &faster),
    ];
    assert_eq!(found, wanted);
}

#[test]
fn goal_23_piece_that_is_made_of_words_begins_where_they_say_so() {
    let text = "Started Harbour Lights, verse chords slowly".to_owned();
    let words = Goal {
        said: text.clone(),
        ..Goal::new(Do::Practise, Subject::Words { text })
    };
    let title = Subject::Title {
        title: "Harbour Lights".into(),
        composer: None,
    };
    let changed = Goal {
        subject: title,
        ..words.clone()
    };
    let reading = Proposal {
        goals: vec![words.clone()],
        ..Proposal::default()
    };
    let edits = [set(&words, EditField::Subject, &changed)];
    let stored = merge(&reading, &edits).rows[0].goal.clone();
    assert!(stored.started);
    let started = Goal {
        started: true,
        ..changed
    };
    // The subject alone was changed, and says so.
    assert_eq!(
        stored_edits(&reading.goals, &[stored]),
        [set(&words, EditField::Subject, &started)]
    );
}

#[test]
fn goal_23_reading_that_is_not_stored_is_no_removed_row_unless_its_words_change() {
    let reading = |goals: Vec<Goal>| Proposal {
        goals,
        ..Proposal::default()
    };
    let read = reading(vec![sonatina(), scale()]);
    let mut edits = edits(&[sonatina()]);
    let merged = merge(&read, &edits);
    assert_eq!(merged.goals(None).goals, [sonatina()]);
    assert_eq!(
        (merged.removed, merged.order),
        (vec![], vec![sonatina().key()])
    );
    // Said anew it has its line, with Undo.
    let again = Goal {
        said: "C major again, please".into(),
        ..scale()
    };
    let merged = merge(&reading(vec![sonatina(), again.clone()]), &edits);
    assert_eq!(merged.rows.len(), 1);
    assert_eq!(merged.removed[0].goal, again);
    // Nor is it hidden that the teacher removes one.
    edits.push(edit(
        EditKind::Remove,
        &sonatina().key(),
        None,
        Some(sonatina()),
    ));
    let removed: Vec<Goal> = merge(&read, &edits)
        .removed
        .into_iter()
        .map(|row| row.goal)
        .collect();
    assert_eq!(removed, [sonatina()]);
}
