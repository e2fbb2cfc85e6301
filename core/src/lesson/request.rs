//! The schedule call: the dialog's rules, for an instant instead of a day and a time (Spec §7, D5).
//!
//! Unlike the dialog it takes a past day, because the lesson-note form sends one.

use chrono::{DateTime, Utc};
use serde::Serialize;

use super::{
    Occurrence,
    ends::{EndRule, check_end},
    fields::{check_minutes, check_start, check_words, duration},
    recurrence::{RecurrenceEndType, RecurrenceType},
    series::series,
};
use crate::{
    time::{Zone, text, to_local},
    validation::{NOTES, Violations},
};

/// What the schedule call carries: an instant instead of a date and a time, texts as they were sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct ScheduleRequest {
    /// Identifier of the student.
    pub student_id: String,
    /// Title of the lesson.
    pub title: String,
    /// What the lesson is about.
    pub description: String,
    /// Start of the first lesson; may be past (D5).
    pub start: Option<DateTime<Utc>>,
    /// Length in minutes, elapsed.
    pub duration_minutes: Option<i64>,
    /// Notes for the lesson.
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
        let mut found = check_words(&self.student_id, &self.title, &self.description);
        check_start(&mut found, self.start);
        check_minutes(&mut found, self.duration_minutes);
        let known = RecurrenceType::parse(&self.recurrence_type).is_some();
        let text = "A lesson is either single or weekly";
        found.require(known, "recurrenceType", "unknown", text);
        self.check_end(&mut found, zone);
        found.within(&NOTES, "teacherNotes", &self.teacher_notes);
        found
    }

    /// Looks only at what the kind uses: a single lesson has no end, and a series by count no last day (CORE-53).
    fn check_end(&self, found: &mut Violations, zone: &impl Zone) {
        let ends = self.ends();
        if matches!(ends, EndRule::Single) {
            return;
        }
        let known = RecurrenceEndType::parse(&self.recurrence_end_type).is_some();
        let text = "A series ends either by count or by date";
        found.require(known, "recurrenceEndType", "unknown", text);
        let typed = self.recurrence_end_date.trim();
        if matches!(ends, EndRule::Until(None)) && !typed.is_empty() {
            let text = "Please choose a valid end date";
            found.add("recurrenceEndDate", "date", text);
            return;
        }
        let first = self.start.map(|start| to_local(zone, start).date());
        check_end(found, &ends, first);
    }

    /// Every lesson of the call, earliest first.
    ///
    /// ```
    /// use reedling_core::{lesson::request::ScheduleRequest, time::Zone};
    /// struct Utc0;
    /// impl Zone for Utc0 {
    ///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
    /// }
    /// let call = ScheduleRequest {
    ///     student_id: "s1".into(), title: "Piano".into(), duration_minutes: Some(30),
    ///     start: Some("2026-03-02T15:00:00Z".parse()?), recurrence_type: "weekly".into(),
    ///     recurrence_count: Some(3), ..ScheduleRequest::default()
    /// };
    /// assert_eq!(call.plan(&Utc0).map(|lessons| lessons.len()), Ok(3));
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// The broken rules of [`Self::check`].
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
            student_id: "s1".into(),
            title: "Piano".into(),
            duration_minutes: Some(30),
            start: "2026-03-02T15:00:00Z".parse().ok(),
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
            let lessons = call("single", end, date, count).plan(&Utc0);
            assert_eq!(lessons.map(|lessons| lessons.len()), Ok(1), "{end} {date}");
        }
        let lessons = call("weekly", "count", "soon", Some(3)).plan(&Utc0);
        assert_eq!(lessons.map(|lessons| lessons.len()), Ok(3));
        let lessons = call("weekly", "date", "2026-03-16", Some(99)).plan(&Utc0);
        assert_eq!(lessons.map(|lessons| lessons.len()), Ok(3));
    }

    #[test]
    fn a_series_still_needs_an_end_that_is_known() {
        for (end, date, count, field) in [
            ("never", "", Some(3), "recurrenceEndType"),
            ("date", "soon", None, "recurrenceEndDate"),
            ("date", "", None, "recurrenceEndDate"),
            ("count", "2026-03-16", None, "recurrenceCount"),
        ] {
            let found = call("weekly", end, date, count).check(&Utc0);
            let fields: Vec<_> = found.into_iter().map(|error| error.field).collect();
            assert_eq!(fields, [field], "{end} {date}");
        }
    }
}
