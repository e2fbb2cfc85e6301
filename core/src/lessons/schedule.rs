//! The Schedule New Lesson dialog (Spec §5, §9).
//!
//! It opens with 09:00, 30 minutes, a single lesson, and 4 lessons or 4 weeks for a series. The day is today
//! or later, the last day of a series tomorrow or later.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    Occurrence,
    fields::{
        DATE_PAST, check_common_fields, check_date, check_start_time, check_typed_duration,
        typed_duration, whole,
    },
    recurrence::{RecurrenceEndType, RecurrenceType},
    recurrence_end::{RecurrenceEnd, check_end},
    series::expand_from_instant,
};
use crate::{
    time::{Zone, days_after, text, to_utc, typed},
    validation::{NOTES, Violations, rules::is_blank},
};

/// Duration that the dialog starts with, in minutes (Spec §9).
pub const DEFAULT_DURATION_MINUTES: u32 = 30;
/// Start that the dialog starts with (Spec §9).
pub const DEFAULT_START: &str = "09:00";
/// Number of lessons that the dialog starts with (Spec §9).
pub const DEFAULT_COUNT: u32 = 4;
/// Days from today to the end date that the dialog starts with: 4 weeks (Spec §9).
pub const DEFAULT_END_DAYS: u64 = 28;

/// The Schedule New Lesson dialog, as typed so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct ScheduleLessonDraft {
    /// Identifier of the student; empty until one is chosen.
    pub student_id: String,
    /// Title of the lesson.
    pub title: String,
    /// Description.
    pub description: String,
    /// Day of the first lesson, `yyyy-MM-dd`.
    pub date: String,
    /// Start on the wall clock, `HH:mm`.
    pub start_time: String,
    /// Length in minutes, as typed.
    pub duration_minutes: Option<f64>,
    /// Notes for the lesson.
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
    ///
    /// ```
    /// use reedling_core::lessons::schedule::ScheduleLessonDraft;
    /// let draft = ScheduleLessonDraft::defaults("2026-03-02".parse()?);
    /// assert_eq!((&*draft.start_time, &*draft.recurrence_end_date), ("09:00", "2026-03-30"));
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
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

    /// Validation errors of the dialog (Spec §5); its date may not be past.
    ///
    /// ```
    /// use reedling_core::lessons::schedule::ScheduleLessonDraft;
    /// let today = "2026-03-02".parse()?;
    /// let draft = ScheduleLessonDraft { date: "2026-03-01".into(), ..ScheduleLessonDraft::defaults(today) };
    /// assert!(draft.check(today).iter().any(|error| (&*error.field, &*error.code) == ("date", "past")));
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn check(&self, today: NaiveDate) -> Violations {
        let mut found = check_common_fields(&self.student_id, &self.title, &self.description);
        let date = check_date(&mut found, &self.date);
        if let Some(date) = date {
            found.require(date >= today, "date", "past", DATE_PAST);
        }
        check_start_time(&mut found, &self.start_time);
        check_typed_duration(&mut found, self.duration_minutes);
        let end = self.end();
        match (&end, typed::date_problem(&self.recurrence_end_date)) {
            (RecurrenceEnd::Until(None), Some(text)) if !is_blank(&self.recurrence_end_date) => {
                found.add("recurrenceEndDate", "date", text);
            }
            _ => {
                check_end(&mut found, &end, date);
            }
        }
        if let RecurrenceEnd::Until(Some(last)) = end {
            let text = "The end date must be tomorrow or later";
            found.require(last > today, "recurrenceEndDate", "past", text);
        }
        found.max_length(&NOTES, "notes", &self.notes);
        found
    }

    /// Every lesson that the draft stands for, earliest first; nothing while it cannot be known. A first time that clocks
    /// skip, or have twice, is one instant, and the others keep the time of that one: so does what is stored.
    ///
    /// ```
    /// use reedling_core::{lessons::schedule::ScheduleLessonDraft, time::Zone};
    /// struct Tokyo;
    /// impl Zone for Tokyo {
    ///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
    /// }
    /// let draft = ScheduleLessonDraft { date: "2026-03-02".into(), ..ScheduleLessonDraft::defaults("2026-03-02".parse()?) };
    /// assert_eq!(draft.plan(&Tokyo)[0].start_time.to_string(), "2026-03-02 00:00:00 UTC");
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn plan(&self, zone: &impl Zone) -> Vec<Occurrence> {
        let start = text::parse_date(&self.date).zip(text::parse_time(&self.start_time));
        let duration = self.duration_minutes.and_then(typed_duration);
        match (start, duration, self.end().recurrence()) {
            (Some((date, time)), Some(duration), Some(recurrence)) => expand_from_instant(
                to_utc(zone, date.and_time(time)),
                zone,
                recurrence,
                duration,
            ),
            _ => Vec::new(),
        }
    }

    fn end(&self) -> RecurrenceEnd {
        let last = text::parse_date(&self.recurrence_end_date);
        RecurrenceEnd::new(
            self.recurrence_type,
            self.recurrence_end_type,
            last,
            whole(self.recurrence_count),
        )
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, NaiveTime, TimeDelta};

    use super::*;
    use crate::{
        lessons::recurrence::{End, Recurrence},
        time::to_local,
    };

    struct Berlin;

    impl Zone for Berlin {
        fn offset_seconds(&self, at: i64) -> i32 {
            let forward: DateTime<chrono::Utc> = "2027-03-28T01:00:00Z".parse().unwrap();
            if at < forward.timestamp() { 3600 } else { 7200 }
        }
    }

    // Half past two is skipped on the first day. What is sent is its instant, of which the server keeps the wall time.
    #[test]
    fn field_01_series_that_begins_at_a_skipped_time_is_previewed_as_it_is_stored() {
        let today = NaiveDate::from_ymd_opt(2027, 3, 1).unwrap();
        let draft = ScheduleLessonDraft {
            date: "2027-03-28".to_owned(),
            start_time: "02:30".to_owned(),
            recurrence_type: RecurrenceType::Weekly,
            recurrence_end_type: RecurrenceEndType::Count,
            recurrence_count: Some(3.0),
            ..ScheduleLessonDraft::defaults(today)
        };
        let planned = draft.plan(&Berlin);
        let length = TimeDelta::minutes(30);
        let weekly = Recurrence::Weekly(End::Count(3));
        let stored = expand_from_instant(planned[0].start_time, &Berlin, weekly, length);
        assert_eq!(planned, stored);
        let half_past_three = NaiveTime::from_hms_opt(3, 30, 0).unwrap();
        let times = planned
            .iter()
            .map(|lesson| to_local(&Berlin, lesson.start_time).time());
        assert!(times.eq([half_past_three; 3]));
    }
}
