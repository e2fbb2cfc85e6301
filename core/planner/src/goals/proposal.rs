use serde::{Deserialize, Serialize};

use super::{BodyQuestion, Goal, Week};

/// Most goals of a note that are asked about; what goes beyond is not used.
pub const ASKED_MAX: usize = 6;

/// What a note is read as, before the teacher has confirmed it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Proposal {
    /// What it sets, the most important first; what an earlier lesson left open stands at the end.
    pub goals: Vec<Goal>,
    /// What it says of the whole week.
    #[cfg_attr(feature = "ts", tsify(type = "GoalWeek"))]
    pub week: Week,
    /// What it says of the body, with the careful answer chosen.
    pub body: Option<BodyQuestion>,
    /// What of it is not used.
    pub unread: Vec<UnreadText>,
    /// What only the teacher can tell.
    pub asks: Vec<Ask>,
    /// What it may set or leave out, filled in as far as it was read; at most [`ASKED_MAX`]. It is in no plan until the teacher sets
    /// it. What each was read from are whole clauses, which a goal in words keeps meanwhile, unless they are private.
    #[serde(default)]
    pub asked: Vec<Goal>,
}

/// A phrase that no goal uses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct UnreadText {
    /// The phrase.
    pub text: String,
    /// Where it starts, in UTF-16 units of the note as it was given.
    pub from: u32,
    /// Where it ends.
    pub to: u32,
}

/// A question that a row shows: "the Sonata in C, or a new one?"
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Ask {
    /// The row's key.
    pub key: String,
    /// The student's piece that may be meant.
    pub piece_id: String,
    /// The title as the note has it.
    pub title: String,
}
