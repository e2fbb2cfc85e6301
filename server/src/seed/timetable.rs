//! Lessons of a seeded school: weekly series from the past into the coming weeks.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, Utc};
use reedling_core::{lessons::status::LessonStatus, students::age::age_on, time::all_to_utc};
use reedling_planner::{
    input::{Exam, PlanInput, PracticeLog},
    plan::plan,
};
use sea_orm::{DbErr, Set};
use uuid::Uuid;

use super::{notes::LessonText, people::SchoolBuilder, students::SeedStudent};
use crate::{
    db::entities::{lesson, lesson_series, practice_plan},
    practice::queries::plans,
};

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
    /// Adds a series, whose lessons take the texts in turn. `stands` gives the status of the lesson of a week, and is
    /// told whether the lesson is over.
    pub fn series(
        &mut self,
        student: &SeedStudent,
        slot: Slot,
        words: &[LessonText],
        mut stands: impl FnMut(&mut Self, u64, bool) -> LessonStatus,
    ) -> Vec<SeedLesson> {
        let since = self.zone_start(slot.first) - TimeDelta::days(7);
        let series_id = self.rng.id(since);
        self.rows.series.push(lesson_series::ActiveModel {
            id: Set(series_id),
            teacher_id: Set(slot.teacher_id),
            student_id: Set(student.id),
            recurrence_type: Set(if slot.weeks > 1 { "weekly" } else { "single" }.to_owned()),
            time_zone: Set(self.zone.name().to_owned()),
            created_at: Set(since),
        });
        let days: Vec<NaiveDate> = (0..slot.weeks)
            .map(|week| slot.first + Days::new(7 * week))
            .collect();
        let zone = self.zone;
        let starts = all_to_utc(&zone, days.iter().map(|day| day.and_time(slot.at)));
        let mut given = Vec::with_capacity(days.len());
        for ((week, &day), start_at) in (0u64..).zip(&days).zip(starts) {
            let end_at = start_at + TimeDelta::minutes(i64::from(slot.minutes));
            let status = stands(self, week, end_at <= self.now);
            let is_completed = status == LessonStatus::Completed;
            let completed_at = is_completed.then(|| (end_at + TimeDelta::minutes(6)).min(self.now));
            let LessonText { title, text } = words[week as usize % words.len()];
            let notes = is_completed.then_some(text);
            let id = self.rng.id(since);
            self.rows.lessons.push(lesson::ActiveModel {
                id: Set(id),
                series_id: Set(series_id),
                teacher_id: Set(slot.teacher_id),
                student_id: Set(student.id),
                title: Set(title.to_owned()),
                description: Set(None),
                start_at: Set(start_at),
                end_at: Set(end_at),
                duration_minutes: Set(slot.minutes),
                status: Set(status.as_str().to_owned()),
                notes: Set(None),
                teacher_notes: Set(notes.map(str::to_owned)),
                completed_at: Set(completed_at),
                version: Set(if status == LessonStatus::Scheduled {
                    1
                } else {
                    2
                }),
                goals_revision: Set(1),
                goals_by: Set(None),
                week: Set(None),
                unread: Set(None),
                private_notes: Set(None),
                created_at: Set(since),
                updated_at: Set(completed_at.unwrap_or(since)),
            });
            given.push(SeedLesson {
                id,
                title,
                made_at: since,
                day,
                end_at,
                status,
                notes,
            });
        }
        given
    }

    /// Adds the practice plan of a completed lesson, made by core's planner from what came before.
    pub fn practice_plan(
        &mut self,
        student: &SeedStudent,
        board: Option<&str>,
        given: &[SeedLesson],
        index: usize,
    ) -> Result<(), DbErr> {
        let lesson = given[index];
        let Some(notes) = lesson.notes else {
            return Ok(());
        };
        let made = plan(&PlanInput {
            instrument: student.instrument.clone(),
            grade: student.grade.clone(),
            age: age_on(student.born, lesson.day),
            is_minor: student.is_minor,
            lesson_date: lesson.day,
            next_lesson_date: given.get(index + 1).map(|next| next.day),
            notes: notes.to_owned(),
            exam: board.map(|board| Exam {
                board: Some(board.to_owned()),
                date: None,
            }),
            recent_notes: given[..index]
                .iter()
                .rev()
                .filter_map(|earlier| earlier.notes.map(str::to_owned))
                .take(4)
                .collect(),
            log: PracticeLog::default(),
        });
        let json = |error: serde_json::Error| DbErr::Json(error.to_string());
        self.rows.plans.push(practice_plan::ActiveModel {
            lesson_id: Set(lesson.id),
            revision: Set(1),
            planner: Set(made.planner),
            guidance: Set(plans::guidance(&made.guidance).map_err(json)?),
            basis: Set(serde_json::to_value(&made.basis).map_err(json)?),
            cards: Set(None),
            struck: Set(None),
            created_at: Set(lesson.end_at),
        });
        Ok(())
    }

    fn zone_start(&self, day: NaiveDate) -> DateTime<Utc> {
        reedling_core::time::day_start(&self.zone, day)
    }
}
