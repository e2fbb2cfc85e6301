//! Recomputes the state of pieces after a lesson was completed or corrected: from all lessons by start, in the same
//! transaction.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, Utc};
use reedling_planner::{
    goals::{Goal, TempoMark, Until},
    repertoire::{self, Event, Says, last_tempo, standing},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::survivors::Survivors;
use crate::{
    error::AppError,
    practice::queries::{
        goals, pieces,
        record::{HandState, PieceGoal, PieceRecord, PieceStanding},
    },
};

/// Lessons that are searched for the end of a rest.
const LESSONS: u64 = 1_000;

/// The starts of each teacher's lessons that may end a rest, earliest first.
type Lessons = BTreeMap<Uuid, Vec<DateTime<Utc>>>;

/// Recomputes the state and the tempi of these pieces.
pub async fn refresh(
    txn: &impl ConnectionTrait,
    student_id: Uuid,
    all: &[PieceRecord],
    named: impl IntoIterator<Item = Uuid>,
) -> Result<(), AppError> {
    let merged = Survivors::of(all);
    let survivors: BTreeSet<Uuid> = named.into_iter().map(|id| merged.surviving(id)).collect();
    if survivors.is_empty() {
        return Ok(());
    }
    let own = all.iter().map(|piece| piece.id);
    let ids: Vec<Uuid> = own
        .filter(|id| survivors.contains(&merged.surviving(*id)))
        .collect();
    let goals = pieces::goals(txn, &ids).await?;
    let before = pieces::standings(txn, &ids).await?;
    let lessons = lessons_since_pauses(txn, student_id, &goals).await?;
    let goals = grouped(&goals, |goal| merged.surviving(goal.piece_id));
    let before = grouped(&before, |it| it.piece_id);
    for id in survivors {
        let goals = goals.get(&id).map_or(&[][..], Vec::as_slice);
        let before = before.get(&id).map_or(&[][..], Vec::as_slice);
        write_standings(txn, id, goals, before, &lessons).await?;
        let last = last_tempo(&events(goals));
        let clean = clean_tempo(goals, before);
        let has = |piece: &PieceRecord| piece.last_tempo == last && piece.clean_tempo == clean;
        let known = all.iter().find(|piece| piece.id == id);
        if known.is_some_and(|piece| !has(piece)) {
            pieces::set_tempi(txn, id, last, clean).await?;
        }
    }
    Ok(())
}

/// Groups items by piece.
pub(super) fn grouped<T>(items: &[T], piece: impl Fn(&T) -> Uuid) -> HashMap<Uuid, Vec<&T>> {
    let mut groups: HashMap<Uuid, Vec<&T>> = HashMap::new();
    for item in items {
        groups.entry(piece(item)).or_default().push(item);
    }
    groups
}

/// The last tempo of a piece that is known to have been clean, from the goals that name it and what was chosen by hand.
fn clean_tempo(goals: &[&PieceGoal], standings: &[&PieceStanding]) -> Option<TempoMark> {
    let mut events = events(goals);
    let hands = standings.iter().filter_map(|standing| standing.hand);
    events.extend(hands.map(by_hand));
    repertoire::clean_tempo(&events)
}

/// The last tempo that the lessons up to an instant have set.
pub(super) fn last_tempo_until<'a>(
    goals: impl Iterator<Item = &'a PieceGoal>,
    until: DateTime<Utc>,
) -> Option<TempoMark> {
    let goals: Vec<&PieceGoal> = goals.filter(|goal| goal.start_at <= until).collect();
    last_tempo(&events(&goals))
}

fn by_hand(hand: HandState) -> Event {
    Event {
        at: hand.at,
        says: Says::Hand(hand.state, hand.until),
    }
}

async fn write_standings(
    txn: &impl ConnectionTrait,
    piece_id: Uuid,
    goals: &[&PieceGoal],
    before: &[&PieceStanding],
    lessons: &Lessons,
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
        let lessons = lessons.get(&teacher_id).map_or(&[][..], Vec::as_slice);
        events.extend(lessons_after(lessons, &own));
        let known = before.iter().find(|it| it.teacher_id == teacher_id);
        let hand = known.and_then(|known| known.hand);
        events.extend(hand.map(by_hand));
        match standing(&events) {
            Some(standing) => {
                let now = PieceStanding {
                    piece_id,
                    teacher_id,
                    standing,
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

fn pauses(goal: &PieceGoal) -> bool {
    goal.goal.until == Some(Until::NextLesson)
}

/// The lessons since the first rest "until the next lesson", of each teacher who has set one.
async fn lessons_since_pauses(
    txn: &impl ConnectionTrait,
    student_id: Uuid,
    goals: &[PieceGoal],
) -> Result<Lessons, AppError> {
    let mut first: BTreeMap<Uuid, DateTime<Utc>> = BTreeMap::new();
    for goal in goals.iter().filter(|goal| pauses(goal)) {
        let known = first.entry(goal.teacher_id).or_insert(goal.start_at);
        *known = goal.start_at.min(*known);
    }
    let mut lessons = Lessons::new();
    for (teacher_id, from) in first {
        let since = goals::completed_since(txn, teacher_id, student_id, from, LESSONS).await?;
        let starts = since.into_iter().map(|(start, _)| start);
        lessons.insert(teacher_id, starts.collect());
    }
    Ok(lessons)
}

/// The teacher's lessons that do not name a piece, where one of them may end its rest.
fn lessons_after(lessons: &[DateTime<Utc>], own: &[&PieceGoal]) -> Vec<Event> {
    let rests = own.iter().filter(|goal| pauses(goal));
    let Some(first) = rests.map(|it| it.start_at).min() else {
        return Vec::new();
    };
    let names = |start: &DateTime<Utc>| own.iter().any(|it| it.start_at == *start);
    let others = lessons
        .iter()
        .filter(|start| **start > first && !names(start));
    let event = |at: &DateTime<Utc>| Event {
        at: *at,
        says: Says::Goals(Vec::new()),
    };
    others.map(event).collect()
}

/// The events of a piece, one for each lesson.
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
