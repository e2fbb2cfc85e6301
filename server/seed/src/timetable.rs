//! Lessons of a seeded school: weekly series from the past into the coming weeks.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, Utc};
use reedling_core::{
    lessons::{recurrence::RecurrenceType, status::LessonStatus, wall_time::kept},
    students::age::age_on,
    time::all_to_utc,
};
use reedling_db::entities::{lesson, lesson_series, practice_plan};
use reedling_planner::{
    goals::Context,
    plans::{Dates, PlanRequest, Student, plan},
    read::{Earlier, left_open, read},
};
use reedling_server::{practice::queries::plans, time::zone::IanaZone};
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
    pub fn series(
        &mut self,
        student: &SeedStudent,
        slot: Slot,
        texts: &[LessonText],
        mut status_of: impl FnMut(&mut Self, u64, bool) -> LessonStatus,
    ) -> Vec<SeedLesson> {
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
        let mut lessons = Vec::with_capacity(days.len());
        for ((week, &day), start_at) in (0u64..).zip(&days).zip(starts) {
            let end_at = start_at + TimeDelta::minutes(i64::from(slot.minutes));
            let status = status_of(self, week, end_at <= self.now);
            let is_completed = status == LessonStatus::Completed;
            let stored = match status {
                LessonStatus::Completed if self.completes_by_use_case => LessonStatus::Scheduled,
                status => status,
            };
            let has_notes = stored == LessonStatus::Completed;
            let completed_at = has_notes.then(|| (end_at + TimeDelta::minutes(6)).min(self.now));
            let LessonText { title, text } = texts[week as usize % texts.len()];
            let id = self.rng.id(since);
            self.rows.lessons.push(lesson::ActiveModel {
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
            });
            lessons.push(SeedLesson {
                id,
                title,
                made_at: since,
                day,
                end_at,
                status,
                notes: is_completed.then_some(text),
            });
        }
        lessons
    }

    /// Adds the practice plan of a completed lesson of before there were goals: it is made from what the notes are read as.
    ///
    /// # Errors
    /// When the plan cannot be written as JSON.
    pub fn practice_plan(
        &mut self,
        student: &SeedStudent,
        lessons: &[SeedLesson],
        index: usize,
    ) -> Result<(), DbErr> {
        let lesson = lessons[index];
        let Some(notes) = lesson.notes else {
            return Ok(());
        };
        let context = context(student, lessons, index);
        let proposal = read(notes, &context);
        let made = plan(&PlanRequest {
            goals: proposal.goals,
            week: proposal.week,
            body: proposal.body.map(|it| it.careful).into_iter().collect(),
            student: Student {
                instrument: context.instrument,
                grade: context.grade,
                age: context.age,
                is_minor: student.is_minor,
            },
            dates: Dates {
                lesson: lesson.day,
                next_lesson: context.next_lesson_date,
                exam: None,
            },
            ..PlanRequest::default()
        });
        let json = |error: serde_json::Error| DbErr::Json(error.to_string());
        self.rows.plans.push(practice_plan::ActiveModel {
            lesson_id: Set(lesson.id),
            revision: Set(1),
            planner: Set(made.planner),
            guidance: Set(plans::guidance(&made.guidance).map_err(json)?),
            basis: Set(serde_json::to_value(&made.basis).map_err(json)?),
            cards: Set(None),
            tempi: Set(None),
            struck: Set(None),
            created_at: Set(lesson.end_at),
        });
        Ok(())
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

/// What is known of a student at a lesson.
fn context(student: &SeedStudent, lessons: &[SeedLesson], index: usize) -> Context {
    let lesson = lessons[index];
    let earlier = lessons[..index].iter().filter_map(|earlier| {
        Some(Earlier {
            date: earlier.day,
            notes: earlier.notes?.to_owned(),
        })
    });
    let earlier: Vec<Earlier> = earlier.collect();
    let mut context = Context {
        instrument: student.instrument.clone(),
        grade: student.grade.clone(),
        age: age_on(student.born, lesson.day),
        next_lesson_date: lessons.get(index + 1).map(|next| next.day),
        ..Context::on(lesson.day)
    };
    context.open = left_open(&earlier[earlier.len().saturating_sub(4)..], &context);
    context
}
