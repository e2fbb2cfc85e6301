//! The shape of a practice plan (spec §3, `practiceGuidance`) and what it rests on.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::wire_date;

/// The name under which the built-in planner signs its plans (D6).
pub const BUILT_IN: &str = "built-in";

/// Spec §3: `practiceGuidance`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PracticeGuidance {
    /// The week in a few sentences.
    pub week_summary: String,
    /// Board and exam grade, each `None` when there is none.
    pub exam_focus: ExamFocus,
    /// At most three tips that fit the child's age; empty for adults.
    pub tips_for_parents: Vec<String>,
    /// Seven days, the day after the lesson first.
    pub daily_plan: Vec<DayPlan>,
}

/// The exam the plan has in view (D12).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct ExamFocus {
    /// The last recorded board.
    pub board: Option<String>,
    /// The student's exam grade.
    pub grade: Option<String>,
}

/// One day of the plan. A rest day may leave its parts empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct DayPlan {
    /// "Day 1" to "Day 7".
    pub day: String,
    /// The civil date.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub date: NaiveDate,
    /// Minutes of the whole day; 0 on a rest day.
    pub duration_minutes: u16,
    /// The warm-up, with its minutes.
    pub warmup: String,
    /// Scales, arpeggios, exercises, with their minutes.
    pub technical_focus: String,
    /// Pieces in the order in which they are practised.
    pub repertoire: Vec<RepertoireItem>,
    /// Sight-reading, aural, theory or improvising, free play and the day's line.
    pub musicianship: String,
}

/// One task on one piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct RepertoireItem {
    /// The piece's title, only ever from the teacher's notes.
    pub title: String,
    /// What to do, where, how often, and when it is done; with its minutes.
    pub focus: String,
    /// The day's tempo in beats per minute; `None` where no goal tempo is known.
    pub target_tempo_bpm: Option<u16>,
}

/// The heading over the teacher's own words.
pub const TEACHERS_WORDS: &str = "From your lesson";

impl RepertoireItem {
    /// Whether the line is in the teacher's own words.
    pub fn is_in_teachers_words(&self) -> bool {
        self.title == TEACHERS_WORDS
    }
}

/// What a plan rests on; stored beside the guidance, never shown in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PlanBasis {
    /// Turns the variants of warm-ups and reading tasks from week to week.
    pub seed: u32,
    /// Codes of the [reasons](crate::reason::Reason) that shaped the whole week, such as `log:less` or `body:half`.
    pub reasons: Vec<String>,
    /// The pieces the plan works on.
    pub pieces: Vec<PieceBasis>,
    /// One per day of the plan.
    pub days: Vec<DayBasis>,
}

/// How the plan sees a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PieceBasis {
    /// The title as in the guidance.
    pub title: String,
    /// How far the piece is.
    pub stage: Stage,
    /// Worked on several days; else only played through.
    pub active: bool,
    /// The first day's tempo, when a goal is known.
    pub start_bpm: Option<u16>,
    /// The goal tempo, when one is known.
    pub goal_bpm: Option<u16>,
}

/// Stages of a piece, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Stage {
    /// Not all bars have been met.
    New,
    /// All bars met, the tempo is being built.
    Build,
    /// Clean at four fifths of the goal.
    Secure,
    /// Whole takes with two stops at most.
    Polish,
    /// Finished; kept alive.
    Keep,
}

/// What a day is for, and how its minutes are spent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct DayBasis {
    /// The day's template.
    pub kind: DayKind,
    /// The day's lines in order; their minutes add up to the day's.
    pub blocks: Vec<Block>,
}

/// The templates of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum DayKind {
    /// The day after the lesson: slow, its main point first.
    Capture,
    /// Hands, bow or breath separately.
    BuildA,
    /// Spots in turn.
    BuildB,
    /// Spots joined to the bars around them.
    Join,
    /// One full take, then the worst two bars.
    Perform,
    /// A short day that ends with a question for the teacher.
    Lesson,
    /// The exam's day: warm in, then trust what is there.
    Exam,
    /// No instrument; ten minutes of listening at most.
    Light,
    /// A day off.
    Rest,
}

/// Whether a kind of day is a practice day of the templates.
pub fn practises(kind: DayKind) -> bool {
    !matches!(
        kind,
        DayKind::Rest | DayKind::Light | DayKind::Lesson | DayKind::Exam
    )
}

/// One line of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Block {
    /// Which part of the day it belongs to.
    pub part: Part,
    /// Its minutes.
    pub minutes: u16,
    /// Code of its [reason](crate::reason::Reason), such as `piece:stuck` or `ladder`.
    pub reason: String,
}

/// Parts of a practice day, in the order of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Part {
    /// Posture, tone, breath.
    WarmUp,
    /// Scales, arpeggios, study.
    Technique,
    /// New bars and problem spots.
    Spots,
    /// Runs and kept pieces.
    Run,
    /// Sight-reading, aural, theory.
    Musicianship,
    /// Free play and the line of the day.
    FreePlay,
}
