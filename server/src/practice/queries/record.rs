//! Lessons' goals, and the pieces that they name.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_db::value_types::GoalsBy;
use reedling_planner::{
    goals::{Body, Goal, PieceState, TempoMark, Week},
    plans::DayCards,
    repertoire::Standing,
};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The version of the stored format of a plan's guidance. It is incremented when a field is added or removed, so that
/// older plans are recognized and completed when they are read.
pub const GUIDANCE_FORM: u32 = 2;

/// What a lesson sets beside its goals.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LessonFacts {
    /// By whom the goals were set; none before the lesson is completed, and where it was completed without notes.
    pub goals_by: Option<GoalsBy>,
    /// What holds for the whole week.
    pub week: Week,
    /// Phrases of the notes that were not used.
    pub unread: Vec<String>,
    /// What only the teacher and administrators read.
    pub private_notes: Option<String>,
}

/// What a completed lesson sets.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonGoals {
    /// The goals, most important first.
    pub goals: Vec<Goal>,
    /// What was answered about the body.
    pub body: Option<Body>,
    /// Until when it may be changed.
    pub editable_until: Option<DateTime<Utc>>,
}

/// A piece as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceRecord {
    /// The piece.
    pub id: Uuid,
    /// As it is shown.
    pub title: String,
    /// As it is shown.
    pub composer: Option<String>,
    /// The normalized title.
    pub normal_title: String,
    /// The normalized composer; empty without one.
    pub normal_composer: String,
    /// What kind of piece it is, in a word.
    pub kind: Option<String>,
    /// Its goal tempo.
    pub goal_tempo: Option<TempoMark>,
    /// The last tempo that a lesson named.
    pub last_tempo: Option<TempoMark>,
    /// The last tempo that is known to have been clean.
    pub clean_tempo: Option<TempoMark>,
    /// The piece that it was merged into, and when.
    pub merged: Option<(Uuid, DateTime<Utc>)>,
    /// Pieces that were merged into it for good.
    pub former: Vec<FormerPiece>,
}

/// A piece that was merged into another one for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormerPiece {
    /// What it was known by.
    pub id: Uuid,
    /// Its normalized title.
    pub title: String,
    /// Its normalized composer.
    pub composer: String,
}

impl PieceRecord {
    /// The normalized titles and composers that lead to it, its own first.
    pub fn names(&self) -> impl Iterator<Item = (&str, &str)> + Clone {
        let own = (self.normal_title.as_str(), self.normal_composer.as_str());
        let former = self.former.iter();
        let former = former.map(|piece| (piece.title.as_str(), piece.composer.as_str()));
        std::iter::once(own).chain(former)
    }
}

/// The state of a piece with a teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceStanding {
    /// The piece.
    pub piece_id: Uuid,
    /// The teacher.
    pub teacher_id: Uuid,
    /// The state.
    pub standing: Standing,
    /// The last choice by hand.
    pub hand: Option<HandState>,
}

/// A state that a teacher last chose by hand for a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandState {
    /// The state.
    pub state: PieceState,
    /// The last day of a rest.
    pub until: Option<NaiveDate>,
    /// When.
    pub at: DateTime<Utc>,
}

/// A goal of a completed lesson that names a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceGoal {
    /// The piece that it names.
    pub piece_id: Uuid,
    /// The lesson.
    pub lesson_id: Uuid,
    /// Who gave it.
    pub teacher_id: Uuid,
    /// Its start.
    pub start_at: DateTime<Utc>,
    /// The goal.
    pub goal: Goal,
}

/// A practice plan and what made it; a former teacher is told that there is one, and nothing of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlanRecord {
    /// `built-in`, or the name of the model; none for a former teacher.
    pub planner: Option<String>,
    /// The plan as JSON text: core's `PracticeGuidance` with the format's version; none in a list without plans.
    pub guidance: Option<String>,
    /// The same as cards; told with one lesson, and none for a plan of a newer release.
    pub cards: Option<Vec<DayCards>>,
}
