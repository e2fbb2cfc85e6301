//! Where pieces stand after a lesson that was completed or corrected: what is kept of it is written in the same
//! transaction, from all lessons in the order of their start.

use std::collections::{BTreeSet, HashMap};

use reedling_planner::{
    goals::Goal,
    repertoire::{Event, Says, last_tempo, standing},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    error::AppError,
    model::goal::{PieceGoal, PieceRecord, PieceStanding},
    store::pieces,
};

/// Which pieces were found to be others.
#[derive(Clone, Debug)]
pub struct Roots(HashMap<Uuid, Uuid>);

impl Roots {
    /// Those of a student's pieces, or of several students'.
    pub fn of(all: &[PieceRecord]) -> Self {
        let merged = all.iter();
        let merged = merged.filter_map(|piece| Some((piece.id, piece.merged?.0)));
        Self(merged.collect())
    }

    /// The piece that a piece was found to be, or itself.
    pub fn root(&self, id: Uuid) -> Uuid {
        let mut at = id;
        // Each step leads to another piece; there is no circle, and the bound keeps a damaged row from making one.
        for _ in 0..self.0.len() {
            match self.0.get(&at) {
                Some(into) => at = *into,
                None => break,
            }
        }
        at
    }
}

/// A piece and those that were found to be it.
pub fn family(all: &[PieceRecord], id: Uuid) -> Vec<Uuid> {
    let roots = Roots::of(all);
    let same = |piece: &&PieceRecord| piece.id == id || roots.root(piece.id) == id;
    all.iter().filter(same).map(|piece| piece.id).collect()
}

/// Writes where these pieces stand now, and their last tempo.
///
/// # Errors
/// When the database fails.
pub async fn refresh(
    txn: &impl ConnectionTrait,
    all: &[PieceRecord],
    named: impl IntoIterator<Item = Uuid>,
) -> Result<(), AppError> {
    let merged = Roots::of(all);
    let roots: BTreeSet<Uuid> = named.into_iter().map(|id| merged.root(id)).collect();
    if roots.is_empty() {
        return Ok(());
    }
    let ids: Vec<Uuid> = roots.iter().flat_map(|id| family(all, *id)).collect();
    let goals = pieces::goals(txn, &ids).await?;
    let before = pieces::standings(txn, &ids).await?;
    for id in roots {
        let goals = goals.iter().filter(|goal| merged.root(goal.piece_id) == id);
        let goals: Vec<&PieceGoal> = goals.collect();
        let before: Vec<&PieceStanding> = before.iter().filter(|it| it.piece_id == id).collect();
        write_standings(txn, id, &goals, &before).await?;
        let tempo = last_tempo(&events(&goals));
        let known = all.iter().find(|piece| piece.id == id);
        if known.is_some_and(|piece| piece.last_clean_tempo != tempo) {
            pieces::set_last_tempo(txn, id, tempo).await?;
        }
    }
    Ok(())
}

async fn write_standings(
    txn: &impl ConnectionTrait,
    piece_id: Uuid,
    goals: &[&PieceGoal],
    before: &[&PieceStanding],
) -> Result<(), AppError> {
    let teachers: BTreeSet<Uuid> = goals
        .iter()
        .map(|goal| goal.teacher_id)
        .chain(before.iter().map(|standing| standing.teacher_id))
        .collect();
    for teacher_id in teachers {
        let own = goals.iter().filter(|goal| goal.teacher_id == teacher_id);
        let mut events = events(&own.copied().collect::<Vec<_>>());
        let known = before.iter().find(|it| it.teacher_id == teacher_id);
        let hand = known.and_then(|known| known.hand);
        events.extend(hand.map(|hand| Event {
            at: hand.at,
            says: Says::Hand(hand.state, hand.until),
        }));
        match standing(&events) {
            Some(found) => {
                let now = PieceStanding {
                    piece_id,
                    teacher_id,
                    state: found.state,
                    resting_until: found.resting_until,
                    hand,
                };
                if known.is_none_or(|known| **known != now) {
                    pieces::set_standing(txn, &now).await?;
                }
            }
            None => pieces::forget_standing(txn, piece_id, teacher_id).await?,
        }
    }
    Ok(())
}

/// What the lessons say of a piece, one event for each.
fn events(goals: &[&PieceGoal]) -> Vec<Event> {
    let mut lessons: Vec<(Uuid, Event)> = Vec::new();
    for goal in goals {
        let own = || -> Goal { goal.goal.clone() };
        match lessons.iter_mut().find(|(id, _)| *id == goal.lesson_id) {
            Some((
                _,
                Event {
                    says: Says::Goals(goals),
                    ..
                },
            )) => goals.push(own()),
            _ => {
                let event = Event {
                    at: goal.start_at,
                    says: Says::Goals(vec![own()]),
                };
                lessons.push((goal.lesson_id, event));
            }
        }
    }
    lessons.into_iter().map(|(_, event)| event).collect()
}
