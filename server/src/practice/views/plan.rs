//! Bodies of a practice plan. A plan is stored in the shape of `PracticeGuidanceBody` and goes out as it is stored.

use schemars::JsonSchema;
use serde::Serialize;

use super::stored_plan::{PlanFields, PlanShape};

/// A 7-day practice plan.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PracticeGuidanceBody {
    /// Summary of the week, one or two sentences.
    pub week_summary: String,
    /// The examination that the plan prepares for.
    pub exam_focus: ExamFocusBody,
    /// Tips for parents, at most three, suited to the student's age.
    pub tips_for_parents: Vec<String>,
    /// Seven days.
    pub daily_plan: Vec<PracticeDayBody>,
}

/// The examination that a plan prepares for.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ExamFocusBody {
    /// Examination board, if known.
    pub board: Option<String>,
    /// Grade, if known.
    pub grade: Option<String>,
}

/// One day of a plan.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PracticeDayBody {
    /// Such as `Day 1`.
    pub day: String,
    /// Date, yyyy-MM-dd.
    pub date: String,
    /// Minutes; 0 on a rest day.
    pub duration_minutes: u32,
    /// Warm-up.
    pub warmup: String,
    /// Scales, arpeggios, studies.
    pub technical_focus: String,
    /// Repertoire.
    pub repertoire: Vec<RepertoireBody>,
    /// Sight-reading, aural, theory, free play.
    pub musicianship: String,
}

/// One piece on one day.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RepertoireBody {
    /// The piece.
    pub title: String,
    /// The task.
    pub focus: String,
    /// Target tempo in beats per minute; null if unknown.
    pub target_tempo_bpm: Option<u32>,
}

/// The plan as title, description and days.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PracticePlanBody {
    /// Always `7-day practice plan`.
    pub title: String,
    /// Summary of the week, one or two sentences.
    pub description: String,
    /// Seven days.
    pub daily_plan: Vec<PracticeDayBody>,
}

impl PlanShape for PracticeGuidanceBody {
    const FIELDS: PlanFields = PlanFields::Guidance;
}

impl PlanShape for PracticePlanBody {
    const FIELDS: PlanFields = PlanFields::Titled("7-day practice plan");
}
