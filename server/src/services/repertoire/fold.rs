//! Where pieces stand after a lesson that was completed or corrected: what is kept of it is written in the same
//! transaction, from all lessons in the order of their start.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use reedling_planner::{
    goals::{Goal, Until},
    repertoire::{Event, Says, last_tempo, standing},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::roots::{Roots, family};
use crate::{
    error::AppError,
    model::goal::{PieceGoal, PieceRecord, PieceStanding},
    store::{goals, pieces},
};

/// Lessons that are looked through for the end of a rest.
const LESSONS: u64 = 1_000;

/// Writes where these pieces of a student stand now, and their last tempo.
///
/// # Errors
/// When the database fails.
pub async fn refresh(
    txn: &impl ConnectionTrait,
    student_id: Uuid,
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
        write_standings(txn, (student_id, id), &goals, &before).await?;
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
    (student_id, piece_id): (Uuid, Uuid),
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
        let own: Vec<&PieceGoal> = own.copied().collect();
        let mut events = events(&own);
        events.extend(lessons_after(txn, student_id, teacher_id, &own).await?);
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

/// The teacher's lessons that do not name a piece, where one of them may end its rest.
async fn lessons_after(
    txn: &impl ConnectionTrait,
    student_id: Uuid,
    teacher_id: Uuid,
    own: &[&PieceGoal],
) -> Result<Vec<Event>, AppError> {
    let pauses = own
        .iter()
        .filter(|it| it.goal.until == Some(Until::NextLesson));
    let Some(first) = pauses.map(|it| it.start_at).min() else {
        return Ok(Vec::new());
    };
    let lessons = goals::completed_since(txn, teacher_id, student_id, first, LESSONS).await?;
    let names = |start: &DateTime<Utc>| own.iter().any(|it| it.start_at == *start);
    let others = lessons.into_iter().filter(|start| !names(start));
    let event = |at| Event {
        at,
        says: Says::Goals(Vec::new()),
    };
    Ok(others.map(event).collect())
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
