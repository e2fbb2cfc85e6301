//! The schedule request: the dialog's rules, for an instant instead of a day and a time (Spec §7, D5).
//!
//! Unlike the dialog it accepts a past day, because the lesson-note form sends one.

use chrono::{DateTime, Timelike, Utc};
use serde::{Deserialize, Serialize};

use super::{
    Occurrence,
    fields::{check_minutes, check_start, check_student, check_texts, length},
    recurrence::{Recurrence, RecurrenceEndType, RecurrenceType},
    recurrence_end::{RecurrenceEnd, check_end},
    series::expand_from_instant,
};
#[cfg(feature = "schema")]
use super::{fields::DURATION_MAX, recurrence::COUNT_MAX};
#[cfg(feature = "schema")]
use crate::validation::{CHARACTER_BYTES, DESCRIPTION_MAX, NOTES_MAX, TITLE_MAX};
use crate::{
    id::{self, Id},
    time::{Zone, rfc3339, text, to_local},
    validation::{NOTES, Violations, rules::non_blank},
};

/// Maximum body size in bytes of scheduling or editing a lesson: the longest encoding of its texts, and 4 KB for the rest.
#[cfg(feature = "schema")]
pub const BODY_MAX: usize = CHARACTER_BYTES * (TITLE_MAX + DESCRIPTION_MAX + NOTES_MAX) + 4 * 1024;

/// A lesson or a weekly series to schedule.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScheduleRequest {
    /// The student.
    #[serde(deserialize_with = "id::selected")]
    #[cfg_attr(feature = "schema", schemars(required))]
    pub student_id: Option<Id>,
    /// The teacher; used if an administrator schedules the lesson.
    #[serde(default)]
    pub teacher_id: Option<Id>,
    /// Title.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = TITLE_MAX)))]
    pub title: String,
    /// Description.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = DESCRIPTION_MAX)))]
    pub description: String,
    /// Start of the first lesson, RFC 3339; may be in the past.
    #[serde(deserialize_with = "rfc3339::sent")]
    #[cfg_attr(feature = "schema", schemars(required))]
    pub start_time: Option<DateTime<Utc>>,
    /// End of the first lesson; start plus duration takes precedence.
    #[serde(default, deserialize_with = "rfc3339::sent")]
    pub end_time: Option<DateTime<Utc>>,
    /// Length in minutes.
    #[cfg_attr(feature = "schema", schemars(required, range(min = 1, max = DURATION_MAX)))]
    pub duration: Option<i64>,
    /// The teacher's notes.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = NOTES_MAX)))]
    pub teacher_notes: String,
    /// `single` (default) or `weekly`.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["", "single", "weekly"])))]
    pub recurrence_type: String,
    /// `count` (default) or `date`; ignored unless the series is weekly.
    #[serde(default)]
    pub recurrence_end_type: String,
    /// Last day, yyyy-MM-dd, inclusive; ignored unless the series ends by date.
    #[serde(default)]
    pub recurrence_end_date: String,
    /// Number of lessons, 1 to 52; ignored unless a weekly series ends by count.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = COUNT_MAX)))]
    pub recurrence_count: Option<i64>,
    /// IANA time zone whose wall-clock time the series keeps; the school's by default.
    #[serde(default)]
    pub time_zone: Option<String>,
}

/// A valid request: one lesson, or a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Schedule {
    /// The student.
    pub student_id: Id,
    /// The teacher, if one was chosen.
    pub teacher_id: Option<Id>,
    /// Title of the first, as it was typed.
    pub title: String,
    /// Description of each.
    pub description: Option<String>,
    /// Notes of the teacher for each.
    pub teacher_notes: Option<String>,
    /// Length of each in minutes.
    pub minutes: i32,
    /// Whether the lessons are a series.
    pub recurrence: RecurrenceType,
    /// Each lesson, earliest first.
    pub occurrences: Vec<Occurrence>,
}

impl ScheduleRequest {
    /// The lessons to schedule, by the rules of the dialog; days are those of the zone.
    ///
    /// ```
    /// use reedling_core::{lessons::request::ScheduleRequest, time::Zone};
    /// struct Utc0;
    /// impl Zone for Utc0 {
    ///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
    /// }
    /// let request = ScheduleRequest {
    ///     student_id: "0195f7a0-0000-7000-8000-000000000001".parse().ok(), title: "Piano".into(),
    ///     duration: Some(30), start_time: "2026-03-02T15:00:00Z".parse().ok(),
    ///     recurrence_type: "weekly".into(), recurrence_count: Some(3), ..ScheduleRequest::default()
    /// };
    /// assert_eq!(request.check(&Utc0).map(|schedule| schedule.occurrences.len()), Ok(3));
    /// ```
    ///
    /// # Errors
    /// Every violated rule, with the texts of the form.
    pub fn check(mut self, zone: &impl Zone) -> Result<Schedule, Violations> {
        self.start_time = self.start_time.map(whole_second);
        let mut found = Violations::default();
        let student_id = check_student(&mut found, self.student_id);
        check_texts(&mut found, &self.title, &self.description);
        let start = check_start(&mut found, self.start_time);
        let minutes = check_minutes(&mut found, self.duration);
        let kind = RecurrenceType::parse(&self.recurrence_type);
        let text = "A lesson is either single or weekly";
        let kind = found.require_some(kind, "recurrenceType", "unknown", text);
        let kind = kind.unwrap_or_default();
        let recurrence = self.check_end(&mut found, kind, zone);
        found.max_length(&NOTES, "teacherNotes", &self.teacher_notes);
        let whole = (student_id, start, minutes, recurrence);
        let (Some(student_id), Some(start), Some(minutes), Some(recurrence)) = whole else {
            return Err(found);
        };
        found.into_result()?;
        Ok(Schedule {
            student_id,
            teacher_id: self.teacher_id,
            recurrence: kind,
            title: self.title,
            description: non_blank(&self.description),
            teacher_notes: non_blank(&self.teacher_notes),
            minutes,
            occurrences: expand_from_instant(start, zone, recurrence, length(minutes)),
        })
    }

    /// How the lesson repeats. Reads only the fields that the kind uses: a single lesson has no end, and a series by count no
    /// last day (CORE-53).
    fn check_end(
        &self,
        found: &mut Violations,
        kind: RecurrenceType,
        zone: &impl Zone,
    ) -> Option<Recurrence> {
        let end = RecurrenceEndType::parse(&self.recurrence_end_type);
        if kind == RecurrenceType::Weekly {
            let text = "A series ends either by count or by date";
            found.require(end.is_some(), "recurrenceEndType", "unknown", text);
        }
        let typed = self.recurrence_end_date.trim();
        let last = text::parse_date(typed);
        let end = RecurrenceEnd::new(kind, end.unwrap_or_default(), last, self.recurrence_count);
        if matches!(end, RecurrenceEnd::Until(None)) && !typed.is_empty() {
            let text = "Please choose a valid end date";
            found.add("recurrenceEndDate", "date", text);
            return None;
        }
        let first = self.start_time.map(|start| to_local(zone, start).date());
        check_end(found, &end, first)
    }
}

/// The instant in whole seconds. A leap second becomes the next second (23:59:60 becomes 00:00:00), because browsers and
/// PostgreSQL have none.
///
/// ```
/// use reedling_core::lessons::request::whole_second;
/// assert_eq!(whole_second("2026-03-02T15:00:00.75Z".parse()?).to_string(), "2026-03-02 15:00:00 UTC");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn whole_second(instant: DateTime<Utc>) -> DateTime<Utc> {
    let leap = i64::from(instant.nanosecond() / 1_000_000_000);
    DateTime::from_timestamp(instant.timestamp() + leap, 0).unwrap_or(instant)
}

#[cfg(test)]
mod tests {
    use super::ScheduleRequest;
    use crate::time::Zone;

    struct Utc0;
    impl Zone for Utc0 {
        fn offset_seconds(&self, _: i64) -> i32 {
            0
        }
    }

    fn call(kind: &str, end: &str, date: &str, count: Option<i64>) -> ScheduleRequest {
        ScheduleRequest {
            student_id: "0195f7a0-0000-7000-8000-000000000001".parse().ok(),
            title: "Piano".into(),
            duration: Some(30),
            start_time: "2026-03-02T15:00:00Z".parse().ok(),
            recurrence_type: kind.into(),
            recurrence_end_type: end.into(),
            recurrence_end_date: date.into(),
            recurrence_count: count,
            ..ScheduleRequest::default()
        }
    }

    // CORE-53.
    #[test]
    fn core_53_a_call_looks_only_at_what_its_kind_uses() {
        for (end, date, count) in [
            ("never", "", None),
            ("date", "soon", None),
            ("count", "2020-01-01", Some(99)),
            ("", "2026-02-30", Some(0)),
        ] {
            let lessons = call("single", end, date, count).check(&Utc0);
            assert_eq!(
                lessons.map(|it| it.occurrences.len()),
                Ok(1),
                "{end} {date}"
            );
        }
        let lessons = call("weekly", "count", "soon", Some(3)).check(&Utc0);
        assert_eq!(lessons.map(|it| it.occurrences.len()), Ok(3));
        let lessons = call("weekly", "date", "2026-03-16", Some(99)).check(&Utc0);
        assert_eq!(lessons.map(|it| it.occurrences.len()), Ok(3));
    }

    #[test]
    fn a_series_still_needs_an_end_that_is_known() {
        for (end, date, count, field) in [
            ("never", "", Some(3), "recurrenceEndType"),
            ("date", "soon", None, "recurrenceEndDate"),
            ("date", "", None, "recurrenceEndDate"),
            ("count", "2026-03-16", None, "recurrenceCount"),
        ] {
            let lessons = call("weekly", end, date, count).check(&Utc0);
            let found = lessons.expect_err("refused");
            let fields: Vec<_> = found.into_iter().map(|error| error.field).collect();
            assert_eq!(fields, [field], "{end} {date}");
        }
    }
}
