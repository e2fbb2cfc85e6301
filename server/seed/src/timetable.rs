//! Lessons of a seeded school: weekly series from the past into the coming weeks.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, Utc};
use reedling_core::{
    lessons::{recurrence::RecurrenceType, status::LessonStatus, wall_time::kept},
    time::all_to_utc,
};
use reedling_db::{
    entities::{lesson, lesson_series},
    value_types::GoalsBy,
};
use reedling_server::{
    practice::queries::{
        goals::{NewFacts, facts_row},
        record::LessonFacts,
    },
    time::zone::IanaZone,
};
use sea_orm::{DbErr, Set};
use uuid::Uuid;

use super::{notes::LessonText, people::SchoolBuilder, students::SeedStudent};

/// When and with whom a series takes place.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// Who gives the lessons.
    pub teacher_id: Uuid,
    /// Day of the first one.
    pub first: NaiveDate,
    /// Wall-clock time.
    pub at: NaiveTime,
    /// Length of each.
    pub minutes: i32,
    /// How many.
    pub weeks: u64,
}

/// Which of a series' completed lessons the server's own use case completes, once their rows are there: it stores goals, pieces
/// and plan, but takes its time. The others are written as completed lessons that set nothing, without a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByUseCase {
    /// All of them.
    All,
    /// The last one.
    Last,
    /// None.
    None,
}

/// A lesson that was written.
#[derive(Clone, Copy, Debug)]
pub struct SeedLesson {
    /// The lesson.
    pub id: Uuid,
    /// What it is about.
    pub title: &'static str,
    /// When it was scheduled.
    pub made_at: DateTime<Utc>,
    /// Its day in the school's zone.
    pub day: NaiveDate,
    /// Its end.
    pub end_at: DateTime<Utc>,
    /// How it stands.
    pub status: LessonStatus,
    /// What the teacher noted.
    pub notes: Option<&'static str>,
}

impl SchoolBuilder {
    /// Adds a series, whose lessons take the texts in turn. `status_of` gives the status of the lesson of a week, and
    /// gets whether the lesson is over.
    ///
    /// # Errors
    /// When what a lesson sets cannot be written as JSON.
    pub fn series(
        &mut self,
        student: &SeedStudent,
        (slot, by_use_case): (Slot, ByUseCase),
        texts: &[LessonText],
        mut status_of: impl FnMut(&mut Self, u64, bool) -> LessonStatus,
    ) -> Result<Vec<SeedLesson>, DbErr> {
        let since = self.zone_start(slot.first) - TimeDelta::days(7);
        let series_id = self.rng.id(since);
        let row = series_of(series_id, student.id, slot, self.zone, since);
        self.rows.series.push(row);
        let of_series = lesson_of(series_id, student.id, slot, since);
        let days: Vec<NaiveDate> = (0..slot.weeks)
            .map(|week| slot.first + Days::new(7 * week))
            .collect();
        let zone = self.zone;
        let starts = all_to_utc(&zone, days.iter().map(|day| day.and_time(slot.at)));
        let starts: Vec<DateTime<Utc>> = starts.collect();
        let length = TimeDelta::minutes(i64::from(slot.minutes));
        let statuses = (0..).zip(&starts);
        let statuses: Vec<LessonStatus> = statuses
            .map(|(week, &start)| status_of(self, week, start + length <= self.now))
            .collect();
        let is_completed = |status: &LessonStatus| *status == LessonStatus::Completed;
        let last = statuses.iter().rposition(is_completed);
        let set_nothing = facts_row(NewFacts {
            revision: 1,
            facts: LessonFacts {
                goals_by: Some(GoalsBy::Teacher),
                ..LessonFacts::default()
            },
        })?;
        let mut lessons = Vec::with_capacity(days.len());
        for (week, ((&day, start_at), status)) in days.iter().zip(starts).zip(statuses).enumerate()
        {
            let end_at = start_at + length;
            let is_left = match by_use_case {
                ByUseCase::All => true,
                ByUseCase::Last => last == Some(week),
                ByUseCase::None => false,
            };
            let stored = match status {
                LessonStatus::Completed if is_left => LessonStatus::Scheduled,
                status => status,
            };
            let has_notes = is_completed(&stored);
            let completed_at = has_notes.then(|| (end_at + TimeDelta::minutes(6)).min(self.now));
            let LessonText { title, text } = texts[week % texts.len()];
            let id = self.rng.id(since);
            let mut row = lesson::ActiveModel {
                id: Set(id),
                title: Set(title.to_owned()),
                start_at: Set(start_at),
                start_local: Set(kept(&zone, start_at)),
                end_at: Set(end_at),
                status: Set(stored.into()),
                teacher_notes: Set(has_notes.then(|| text.to_owned())),
                completed_at: Set(completed_at),
                version: Set(1 + i32::from(stored != LessonStatus::Scheduled)),
                updated_at: Set(completed_at.unwrap_or(since)),
                ..of_series.clone()
            };
            if has_notes {
                row.goals_by = set_nothing.goals_by.clone();
                row.week = set_nothing.week.clone();
                row.unread = set_nothing.unread.clone();
            }
            self.rows.lessons.push(row);
            lessons.push(SeedLesson {
                id,
                title,
                made_at: since,
                day,
                end_at,
                status,
                notes: is_completed(&status).then_some(text),
            });
        }
        Ok(lessons)
    }

    fn zone_start(&self, day: NaiveDate) -> DateTime<Utc> {
        reedling_core::time::day_start(&self.zone, day)
    }
}

/// A series.
fn series_of(
    id: Uuid,
    student_id: Uuid,
    slot: Slot,
    zone: IanaZone,
    since: DateTime<Utc>,
) -> lesson_series::ActiveModel {
    let recurrence = if slot.weeks > 1 {
        RecurrenceType::Weekly
    } else {
        RecurrenceType::Single
    };
    lesson_series::ActiveModel {
        id: Set(id),
        teacher_id: Set(slot.teacher_id),
        student_id: Set(student_id),
        recurrence_type: Set(recurrence.into()),
        time_zone: Set(zone.name().to_owned()),
        created_at: Set(since),
    }
}

/// What all lessons of a series share.
fn lesson_of(
    series_id: Uuid,
    student_id: Uuid,
    slot: Slot,
    since: DateTime<Utc>,
) -> lesson::ActiveModel {
    lesson::ActiveModel {
        series_id: Set(series_id),
        teacher_id: Set(slot.teacher_id),
        student_id: Set(student_id),
        description: Set(None),
        duration_minutes: Set(slot.minutes),
        notes: Set(None),
        goals_revision: Set(1),
        goals_by: Set(None),
        week: Set(None),
        unread: Set(None),
        private_notes: Set(None),
        created_at: Set(since),
        ..Default::default()
    }
}
