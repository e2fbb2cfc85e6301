//! The text of a notice and its link, for its reader.

use chrono::{DateTime, Datelike, Utc};
use reedling_core::{
    access::{Role, home_path},
    lessons::title::is_automatic_at,
};

use super::queries::record::{LessonOfNotice, NoticeKind, NoticeRecord};
use crate::time::zone::IanaZone;

/// What happened, worded for the reader: a parent reads whose lesson it is, a teacher with whom. Times are in the zone.
pub(super) fn text(
    role: Role,
    notice: &NoticeRecord,
    zone: IanaZone,
    now: DateTime<Utc>,
) -> String {
    let teacher = notice.teacher_name.as_deref().unwrap_or("Your teacher");
    let first_name = notice.student_first_name.as_deref().unwrap_or("your child");
    let sentence = match (&notice.lesson, notice.kind) {
        (_, NoticeKind::LessonWithdrawn) => match notice.earlier_at {
            Some(at) => format!("lesson on {} is no longer planned", when(at, zone, now)),
            None => "a lesson is no longer planned".to_owned(),
        },
        (Some(lesson), _) => of_lesson(role, notice, lesson, zone, now),
        (None, NoticeKind::TeachingEnded) => ended(notice),
        (None, NoticeKind::StudentLinked) => "new student in your class".to_owned(),
        (None, NoticeKind::ParentAsked) => {
            return format!("{teacher} asks whether you are a parent of {first_name}");
        }
        (None, NoticeKind::ApprovalWaiting) => {
            return format!("{teacher} waits for your approval");
        }
        // A notice about a lesson disappears with the lesson.
        (None, _) => return "Your account has been approved".to_owned(),
    };
    match role {
        Role::Student => capitalized(&sentence),
        Role::Parent => format!("{first_name}: {sentence}"),
        Role::Teacher | Role::Administrator => match &notice.student_name {
            Some(name) => format!("{name}: {sentence}"),
            None => capitalized(&sentence),
        },
    }
}

/// Path of the screen that tells more.
pub(super) fn link(role: Role, notice: &NoticeRecord) -> String {
    let lessons = match role {
        Role::Teacher => Some("/teacher/lessons"),
        Role::Student => Some("/student/my-lessons"),
        Role::Parent => Some("/parent/lessons"),
        Role::Administrator => None,
    };
    if let Some((screen, lesson)) = lessons.zip(notice.lesson.as_ref())
        && notice.kind != NoticeKind::LessonWithdrawn
    {
        return format!("{screen}?lesson={}", lesson.id);
    }
    match (role, notice.kind) {
        (Role::Teacher, NoticeKind::StudentLinked) => "/teacher/students".to_owned(),
        _ => home_path(Some(role.as_str())).to_owned(),
    }
}

fn of_lesson(
    role: Role,
    notice: &NoticeRecord,
    lesson: &LessonOfNotice,
    zone: IanaZone,
    now: DateTime<Utc>,
) -> String {
    let at = when(lesson.start_at, zone, now);
    let with = match (&notice.teacher_name, role) {
        (Some(teacher), Role::Student | Role::Parent) => format!(" with {teacher}"),
        _ => String::new(),
    };
    match notice.kind {
        NoticeKind::LessonScheduled if notice.lessons > 1 => {
            format!("{} new lessons{with}, the first on {at}", notice.lessons)
        }
        NoticeKind::LessonScheduled => format!("new lesson{with} on {at}"),
        NoticeKind::LessonMoved => match notice.earlier_at {
            Some(earlier) if earlier != lesson.start_at => {
                let from = when(earlier, zone, now);
                match notice.lessons {
                    ..=1 => format!("lesson moved from {from} to {at}"),
                    many => format!("{many} lessons moved, the first from {from} to {at}"),
                }
            }
            _ => format!("lesson on {at} takes {} minutes now", lesson.minutes),
        },
        NoticeKind::LessonCancelled => format!("lesson on {at} was cancelled"),
        NoticeKind::LessonMissed => format!("lesson on {at} was marked as missed"),
        NoticeKind::LessonCompleted if lesson.has_plan => {
            format!("new practice plan from the lesson on {at}")
        }
        NoticeKind::LessonCompleted => format!("lesson on {at} completed"),
        NoticeKind::FeedbackWritten => match own_title(notice, lesson) {
            Some(title) => format!("feedback on {title}, {at}"),
            None => format!("feedback on the lesson on {at}"),
        },
        _ => format!("news of the lesson on {at}"),
    }
}

/// The title of a lesson that has one of its own; the automatic one tells no more than student and day.
fn own_title<'a>(notice: &NoticeRecord, lesson: &'a LessonOfNotice) -> Option<&'a str> {
    let LessonOfNotice {
        title, start_at, ..
    } = lesson;
    let student = notice.student_name.as_deref();
    (!is_automatic_at(title, student, *start_at)).then_some(title.as_str())
}

fn ended(notice: &NoticeRecord) -> String {
    let with = match &notice.teacher_name {
        Some(teacher) => format!(" with {teacher}"),
        None => String::new(),
    };
    let ended = format!("lessons{with} have ended");
    match notice.lessons {
        0 => ended,
        1 => format!("{ended}, 1 upcoming lesson was cancelled"),
        many => format!("{ended}, {many} upcoming lessons were cancelled"),
    }
}

/// Such as `Tue 3 Mar, 16:00`, with the year where it is not the present one.
fn when(at: DateTime<Utc>, zone: IanaZone, now: DateTime<Utc>) -> String {
    let local = zone.local(at);
    if local.year() == zone.local(now).year() {
        local.format("%a %-d %b, %H:%M").to_string()
    } else {
        local.format("%a %-d %b %Y, %H:%M").to_string()
    }
}

fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
