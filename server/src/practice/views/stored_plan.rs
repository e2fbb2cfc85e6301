//! A stored practice plan that is sent without being parsed and serialized again, in both of its shapes: its text is
//! scanned once, and what the shapes share is held once. Only a plan in the format of an older release is parsed and
//! rewritten, as it lacks fields.

use std::{borrow::Cow, marker::PhantomData, sync::Arc};

use reedling_planner::guidance::PracticeGuidance;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, Serializer, ser::SerializeStruct};
use serde_json::value::RawValue;

use crate::practice::queries::record::GUIDANCE_FORM;

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
