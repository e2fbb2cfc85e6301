//! Notices of the demo school's last weeks.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::entities::notice;
use reedling_server::notices::queries::record::{NewNotice, NoticeKind};
use sea_orm::Set;
use uuid::Uuid;

use super::{people::SchoolBuilder, students::SeedStudent, timetable::SeedLesson};

/// How long ago everybody last read their notices.
const LAST_READ: TimeDelta = TimeDelta::days(8);
/// Completed lessons of a student that have notices.
const WITH_NOTICES: usize = 4;

impl SchoolBuilder {
    /// Tells a student and their parents of their latest lessons, and of one to come that is cancelled.
    pub fn notify_of_lessons(&mut self, student: &SeedStudent, lessons: &[SeedLesson]) {
        let completed = lessons.iter().rev();
        let completed = completed.filter(|one| one.status == LessonStatus::Completed);
        for lesson in completed.take(WITH_NOTICES) {
            let at = (lesson.end_at + TimeDelta::minutes(6)).min(self.now);
            self.notify_family(student, lesson.id, NoticeKind::LessonCompleted, at);
        }
        let (now, day_ago) = (self.now, self.now - TimeDelta::days(1));
        let cancelled = lessons.iter();
        let mut cancelled = cancelled.filter(|one| one.status == LessonStatus::Cancelled);
        if let Some(lesson) = cancelled.find(|one| one.end_at > now) {
            self.notify_family(student, lesson.id, NoticeKind::LessonCancelled, day_ago);
        }
    }

    /// Tells a student and their parents of feedback.
    pub fn notify_of_feedback(
        &mut self,
        student: &SeedStudent,
        lesson_id: Uuid,
        at: DateTime<Utc>,
    ) {
        self.notify_family(student, lesson_id, NoticeKind::FeedbackWritten, at);
    }

    /// Tells somebody of something else.
    pub fn notify(&mut self, user_id: Uuid, notice: NewNotice, at: DateTime<Utc>) {
        let id = self.rng.id(at);
        self.rows.notices.push(notice::ActiveModel {
            id: Set(id),
            user_id: Set(user_id),
            kind: Set(notice.kind.as_str().to_owned()),
            lesson_id: Set(notice.lesson_id),
            student_id: Set(notice.student_id),
            teacher_id: Set(notice.teacher_id),
            earlier_at: Set(notice.earlier_at),
            lessons: Set(notice.lessons),
            created_at: Set(at),
        });
    }

    /// Marks everybody as having read their notices up to some days ago.
    pub fn read_notices(&mut self) {
        let until = self.now - LAST_READ;
        for user in &mut self.rows.users {
            user.notices_read_until = Set(Some(until));
        }
    }

    fn notify_family(
        &mut self,
        student: &SeedStudent,
        lesson_id: Uuid,
        kind: NoticeKind,
        at: DateTime<Utc>,
    ) {
        let notice = NewNotice {
            lesson_id: Some(lesson_id),
            student_id: Some(student.id),
            lessons: 1,
            ..NewNotice::of(kind)
        };
        let links = self.rows.guardianships.iter();
        let links = links.filter(|link| link.student_id.as_ref() == &student.id);
        let parents: Vec<Uuid> = links.map(|link| *link.parent_id.as_ref()).collect();
        for person in parents.into_iter().chain([student.id]) {
            self.notify(person, notice, at);
        }
    }
}
