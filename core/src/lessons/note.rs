//! The lesson-note form, Create New Lesson (Spec §2.6, §5).
//!
//! A note is of a day from 1900-01-01 to today, 15 to 240 minutes long, with at least 10 characters of
//! content and one piece (Spec §5, §9). It stands for a lesson at 09:00 of its day (Spec §7).

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use serde::{Deserialize, Serialize};
use validator::ValidateLength;

use super::{Occurrence, fields::typed_duration};
use crate::{
    time::{FIRST_YEAR, Zone, text, to_utc},
    validation::{DESCRIPTION_MAX, Limit, TITLE, Violations},
};

/// Shortest and longest lesson of the form, in minutes (Spec §9).
pub const DURATION_RANGE: std::ops::RangeInclusive<u32> = 15..=240;
/// Fewest characters of the content (Spec §9).
pub const CONTENT_MIN: usize = 10;
/// Limit of the content, which the call carries as the description too.
const CONTENT: Limit = Limit {
    most: DESCRIPTION_MAX,
    message: "Lesson content can have at most 2,000 characters",
};
/// Hour at which a lesson starts that is written as a note (Spec §7).
const START_HOUR: i64 = 9;

/// Pieces that the form offers (Spec §9).
pub const COMMON_PIECES: [&str; 14] = [
    "Scales - Major",
    "Scales - Minor",
    "Arpeggios",
    "Etudes",
    "Bach - Inventions",
    "Bach - Well-Tempered Clavier",
    "Chopin - Nocturnes",
    "Chopin - Etudes",
    "Mozart - Sonatas",
    "Beethoven - Sonatas",
    "Technical Exercises",
    "Sight Reading",
    "Music Theory",
    "Improvisation",
];

/// The lesson-note form, as typed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct LessonNoteDraft {
    /// Identifier of the student; empty until one is chosen.
    pub student_id: String,
    /// Instrument.
    pub instrument: String,
    /// Title of the lesson.
    pub title: String,
    /// Content of the lesson; becomes description and teacher notes.
    pub content: String,
    /// Day of the lesson, `yyyy-MM-dd`.
    pub date: String,
    /// Length in minutes, as typed.
    pub duration_minutes: Option<f64>,
    /// Pieces worked on.
    pub pieces_worked_on: Vec<String>,
    /// Homework; may be absent.
    #[serde(default)]
    pub homework_assigned: Option<String>,
    /// Names of attachments; may be absent, the form has no control for them.
    #[serde(default)]
    pub attachments: Option<Vec<String>>,
}

impl LessonNoteDraft {
    /// Validation errors on a given day.
    pub fn check(&self, today: NaiveDate) -> Violations {
        let mut found = Violations::default();
        found.not_empty("studentId", &self.student_id, "Please select a student");
        found.not_blank("instrument", &self.instrument, "Instrument is required");
        found.not_blank("title", &self.title, "Lesson title is required");
        found.line(&TITLE, "title", &self.title);
        let enough = self
            .content
            .validate_length(Some(CONTENT_MIN as u64), None, None);
        let text = "Lesson content must be at least 10 characters";
        found.require(enough, "content", "too_short", text);
        found.max_length(&CONTENT, "content", &self.content);
        match text::parse_date(&self.date) {
            None => found.add("date", "required", "Please select a lesson date"),
            Some(date) => {
                let text = "The lesson date must be between 1 January 1900 and today";
                found.require(is_selectable(date, today), "date", "range", text);
            }
        }
        check_form_duration(&mut found, "durationMinutes", self.duration_minutes);
        let any = !self.pieces_worked_on.is_empty();
        let text = "Please select at least one piece";
        found.require(any, "piecesWorkedOn", "length", text);
        found
    }

    /// When the lesson takes place: 09:00:00 of its day; `None` while day or duration are missing.
    pub fn plan(&self, zone: &impl Zone) -> Option<Occurrence> {
        let morning = text::parse_date(&self.date)?.and_time(NaiveTime::MIN);
        let start_time = to_utc(zone, morning + TimeDelta::hours(START_HOUR));
        Occurrence::starting(start_time, typed_duration(self.duration_minutes?)?)
    }
}

/// Validation errors of a typed length: a whole number of minutes from 15 to 240 (Spec §5).
pub(crate) fn check_form_duration(
    found: &mut Violations,
    field: &'static str,
    minutes: Option<f64>,
) {
    let minutes = minutes.unwrap_or_default();
    if is_in_range(found, field, minutes) {
        let whole = typed_duration(minutes).is_some();
        let text = "Duration must be a whole number of minutes";
        found.require(whole, field, "whole", text);
    }
}

/// The minutes of a sent length, from 15 to 240; adds a validation error for any other.
#[cfg(feature = "schema")]
pub(crate) fn check_form_minutes(
    found: &mut Violations,
    field: &'static str,
    minutes: Option<i64>,
) -> Option<i32> {
    let minutes = minutes.unwrap_or_default();
    // The range makes it exact.
    is_in_range(found, field, minutes).then_some(minutes as i32)
}

fn is_in_range<Number: Copy + PartialOrd + From<u32>>(
    found: &mut Violations,
    field: &'static str,
    minutes: Number,
) -> bool {
    if minutes > Number::from(*DURATION_RANGE.end()) {
        found.add(field, "too_long", "Duration cannot exceed 4 hours");
        return false;
    }
    let is_long_enough = minutes >= Number::from(*DURATION_RANGE.start());
    let text = "Duration must be at least 15 minutes";
    found.require(is_long_enough, field, "too_short", text);
    is_long_enough
}

/// Whether the form's date picker offers a day: from 1900-01-01 to today (Spec §5).
///
/// ```
/// use reedling_core::lessons::note::is_selectable;
/// let today = "2026-03-02".parse()?;
/// assert!(is_selectable(today, today) && !is_selectable("1899-12-31".parse()?, today));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn is_selectable(date: NaiveDate, today: NaiveDate) -> bool {
    NaiveDate::from_ymd_opt(FIRST_YEAR, 1, 1).is_some_and(|first| first <= date && date <= today)
}

/// The chosen pieces with a custom one: trimmed, and added only if it is none of them yet (Spec §5).
///
/// ```
/// use reedling_core::lessons::note::with_piece;
/// let chosen = with_piece(vec!["Arpeggios".into()], " Minuet in G ");
/// assert_eq!(with_piece(chosen, "Minuet in G"), ["Arpeggios", "Minuet in G"]);
/// ```
pub fn with_piece(mut chosen: Vec<String>, typed: &str) -> Vec<String> {
    let piece = typed.trim();
    if !piece.is_empty() && !chosen.iter().any(|known| known == piece) {
        chosen.push(piece.to_owned());
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn core_43_a_note_is_of_today_or_before_from_1900_on() {
        let day = |text: &str| text.parse().expect("a day");
        let is_selectable = |text| is_selectable(day(text), day("2026-03-02"));
        assert!(["2026-03-02", "1900-01-01"].into_iter().all(is_selectable));
        assert!(!["2026-03-03", "1899-12-31"].into_iter().any(is_selectable));
    }
}
