//! That nothing is played by heart before it was read, and that free play reaches nothing that is left out.

use reedling_planner::{
    goals::{Do, PieceState},
    guidance::Part,
    plans::{Plan, PlanRequest, PracticeCard, check::spans},
};

use super::ensure;
use crate::support::*;

fn subject(key: &str) -> &str {
    key.split('|').next().unwrap_or_default()
}

/// The bars that the keys of earlier weeks name.
fn set_before(asked: &PlanRequest, of: &str) -> Vec<(u16, u16)> {
    let weeks = asked.log.planned.iter().map(|week| &week.goal);
    let keys = weeks.chain(asked.log.ticks.iter().map(|tick| &tick.goal));
    let own = keys.filter(|key| subject(key) == of);
    own.flat_map(|key| {
        key.split(['|', ','])
            .skip(1)
            .flat_map(spans)
            .collect::<Vec<_>>()
    })
    .collect()
}

/// Whether earlier cards, or earlier weeks, have read what a card plays.
fn is_read(asked: &PlanRequest, before: &[&PracticeCard], card: &PracticeCard) -> bool {
    let of = subject(&card.key.goal);
    let kept = |piece: &&reedling_planner::goals::Piece| {
        piece.state == PieceState::Kept && of.ends_with(&format!(":{}", piece.id))
    };
    let own = before.iter().filter(|other| subject(&other.key.goal) == of);
    let played = own.filter(|other| other.part != Part::Musicianship);
    let place = card.place.as_deref().unwrap_or_default();
    let mut bars = set_before(asked, of);
    let mut is_met = asked.pieces.iter().any(|piece| kept(&piece));
    is_met |= asked
        .log
        .planned
        .iter()
        .any(|week| week.goal == card.key.goal);
    for other in played {
        let there = other.place.as_deref().unwrap_or_default();
        is_met |= there.is_empty() || there == place;
        bars.extend(spans(there));
    }
    let covered = |(from, to): (u16, u16)| {
        (from..=to).all(|bar| bars.iter().any(|(from, to)| (*from..=*to).contains(&bar)))
    };
    is_met || spans(place).next().is_some() && spans(place).all(covered)
}

pub(super) fn nothing_is_by_heart_before_it_was_read(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    let mut before: Vec<&PracticeCard> = Vec::new();
    for card in cards(made) {
        let by_heart = card.key.task.starts_with("memory");
        ensure!(!by_heart || is_read(asked, &before, card), "{card:?}");
        before.push(card);
    }
    Ok(())
}

pub(super) fn goal_01_free_play_reaches_nothing_left_out(
    asked: &PlanRequest,
    made: &Plan,
) -> Result<(), String> {
    let mut goals = asked.goals.iter();
    if !goals.any(|goal| goal.r#do == Do::Rest && !goal.places.is_empty()) {
        return Ok(());
    }
    for card in cards(made).filter(|card| card.part == Part::FreePlay) {
        let task = card.task.to_lowercase();
        let leads = [
            "recording",
            "concert",
            "film",
            "favourite",
            "piece",
            "teach",
        ];
        ensure!(!leads.iter().any(|word| task.contains(word)), "{card:?}");
    }
    Ok(())
}
