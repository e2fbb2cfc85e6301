//! What a plan is: the guidance in the specification's shape, and beside it cards with keys.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

pub use crate::goals::LineKey;

use super::request::WeekTempo;
use crate::{
    goals::TempoMark,
    guidance::{Part, PlanBasis, PracticeGuidance},
    wire_date,
};

/// A plan as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Plan {
    /// What teacher, student and parent read, in the specification's shape.
    pub guidance: PracticeGuidance,
    /// The same as cards: what a screen shows and what is ticked.
    pub cards: Vec<DayCards>,
    /// Where the tempi of the week begin and end: what the next plan goes on from.
    pub tempi: Vec<WeekTempo>,
    /// Why each line is there; empty in a plan that a model made.
    pub basis: PlanBasis,
    /// By what the plan was made.
    pub planner: String,
}

/// The cards of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct DayCards {
    /// The civil date.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub date: NaiveDate,
    /// Minutes of the whole day.
    pub minutes: u16,
    /// Warm-up first, free play last.
    pub cards: Vec<PracticeCard>,
}

/// The goal in the key of the question before a lesson, which nobody sets.
pub(super) const QUESTION: &str = "question";
/// The task in the key of a line in the teacher's own words.
pub(super) const WORDS_TASK: &str = "words";

/// One card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PracticeCard {
    /// What it is known by.
    pub key: LineKey,
    /// The part of the day.
    pub part: Part,
    /// Piece, scale or skill; "From your lesson" over the teacher's words.
    pub title: String,
    /// Where, as a heading: "Bars 9–16".
    pub place: Option<String>,
    /// "Left hand" or "Right hand", where one plays alone.
    pub hands: Option<String>,
    /// The day's tempo.
    pub tempo: Option<TempoMark>,
    /// Whether the task is played slower than its tempo and works up to it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub slower: bool,
    /// Its minutes.
    pub minutes: u16,
    /// How often, where it is counted.
    pub times: Option<u16>,
    /// What to do and how often; the teacher's words on a card "From your lesson".
    pub task: String,
    /// When it is done, as the end of "Done when".
    pub done: Option<String>,
    /// The method, behind "How".
    pub how: Option<String>,
    /// The teacher's own words on how to do it, on the first day of the goal.
    pub teacher: Option<String>,
}

impl PracticeCard {
    /// A card that says nothing yet of place, tempo and test.
    pub(super) fn new(goal: &str, task: &str, part: Part, title: &str, minutes: u16) -> Self {
        Self {
            key: LineKey {
                goal: goal.into(),
                task: task.into(),
                ordinal: 1,
            },
            part,
            title: title.into(),
            place: None,
            hands: None,
            tempo: None,
            slower: false,
            minutes,
            times: None,
            task: String::new(),
            done: None,
            how: None,
            teacher: None,
        }
    }

    /// Whether it begins or ends the day and is set by nobody: warm-up, free play, the question before a lesson.
    pub(super) fn is_routine(&self) -> bool {
        matches!(self.part, Part::WarmUp | Part::FreePlay) || self.key.goal == QUESTION
    }

    /// Whether its task is in the teacher's own words.
    pub(super) fn is_in_teachers_words(&self) -> bool {
        self.key.task == WORDS_TASK
    }
}
