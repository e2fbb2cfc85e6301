//! Option lists of forms and filters, in the order in which they are offered (Spec §9).

use serde::Serialize;

use crate::{
    demo,
    lesson::{note::COMMON_PIECES, status::LessonStatus},
    student::grade::{
        ADMIN_GRADES, CREATION_GRADES, ROSTER_GRADES, SECTIONS, STUDENT_INSTRUMENTS,
        TEACHER_INSTRUMENTS,
    },
};

/// Durations of the schedule dialog, in minutes (Spec §9).
pub const SCHEDULE_DURATIONS: [u32; 4] = [30, 60, 90, 120];
/// Durations of the edit form, in minutes (Spec §9).
pub const EDIT_DURATIONS: [u32; 7] = [15, 30, 60, 90, 120, 180, 240];
/// Durations of the lesson-note form, in minutes (Spec §9).
pub const NOTE_DURATIONS: [u32; 5] = [30, 45, 60, 90, 120];

type Texts = &'static [&'static str];

/// A duration that a form offers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct DurationChoice {
    /// Minutes.
    pub minutes: u32,
    /// "30 min", "1.5 h".
    pub label: String,
}

/// Option lists of forms and filters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Lists {
    /// Grades of the forms that create a student.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub creation_grades: Texts,
    /// Grade values of the roster.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub roster_grades: Texts,
    /// Grades of the administrator's dialog.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub admin_grades: Texts,
    /// Sections of the Add Student screen.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub sections: Texts,
    /// A student's instruments.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub student_instruments: Texts,
    /// A teacher's instruments, in the administrator's dialog.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub teacher_instruments: Texts,
    /// Statuses of a lesson, in the order of the edit form.
    pub lesson_statuses: [LessonStatus; 4],
    /// Durations of the schedule dialog.
    pub schedule_durations: Vec<DurationChoice>,
    /// Durations of the edit form.
    pub edit_durations: Vec<DurationChoice>,
    /// Durations of the lesson-note form.
    pub note_durations: Vec<DurationChoice>,
    /// Pieces of the lesson-note form.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub common_pieces: Texts,
    /// Roles of the demo form.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub demo_roles: Texts,
    /// Numbers of students of the demo form.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub demo_students: Texts,
    /// Slots of the demo form.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub demo_times: Texts,
    /// Time zones of the demo form.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub demo_time_zones: Texts,
}

/// A duration as people read it: "45 min", from an hour on "1 h" or "1.5 h".
///
/// ```
/// use reedling_core::constants::duration_label;
/// assert_eq!([30, 60, 90].map(duration_label), ["30 min", "1 h", "1.5 h"]);
/// ```
pub fn duration_label(minutes: u32) -> String {
    match (minutes / 60, minutes % 60) {
        (hours @ 1.., 0) => [&hours.to_string(), " h"].concat(),
        (hours @ 1.., 30) => [&hours.to_string(), ".5 h"].concat(),
        _ => [&minutes.to_string(), " min"].concat(),
    }
}

pub(super) fn lists() -> Lists {
    let choices = |minutes: &[u32]| {
        let choice = |&minutes| DurationChoice {
            minutes,
            label: duration_label(minutes),
        };
        minutes.iter().map(choice).collect()
    };
    Lists {
        creation_grades: &CREATION_GRADES,
        roster_grades: &ROSTER_GRADES,
        admin_grades: &ADMIN_GRADES,
        sections: &SECTIONS,
        student_instruments: &STUDENT_INSTRUMENTS,
        teacher_instruments: &TEACHER_INSTRUMENTS,
        lesson_statuses: LessonStatus::ALL,
        schedule_durations: choices(&SCHEDULE_DURATIONS),
        edit_durations: choices(&EDIT_DURATIONS),
        note_durations: choices(&NOTE_DURATIONS),
        common_pieces: &COMMON_PIECES,
        demo_roles: &demo::ROLES,
        demo_students: &demo::STUDENTS,
        demo_times: &demo::TIMES,
        demo_time_zones: &demo::TIME_ZONES,
    }
}
