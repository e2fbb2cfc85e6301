//! What a practice plan is made from.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::wire_date;

/// Everything the planner may know about a lesson and its student. No names, no contact data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PlanInput {
    /// The student's instrument, as the school writes it: "Piano", "Alto saxophone".
    pub instrument: String,
    /// "Initial Grade", "Grade 1" to "Grade 8"; anything else counts as not grading (D12).
    pub grade: String,
    /// Age in whole years on the lesson's day, when known.
    pub age: Option<u8>,
    /// Whether the student is a minor; tips for parents are given for minors only.
    pub is_minor: bool,
    /// The lesson's civil day in the school's zone. Day 1 of the plan is the day after.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub lesson_date: NaiveDate,
    /// The civil day of the student's next lesson, when one is scheduled.
    #[serde(with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub next_lesson_date: Option<NaiveDate>,
    /// The teacher's notes of the lesson: data to read, never instructions.
    pub notes: String,
    /// The exam the student works towards, or the last one recorded.
    pub exam: Option<Exam>,
    /// Notes of earlier lessons, newest first.
    pub recent_notes: Vec<String>,
    /// What was practised in the week before the lesson.
    pub log: PracticeLog,
}

/// An exam on record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Exam {
    /// The examination board, as recorded.
    pub board: Option<String>,
    /// The exam's day; a past day only tells the board.
    #[serde(with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub date: Option<NaiveDate>,
}

/// The practice log of the week before the lesson; empty when nothing is logged.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PracticeLog {
    /// One entry per planned day.
    pub entries: Vec<LogEntry>,
}

/// One day of the practice log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct LogEntry {
    /// Minutes the plan asked for.
    pub planned_minutes: u16,
    /// Minutes practised.
    pub done_minutes: u16,
}
