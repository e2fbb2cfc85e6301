//! The built-in practice planner: from a lesson's notes to seven days of practice.
//!
//! Pure and deterministic: the same [`input::PlanInput`] gives the same [`guidance::PracticePlan`]
//! in the browser and on the server, without network, clock or chance. It writes no title, key, bar
//! or tempo that is not in the notes or on its own ladder, and every line knows its reason code.
//! The rules come from the project's facts on practice planning, cited as "Practice planning §n".
//!
//! | Rule | Where | Source |
//! |---|---|---|
//! | Minutes by grade, 15 to 75, capped by age: 10 to six years, 15 to eight, 30 to ten | [`minutes`] | §2 |
//! | Days off: two to Grade 1, one to Grade 6, a light one from Grade 7; never two in a row | [`shape`] | §2, §5 |
//! | What each day is for: capture, build, join, perform, the lesson's day | [`guidance::DayKind`] | §5 |
//! | Shares of a day by grade, tilted by what is weak and by the exam's weights; no item over 12 minutes, 6 to Grade 2 | [`share`] | §3 |
//! | Scales and patterns by grade, board-neutral, after the teacher's own keys; two new ones a week | [`ladder`] | §4 |
//! | Speed of scales and arpeggios in notes per minute | [`speed`] | §4 |
//! | Goal tempo from the note, an earlier note or a tempo word, else none; growth by metronome marks, at most 12 % a week | [`tempo`] | §6 |
//! | Stages from new to kept, and the queue in which finished pieces come back | [`guidance::Stage`] | §6 |
//! | What the words of a note ask for | [`notes`] | §6 |
//! | What the minutes of last week's log change | [`log`] | §7 |
//! | The checks that any plan must pass, a model's too | [`check`] | §8 |
//!
//! The entry is [`plan::plan`]; [`notes::read::read`] is the reader alone, [`check::check`] the judge.

mod beginning;
pub mod check;
mod days;
pub mod goals;
pub mod guidance;
pub mod input;
pub mod instrument;
pub mod ladder;
pub mod level;
pub mod log;
pub mod merge;
pub mod minutes;
pub mod notes;
mod order;
mod pieces;
pub mod plan;
pub mod plans;
pub mod read;
pub mod repertoire;
mod schedule;
pub mod shape;
pub mod share;
pub mod shown;
pub mod speed;
mod summary;
mod tasks;
mod technique;
pub mod tempo;
mod text;
mod tips;
pub mod titles;
pub mod typed;
mod week;
mod wire_date;
