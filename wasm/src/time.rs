//! JavaScript exports of [`reedling_core::time`].

use chrono::{DateTime, Utc};
use reedling_core::time::{clocks, text, typed};
use reedling_js_export::js_export;

use crate::{convert::JsResult, zone::IntlZone};

/// A date as somebody typed it, as `yyyy-MM-dd`; null when it cannot be read.
#[js_export]
pub fn read_date(typed: String) -> Option<String> {
    typed::date(&typed).ok().map(text::date)
}

/// A time of day as somebody typed it, as `HH:mm`; null when it cannot be read.
#[js_export]
pub fn read_time(typed: String) -> Option<String> {
    typed::time(&typed).ok().map(text::time)
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
