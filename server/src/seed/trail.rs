//! The audit trail of the demo school: who did what in the last weeks, in the sentences that the server itself writes.

use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use reedling_core::{lesson::status::LessonStatus, time::day_start};
use sea_orm::Set;
use uuid::Uuid;

use super::{people::School, pupils::Pupil, timetable::Given};
use crate::{
    entities::activity,
    model::activity::{ActivityKind, ActivityStatus},
};

/// When a day's work begins.
const WORK_BEGINS: TimeDelta = TimeDelta::hours(9);
/// Minutes of a day's work.
const WORK: u64 = 8 * 60;

impl School {
    /// Writes down that somebody did something to somebody.
    pub fn did(
        &mut self,
        (actor_id, subject_id): (Uuid, Uuid),
        at: DateTime<Utc>,
        (kind, status): (ActivityKind, ActivityStatus),
        words: &str,
    ) {
        let at = at.min(self.now);
        let id = self.dice.id(at);
        let description = format!("{} {words}", self.name_of(actor_id));
        self.rows.activities.push(activity::ActiveModel {
            id: Set(id),
            kind: Set(kind.as_str().to_owned()),
            actor_id: Set(Some(actor_id)),
            subject_id: Set(Some(subject_id)),
            description: Set(description),
            status: Set(status.as_str().to_owned()),
            created_at: Set(at),
        });
    }

    /// What a teacher did for a student: added them, scheduled their lessons, completed and cancelled some.
    pub fn trace_lessons(&mut self, pupil: &Pupil, given: &[Given]) {
        let of = (pupil.teacher_id, pupil.id);
        let added = (ActivityKind::UserRegistration, ActivityStatus::Active);
        let words = format!("added {} as a student", pupil.name);
        self.did(of, self.days_ago(420), added, &words);
        let other = (ActivityKind::Other, ActivityStatus::Active);
        if let Some(first) = given.first() {
            let words = format!("scheduled {} lessons for {}", given.len(), pupil.name);
            self.did(of, first.made_at, other, &words);
        }
        for lesson in given {
            let (did, at) = match lesson.status {
                LessonStatus::Completed => ("completed", lesson.end_at + TimeDelta::minutes(6)),
                // A day before at the latest.
                LessonStatus::Cancelled => (
                    "cancelled",
                    self.at_work(lesson.day.min(self.today) - Days::new(1)),
                ),
                LessonStatus::Scheduled | LessonStatus::Missed => continue,
            };
            let words = format!(
                "{did} {}'s lesson \u{201c}{}\u{201d}",
                pupil.name, lesson.title
            );
            self.did(of, at, other, &words);
        }
    }

    /// That a teacher wrote feedback on a lesson.
    pub fn trace_feedback(&mut self, pupil: &Pupil, lesson: &Given, at: DateTime<Utc>) {
        let words = format!(
            "wrote feedback on {}'s lesson \u{201c}{}\u{201d}",
            pupil.name, lesson.title
        );
        let what = (ActivityKind::Communication, ActivityStatus::Active);
        self.did((pupil.teacher_id, pupil.id), at, what, &words);
    }

    /// That a teacher entered the result of an examination.
    pub fn trace_exam(&mut self, pupil: &Pupil, board: &str, grade: &str, at: DateTime<Utc>) {
        let words = format!("recorded {grade} in {board} for {}", pupil.name);
        let what = (ActivityKind::ExamScheduled, ActivityStatus::Active);
        self.did((pupil.teacher_id, pupil.id), at, what, &words);
    }

    /// That a teacher registered, opened the mailed link, and waits.
    pub fn trace_registration(&mut self, teacher_id: Uuid, at: DateTime<Utc>) {
        let own = (teacher_id, teacher_id);
        let registered = (ActivityKind::UserRegistration, ActivityStatus::Pending);
        self.did(own, at, registered, "registered as a teacher");
        let activated = (ActivityKind::UserRegistration, ActivityStatus::Active);
        let at = at + TimeDelta::minutes(4);
        self.did(own, at, activated, "activated the account");
    }

    /// That somebody's grade became the one that they have.
    pub fn trace_grade(&mut self, pupil: &Pupil, before: &str, days_ago: u64) {
        let words = format!(
            "changed the grade of {} from {before} to {}",
            pupil.name, pupil.grade
        );
        let at = self.at_work(self.today - Days::new(days_ago));
        let what = (ActivityKind::GradeUpdate, ActivityStatus::Active);
        self.did((pupil.teacher_id, pupil.id), at, what, &words);
    }

    /// That an administrator gave a student a further teacher.
    pub fn trace_link(&mut self, administrator: Uuid, pupil: &Pupil, teacher_id: Uuid) {
        let teacher = self.name_of(teacher_id);
        let words = format!("linked {} to the teacher {teacher}", pupil.name);
        let what = (ActivityKind::Other, ActivityStatus::Active);
        let at = self.at_work(self.today - Days::new(1));
        self.did((administrator, pupil.id), at, what, &words);
    }

    /// Some moment of a day's work.
    fn at_work(&mut self, day: NaiveDate) -> DateTime<Utc> {
        let minutes = i64::try_from(self.dice.below(WORK)).unwrap_or_default();
        day_start(&self.zone, day) + WORK_BEGINS + TimeDelta::minutes(minutes)
    }

    fn name_of(&self, id: Uuid) -> String {
        let mut users = self.rows.users.iter();
        let user = users.find(|user| user.id.as_ref() == &id);
        user.map_or_else(String::new, |user| user.name.as_ref().clone())
    }
}
