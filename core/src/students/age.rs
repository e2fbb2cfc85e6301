//! Who is a minor (Spec §5, D4).

use chrono::{Datelike, NaiveDate};

/// Age at which a student is an adult (Spec §9).
pub const ADULT_AGE: i32 = 18;

/// Whether a person born on that day is under 18 today.
///
/// Counted by birthday; one on 29 February counts as 1 March in common years.
///
/// ```
/// # use {chrono::NaiveDate, reedling_core::students::age::is_minor};
/// let born: NaiveDate = "2008-02-29".parse()?;
/// assert!(is_minor(born, "2026-02-28".parse()?));
/// assert!(!is_minor(born, "2026-03-01".parse()?));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn is_minor(born: NaiveDate, today: NaiveDate) -> bool {
    let year = born.year() + ADULT_AGE;
    let birthday = NaiveDate::from_ymd_opt(year, born.month(), born.day())
        .or_else(|| NaiveDate::from_ymd_opt(year, 3, 1));
    birthday.is_some_and(|birthday| today < birthday)
}

/// Age from which a student gets mail of their own (D13, D16).
pub const MAIL_AGE: u8 = 13;

/// Whether a person born on that day is under 13 today, so that their parents get what would be mailed to them. Without a
/// date of birth nobody is known to be.
///
/// ```
/// use reedling_core::students::age::is_under_13;
/// let today = "2026-03-02".parse()?;
/// assert!(is_under_13(Some("2013-03-03".parse()?), today));
/// assert!(!is_under_13(Some("2013-03-02".parse()?), today) && !is_under_13(None, today));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn is_under_13(born: Option<NaiveDate>, today: NaiveDate) -> bool {
    let age = born.and_then(|born| age_on(born, today));
    age.is_some_and(|age| age < MAIL_AGE)
}

/// Age in whole years on a day; `None` before the day of birth.
///
/// ```
/// # use {chrono::NaiveDate, reedling_core::students::age::age_on};
/// let born: NaiveDate = "2015-06-10".parse()?;
/// assert_eq!(age_on(born, "2026-06-09".parse()?), Some(10));
/// assert_eq!(age_on(born, "2026-06-10".parse()?), Some(11));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn age_on(born: NaiveDate, day: NaiveDate) -> Option<u8> {
    day.years_since(born)
        .and_then(|years| u8::try_from(years).ok())
}
