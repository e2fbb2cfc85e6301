//! A plan as a screen asks for it: all that it depends on but the teacher's other lessons, in one value.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    SeriesPlan, Surroundings, overlaps::Busy, plan, refusal::SeriesRefusal,
    request::SeriesChangeRequest, state::SeriesState,
};
use crate::{
    lessons::closure::ClosedDays,
    time::{Zone, rfc3339},
    validation::FieldError,
};

/// Asks what a change of a series would do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SeriesQuestion {
    /// The series as it stands.
    pub series: SeriesState,
    /// Identifier of the lesson that the change is asked for at.
    pub anchor: String,
    /// The change.
    pub request: SeriesChangeRequest,
    /// The closures that concern the teacher.
    pub closures: Vec<ClosedDays>,
    /// The present instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
    /// IANA name of the zone whose wall clock the series keeps.
    pub zone: String,
    /// IANA name of the school's zone.
    pub school_zone: String,
}

/// What a screen is told: the plan, or why there is none.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct SeriesPreview {
    /// The plan.
    pub plan: Option<SeriesPlan>,
    /// Why there is none, where no field of the form is to blame.
    pub refused: Option<String>,
    /// Validation errors of the form.
    pub problems: Vec<FieldError>,
}

impl SeriesQuestion {
    /// The answer, given the teacher's lessons and the two zones that are named.
    pub fn preview<Z: Zone>(&self, busy: Busy<'_>, zone: &Z, school: &Z) -> SeriesPreview {
        let around = Surroundings {
            closures: &self.closures,
            busy,
            now: self.now,
            zone,
            school,
        };
        match plan(&self.series, &self.anchor, &self.request, &around) {
            Ok(plan) => SeriesPreview {
                plan: Some(plan),
                ..SeriesPreview::default()
            },
            Err(SeriesRefusal::Invalid(found)) => SeriesPreview {
                problems: found.into_iter().collect(),
                ..SeriesPreview::default()
            },
            Err(refusal) => SeriesPreview {
                refused: Some(refusal.text().into_owned()),
                ..SeriesPreview::default()
            },
        }
    }
}
