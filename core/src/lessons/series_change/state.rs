//! A series as it stands: its rule, its lessons, and the slots that have none.

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use serde::{Deserialize, Serialize};

use super::rows::PlannedLesson;
use crate::{
    lessons::{
        Occurrence, cancel_reason::CancelReason, fields::length, recurrence::every_weeks,
        status::LessonStatus,
    },
    time::{rfc3339, wire_date},
};

/// What the lessons of a series have in common.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct SeriesRule {
    /// Title of the lesson in the first slot; the automatic one has its date, and each other lesson its own.
    pub title: String,
    /// Description, if any.
    pub description: Option<String>,
    /// Length in minutes.
    pub duration_minutes: i32,
    /// Start on the wall clock, HH:mm.
    #[serde(with = "wire_date::time")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub local_time: NaiveTime,
    /// First slot, yyyy-MM-dd; the rule's weekday is its.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub first_date: NaiveDate,
    /// Last slot, yyyy-MM-dd, whether a lesson is in it or not.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub last_date: NaiveDate,
    /// Weeks from one slot to the next, 1 to 4.
    pub interval_weeks: u32,
}

impl SeriesRule {
    /// The slots after a slot, earliest first, without end.
    pub(crate) fn slots_after(&self, slot: NaiveDate) -> impl Iterator<Item = NaiveDate> + use<> {
        every_weeks(slot.and_time(NaiveTime::MIN), self.interval_weeks)
            .map(|at| at.date())
            .skip(1)
    }

    /// The last slot that is on a day or before it; the day itself where even the first slot is later.
    pub(crate) fn last_slot_until(&self, day: NaiveDate) -> NaiveDate {
        let first = self.first_date.and_time(NaiveTime::MIN);
        let slots = every_weeks(first, self.interval_weeks).map(|at| at.date());
        slots.take_while(|slot| *slot <= day).last().unwrap_or(day)
    }
}

/// A lesson of the series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct SeriesLesson {
    /// Identifier.
    pub id: String,
    /// The day that the rule gave it, on the wall clock of the series.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub slot: NaiveDate,
    /// Title.
    pub title: String,
    /// Description, if any.
    pub description: Option<String>,
    /// Start, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start_time: DateTime<Utc>,
    /// Length in minutes.
    pub duration_minutes: i32,
    /// Status.
    pub status: LessonStatus,
    /// Why it was cancelled, if it was and that is known.
    #[serde(default)]
    pub cancel_reason: Option<CancelReason>,
    /// Whether its start or its length was changed on its own.
    pub detached: bool,
}

impl SeriesLesson {
    /// When it takes place.
    pub(crate) fn occurrence(&self) -> Occurrence {
        lasting(self.start_time, self.duration_minutes)
    }

    /// The lesson as a row of a plan has it.
    pub(crate) fn as_planned(&self) -> PlannedLesson {
        PlannedLesson {
            slot: self.slot,
            title: self.title.clone(),
            description: self.description.clone(),
            start_time: self.start_time,
            end_time: self.occurrence().end_time,
            duration_minutes: self.duration_minutes,
            detached: self.detached,
        }
    }
}

/// The time from a start on; nothing of it where no year has it.
pub(crate) fn lasting(start_time: DateTime<Utc>, minutes: i32) -> Occurrence {
    Occurrence::starting(start_time, length(minutes)).unwrap_or(Occurrence {
        start_time,
        end_time: start_time,
    })
}

/// Why a slot has no lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum SkipReason {
    /// A closure covers it.
    Closure,
    /// The teacher left it out.
    Teacher,
}

impl SkipReason {
    /// The reason as it is written on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Closure => "closure",
            Self::Teacher => "teacher",
        }
    }
}

/// A slot that has no lesson and gets none by a later change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct SeriesSkip {
    /// The slot, yyyy-MM-dd.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub slot: NaiveDate,
    /// Why.
    pub reason: SkipReason,
    /// The closure, if one is the reason.
    pub closure_id: Option<String>,
}

/// A skip that a plan makes or brings to another slot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlannedSkip {
    /// The slot that was remembered so far, yyyy-MM-dd; null for a new skip.
    #[serde(with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub was: Option<NaiveDate>,
    /// The skip from now on.
    pub skip: SeriesSkip,
    /// Whether it belongs to the new series.
    pub continues: bool,
}

/// A series as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct SeriesState {
    /// Its rule.
    pub rule: SeriesRule,
    /// Who takes the lessons, for automatic titles.
    pub student_name: Option<String>,
    /// All of its lessons, in any order and of any status.
    pub lessons: Vec<SeriesLesson>,
    /// The slots that have none.
    pub skips: Vec<SeriesSkip>,
}
