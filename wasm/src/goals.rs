//! Door to [`reedling_planner::read`], [`reedling_planner::merge`], [`reedling_planner::shown`] and
//! [`reedling_planner::typed`], which the Complete dialog calls while the teacher types.

use reedling_core::validation::Violations;
use reedling_door::door;
use reedling_planner::{
    goals::{Context, Goal, Goals, Piece, Place, Proposal},
    instrument::Instrument,
    merge::{self, Edit, Merged},
    read,
    shown::{GoalText, goal_text},
    typed,
};

/// What a note is read as.
#[door]
pub fn read_note(note: String, context: Context) -> Proposal {
    read::read(&note, &context)
}

/// Whether a text up to the caret ends with a whole word; what is half typed is not read.
#[door]
pub fn ends_word(before: String) -> bool {
    read::ends_word(&before)
}

/// Goals in words, with the student's pieces to name those of the repertoire.
#[door]
pub fn goal_texts(goals: Vec<Goal>, pieces: Vec<Piece>) -> Vec<GoalText> {
    goals.iter().map(|goal| goal_text(goal, &pieces)).collect()
}

/// The places that are typed into a row.
#[door]
pub fn typed_places(text: String) -> Vec<Place> {
    typed::places(&text)
}

/// Whether the hands of an instrument may be told apart.
#[door]
pub fn has_hands(instrument: String) -> bool {
    Instrument::parse(&instrument).has_hands()
}

/// The list on screen: what was read, and what was changed by hand.
#[door]
pub fn merge_goals(reading: Proposal, edits: Vec<Edit>) -> Merged {
    merge::merge(&reading, &edits)
}

/// What breaks a rule or a limit in goals that are to be sent.
#[door]
pub fn check_goals(goals: Goals) -> Violations {
    goals.validate()
}
