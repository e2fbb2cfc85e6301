//! Bodies of a practice plan. A plan is stored in the shape of `PracticeGuidanceBody` and goes out as it is stored.

use poem_openapi::Object;

use super::stored_plan::{PlanFields, PlanShape};

/// A 7-day practice plan (Spec §3).
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct PracticeGuidanceBody {
    /// The week in a sentence or two.
    pub week_summary: String,
    /// What examination it leads to.
    pub exam_focus: ExamFocusBody,
    /// At most three, fit for the age.
    pub tips_for_parents: Vec<String>,
    /// Seven days.
    pub daily_plan: Vec<PracticeDayBody>,
}

/// The examination that a plan leads to.
#[derive(Clone, Debug, Object)]
pub(crate) struct ExamFocusBody {
    /// Board, if one is known.
    pub board: Option<String>,
    /// Grade, if the student works for one.
    pub grade: Option<String>,
}

/// One day of a plan.
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct PracticeDayBody {
    /// Such as `Day 1`.
    pub day: String,
    /// The day, yyyy-MM-dd.
    pub date: String,
    /// Minutes; 0 on a rest day.
    pub duration_minutes: u32,
    /// How to begin.
    pub warmup: String,
    /// Scales, arpeggios, studies.
    pub technical_focus: String,
    /// Pieces.
    pub repertoire: Vec<RepertoireBody>,
    /// Sight-reading, aural, theory, free play.
    pub musicianship: String,
}

/// One piece on one day.
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct RepertoireBody {
    /// The piece.
    pub title: String,
    /// What to do with it.
    pub focus: String,
    /// Beats a minute; null where no goal is known.
    pub target_tempo_bpm: Option<u32>,
}

/// The plan in its other shape (D12).
#[derive(Clone, Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct PracticePlanBody {
    /// Always `7-day practice plan`.
    pub title: String,
    /// The week in a sentence or two.
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
