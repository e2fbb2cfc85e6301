//! Every list, limit and delay that screens need, in one value (Spec §9).

use serde::Serialize;

use crate::{
    PRODUCT_NAME, TAGLINE,
    admin::{RECENT_ACTIVITIES, RECENT_REGISTRATION_DAYS},
    calendar::month::{STUDENT_CELL_LIMIT, TEACHER_CELL_LIMIT},
    demo,
    family::{CALENDAR_LIMIT, RECENT_LIMIT},
    feedback::{RATING_MAX, RATING_PLACEHOLDER},
    lesson::{
        note::{COMMON_PIECES, CONTENT_MIN, DURATION_RANGE},
        recurrence::COUNT_MAX,
        schedule::{DEFAULT_COUNT, DEFAULT_DURATION_MINUTES, DEFAULT_START},
        status::LessonStatus,
    },
    student::{
        age::ADULT_AGE,
        create::PARENT_SEARCH_MIN,
        grade::{
            ADMIN_GRADES, CREATION_GRADES, ROSTER_GRADES, SECTIONS, STUDENT_INSTRUMENTS,
            TEACHER_INSTRUMENTS,
        },
    },
    toast::{DURATION_MS, REMOVE_DELAY_MS},
};

/// Durations of the schedule dialog, in minutes.
pub const SCHEDULE_DURATIONS: [u32; 4] = [30, 60, 90, 120];
/// Durations of the edit form, in minutes.
pub const EDIT_DURATIONS: [u32; 7] = [15, 30, 60, 90, 120, 180, 240];
/// Durations of the lesson-note form, in minutes.
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

/// How many a list shows, and what is the least or most.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Teachers asked for in the administrator's dialog.
    pub teachers: u32,
    /// Activities of the administrator's dashboard.
    pub recent_activities: usize,
    /// Days of a recent registration.
    pub recent_registration_days: i64,
    /// Characters that search for a parent.
    pub parent_search_min: usize,
    /// Lessons in a day of the teacher's calendar.
    pub teacher_cell: usize,
    /// Lessons in a day of the student's calendar.
    pub student_cell: usize,
    /// Lessons of a child's Recent Lessons tab.
    pub parent_recent_lessons: usize,
    /// Events of the family calendar.
    pub family_calendar: usize,
    /// Lessons on the student dashboard.
    pub dashboard_lessons: u32,
    /// Feedback entries on the student dashboard.
    pub dashboard_feedback: u32,
    /// Lessons in a student's profile.
    pub profile_lessons: u32,
    /// Day on which a calendar's week starts, counted from Sunday as 0.
    pub week_starts_on: u32,
    /// Least minutes of a lesson note.
    pub note_duration_min: u32,
    /// Most minutes of a lesson note.
    pub note_duration_max: u32,
    /// Least characters of a lesson note's content.
    pub content_min: usize,
    /// Most lessons of a series by count.
    pub recurrence_count_max: u32,
    /// Most stars of a rating.
    pub rating_max: u8,
    /// Days of a practice plan.
    pub plan_days: u32,
    /// Age at which a student is no minor.
    pub adult_age: i32,
}

/// What forms start with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Defaults {
    /// Minutes of a scheduled lesson.
    pub schedule_duration: u32,
    /// Start of a scheduled lesson, `HH:mm`.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub schedule_start: &'static str,
    /// Lessons of a series.
    pub recurrence_count: u32,
    /// Status of a new lesson.
    pub lesson_status: LessonStatus,
    /// Minutes of a lesson note.
    pub note_duration: u32,
    /// Every notification setting.
    pub notifications: bool,
    /// Who sees a profile.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub profile_visibility: &'static str,
    /// Whether the e-mail address shows.
    pub show_email: bool,
    /// Whether the phone number shows.
    pub show_phone: bool,
    /// Whether messages are allowed.
    pub allow_messages: bool,
}

/// Times, in milliseconds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Delays {
    /// From sign-in to the dashboard.
    pub sign_in: u32,
    /// From external sign-in to the dashboard.
    pub external_sign_in: u32,
    /// From registration to sign-in.
    pub registration: u32,
    /// From activation to sign-in.
    pub activation: u32,
    /// From a reset password to sign-in.
    pub reset_password: u32,
    /// From a new password to the dashboard.
    pub new_password: u32,
    /// From a new activation mail to sign-in.
    pub resend_activation: u32,
    /// From a created student to the dashboard.
    pub student_created: u32,
    /// For which the notice shows that the session has ended.
    pub session_expired: u32,
    /// For which a toast shows.
    pub toast: u32,
    /// For which the toast of a created student shows.
    pub student_created_toast: u32,
    /// From dismissing a toast to its removal.
    pub toast_removal: u32,
    /// From pointing at something to its tooltip.
    pub tooltip_open: u32,
    /// After which the next tooltip waits again.
    pub tooltip_skip: u32,
}

/// Toast behaviour that is not a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Toasts {
    /// Toasts shown at a time.
    pub limit: u32,
    /// Pixels of a swipe that dismisses.
    pub swipe_pixels: u32,
    /// Key that moves to the toasts.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub hotkey: &'static str,
}

/// Figures that stand for something that is not known.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Placeholders {
    /// Badge of the notification bell.
    pub notifications: u32,
    /// System health in percent.
    pub system_health: f64,
    /// Storage used in GB.
    pub storage_used: f64,
    /// Full length of a progress bar.
    pub progress_max: u32,
    /// Average rating when there is feedback.
    pub rating: f64,
}

/// All of it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Constants {
    /// The product's name.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub product_name: &'static str,
    /// The product's tagline.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub tagline: &'static str,
    /// Option lists.
    pub lists: Lists,
    /// Limits.
    pub limits: Limits,
    /// Defaults.
    pub defaults: Defaults,
    /// Times.
    pub delays: Delays,
    /// Toasts.
    pub toasts: Toasts,
    /// Placeholders.
    pub placeholders: Placeholders,
}

/// The values of the specification.
///
/// ```
/// use reedling_core::constants::constants;
/// assert_eq!(constants().lists.schedule_durations[2].label, "1.5 h");
/// ```
pub fn constants() -> Constants {
    Constants {
        product_name: PRODUCT_NAME,
        tagline: TAGLINE,
        lists: lists(),
        limits: LIMITS,
        defaults: DEFAULTS,
        delays: DELAYS,
        toasts: Toasts {
            limit: 1,
            swipe_pixels: 50,
            hotkey: "F8",
        },
        placeholders: Placeholders {
            notifications: 3,
            system_health: 98.5,
            storage_used: 2.4,
            progress_max: 100,
            rating: RATING_PLACEHOLDER,
        },
    }
}

/// A duration as people read it: "45 min", from an hour on "1 h" or "1.5 h".
pub fn duration_label(minutes: u32) -> String {
    match (minutes / 60, minutes % 60) {
        (hours @ 1.., 0) => [&hours.to_string(), " h"].concat(),
        (hours @ 1.., 30) => [&hours.to_string(), ".5 h"].concat(),
        _ => [&minutes.to_string(), " min"].concat(),
    }
}

fn lists() -> Lists {
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

const LIMITS: Limits = Limits {
    teachers: 100,
    recent_activities: RECENT_ACTIVITIES,
    recent_registration_days: RECENT_REGISTRATION_DAYS,
    parent_search_min: PARENT_SEARCH_MIN,
    teacher_cell: TEACHER_CELL_LIMIT,
    student_cell: STUDENT_CELL_LIMIT,
    parent_recent_lessons: RECENT_LIMIT,
    family_calendar: CALENDAR_LIMIT,
    dashboard_lessons: 5,
    dashboard_feedback: 3,
    profile_lessons: 5,
    week_starts_on: 0,
    note_duration_min: *DURATION_RANGE.start(),
    note_duration_max: *DURATION_RANGE.end(),
    content_min: CONTENT_MIN,
    recurrence_count_max: COUNT_MAX,
    rating_max: RATING_MAX,
    plan_days: 7,
    adult_age: ADULT_AGE,
};

const DEFAULTS: Defaults = Defaults {
    schedule_duration: DEFAULT_DURATION_MINUTES,
    schedule_start: DEFAULT_START,
    recurrence_count: DEFAULT_COUNT,
    lesson_status: LessonStatus::Scheduled,
    note_duration: 60,
    notifications: true,
    profile_visibility: "friends",
    show_email: false,
    show_phone: false,
    allow_messages: true,
};

const DELAYS: Delays = Delays {
    sign_in: 1_000,
    external_sign_in: 1_500,
    registration: 3_000,
    activation: 3_000,
    reset_password: 3_000,
    new_password: 2_000,
    resend_activation: 2_000,
    student_created: 2_000,
    session_expired: 3_000,
    toast: DURATION_MS,
    student_created_toast: 10_000,
    toast_removal: REMOVE_DELAY_MS,
    tooltip_open: 700,
    tooltip_skip: 300,
};
