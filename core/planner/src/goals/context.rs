use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{Body, Goal, Piece};
use crate::{input::Exam, wire_date};

/// What the reader may know beside the note. No names of people, no contact data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Context {
    /// The student's instrument, as the school writes it.
    pub instrument: String,
    /// "Initial Grade", "Grade 1" to "Grade 8"; anything else counts as not grading.
    pub grade: String,
    /// Age in whole years on the lesson's day, when known.
    #[serde(default)]
    pub age: Option<u8>,
    /// The lesson's civil day in the school's zone.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub lesson_date: NaiveDate,
    /// The civil day of the student's next lesson with this teacher, when one is scheduled.
    #[serde(default, with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub next_lesson_date: Option<NaiveDate>,
    /// The exam that is planned.
    #[serde(default)]
    pub exam: Option<Exam>,
    /// The student's pieces, as this teacher sees them.
    #[serde(default)]
    pub pieces: Vec<Piece>,
    /// The goals of this teacher's last completed lesson with this student.
    #[serde(default)]
    pub open: Option<OpenGoals>,
    /// What holds for the student's body.
    #[serde(default)]
    pub body: Option<Body>,
}

impl Context {
    /// The context of a lesson of whose student nothing is known.
    pub fn on(lesson_date: NaiveDate) -> Self {
        Self {
            instrument: String::new(),
            grade: String::new(),
            age: None,
            lesson_date,
            next_lesson_date: None,
            exam: None,
            pieces: Vec::new(),
            open: None,
            body: None,
        }
    }
}

/// Goals that an earlier lesson left open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct OpenGoals {
    /// The day of that lesson.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub lesson_date: NaiveDate,
    /// Its goals.
    pub goals: Vec<Goal>,
}
