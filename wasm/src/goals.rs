//! JavaScript exports of [`reedling_planner::read`], [`reedling_planner::merge`], [`reedling_planner::body_answer`],
//! [`reedling_planner::display`], [`reedling_planner::titled_words`], [`reedling_planner::typed_goals`], [`reedling_planner::typed_places`],
//! [`reedling_planner::typed_tempo`] and [`reedling_planner::repertoire`], which the Complete dialog calls while the teacher types.

use reedling_js_export::js_export;
use reedling_planner::{
    body_answer::ChosenAnswer,
    display::{GoalText, goal_text},
    goals::{Body, BodyQuestion, Context, Goal, Goals, Piece, Place, Proposal, Relation, Tempo},
    instrument::Instrument,
    merge::{self, Edit, EditField, Merged},
    read,
    repertoire::{by_title, offered},
    titled_words::{self, TitledWords},
    typed_goals, typed_places,
    typed_tempo::{self, TempoField},
};

/// Reads a note: the goals, the week and the body that it proposes.
#[js_export]
pub fn read_note(note: String, context: Context) -> Proposal {
    read::read(&note, &context)
}

/// Whether the text before the caret ends with a whole word; half-typed words are not read.
#[js_export]
pub fn ends_word(before: String) -> bool {
    read::ends_word(&before)
}

/// Goals in words, with the student's pieces to name those of the repertoire.
#[js_export]
pub fn goal_texts(goals: Vec<Goal>, pieces: Vec<Piece>) -> Vec<GoalText> {
    goals.iter().map(|goal| goal_text(goal, &pieces)).collect()
}

/// The goals of a text that is typed as a goal of its own; what of it is not understood stays in the teacher's words.
#[js_export]
pub fn typed_goals(text: String, context: Context) -> Vec<Goal> {
    typed_goals::goals(&text, &context)
}

/// Parses the places that are typed into a goal row.
#[js_export]
pub fn typed_places(text: String) -> Vec<Place> {
    typed_places::places(&text)
}

/// A tempo with one of its numbers as it was typed into a goal row; null if it has none left.
#[js_export]
pub fn typed_tempo(tempo: Option<Tempo>, field: TempoField, text: String) -> Option<Tempo> {
    typed_tempo::with_typed(tempo, field, &text)
}

/// What a row in the teacher's words becomes when it is given the title of a piece; `set` are the fields set by hand.
#[js_export]
pub fn titled_words(
    key: String,
    goal: Goal,
    set: Vec<EditField>,
    title: String,
    context: Context,
) -> TitledWords {
    titled_words::titled(&key, &goal, &set, &title, &context)
}

/// Whether the form offers "left hand" and "right hand" for an instrument.
#[js_export]
pub fn has_hands(instrument: String) -> bool {
    Instrument::parse(&instrument).has_hands()
}

/// The list on screen: the goals that were read, with the teacher's edits applied.
#[js_export]
pub fn merge_goals(reading: Proposal, edits: Vec<Edit>) -> Merged {
    merge::merge(&reading, &edits)
}

/// The edits that turn the reading into what is stored.
#[js_export]
pub fn stored_edits(reading: Proposal, stored: Goals) -> Vec<Edit> {
    merge::stored_edits(&reading, &stored)
}

/// Fingerprint of a question about the body: side, body part, symptom.
#[js_export]
pub fn asked_of(question: BodyQuestion) -> String {
    question.asked()
}

/// The answer about the body: the chosen one while the note still asks the same question, else the careful one.
#[js_export]
pub fn held_answer(question: BodyQuestion, chosen: Option<ChosenAnswer>) -> Body {
    question.held(chosen.as_ref())
}

/// The answer about the body that was chosen when the lesson was completed; null if the careful answer was left.
#[js_export]
pub fn chosen_answer(question: BodyQuestion, stored: Body) -> Option<ChosenAnswer> {
    question.chosen(stored)
}

/// What breaks a rule in a goal, or in one field of it, beside the other goals of its lesson; null if nothing does.
#[js_export]
pub fn goal_problem(goal: Goal, field: String, others: Vec<Goal>) -> Option<String> {
    goal.problem(&field, &others)
}

/// How a goal is related to another one; null if they are about something else.
#[js_export]
pub fn goal_relation(goal: Goal, other: Goal) -> Option<Relation> {
    goal.relation(&other)
}

/// Goals as they are stored: a title that names one of the student's pieces becomes that piece.
#[js_export]
pub fn goals_with_pieces(goals: Vec<Goal>, pieces: Vec<Piece>) -> Vec<Goal> {
    by_title::with_pieces(goals, &pieces)
}

/// Indices of the pieces that an input offers for a typed text, the most recently set first.
#[js_export]
pub fn offered_pieces(pieces: Vec<Piece>, typed: String) -> Vec<usize> {
    offered::offered(&pieces, &typed)
}
