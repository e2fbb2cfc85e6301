//! The rows of a plan: what becomes of each lesson.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use super::{
    scope::{Scoped, Subject},
    state::SeriesLesson,
};
use crate::{
    lessons::{Occurrence, cancel_reason::CancelReason},
    time::{Shown, Zone, rfc3339, wire_date},
};

/// What becomes of a lesson or of a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Act {
    /// The lesson takes place as before.
    Keep,
    /// It gets other texts or another length.
    Edit,
    /// It gets another start.
    Move,
    /// It is cancelled.
    Cancel,
    /// A lesson is added in the slot.
    Add,
    /// The slot gets no lesson.
    Skip,
}

impl Act {
    /// Whether somebody notices it.
    pub(crate) const fn is_change(self) -> bool {
        !matches!(self, Self::Keep | Self::Skip)
    }
}

/// What is to be said of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RowFlag {
    /// It overlaps a lesson of the teacher's own; that never blocks.
    Overlap,
    /// A closure covers the day.
    Closed,
    /// It starts before now; that blocks what is moved or added.
    Past,
    /// The clock skips its time on that day, so that it takes place later.
    ClockSkips,
    /// The clock shows its time twice on that day; it takes place at the first.
    ClockRepeats,
    /// It was moved or made longer on its own.
    Detached,
    /// Its status is final.
    Final,
}

/// A lesson after a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlannedLesson {
    /// Slot, yyyy-MM-dd.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub slot: NaiveDate,
    /// Title.
    pub title: String,
    /// Description, if any.
    pub description: Option<String>,
    /// Start, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "DateTime<Utc>"))]
    pub start_time: DateTime<Utc>,
    /// End, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "DateTime<Utc>"))]
    pub end_time: DateTime<Utc>,
    /// Length in minutes.
    pub duration_minutes: i32,
    /// Whether its start or its length was changed on its own.
    pub detached: bool,
}

/// A row of a plan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlanRow {
    /// What becomes of it.
    pub act: Act,
    /// What is to be said of it.
    pub flags: Vec<RowFlag>,
    /// The lesson; null for a slot that has none yet.
    pub lesson_id: Option<String>,
    /// The slot before the change, yyyy-MM-dd.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub slot: NaiveDate,
    /// When the lesson takes place before the change; null for a slot that has none yet.
    pub from: Option<Occurrence>,
    /// The lesson after the change; null where its row stays as it is, but for its status, and where no lesson is added.
    pub to: Option<PlannedLesson>,
    /// Whether it belongs to the new series.
    pub continues: bool,
    /// Why it is cancelled.
    pub reason: Option<CancelReason>,
    /// The closure that covers the day.
    pub closure_id: Option<String>,
    /// Its name.
    pub closure_name: Option<String>,
    /// Titles of the lessons that it overlaps.
    pub overlaps: Vec<String>,
}

impl PlanRow {
    /// A slot without a lesson.
    pub(crate) fn of_slot(act: Act, slot: NaiveDate) -> Self {
        Self {
            act,
            flags: Vec::new(),
            lesson_id: None,
            slot,
            from: None,
            to: None,
            continues: false,
            reason: None,
            closure_id: None,
            closure_name: None,
            overlaps: Vec::new(),
        }
    }

    /// A lesson that stays as it is, with what is to be said of it.
    pub(crate) fn kept(subject: &Subject<'_>) -> Self {
        let lesson: &SeriesLesson = subject.lesson;
        let mut row = Self::of_slot(Act::Keep, lesson.slot);
        row.lesson_id = Some(lesson.id.clone());
        row.from = Some(lesson.occurrence());
        row.flag_if(subject.has_begun, RowFlag::Past);
        row.flag_if(lesson.detached, RowFlag::Detached);
        row.flag_if(lesson.status.is_final(), RowFlag::Final);
        row
    }

    /// Whether the row has the flag.
    pub fn has(&self, flag: RowFlag) -> bool {
        self.flags.contains(&flag)
    }

    pub(crate) fn flag_if(&mut self, condition: bool, flag: RowFlag) {
        if condition {
            self.flags.push(flag);
        }
    }

    /// Says what the clock makes of the new start.
    pub(crate) fn flag_clock(&mut self, shown: Shown) {
        self.flag_if(shown == Shown::Skipped, RowFlag::ClockSkips);
        self.flag_if(shown == Shown::Repeated, RowFlag::ClockRepeats);
    }

    /// Cancels the lesson for a reason.
    pub(crate) fn cancelled(mut self, reason: CancelReason) -> Self {
        self.act = Act::Cancel;
        self.reason = Some(reason);
        self
    }
}

/// How many rows there are of each kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct RowCounts {
    /// Lessons that stay.
    pub kept: usize,
    /// Lessons with other texts or another length.
    pub edited: usize,
    /// Lessons with another start.
    pub moved: usize,
    /// Lessons that are cancelled.
    pub cancelled: usize,
    /// Lessons that are added.
    pub added: usize,
    /// Slots that get no lesson.
    pub skipped: usize,
    /// Rows that overlap lessons of the teacher's own.
    pub overlapping: usize,
    /// Lessons within the scope that were moved or made longer on their own, whether the change includes them or not.
    pub detached: usize,
}

impl RowCounts {
    pub(crate) fn of<Z: Zone>(rows: &[PlanRow], series: &Scoped<'_, Z>) -> Self {
        let acts = |act| rows.iter().filter(|row| row.act == act).count();
        Self {
            kept: acts(Act::Keep),
            edited: acts(Act::Edit),
            moved: acts(Act::Move),
            cancelled: acts(Act::Cancel),
            added: acts(Act::Add),
            skipped: acts(Act::Skip),
            overlapping: rows.iter().filter(|row| row.has(RowFlag::Overlap)).count(),
            detached: series.detached_in_scope(),
        }
    }
}
