//! The built-in practice planner: from a lesson's notes to the goals that it sets, and from these to seven days of practice.
//!
//! Pure and deterministic: the same note and context give the same goals, and the same [`plans::PlanRequest`] the same
//! [`plans::Plan`], in the browser and on the server, without network, clock or chance. It writes no title, key, bar or tempo
//! that is not in the goals or on its own ladder, and every line knows its reason code.
//! The rules come from the project's facts on practice planning, cited as "Practice planning §n".
//!
//! | Rule | Where | Source |
//! |---|---|---|
//! | What a note sets, leaves out and says of the body | [`read`] | |
//! | What a teacher changed by hand, and answered | [`merge`], [`body_answer`] | |
//! | What of a model's goals is set or asked about | [`proposed`] | |
//! | Minutes by grade, 15 to 75, capped by age: 10 to six years, 15 to eight, 30 to ten; no item over 12 minutes, 6 to Grade 2 | [`minutes`] | §2, §3 |
//! | Days off: two to Grade 1, one to Grade 6, a light one from Grade 7; what each day is for | [`plans::week`], [`guidance::DayKind`] | §2, §5 |
//! | Scales and patterns by grade, board-neutral, after the teacher's own keys; two new ones a week | [`ladder`] | §4 |
//! | Speed of scales and arpeggios in notes per minute | [`speed`] | §4 |
//! | Growth by metronome marks, at most 12 % a week | [`tempo`], [`plans::tempo`] | §6 |
//! | Stages from new to kept, and where a piece stands with a teacher | [`guidance::Stage`], [`repertoire`] | §6 |
//! | What the minutes of last week's log change | [`log`] | §7 |
//! | The checks that any plan must pass | [`plans::check`] | §8 |
//!
//! The entries are [`read::read`] and [`plans::plan`]; [`plans::check::check`] is the judge.

mod beginning;
pub mod body_answer;
pub mod display;
pub mod goals;
pub mod guidance;
pub mod input;
pub mod instrument;
pub mod ladder;
pub mod level;
pub mod log;
pub mod merge;
pub mod minutes;
mod order;
pub mod plans;
pub mod proposed;
pub mod read;
pub mod reason;
pub mod repertoire;
pub mod speed;
pub mod tempo;
mod text;
mod tips;
pub mod titled_words;
pub mod titles;
pub mod typed_goals;
pub mod typed_places;
pub mod typed_tempo;
mod vocabulary;

use reedling_core::time::wire_date;
