//! What a lesson sets, as the teacher confirms it: the goals that a plan is made from.
//!
//! Plain values that cross to the app, to the database and to the planner; no text is read here. Which words make which
//! goals is the reader's matter, what a week makes of them the planner's.
//!
//! | Part | What it is |
//! |---|---|
//! | [`Goal`] | what is done with one [`Subject`], at which [`Place`]s, with which [`Hands`], at which [`Tempo`] |
//! | [`Week`] | what holds for all goals of the week: minutes, days, a hand |
//! | [`Body`] | how much may be played, and [`Until`] when |
//! | [`Piece`] | a piece of the student's repertoire and its [`PieceState`] |
//! | [`Context`] | what the reader may know beside the note; no names of people |
//! | [`Proposal`] | what a note is read as: goals, week, body, unread words, questions |
//! | [`Goals`] | what the teacher confirmed, and its limits |

mod body;
mod confirmed;
mod context;
mod goal;
mod key;
mod line;
mod need;
mod piece;
mod place;
mod proposal;
#[cfg(feature = "schema")]
pub mod request;
mod subject;
mod technique;
mod tempo;
mod unite;
mod week;

pub use self::{
    body::{Answer, Body, BodyQuestion, BodySign, Side, Until},
    confirmed::Goals,
    context::{Context, OpenGoals},
    goal::{Do, Goal, Hands},
    key::Relation,
    line::LineKey,
    need::Need,
    piece::{Piece, PieceState},
    place::Place,
    proposal::{ASKED_MAX, Ask, Proposal, UnreadText},
    subject::{EventKind, Skill, Subject},
    technique::{Form, Key, Mode, Technique},
    tempo::{NoteValue, Tempo, TempoMark},
    unite::{United, unite, unite_compared, united},
    week::Week,
};

pub use reedling_core::validation::GOALS_MAX;

/// Most pieces of a student; a limit for safety.
pub const PIECES_MAX: usize = 200;
/// Most characters of the teacher's own words on how to practise a goal.
pub const HOW_MAX: usize = 200;
/// Most characters of the words that a goal was read from.
pub const SAID_MAX: usize = 1_000;
/// Most places of one goal; a limit for safety.
pub const PLACES_MAX: usize = 20;
/// Most needs of one goal; a limit for safety.
pub const NEEDS_MAX: usize = 20;
/// Highest bar number, page or line; a limit for safety.
pub const BAR_MAX: u16 = 2_000;
