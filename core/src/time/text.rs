//! Dates, times and instants as they are written on the wire.
//!
//! Read and written by hand: each has one form only, and chrono's general formatter would be a good part
//! of the WASM file.

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Timelike, Utc};

/// The date written as `yyyy-MM-dd`, of the years 0001 to 9999.
///
/// ```
/// use reedling_core::time::text::{date, parse_date};
/// assert_eq!(parse_date("2026-03-08").map(date).as_deref(), Some("2026-03-08"));
/// assert_eq!(parse_date("2026-02-30"), None);
/// ```
pub fn parse_date(text: &str) -> Option<NaiveDate> {
    let bytes: &[u8; 10] = text.as_bytes().try_into().ok()?;
    let year = number(&bytes[..4])?;
    if bytes[4] != b'-' || bytes[7] != b'-' || year == 0 {
        return None;
    }
    NaiveDate::from_ymd_opt(
        i32::try_from(year).ok()?,
        number(&bytes[5..7])?,
        number(&bytes[8..])?,
    )
}

/// The month written as `yyyy-MM`, as its first day.
///
/// ```
/// use reedling_core::time::text::{date, parse_month};
/// assert_eq!(parse_month("2026-03").map(date).as_deref(), Some("2026-03-01"));
/// ```
pub fn parse_month(text: &str) -> Option<NaiveDate> {
    let mut first = String::with_capacity(10);
    first.push_str(text);
    first.push_str("-01");
    parse_date(&first)
}

/// The time written as `HH:mm`, 00:00 to 23:59.
///
/// ```
/// use reedling_core::time::text::{parse_time, time};
/// assert_eq!(parse_time("09:30").map(time).as_deref(), Some("09:30"));
/// assert_eq!(parse_time("9:30"), None);
/// ```
pub fn parse_time(text: &str) -> Option<NaiveTime> {
    let bytes: &[u8; 5] = text.as_bytes().try_into().ok()?;
    if bytes[2] != b':' {
        return None;
    }
    NaiveTime::from_hms_opt(number(&bytes[..2])?, number(&bytes[3..])?, 0)
}

/// The instant written as RFC 3339, with `Z` or an offset; a fraction of a second is dropped.
///
/// Of the years 0001 to 9999 in UTC, whatever the offset says.
///
/// ```
/// use reedling_core::time::text::{instant, parse_instant};
/// let at = parse_instant("2026-03-02T16:00:00.25+01:00");
/// assert_eq!(at.map(instant).as_deref(), Some("2026-03-02T15:00:00Z"));
/// assert_eq!(parse_instant("2026-03-02"), None);
/// ```
pub fn parse_instant(text: &str) -> Option<DateTime<Utc>> {
    let (date_text, rest) = text.split_at_checked(10)?;
    let rest = rest.strip_prefix(['T', 't', ' '])?;
    let (time_text, rest) = rest.split_at_checked(8)?;
    let (minute_text, second_text) = time_text.split_at_checked(5)?;
    let second = number(second_text.strip_prefix(':')?.as_bytes())?;
    let local = parse_date(date_text)?.and_time(parse_time(minute_text)?.with_second(second)?);
    let rest = match rest.strip_prefix('.') {
        None => rest,
        Some(fraction) => {
            let zone = fraction.trim_start_matches(|sign: char| sign.is_ascii_digit());
            if zone.len() == fraction.len() {
                return None;
            }
            zone
        }
    };
    let ahead = parse_offset(rest)?;
    let utc = local.checked_sub_signed(ahead)?.and_utc();
    is_rfc3339_year(utc).then_some(utc)
}

/// Whether RFC 3339 has a form for the instant: in the years 0001 to 9999.
///
/// ```
/// # use chrono::{DateTime, Utc};
/// use reedling_core::time::text::is_rfc3339_year;
/// assert!(!is_rfc3339_year(DateTime::<Utc>::MAX_UTC));
/// ```
pub fn is_rfc3339_year(at: DateTime<Utc>) -> bool {
    (1..=9999).contains(&at.year())
}

/// The date as `yyyy-MM-dd`.
///
/// ```
/// use reedling_core::time::text::date;
/// assert_eq!(date("2026-03-08".parse()?), "2026-03-08");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn date(date: NaiveDate) -> String {
    let mut text = String::with_capacity(10);
    push_date(&mut text, date);
    text
}

/// The month of a date as `yyyy-MM`.
///
/// ```
/// use reedling_core::time::text::month;
/// assert_eq!(month("2026-03-08".parse()?), "2026-03");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn month(first: NaiveDate) -> String {
    let mut text = date(first);
    text.truncate(text.len() - 3);
    text
}

/// The time of day as `HH:mm`.
///
/// ```
/// use reedling_core::time::text::time;
/// assert_eq!(time("09:30:59".parse()?), "09:30");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn time(time: NaiveTime) -> String {
    let mut text = String::with_capacity(5);
    push_number(&mut text, time.hour(), 2);
    text.push(':');
    push_number(&mut text, time.minute(), 2);
    text
}

/// The instant as RFC 3339 in UTC, to the second: `2026-03-02T15:00:00Z`.
///
/// ```
/// use reedling_core::time::text::instant;
/// assert_eq!(instant("2026-03-02T16:00:00.25+01:00".parse()?), "2026-03-02T15:00:00Z");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn instant(at: DateTime<Utc>) -> String {
    let utc: NaiveDateTime = at.naive_utc();
    let mut text = String::with_capacity(20);
    push_date(&mut text, utc.date());
    for (before, part) in [('T', utc.hour()), (':', utc.minute()), (':', utc.second())] {
        text.push(before);
        push_number(&mut text, part, 2);
    }
    text.push('Z');
    text
}

/// Appends a number with leading zeros up to the width.
pub(crate) fn push_number(text: &mut String, number: u32, width: u32) {
    for place in (0..width).rev() {
        let digit = number / 10u32.pow(place) % 10;
        text.push(char::from(b'0' + u8::try_from(digit).unwrap_or(0)));
    }
}

/// A year that has no four digits, which only a calendar's edge reaches, is written as JavaScript does.
fn push_date(text: &mut String, date: NaiveDate) {
    let year = date.year();
    let width = if (0..=9999).contains(&year) {
        4
    } else {
        text.push(if year < 0 { '-' } else { '+' });
        6
    };
    push_number(text, year.unsigned_abs(), width);
    text.push('-');
    push_number(text, date.month(), 2);
    text.push('-');
    push_number(text, date.day(), 2);
}

fn parse_offset(text: &str) -> Option<TimeDelta> {
    if matches!(text, "Z" | "z") {
        return Some(TimeDelta::zero());
    }
    let (sign, ahead) = match text.as_bytes().first()? {
        b'+' => (1, text.get(1..)?),
        b'-' => (-1, text.get(1..)?),
        _ => return None,
    };
    let seconds = i64::from(parse_time(ahead)?.num_seconds_from_midnight());
    Some(TimeDelta::seconds(sign * seconds))
}

/// The number that the digits write; none where one is no digit.
pub(crate) fn number(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0, |sum, digit| {
        digit
            .is_ascii_digit()
            .then(|| sum * 10 + u32::from(digit - b'0'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_are_read_in_every_form_of_rfc_3339() {
        for text in [
            "2026-03-02T15:00:00Z",
            "2026-03-02T15:00:00.000Z",
            "2026-03-02T16:00:00+01:00",
            "2026-03-02T09:30:00.25-05:30",
        ] {
            assert_eq!(
                parse_instant(text).map(instant).as_deref(),
                Some("2026-03-02T15:00:00Z"),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_not_a_date_or_time_is_none() {
        for text in [
            "",
            "2026-3-2",
            "2026-13-01",
            "0000-01-01",
            "+026-01-01",
            "2026-01-01x",
            "２０２６-01-01",
        ] {
            assert_eq!(parse_date(text), None, "{text}");
        }
        for text in ["", "9:00", "24:00", "12:60", "12.30", "+1:00", "12:3０"] {
            assert_eq!(parse_time(text), None, "{text}");
        }
        for text in [
            "",
            "2026-03-02",
            "2026-03-02T15:00:00",
            "2026-03-02T15:00Z",
            "2026-03-02T15:00:00.Z",
            "0001-01-01T00:00:00+00:01",
            "9999-12-31T23:59:59-00:01",
            "é".repeat(20).as_str(),
        ] {
            assert_eq!(parse_instant(text), None, "{text}");
        }
    }
}
