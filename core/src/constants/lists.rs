//! Option lists of forms and filters, in the order in which they are offered (Spec §9).

use serde::Serialize;

use crate::{
    accounts::password::SPECIAL_SIGNS,
    choice::Choice,
    lessons::{
        filter::{DateOrder, FAMILY_STATUSES, StatusFilter, TimeRange},
        note::COMMON_PIECES,
        status::LessonStatus,
    },
    students::{
        grade::{ADMIN_GRADES, CREATION_GRADES, SECTIONS},
        instrument::{STUDENT_INSTRUMENTS, TEACHER_INSTRUMENTS, USUAL_INSTRUMENTS},
        roster::GradeGroup,
    },
};

/// Durations of the schedule dialog, in minutes (Spec §9).
pub const SCHEDULE_DURATIONS: [u32; 4] = [30, 60, 90, 120];
/// Durations of the edit form, in minutes (Spec §9).
pub const EDIT_DURATIONS: [u32; 7] = [15, 30, 60, 90, 120, 180, 240];
/// Durations of the lesson-note form, in minutes (Spec §9).
pub const NOTE_DURATIONS: [u32; 5] = [30, 45, 60, 90, 120];

type Texts = &'static [&'static str];
type Choices = &'static [Choice];

/// A duration that a form offers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct DurationChoice {
    /// Minutes.
    pub minutes: u32,
    /// "30 min", "1.5 h".
    pub label: String,
}

impl DurationChoice {
    /// The duration with its label.
    ///
    /// ```
    /// use reedling_core::constants::lists::DurationChoice;
    /// assert_eq!(DurationChoice::of(90).label, "1.5 h");
    /// ```
    pub fn of(minutes: u32) -> Self {
        Self {
            minutes,
            label: duration_label(minutes),
        }
    }
}

/// Option lists of forms and filters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Lists {
    /// Grades of the forms that create a student.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub creation_grades: Texts,
    /// Grades of the administrator's dialog.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub admin_grades: Texts,
    /// Sections of the Add Student screen.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub sections: Texts,
    /// A student's instruments.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub student_instruments: Texts,
    /// Instruments that are suggested where another one is typed.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub usual_instruments: Texts,
    /// A teacher's instruments, in the administrator's dialog.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub teacher_instruments: Texts,
    /// Special characters, of which a password needs one.
    pub special_signs: &'static str,
    /// Statuses of a lesson, in the order of the edit form.
    #[cfg_attr(feature = "ts", tsify(type = "Choices<LessonStatus>"))]
    pub lesson_statuses: Choices,
    /// Status filter of the teacher's list; the first choice means no filter, here and below.
    #[cfg_attr(feature = "ts", tsify(type = "Choices<StatusFilter>"))]
    pub status_filters: Choices,
    /// Time filter of the teacher's list.
    #[cfg_attr(feature = "ts", tsify(type = "Choices<TimeRange>"))]
    pub time_filters: Choices,
    /// Status filter of a student's or a parent's list.
    #[cfg_attr(feature = "ts", tsify(type = "Choices<\"all\" | LessonStatus>"))]
    pub family_status_filters: Choices,
    /// Orders of a student's list.
    #[cfg_attr(feature = "ts", tsify(type = "Choices<DateOrder>"))]
    pub date_orders: Choices,
    /// Grade filter of the roster.
    #[cfg_attr(feature = "ts", tsify(type = "Choices<GradeGroup>"))]
    pub grade_groups: Choices,
    /// Durations of the schedule dialog.
    pub schedule_durations: Vec<DurationChoice>,
    /// Durations of the lesson-note form.
    pub note_durations: Vec<DurationChoice>,
    /// Pieces of the lesson-note form.
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub common_pieces: Texts,
}

/// Durations that the edit form offers a lesson: its list, and the lesson's own if it is another (D12).
///
/// ```
/// use reedling_core::constants::edit_duration_choices;
/// let labels = edit_duration_choices(45).into_iter().map(|choice| choice.label);
/// assert_eq!(labels.take(4).collect::<Vec<_>>(), ["15 min", "30 min", "45 min", "1 h"]);
/// ```
pub fn edit_duration_choices(own: u32) -> Vec<DurationChoice> {
    let mut offered = EDIT_DURATIONS.to_vec();
    if let Err(place) = offered.binary_search(&own) {
        offered.insert(place, own);
    }
    offered.into_iter().map(DurationChoice::of).collect()
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
    let choices = |minutes: &[u32]| minutes.iter().copied().map(DurationChoice::of).collect();
    Lists {
        creation_grades: &CREATION_GRADES,
        admin_grades: &ADMIN_GRADES,
        sections: &SECTIONS,
        student_instruments: &STUDENT_INSTRUMENTS,
        usual_instruments: &USUAL_INSTRUMENTS,
        teacher_instruments: &TEACHER_INSTRUMENTS,
        special_signs: SPECIAL_SIGNS,
        lesson_statuses: &LessonStatus::CHOICES,
        status_filters: &StatusFilter::CHOICES,
        time_filters: &TimeRange::CHOICES,
        family_status_filters: &FAMILY_STATUSES,
        date_orders: &DateOrder::CHOICES,
        grade_groups: &GradeGroup::CHOICES,
        schedule_durations: choices(&SCHEDULE_DURATIONS),
        note_durations: choices(&NOTE_DURATIONS),
        common_pieces: &COMMON_PIECES,
    }
}
