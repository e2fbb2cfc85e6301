//! Sentences whose title is known, read again.

use super::titled;
use crate::{
    goals::{Context, Do, Goal, Hands, Place, Proposal, Subject, Tempo},
    merge::{Edit, EditField, merge},
    read::read,
};

fn context() -> Context {
    let day = "2026-11-19".parse().expect("a date");
    Context {
        instrument: "Piano".into(),
        ..Context::on(day)
    }
}

/// The rows of a note after its sentence was given a title.
fn rows(note: &str, title: &str) -> (Vec<Goal>, Vec<Goal>) {
    let proposal: Proposal = read(note, &context());
    let goal = &proposal.goals[0];
    assert!(matches!(goal.subject, Subject::Words { .. }), "{goal:?}");
    let found = titled(&goal.key(), goal, &[], title, &context());
    let rows = merge(&proposal, &found.edits).rows;
    (rows.into_iter().map(|row| row.goal).collect(), found.others)
}

fn bars(from: u16, to: u16) -> Vec<Place> {
    vec![Place::Bars { from, to }]
}

// GOAL-26
#[test]
fn goal_26_sentence_keeps_places_tempo_and_hands_once_it_has_a_title() {
    let note = "Started Harbour Lights bars 1-8 at 60 hands apart, bars 9-16 LH at 72";
    let (rows, others) = rows(note, "Harbour Lights");
    let subject = Subject::Title {
        title: "Harbour Lights".into(),
        composer: None,
    };
    assert_eq!(rows.len(), 1);
    let tempo = |now| {
        Some(Tempo {
            now: Some(now),
            ..Tempo::default()
        })
    };
    for (goal, places, hands, now) in [
        (&rows[0], bars(1, 8), Hands::Apart, 60),
        (&others[0], bars(9, 16), Hands::Left, 72),
    ] {
        assert_eq!((&goal.subject, &goal.places), (&subject, &places));
        assert_eq!((goal.hands, goal.tempo), (Some(hands), tempo(now)));
    }
    assert!(rows[0].started && rows[0].said == note);
}

#[test]
fn goal_26_sentence_that_spells_it_otherwise_keeps_them_too() {
    let (goals, _) = rows("Wild one bars 1-8 at 60, like a galloping zebra", "Horses");
    assert_eq!(goals[0].places, bars(1, 8));
    assert_eq!(goals[0].how.as_deref(), Some("like a galloping zebra"));
}

#[test]
fn what_was_set_in_the_row_stays() {
    let proposal = read("Harbour Lights bars 1-8 at 60", &context());
    let goal = Goal {
        places: bars(3, 4),
        ..proposal.goals[0].clone()
    };
    let found = titled(
        "row",
        &goal,
        &[EditField::Places],
        "Harbour Lights",
        &context(),
    );
    let fields = |edit: &Edit| edit.field;
    let fields: Vec<_> = found.edits.iter().filter_map(fields).collect();
    assert!(!fields.contains(&EditField::Places), "{fields:?}");
    assert!(fields.contains(&EditField::Tempo), "{fields:?}");
}

// GOAL-01: "not bars 9-12" leaves these bars out, once it is known of what.
#[test]
fn goal_01_denial_of_bars_in_a_titled_sentence_rests_no_piece() {
    let note = "Wild Horses bars 1-8 at 60, not bars 9-12";
    let (rows, others) = rows(note, "Wild Horses");
    let does = |goal: &Goal| (goal.r#do, goal.places.clone());
    assert_eq!(does(&rows[0]), (Do::Practise, bars(1, 8)));
    assert_eq!(
        (rows[0].until, rows[0].tempo.and_then(|tempo| tempo.now)),
        (None, Some(60))
    );
    assert_eq!(does(&others[0]), (Do::Rest, bars(9, 12)));
}

#[test]
fn what_the_teacher_set_in_such_a_row_stays() {
    let proposal = read("Wild Horses bars 1-8 at 60, not bars 9-12", &context());
    let goal = Goal {
        r#do: Do::Keep,
        ..proposal.goals[0].clone()
    };
    let found = titled("row", &goal, &[EditField::Do], "Wild Horses", &context());
    let edits = found.edits.iter().filter_map(|edit| edit.field);
    assert!(
        !edits.clone().any(|field| field == EditField::Do),
        "{:?}",
        edits.collect::<Vec<_>>()
    );
}
