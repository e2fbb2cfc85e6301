//! Scheduling: the dialog's draft, and the same rules for the call's instants.

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use validator::Validate;

pub use super::fields::{DURATION_MAX, duration, end_time};
use super::{
    Occurrence,
    ends::{EndRule, check_end},
    fields::{
        check_date, check_minutes, check_start, check_start_time, check_typed_duration,
        typed_duration, whole,
    },
    recurrence::{Recurrence, RecurrenceEndType, RecurrenceType},
};
use crate::{
    time::{Zone, days_after, text, to_local},
    validation::{Violations, description_length, filled, notes_length, title_length},
};

/// Duration that the dialog starts with, in minutes (Spec §9).
pub const DEFAULT_DURATION_MINUTES: u32 = 30;
/// Start that the dialog starts with (Spec §9).
pub const DEFAULT_START: &str = "09:00";
/// Number of lessons that the dialog starts with (Spec §9).
pub const DEFAULT_COUNT: u32 = 4;
/// Days from today to the end date that the dialog starts with: 4 weeks (Spec §9).
pub const DEFAULT_END_DAYS: u64 = 28;

const FIELDS: &[&str] = &[
    "studentId",
    "title",
    "description",
    "date",
    "startTime",
    "durationMinutes",
    "duration",
    "recurrenceType",
    "recurrenceEndType",
    "recurrenceEndDate",
    "recurrenceCount",
    "notes",
];

/// What is typed in the Schedule New Lesson dialog so far, empties included.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Validate)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct ScheduleLessonDraft {
    /// Identifier of the student; empty until one is chosen.
    #[validate(custom(function = "filled", message = "Please select a student"))]
    pub student_id: String,
    /// Title of the lesson.
    #[validate(
        custom(function = "filled", message = "Please enter a title"),
        custom(function = "title_length")
    )]
    pub title: String,
    /// What the lesson is about.
    #[validate(custom(function = "description_length"))]
    pub description: String,
    /// Day of the first lesson, `yyyy-MM-dd`.
    pub date: String,
    /// Start on the wall clock, `HH:mm`.
    pub start_time: String,
    /// Length in minutes, as typed.
    pub duration_minutes: Option<f64>,
    /// Notes for the lesson.
    #[validate(custom(function = "notes_length"))]
    pub notes: String,
    /// Whether the lesson repeats.
    pub recurrence_type: RecurrenceType,
    /// How a weekly series ends.
    pub recurrence_end_type: RecurrenceEndType,
    /// Last possible day of a weekly series, `yyyy-MM-dd`.
    pub recurrence_end_date: String,
    /// Number of lessons of a weekly series, as typed.
    pub recurrence_count: Option<f64>,
}

impl ScheduleLessonDraft {
    /// The empty dialog on a day (Spec §3, §9).
    pub fn defaults(today: NaiveDate) -> Self {
        Self {
            student_id: String::new(),
            title: String::new(),
            description: String::new(),
            date: String::new(),
            start_time: DEFAULT_START.to_owned(),
            duration_minutes: Some(f64::from(DEFAULT_DURATION_MINUTES)),
            notes: String::new(),
            recurrence_type: RecurrenceType::Single,
            recurrence_end_type: RecurrenceEndType::Count,
            recurrence_end_date: text::date(days_after(today, DEFAULT_END_DAYS)),
            recurrence_count: Some(f64::from(DEFAULT_COUNT)),
        }
    }

    /// The broken rules of the dialog (Spec §5); its date may not be past.
    pub fn check(&self, today: NaiveDate) -> Violations {
        let mut found = Violations::of(self);
        let date = check_date(&mut found, &self.date);
        if let Some(date) = date {
            found.require(
                date >= today,
                "date",
                "past",
                "The date cannot be in the past",
            );
        }
        check_start_time(&mut found, &self.start_time);
        check_typed_duration(&mut found, self.duration_minutes);
        let ends = self.ends();
        check_end(&mut found, &ends, date);
        if let EndRule::Until(Some(last)) = ends {
            let text = "The end date must be tomorrow or later";
            found.require(last > today, "recurrenceEndDate", "past", text);
        }
        found.in_order(FIELDS)
    }

    /// Every lesson that the draft stands for, earliest first; nothing while it cannot be known.
    pub fn plan(&self, zone: &impl Zone) -> Vec<Occurrence> {
        let start = text::parse_date(&self.date).zip(text::parse_time(&self.start_time));
        let duration = self.duration_minutes.and_then(typed_duration);
        match (start, duration, self.ends().recurrence()) {
            (Some((date, time)), Some(duration), Some(recurrence)) => {
                plan(date.and_time(time), duration, recurrence, zone)
            }
            _ => Vec::new(),
        }
    }

    fn ends(&self) -> EndRule {
        let last = text::parse_date(&self.recurrence_end_date);
        EndRule::new(
            self.recurrence_type,
            self.recurrence_end_type,
            last,
            whole(self.recurrence_count),
        )
    }
}

/// What the schedule call carries: an instant instead of a date and a time, texts as they were sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Validate)]
pub struct ScheduleRequest {
    /// Identifier of the student.
    #[validate(custom(function = "filled", message = "Please select a student"))]
    pub student_id: String,
    /// Title of the lesson.
    #[validate(
        custom(function = "filled", message = "Please enter a title"),
        custom(function = "title_length")
    )]
    pub title: String,
    /// What the lesson is about.
    #[validate(custom(function = "description_length"))]
    pub description: String,
    /// Start of the first lesson; may be past (D5).
    pub start: Option<DateTime<Utc>>,
    /// Length in minutes, elapsed.
    pub duration_minutes: Option<i64>,
    /// Notes for the lesson.
    #[validate(custom(function = "notes_length"))]
    pub teacher_notes: String,
    /// `single` or `weekly`; empty is single (Spec §3).
    pub recurrence_type: String,
    /// `count` or `date`; empty is count (Spec §3).
    pub recurrence_end_type: String,
    /// Last possible day of a weekly series, `yyyy-MM-dd`; empty when it ends by count.
    pub recurrence_end_date: String,
    /// Number of lessons of a weekly series.
    pub recurrence_count: Option<i64>,
}

impl ScheduleRequest {
    /// The broken rules, with the form's own texts; the days are those of the zone.
    pub fn check(&self, zone: &impl Zone) -> Violations {
        let mut found = Violations::of(self);
        check_start(&mut found, self.start);
        check_minutes(&mut found, self.duration_minutes);
        let known = RecurrenceType::parse(&self.recurrence_type).is_some();
        let text = "A lesson is either single or weekly";
        found.require(known, "recurrenceType", "unknown", text);
        let known = RecurrenceEndType::parse(&self.recurrence_end_type).is_some();
        let text = "A series ends either by count or by date";
        found.require(known, "recurrenceEndType", "unknown", text);
        let typed = self.recurrence_end_date.trim();
        if typed.is_empty() || text::parse_date(typed).is_some() {
            let first = self.start.map(|start| to_local(zone, start).date());
            check_end(&mut found, &self.ends(), first);
        } else {
            let text = "Please choose a valid end date";
            found.add("recurrenceEndDate", "date", text);
        }
        found.in_order(FIELDS)
    }

    /// Every lesson of the call, earliest first.
    ///
    /// # Errors
    /// The broken rules.
    pub fn plan(&self, zone: &impl Zone) -> Result<Vec<Occurrence>, Violations> {
        let found = self.check(zone);
        let length = self.duration_minutes.and_then(duration);
        match (self.start, length, self.ends().recurrence()) {
            (Some(start), Some(length), Some(recurrence)) if found.is_empty() => {
                Ok(series(start, zone, recurrence, length))
            }
            _ => Err(found),
        }
    }

    /// Whether the call asks for a series.
    pub fn repeats(&self) -> bool {
        RecurrenceType::parse(&self.recurrence_type) == Some(RecurrenceType::Weekly)
    }

    fn ends(&self) -> EndRule {
        let kind = RecurrenceType::parse(&self.recurrence_type).unwrap_or_default();
        let end = RecurrenceEndType::parse(&self.recurrence_end_type).unwrap_or_default();
        let last = text::parse_date(self.recurrence_end_date.trim());
        EndRule::new(kind, end, last, self.recurrence_count)
    }
}

/// Every lesson of a series whose first one starts at a wall-clock time of the zone.
pub fn plan(
    start: NaiveDateTime,
    duration: TimeDelta,
    recurrence: Recurrence,
    zone: &impl Zone,
) -> Vec<Occurrence> {
    recurrence
        .starts(start, zone)
        .filter_map(|start_time| {
            let end_time = start_time.checked_add_signed(duration)?;
            Some(Occurrence {
                start_time,
                end_time,
            })
        })
        .collect()
}

/// Every lesson of a series whose first one starts at an instant; the others keep its wall-clock time.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::{lesson::{recurrence::{End, Recurrence}, schedule::series}, time::Zone};
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// let start: DateTime<Utc> = "2026-03-02T07:00:00Z".parse()?;
/// let six = series(start, &Tokyo, Recurrence::Weekly(End::Count(6)), TimeDelta::minutes(30));
/// assert_eq!(six[5].end_time.to_string(), "2026-04-06 07:30:00 UTC");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn series(
    start: DateTime<Utc>,
    zone: &impl Zone,
    recurrence: Recurrence,
    duration: TimeDelta,
) -> Vec<Occurrence> {
    let mut lessons = plan(to_local(zone, start), duration, recurrence, zone);
    // The second of two equal wall-clock times would have become the first.
    if let Some((first, end_time)) = lessons.first_mut().zip(start.checked_add_signed(duration)) {
        *first = Occurrence {
            start_time: start,
            end_time,
        };
    }
    lessons
}
