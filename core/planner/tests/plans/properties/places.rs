//! Where pieces are worked at, and how long that takes.

use reedling_planner::{
    goals::{Do, NoteValue, Place, Subject},
    guidance::Part,
    plans::{Plan, PlanRequest, PracticeCard, check::spans},
};

use super::{
    cards_of_goal, ensure, is_listening,
    limits::{counted, longest},
    set_once,
};

pub(super) fn goal_08_four_fifths_are_at_the_named_bars(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    for goal in set_once(asked) {
        let is_piece = matches!(goal.subject, Subject::Piece { .. } | Subject::Title { .. });
        let named: Vec<(u16, u16)> = goal.places.iter().filter_map(span).collect();
        let only_bars = !named.is_empty() && named.len() == goal.places.len();
        if !is_piece || !only_bars || !matches!(goal.r#do, Do::Practise | Do::Perform) {
            continue;
        }
        let is_named = |bar: u16| {
            let mut named = named.iter();
            named.any(|(from, to)| (*from..=*to).contains(&bar))
        };
        let inside = |(from, to): (u16, u16)| (from..=to).all(is_named);
        let (mut lines, mut at_bars) = (0, 0);
        for (day, card) in cards_of_goal(made, goal) {
            let mut places = spans(card.place.as_deref().unwrap_or_default()).peekable();
            let through = places.peek().is_none();
            if is_listening(card) || through && day >= 5 {
                continue;
            }
            lines += 1;
            at_bars += usize::from(!through && places.all(inside));
        }
        ensure!(at_bars * 5 >= lines * 4, "{at_bars} of {lines}: {goal:?}");
    }
    Ok(())
}

fn span(place: &Place) -> Option<(u16, u16)> {
    match place {
        Place::Bars { from, to } => Some((*from, *to)),
        _ => None,
    }
}

/// Crotchets of a bar of the pieces whose names tell, and of a note that a number counts.
fn crotchets(title: &str) -> Option<f64> {
    let beats = [
        ("Minuet in G", 3.0),
        ("Waltz in A", 3.0),
        ("Gavotte", 4.0),
        ("March in D", 4.0),
    ];
    let known = beats.iter().find(|(name, _)| *name == title);
    known.map(|(_, beats)| *beats)
}

fn counts(unit: NoteValue) -> f64 {
    match unit {
        NoteValue::Quaver => 0.5,
        NoteValue::DottedCrotchet => 1.5,
        NoteValue::Minim => 2.0,
        _ => 1.0,
    }
}

/// The minutes that a card of a practised place should have, where bars, tempo and metre are known.
fn expected(card: &PracticeCard) -> Option<f64> {
    let (tempo, times) = (card.tempo?, card.times?);
    let (from, to) = spans(card.place.as_deref()?).next()?;
    let length = f64::from(to - from + 1) * crotchets(&card.title)? * 60.0
        / (f64::from(tempo.bpm) * counts(tempo.unit));
    Some(f64::from(times) * (length + 5.0) * 1.5 / 60.0)
}

pub(super) fn goal_11_minutes_follow_repetitions_and_length(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    for day in &made.cards {
        let counted = counted(day);
        for card in counted.iter().filter(|card| card.part == Part::Spots) {
            let Some(expected) = expected(card) else {
                continue;
            };
            // Whole minutes up, as far as an item may last; a day of one card is as long as it may be.
            let minutes = f64::from(card.minutes);
            let exact = minutes + 0.03 >= expected && minutes - 1.03 < expected;
            let cut = expected > minutes && (card.minutes == longest(asked) || counted.len() == 1);
            ensure!(exact || cut, "{expected} minutes: {card:?}");
        }
    }
    Ok(())
}
