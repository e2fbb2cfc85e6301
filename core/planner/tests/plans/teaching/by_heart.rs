//! Nobody plays by heart, or through, what they have not read.

use reedling_planner::{
    goals::{Goal, Need, NoteValue, PieceState, Subject, TempoMark},
    plans::{PlanRequest, PracticeCard},
};

use super::{needing, next};
use crate::support::*;

fn by_heart(card: &PracticeCard) -> bool {
    card.key.task.starts_with("memory")
}

#[test]
fn bars_are_read_before_they_are_played_by_heart() {
    let goal = Goal {
        places: vec![bars(9, 24)],
        ..needing(minuet(), &[Need::Memory])
    };
    let asked = request("Piano", "Grade 2", 11, vec![goal]);
    let made = planned(&asked);
    let mut read: Vec<String> = Vec::new();
    let mut times = 0;
    for (_, card) in cards_of(&made, "Minuet in G") {
        let place = card.place.clone().unwrap_or_default();
        assert!(!by_heart(card) || read.contains(&place), "{card:?}");
        times += usize::from(by_heart(card));
        read.push(place);
    }
    assert!(times >= 3, "what is read is learnt by heart: {times}");
    // What an earlier week has read is played by heart from the first day on.
    let after = planned(&next(&asked, &made, false));
    assert!(by_heart(cards_of(&after, "Minuet in G")[0].1));
}

/// A lively student's third week: bars 9–20 were set before, and now four more.
fn third_week() -> PlanRequest {
    let subject = Subject::Piece {
        piece_id: "m".into(),
    };
    let set = |to| Goal {
        subject: subject.clone(),
        places: vec![bars(9, to)],
        ..needing(minuet(), &[Need::Memory])
    };
    let mut before = request("Piano", "Grade 2", 11, vec![set(20)]);
    before.pieces = vec![piece("m", "Minuet in G", PieceState::Active)];
    before.pieces[0].last_clean_tempo = Some(TempoMark {
        bpm: 60,
        unit: NoteValue::Crotchet,
    });
    let mut asked = next(&before, &planned(&before), false);
    asked.goals = vec![set(24)];
    asked
}

#[test]
fn new_bars_are_read_first_and_the_run_ends_where_they_end() {
    let made = planned(&third_week());
    let mut is_read = false;
    for (_, card) in cards_of(&made, "Minuet in G") {
        let place = card.place.as_deref();
        assert!(
            place.is_some(),
            "no run through what was never set: {card:?}"
        );
        if place == Some("Bars 17–24") {
            assert!(is_read || !by_heart(card), "{card:?}");
            is_read = true;
        }
    }
    assert!(is_read && cards(&made).any(by_heart));
    let takes = cards(&made).filter(|card| card.key.task.starts_with("take"));
    let places: Vec<_> = takes.filter_map(|card| card.place.as_deref()).collect();
    assert_eq!(places, ["Bars 9–24"]);
}
