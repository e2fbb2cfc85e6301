//! Limits and initial values of forms (Spec §3, §9).

use serde::Serialize;

use crate::{feedback::RATING_MAX, lessons::recurrence::COUNT_MAX};

/// Least and greatest values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Most lessons of a series by count.
    pub recurrence_count_max: u32,
    /// Most stars of a rating.
    pub rating_max: u8,
    /// First day of birth and of any other date, `yyyy-MM-dd`.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub earliest_date: &'static str,
}

/// Initial values of forms.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Defaults {
    /// Length of a lesson note, in minutes.
    pub note_duration: u32,
}

pub(super) const LIMITS: Limits = Limits {
    recurrence_count_max: COUNT_MAX,
    rating_max: RATING_MAX,
    earliest_date: "1900-01-01",
};

pub(super) const DEFAULTS: Defaults = Defaults { note_duration: 60 };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::{FIRST_YEAR, text};

    #[test]
    fn the_earliest_date_begins_the_first_year() {
        let first = chrono::NaiveDate::from_ymd_opt(FIRST_YEAR, 1, 1).map(text::date);
        assert_eq!(first.as_deref(), Some(LIMITS.earliest_date));
    }
}
