use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::TempoMark;
use crate::wire_date;

/// A piece of a student's repertoire, as one teacher sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Piece {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its composer.
    #[serde(default)]
    pub composer: Option<String>,
    /// What kind of piece it is, in a word: "study", "song".
    #[serde(default)]
    pub kind: Option<String>,
    /// The tempo that it is to reach.
    #[serde(default)]
    pub goal_tempo: Option<TempoMark>,
    /// The fastest tempo at which it was last ticked as clean.
    #[serde(default)]
    pub last_clean_tempo: Option<TempoMark>,
    /// Where it stands with the teacher.
    pub state: PieceState,
    /// The last day of its rest; `None` for a rest until it is set again, or for another state.
    #[serde(default, with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub resting_until: Option<NaiveDate>,
    /// The day of the lesson in which the teacher last set it; a title that is shortened matches only what was set of late.
    #[serde(default, with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub last_set: Option<NaiveDate>,
}

/// Where a piece stands with a teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum PieceState {
    /// It is worked on.
    Active,
    /// It is played now and then.
    Kept,
    /// It is left for a while.
    Resting,
    /// It is done.
    Finished,
}

impl PieceState {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Active, Self::Kept, Self::Resting, Self::Finished];

    /// As it crosses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Kept => "kept",
            Self::Resting => "resting",
            Self::Finished => "finished",
        }
    }

    /// The state of that name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == name)
    }
}
