//! JavaScript exports of [`reedling_core::time`].

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::time::{self, clocks, text, typed};
use reedling_js_export::js_export;

use crate::{convert::JsResult, zone::BrowserZone};

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

/// The zone's wall clock at an instant, `yyyy-MM-ddTHH:mm`.
#[js_export]
pub fn wall_clock(at: DateTime<Utc>, zone: BrowserZone) -> String {
    time::wall_clock(&zone, at)
}

/// The first instant of a day: its midnight, or what follows where the clock skips that.
#[js_export]
pub fn day_start(day: NaiveDate, zone: BrowserZone) -> String {
    text::instant(time::day_start(&zone, day))
}

/// A sentence that names the reader's time zone and the school's, where their clocks differ; else null.
#[js_export]
pub fn clock_note(zone: String, school: String, now: DateTime<Utc>) -> JsResult<Option<String>> {
    let (reader_clock, school_clock) = (
        BrowserZone::of("zone", &zone)?,
        BrowserZone::of("school", &school)?,
    );
    Ok(clocks::note(
        (&zone, &reader_clock),
        (&school, &school_clock),
        now,
    ))
}
