//! Lessons whose instant no longer is the wall time that was meant, as a country has changed its clock rules (D16).
//!
//! A lesson's wall time is that of the zone of its series. It holds across such a change: the instant moves. Lessons of a
//! series move together and overlaps are not looked for, as all that were planned by the same clock move alike.

use std::collections::HashSet;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use reedling_core::lessons::{
    Occurrence,
    wall_time::{WallTime, kept},
};
use reedling_db::Tx;
use uuid::Uuid;

use super::queries::wall_time::{self, KeptStart};
use crate::{
    audit::{self, By, Person, StudentEvent},
    error::AppError,
    notices::{
        queries::record::{NewNotice, NoticeKind},
        tell,
    },
    state::AppState,
    time::zone::IanaZone,
};

/// Lessons that are read at a time.
const PAGE: u64 = 500;
/// No change of clock rules moves a lesson further.
const FURTHEST: TimeDelta = TimeDelta::days(1);

/// A coming lesson that is shown at another time of day than was meant.
#[derive(Clone, Debug, PartialEq)]
pub struct Differing {
    /// The lesson.
    pub id: Uuid,
    /// Its title.
    pub title: String,
    /// Who gives it.
    pub teacher_name: String,
    /// The zone of both times.
    pub zone: IanaZone,
    /// The time that was meant.
    pub meant: NaiveDateTime,
    /// The time that is shown.
    pub shown: NaiveDateTime,
}

/// How many coming lessons there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All that were looked at.
    pub coming: u64,
    /// Shown at another time than was meant.
    pub differing: u64,
    /// Of which nothing tells what time was meant.
    pub unknown: u64,
}

/// What becomes of the lessons that are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// Nothing.
    Show,
    /// They are put back, and of those of which nothing was kept the time is kept that they are shown at.
    PutBack,
}

/// Looks at every coming lesson, and tells each that is found.
///
/// # Errors
/// When the database fails, or `found` does. What was put back by then stays, and another run does the rest.
pub async fn check_zones<Failure: From<AppError>>(
    state: &AppState,
    then: Then,
    mut found: impl FnMut(Differing) -> Result<(), Failure>,
) -> Result<Counts, Failure> {
    let mut counts = Counts::default();
    let (mut done, mut last) = (HashSet::new(), None);
    let now = state.clock.now();
    loop {
        let read = wall_time::page(state.db.read(), now - FURTHEST, last.as_ref(), PAGE).await;
        let lessons = read.map_err(AppError::from)?;
        let mut unknown = Vec::new();
        for lesson in &lessons {
            match Start::of(lesson, now) {
                Start::Past => continue,
                Start::Good => {}
                Start::Unknown => unknown.push(lesson),
                Start::Differs(differing, _) if then == Then::Show => {
                    counts.differing += 1;
                    found(differing)?;
                }
                Start::Differs(..) if done.insert(lesson.series_id) => {
                    for differing in restore(state, lesson.series_id).await? {
                        counts.differing += 1;
                        found(differing)?;
                    }
                }
                Start::Differs(..) => {}
            }
            counts.coming += 1;
        }
        counts.unknown += u64::try_from(unknown.len()).unwrap_or(u64::MAX);
        if then == Then::PutBack {
            keep(state, &unknown).await?;
        }
        last = lessons.into_iter().last();
        if last.is_none() {
            return Ok(counts);
        }
    }
}

/// How the start of a lesson is.
enum Start {
    Past,
    Good,
    Unknown,
    /// With the instant of the time that was meant.
    Differs(Differing, Occurrence),
}

impl Start {
    fn of(lesson: &KeptStart, now: DateTime<Utc>) -> Self {
        let Some(zone) = IanaZone::named(&lesson.time_zone) else {
            return Self::Unknown;
        };
        let start_at = lesson.start_at;
        match WallTime::of(&zone, start_at, lesson.start_local.as_deref()) {
            WallTime::Differs {
                meant,
                shown,
                start,
            } if start.max(start_at) > now => {
                let length = TimeDelta::minutes(lesson.duration_minutes.into());
                let differing = Differing {
                    id: lesson.id,
                    title: lesson.title.clone(),
                    teacher_name: lesson.teacher_name.clone(),
                    zone,
                    meant,
                    shown,
                };
                Occurrence::starting(start, length)
                    .map_or(Self::Unknown, |at| Self::Differs(differing, at))
            }
            WallTime::Differs { .. } => Self::Past,
            _ if start_at <= now => Self::Past,
            WallTime::Holds => Self::Good,
            WallTime::Unknown => Self::Unknown,
        }
    }
}

/// Puts the coming lessons of a series back in one transaction; answers which.
async fn restore(state: &AppState, series_id: Uuid) -> Result<Vec<Differing>, AppError> {
    state
        .write(async |tx| {
            let since = tx.now - FURTHEST;
            let lessons = wall_time::lock_series(&tx, series_id, since).await?;
            let (mut differing, mut moved) = (Vec::new(), Vec::<&KeptStart>::new());
            for lesson in &lessons {
                let Start::Differs(found, at) = Start::of(lesson, tx.now) else {
                    continue;
                };
                let local = kept(&found.zone, at.start_time);
                let at = (at.start_time, at.end_time);
                if wall_time::restore(&tx, tx.now, lesson, at, local).await? {
                    differing.push(found);
                    moved.push(lesson);
                }
            }
            // A lesson may have been given to another student or teacher than its series.
            let people = |lesson: &KeptStart| (lesson.teacher_id, lesson.student_id);
            moved.sort_by_key(|lesson| people(lesson));
            for lessons in moved.chunk_by(|one, other| people(one) == people(other)) {
                tell(&tx, lessons).await?;
            }
            Ok(differing)
        })
        .await
}

/// Leaves a line in the trail, and notifies the people of what was put back: their screens have shown the other time.
async fn tell(tx: &Tx, moved: &[&KeptStart]) -> Result<(), AppError> {
    let Some(first) = moved.iter().min_by_key(|lesson| lesson.start_at) else {
        return Ok(());
    };
    let student = Person {
        id: first.student_id,
        name: &first.student_name,
    };
    let event = StudentEvent::LessonsPutBack(student, moved.len());
    audit::record(tx, By::Operator, event).await?;
    let notice = NewNotice {
        lesson_id: Some(first.id),
        earlier_at: Some(first.start_at),
        lessons: i32::try_from(moved.len()).unwrap_or(i32::MAX),
        ..NewNotice::of(NoticeKind::LessonMoved)
    };
    tell::by_operator(tx, first.student_id, first.teacher_id, notice).await
}

/// Keeps the times that those lessons are shown at, so that the next change of rules is noticed.
async fn keep(state: &AppState, lessons: &[&KeptStart]) -> Result<(), AppError> {
    if lessons.is_empty() {
        return Ok(());
    }
    state
        .write(async |tx| {
            for lesson in lessons {
                let zone = IanaZone::named(&lesson.time_zone);
                if let Some(local) = zone.and_then(|zone| kept(&zone, lesson.start_at)) {
                    wall_time::keep(&tx, lesson, local).await?;
                }
            }
            Ok(())
        })
        .await
}
