//! The teacher dashboard's week: Monday 00:00 to Sunday 23:59:59 (Spec §4).

use chrono::{DateTime, Datelike, NaiveTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    lessons::list::{LessonSummary, is_upcoming, sorted_by_start},
    time::{Zone, day_start, days_after, days_before, rfc3339, text, to_local, to_utc},
};

/// A week of a zone's wall clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Week {
    /// Monday 00:00, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start: DateTime<Utc>,
    /// Sunday 23:59:59, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub end: DateTime<Utc>,
    /// Monday, `yyyy-MM-dd`.
    pub start_date: String,
    /// Sunday, `yyyy-MM-dd`.
    pub end_date: String,
}

/// The week that holds an instant; on a Sunday the one that began the Monday before.
///
/// ```
/// use reedling_core::{calendars::week::teacher_week, time::Zone};
/// struct Utc0;
/// impl Zone for Utc0 {
///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
/// }
/// let week = teacher_week("2026-03-08T21:00:00Z".parse()?, &Utc0);
/// assert_eq!((&*week.start_date, &*week.end_date), ("2026-03-02", "2026-03-08"));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn teacher_week(now: DateTime<Utc>, zone: &impl Zone) -> Week {
    let today = to_local(zone, now).date();
    let monday = days_before(today, u64::from(today.weekday().num_days_from_monday()));
    let sunday = days_after(monday, 6);
    let last_second = sunday.and_time(NaiveTime::MIN) + TimeDelta::seconds(86_399);
    Week {
        start: day_start(zone, monday),
        end: to_utc(zone, last_second),
        start_date: text::date(monday),
        end_date: text::date(sunday),
    }
}

/// Identifiers of this week's upcoming lessons, earliest first (Spec §2.6), or, when none is left, those of the week of the
/// next one; cancelled lessons are left out.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::{calendars::week::week_lessons, lessons::list::LessonSummary, time::Zone};
/// struct Utc0;
/// impl Zone for Utc0 {
///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
/// }
/// let monday: DateTime<Utc> = "2026-03-02T12:00:00Z".parse()?;
/// let in_days = |days: i64| LessonSummary {
///     id: days.to_string(), status: "SCHEDULED".into(), ..LessonSummary::at(monday + TimeDelta::days(days))
/// };
/// assert_eq!(week_lessons(&[in_days(7), in_days(6)], monday, &Utc0), ["6"]);
/// assert_eq!(week_lessons(&[in_days(7)], monday, &Utc0), ["7"]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn week_lessons<'a>(
    lessons: &'a [LessonSummary],
    now: DateTime<Utc>,
    zone: &impl Zone,
) -> Vec<&'a str> {
    let mut upcoming = sorted_by_start(lessons, |lesson| lesson.start_time);
    upcoming.retain(|lesson| is_upcoming(lesson.start_time, &lesson.status, now));
    let mut end = teacher_week(now, zone).end;
    if let Some(next) = upcoming.first().filter(|next| next.start_time > end) {
        end = teacher_week(next.start_time, zone).end;
    }
    upcoming
        .into_iter()
        .take_while(|lesson| lesson.start_time <= end)
        .map(|lesson| lesson.id.as_str())
        .collect()
}
