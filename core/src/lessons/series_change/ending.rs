//! Which series end soon, so that the teacher is asked whether they go on.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{
    lessons::recurrence::COUNT_MAX,
    time::{days_after, wire_date},
};

/// From so many days before its last slot on, a series is shown.
pub const SOON_DAYS: u64 = 28;

/// A series of which only the end matters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EndingSeries {
    /// Identifier.
    pub id: String,
    /// Last slot of its rule.
    #[serde(with = "wire_date")]
    pub last_date: NaiveDate,
    /// Number of its lessons.
    pub lessons: usize,
    /// Whether another series continues it already.
    pub is_continued: bool,
}

impl EndingSeries {
    /// How many lessons "Continue Series" adds at first: as many again as the series has, 1 to 52.
    pub fn same_again(&self) -> u32 {
        let lessons = u32::try_from(self.lessons).unwrap_or(COUNT_MAX);
        lessons.clamp(1, COUNT_MAX)
    }
}

/// The series whose last slot is today or within four weeks and which nothing continues, in the order in which they came.
///
/// ```
/// # use chrono::NaiveDate;
/// use reedling_core::lessons::series_change::ending::{EndingSeries, ends_soon};
/// let series = |last_date: &str| {
///     let last_date: NaiveDate = last_date.parse()?;
///     Ok(EndingSeries { id: last_date.to_string(), last_date, lessons: 20, is_continued: false })
/// };
/// let all = [series("2026-03-01")?, series("2026-03-30")?, series("2026-03-31")?];
/// let soon: Vec<_> = ends_soon(&all, "2026-03-02".parse()?).map(|series| &*series.id).collect();
/// assert_eq!(soon, ["2026-03-30"]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn ends_soon(series: &[EndingSeries], today: NaiveDate) -> impl Iterator<Item = &EndingSeries> {
    let until = days_after(today, SOON_DAYS);
    let is_soon = move |last| today <= last && last <= until;
    series
        .iter()
        .filter(move |series| is_soon(series.last_date) && !series.is_continued)
}

/// The words on the dashboard; none where no series ends soon.
///
/// ```
/// use reedling_core::lessons::series_change::ending::notice;
/// assert_eq!(notice(3).as_deref(), Some("3 series end within 4 weeks"));
/// assert_eq!((notice(1).as_deref(), notice(0)), (Some("1 series ends within 4 weeks"), None));
/// ```
pub fn notice(series: usize) -> Option<String> {
    let verb = match series {
        0 => return None,
        1 => "ends",
        _ => "end",
    };
    Some([&series.to_string(), " series ", verb, " within 4 weeks"].concat())
}
