//! A practice plan, as it is sent.

use std::{borrow::Cow, marker::PhantomData, sync::Arc};

use reedling_planner::guidance::PracticeGuidance;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, Serializer, ser::SerializeStruct};
use serde_json::value::RawValue;

use crate::practice::queries::record::GUIDANCE_FORM;

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

/// The parts of a stored plan, each as its text.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Parts {
    #[serde(default)]
    form: u32,
    week_summary: Box<RawValue>,
    exam_focus: Box<RawValue>,
    tips_for_parents: Box<RawValue>,
    daily_plan: Box<RawValue>,
}

/// How to put a shape of the plan together from its parts.
pub(crate) trait PlanShape: JsonSchema {
    /// The fields of this shape.
    const FIELDS: PlanFields;
}

/// What tells the two shapes apart.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlanFields {
    /// `weekSummary`, `examFocus`, `tipsForParents`, `dailyPlan`.
    Guidance,
    /// This `title`, the summary as `description`, `dailyPlan`.
    Titled(&'static str),
}

/// A stored plan, sent in the shape of `T`; in the document it is a `T`.
#[derive(Debug)]
pub(crate) struct Stored<T> {
    parts: Arc<Parts>,
    of: PhantomData<fn() -> T>,
}

impl<T> Stored<T> {
    /// Parses the stored text; none when it is not a plan.
    pub(crate) fn read(json: &str) -> Option<Self> {
        let parts = serde_json::from_str::<Parts>(json).ok();
        let parts = parts.filter(|parts| parts.form == GUIDANCE_FORM);
        parts.or_else(|| completed(json)).map(Self::of)
    }

    /// The same plan in another shape.
    pub(crate) fn reshaped<U>(&self) -> Stored<U> {
        Stored {
            parts: Arc::clone(&self.parts),
            of: PhantomData,
        }
    }

    fn of(parts: Parts) -> Self {
        Self {
            parts: Arc::new(parts),
            of: PhantomData,
        }
    }
}

/// A plan of an older format with every field.
fn completed(json: &str) -> Option<Parts> {
    let guidance: PracticeGuidance = serde_json::from_str(json).ok()?;
    let json = serde_json::to_string(&guidance).ok()?;
    serde_json::from_str(&json).ok()
}

impl<T: PlanShape> Serialize for Stored<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let parts = &*self.parts;
        let mut plan = serializer.serialize_struct("plan", 4)?;
        match T::FIELDS {
            PlanFields::Guidance => {
                plan.serialize_field("weekSummary", &parts.week_summary)?;
                plan.serialize_field("examFocus", &parts.exam_focus)?;
                plan.serialize_field("tipsForParents", &parts.tips_for_parents)?;
            }
            PlanFields::Titled(title) => {
                plan.serialize_field("title", title)?;
                plan.serialize_field("description", &parts.week_summary)?;
            }
        }
        plan.serialize_field("dailyPlan", &parts.daily_plan)?;
        plan.end()
    }
}

impl<T: PlanShape> JsonSchema for Stored<T> {
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}
