//! The title that a lesson form fills in by itself (Spec §4).

use chrono::{DateTime, Datelike, NaiveDate, Utc};

use crate::time::text;

/// Word for a student who is not chosen yet.
const STUDENT: &str = "Student";

/// The student's name, a hyphen and the date as ddMMyy; "Student" stands for a missing name.
///
/// ```
/// # use {chrono::NaiveDate, reedling_core::lessons::title::lesson_title};
/// let date = NaiveDate::from_ymd_opt(2026, 3, 8).ok_or("no such day")?;
/// assert_eq!(lesson_title(Some("Anna Bell"), date), "Anna Bell-080326");
/// # Ok::<(), &str>(())
/// ```
pub fn lesson_title(student_name: Option<&str>, date: NaiveDate) -> String {
    let mut title = named(student_name).unwrap_or(STUDENT).to_owned();
    title.push('-');
    text::push_number(&mut title, date.day(), 2);
    text::push_number(&mut title, date.month(), 2);
    text::push_number(&mut title, date.year().unsigned_abs() % 100, 2);
    title
}

/// Title while a schedule or edit form is being filled in: without a date there is only the name yet.
///
/// ```
/// use reedling_core::lessons::title::draft_title;
/// assert_eq!(draft_title(Some("Anna Bell"), ""), "Anna Bell");
/// assert_eq!(draft_title(None, "2026-03-08"), "Student-080326");
/// ```
pub fn draft_title(student_name: Option<&str>, date: &str) -> String {
    match text::parse_date(date) {
        Some(date) => lesson_title(student_name, date),
        None => named(student_name).unwrap_or_default().to_owned(),
    }
}

/// Title in the lesson-note form: nothing until both the student and the date are chosen.
///
/// ```
/// use reedling_core::lessons::title::note_title;
/// assert_eq!(note_title(Some("Anna Bell"), "2026-03-08"), "Anna Bell-080326");
/// assert_eq!(note_title(None, "2026-03-08"), "");
/// ```
pub fn note_title(student_name: Option<&str>, date: &str) -> String {
    match (named(student_name), text::parse_date(date)) {
        (Some(name), Some(date)) => lesson_title(Some(name), date),
        _ => String::new(),
    }
}

/// Title of a lesson of a series, or of a lesson that is moved: replaces the date in an automatic title, and keeps a custom
/// title (D13).
///
/// ```
/// # use chrono::NaiveDate;
/// use reedling_core::lessons::title::title_on;
/// let first: NaiveDate = "2026-03-08".parse()?;
/// let third: NaiveDate = "2026-03-22".parse()?;
/// assert_eq!(title_on("Anna Bell-080326", Some("Anna Bell"), first, third), "Anna Bell-220326");
/// assert_eq!(title_on("Scales", Some("Anna Bell"), first, third), "Scales");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn title_on(title: &str, student_name: Option<&str>, from: NaiveDate, to: NaiveDate) -> String {
    let title = title.trim();
    if is_automatic(title, student_name, from) {
        lesson_title(student_name, to)
    } else {
        title.to_owned()
    }
}

/// Whether a title is the one that the form fills in for that student and day.
///
/// ```
/// use reedling_core::lessons::title::is_automatic;
/// let day = "2026-03-08".parse()?;
/// assert!(is_automatic("Anna Bell-080326", Some("Anna Bell"), day) && !is_automatic("Scales", Some("Anna Bell"), day));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn is_automatic(title: &str, student_name: Option<&str>, date: NaiveDate) -> bool {
    title.trim() == lesson_title(student_name, date)
}

/// Whether a lesson's title is the automatic one, which says no more than student and day. The day is that of the author's
/// wall clock, so it may be one before or after that of UTC.
///
/// ```
/// # use chrono::{DateTime, Utc};
/// use reedling_core::lessons::title::is_automatic_at;
/// let start: DateTime<Utc> = "2026-03-08T23:30:00Z".parse()?;
/// assert!(is_automatic_at("Anna Bell-090326", Some("Anna Bell"), start));
/// assert!(!is_automatic_at("Scales", Some("Anna Bell"), start));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn is_automatic_at(title: &str, student_name: Option<&str>, start: DateTime<Utc>) -> bool {
    let day = start.date_naive();
    [day.pred_opt(), Some(day), day.succ_opt()]
        .into_iter()
        .flatten()
        .any(|day| is_automatic(title, student_name, day))
}

fn named(student_name: Option<&str>) -> Option<&str> {
    student_name.map(str::trim).filter(|name| !name.is_empty())
}
