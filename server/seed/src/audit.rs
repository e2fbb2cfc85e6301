//! The audit trail of the demo school's last weeks, in the server's own sentences.

use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use reedling_core::{access::Role, lessons::status::LessonStatus, time::day_start};
use reedling_db::entities::activity;
use reedling_server::audit::{
    self, AccountEvent, By, Event, Lesson, LessonEvent, OwnAccountEvent, Person, StudentEvent,
};
use sea_orm::Set;
use uuid::Uuid;

use super::{people::SchoolBuilder, students::SeedStudent, timetable::SeedLesson};

/// When a day's work begins.
const WORKDAY_START: TimeDelta = TimeDelta::hours(9);
/// Minutes of a day's work.
const WORKDAY_MINUTES: u64 = 8 * 60;

impl SchoolBuilder {
    /// Records an event.
    pub fn record(&mut self, actor_id: Uuid, at: DateTime<Utc>, event: &impl Event) {
        let at = at.min(self.now);
        let id = self.rng.id(at);
        let name = self.name_of(actor_id);
        let by = Person {
            id: actor_id,
            name: &name,
        };
        let did = audit::activity(By::Person(by), event);
        self.rows.activities.push(activity::ActiveModel {
            id: Set(id),
            kind: Set(did.kind.as_str().to_owned()),
            actor_id: Set(did.actor_id),
            subject_id: Set(did.subject_id),
            description: Set(did.description),
            status: Set(did.status.as_str().to_owned()),
            created_at: Set(at),
        });
    }

    /// What a teacher did for a student: added them, scheduled their lessons, completed and cancelled some.
    pub fn audit_lessons(&mut self, student: &SeedStudent, lessons: &[SeedLesson]) {
        let (teacher_id, named) = (student.teacher_id, person(student));
        let added = AccountEvent::Added(named, Role::Student);
        self.record(teacher_id, self.days_ago(420), &added);
        if let Some(first) = lessons.first() {
            let scheduled = StudentEvent::LessonsScheduled(named, lessons.len());
            self.record(teacher_id, first.made_at, &scheduled);
        }
        for seeded in lessons {
            let lesson = lesson(student, seeded);
            let (event, at) = match seeded.status {
                LessonStatus::Completed => (
                    LessonEvent::Completed(lesson),
                    seeded.end_at + TimeDelta::minutes(6),
                ),
                // A day before at the latest.
                LessonStatus::Cancelled => (
                    LessonEvent::Cancelled(lesson),
                    self.at_work(seeded.day.min(self.today) - Days::new(1)),
                ),
                LessonStatus::Scheduled | LessonStatus::Missed => continue,
            };
            self.record(teacher_id, at, &event);
        }
    }

    /// That a teacher wrote feedback on a lesson.
    pub fn audit_feedback(
        &mut self,
        student: &SeedStudent,
        seeded: &SeedLesson,
        at: DateTime<Utc>,
    ) {
        let event = LessonEvent::FeedbackWritten(lesson(student, seeded));
        self.record(student.teacher_id, at, &event);
    }

    /// That a teacher entered the result of an examination.
    pub fn audit_exam(
        &mut self,
        student: &SeedStudent,
        board: &str,
        grade: &str,
        at: DateTime<Utc>,
    ) {
        let event = StudentEvent::ExamRecorded(person(student), grade, board);
        self.record(student.teacher_id, at, &event);
    }

    /// That a teacher registered, opened the mailed link, and waits.
    pub fn audit_registration(&mut self, teacher_id: Uuid, at: DateTime<Utc>) {
        self.record(teacher_id, at, &OwnAccountEvent::Registered);
        let at = at + TimeDelta::minutes(4);
        self.record(teacher_id, at, &OwnAccountEvent::Activated);
    }

    /// That somebody's grade became the one that they have.
    pub fn audit_grade(&mut self, student: &SeedStudent, before: &str, days_ago: u64) {
        let event = StudentEvent::GradeChanged(person(student), before, &student.grade);
        let at = self.at_work(self.today - Days::new(days_ago));
        self.record(student.teacher_id, at, &event);
    }

    /// That an administrator gave a student a further teacher.
    pub fn audit_link(&mut self, administrator: Uuid, student: &SeedStudent, teacher_id: Uuid) {
        let teacher = self.name_of(teacher_id);
        let event = StudentEvent::TeacherLinked(person(student), &teacher);
        let at = self.at_work(self.today - Days::new(1));
        self.record(administrator, at, &event);
    }

    /// Some moment of a day's work.
    fn at_work(&mut self, day: NaiveDate) -> DateTime<Utc> {
        let minutes = i64::try_from(self.rng.below(WORKDAY_MINUTES)).unwrap_or_default();
        day_start(&self.zone, day) + WORKDAY_START + TimeDelta::minutes(minutes)
    }

    pub(super) fn name_of(&self, id: Uuid) -> String {
        let mut users = self.rows.users.iter();
        let user = users.find(|user| user.id.as_ref() == &id);
        user.map_or_else(String::new, |user| user.name.as_ref().clone())
    }
}

fn person(student: &SeedStudent) -> Person<'_> {
    Person {
        id: student.id,
        name: &student.name,
    }
}

fn lesson<'a>(student: &'a SeedStudent, seeded: &'a SeedLesson) -> Lesson<'a> {
    Lesson {
        student: person(student),
        title: seeded.title,
    }
}
