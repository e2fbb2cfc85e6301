use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::Hands;

/// What a lesson says of the whole week.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(
    feature = "ts",
    derive(tsify::Tsify),
    tsify(missing_as_null, rename = "GoalWeek")
)]
pub struct Week {
    /// Minutes of a day: "only ten minutes".
    #[serde(default)]
    pub minutes_per_day: Option<u16>,
    /// On how many days there is practice, 0 to 7.
    #[serde(default)]
    pub days: Option<u8>,
    /// Days without practice: "not on Wednesday"; each once, earliest first.
    #[serde(default, with = "crate::wire_date::list")]
    #[cfg_attr(feature = "ts", tsify(type = "string[]"))]
    pub off_dates: Vec<NaiveDate>,
    /// Which hands play all week: "left hand only this week".
    #[serde(default)]
    pub hands: Option<Hands>,
    /// The metronome is left out: "no metronome this week".
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub without_metronome: bool,
}

impl Week {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
