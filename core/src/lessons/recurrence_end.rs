//! The end of a series, as it was typed or sent.

use chrono::NaiveDate;

use super::recurrence::{
    COUNT_MAX, End, Recurrence, RecurrenceEndType, RecurrenceType, SERIES_MAX,
};
use crate::validation::Violations;

/// The end of a series as it was typed.
pub(crate) enum RecurrenceEnd {
    Single,
    Count(Option<u32>),
    Until(Option<NaiveDate>),
}

impl RecurrenceEnd {
    /// A single lesson whatever the other fields say (CORE-53).
    pub(crate) fn new(
        kind: RecurrenceType,
        end: RecurrenceEndType,
        last: Option<NaiveDate>,
        count: Option<i64>,
    ) -> Self {
        let allowed = |count: &u32| (1..=COUNT_MAX).contains(count);
        match (kind, end) {
            (RecurrenceType::Single, _) => Self::Single,
            (RecurrenceType::Weekly, RecurrenceEndType::Count) => Self::Count(
                count
                    .and_then(|count| u32::try_from(count).ok())
                    .filter(allowed),
            ),
            (RecurrenceType::Weekly, RecurrenceEndType::Date) => Self::Until(last),
        }
    }

    /// How the lesson repeats; `None` while the end is missing.
    pub(crate) fn recurrence(&self) -> Option<Recurrence> {
        match self {
            Self::Single => Some(Recurrence::Single),
            Self::Count(count) => count.map(|count| Recurrence::Weekly(End::Count(count))),
            Self::Until(last) => last.map(|last| Recurrence::Weekly(End::Until(last))),
        }
    }
}

/// How the lesson repeats; adds validation errors of the end, except those that depend on today.
pub(crate) fn check_end(
    found: &mut Violations,
    end: &RecurrenceEnd,
    first: Option<NaiveDate>,
) -> Option<Recurrence> {
    let (field, code, text) = match end {
        RecurrenceEnd::Until(_) => ("recurrenceEndDate", "required", "Please choose an end date"),
        RecurrenceEnd::Single | RecurrenceEnd::Count(_) => {
            let text = "Number of lessons must be between 1 and 52";
            ("recurrenceCount", "range", text)
        }
    };
    let recurrence = found.require_some(end.recurrence(), field, code, text)?;
    if let (Recurrence::Weekly(End::Until(last)), Some(first)) = (recurrence, first) {
        check_last(found, first, last);
    }
    Some(recurrence)
}

/// Adds validation errors of the last day of a series.
fn check_last(found: &mut Violations, first: NaiveDate, last: NaiveDate) {
    let text = "The end date cannot be before the first lesson";
    found.require(last >= first, "recurrenceEndDate", "before_start", text);
    let text = "A weekly series can have at most 260 lessons. Please choose an earlier end date";
    let few = !is_too_long(first, last);
    found.require(few, "recurrenceEndDate", "too_many", text);
}

/// Whether a weekly series from one day to another would have more than [`SERIES_MAX`] lessons.
fn is_too_long(first: NaiveDate, last: NaiveDate) -> bool {
    let weeks = (last - first).num_weeks();
    usize::try_from(weeks).is_ok_and(|weeks| weeks >= SERIES_MAX)
}
