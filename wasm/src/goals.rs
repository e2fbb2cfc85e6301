//! JavaScript exports of [`reedling_planner::read`], [`reedling_planner::merge`], [`reedling_planner::answered`],
//! [`reedling_planner::shown`],
//! [`reedling_planner::typed`] and [`reedling_planner::repertoire`], which the Complete dialog calls while the teacher types.

use reedling_core::validation::Violations;
use reedling_js_export::js_export;
use reedling_planner::{
    answered::ChosenAnswer,
    goals::{Body, BodyQuestion, Context, Goal, Goals, Piece, Place, Proposal},
    instrument::Instrument,
    merge::{self, Edit, Merged},
    read,
    repertoire::{by_title, offered},
    shown::{GoalText, goal_text},
    typed,
};

/// What a note is read as.
#[js_export]
pub fn read_note(note: String, context: Context) -> Proposal {
    read::read(&note, &context)
}

/// Whether a text up to the caret ends with a whole word; what is half typed is not read.
#[js_export]
pub fn ends_word(before: String) -> bool {
    read::ends_word(&before)
}

/// Goals in words, with the student's pieces to name those of the repertoire.
#[js_export]
pub fn goal_texts(goals: Vec<Goal>, pieces: Vec<Piece>) -> Vec<GoalText> {
    goals.iter().map(|goal| goal_text(goal, &pieces)).collect()
}

/// The places that are typed into a row.
#[js_export]
pub fn typed_places(text: String) -> Vec<Place> {
    typed::places(&text)
}

/// Whether the hands of an instrument may be told apart.
#[js_export]
pub fn has_hands(instrument: String) -> bool {
    Instrument::parse(&instrument).has_hands()
}

/// The list on screen: what was read, and what was changed by hand.
#[js_export]
pub fn merge_goals(reading: Proposal, edits: Vec<Edit>) -> Merged {
    merge::merge(&reading, &edits)
}

/// The edits that make the goals that are stored of what is read.
#[js_export]
pub fn stored_edits(reading: Proposal, stored: Vec<Goal>) -> Vec<Edit> {
    merge::stored_edits(&reading.goals, &stored)
}

/// What a question about the body turns on.
#[js_export]
pub fn asked_of(question: BodyQuestion) -> String {
    question.asked()
}

/// The answer about the body that holds.
#[js_export]
pub fn held_answer(question: BodyQuestion, chosen: Option<ChosenAnswer>) -> Body {
    question.held(chosen.as_ref())
}

/// What was chosen about the body when a lesson was completed; null where the careful answer was left.
#[js_export]
pub fn chosen_answer(question: BodyQuestion, stored: Body) -> Option<ChosenAnswer> {
    question.chosen(stored)
}

/// What breaks a rule or a limit in goals that are to be sent.
#[js_export]
pub fn check_goals(goals: Goals) -> Violations {
    goals.validate()
}

/// Goals as they are stored where the student has these pieces: a title that names one is that piece.
#[js_export]
pub fn goals_with_pieces(goals: Vec<Goal>, pieces: Vec<Piece>) -> Vec<Goal> {
    by_title::with_pieces(goals, &pieces)
}

/// The places in the list of the pieces that a box offers while it is typed in, what was set last first.
#[js_export]
pub fn offered_pieces(pieces: Vec<Piece>, typed: String) -> Vec<usize> {
    offered::offered(&pieces, &typed)
}
