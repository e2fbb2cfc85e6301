//! JavaScript exports of [`reedling_core::time`].

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::time::{clocks, text, typed};
use reedling_js_export::js_export;

use crate::{convert::JsResult, zone::IntlZone};

/// The dates that somebody may have typed, `yyyy-MM-dd`, in the order of their language (`dmy`, `mdy`, `ymd`, or nothing where it
/// is not known), in a field for days from `min` to `max` that are mostly near one of them.
#[js_export]
pub fn read_dates(
    typed: String,
    order: String,
    min: NaiveDate,
    max: NaiveDate,
    near: NaiveDate,
) -> Vec<String> {
    let span = typed::Span { min, max, near };
    let dates = typed::dates(&typed, &order, &span);
    dates.into_iter().map(text::date).collect()
}

/// The times of day that somebody may have typed, `HH:mm`, the likely one first.
#[js_export]
pub fn read_times(typed: String) -> Vec<String> {
    typed::times(&typed).into_iter().map(text::time).collect()
}

/// A sentence that names the reader's time zone and the school's, where their clocks differ; else null.
#[js_export]
pub fn clock_note(zone: String, school: String, now: DateTime<Utc>) -> JsResult<Option<String>> {
    let (reader_clock, school_clock) = (
        IntlZone::of("zone", &zone)?,
        IntlZone::of("school", &school)?,
    );
    Ok(clocks::note(
        (&zone, &reader_clock),
        (&school, &school_clock),
        now,
    ))
}
