//! An examination that a student works towards (D13).

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::exam::{BOARD, EXAM_GRADES};
#[cfg(feature = "schema")]
use crate::validation::{NAME_MAX, schema};
use crate::{student::grade::GRADE_UNLISTED, time::text, validation::Violations};

/// Last year of an examination that is believed; later ones are slips of the keyboard.
const LAST_YEAR: i32 = 2199;

/// An examination that a student works towards, as it is typed and sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "PlanExamRequest")
)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", serde(deny_unknown_fields))]
pub struct PlannedExamDraft {
    /// Who will examine, such as ABRSM; may be open.
    #[cfg_attr(feature = "schema", serde(default), schemars(length(max = NAME_MAX)))]
    pub board: String,
    /// Initial Grade, or Grade 1 to Grade 8; may be open.
    #[cfg_attr(feature = "schema", serde(default))]
    pub grade: String,
    /// yyyy-MM-dd, from today on.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = schema::DAY)))]
    pub date: String,
}

impl PlannedExamDraft {
    /// The broken rules on a day: the exam is on that day or later.
    ///
    /// ```
    /// use reedling_core::student::planned_exam::PlannedExamDraft;
    /// let mut exam = PlannedExamDraft { date: "2026-03-02".into(), ..PlannedExamDraft::default() };
    /// assert!(exam.check("2026-03-02".parse()?).is_empty());
    /// exam.date = "2026-03-01".into();
    /// let found = exam.check("2026-03-02".parse()?);
    /// assert_eq!(found.first_message(), Some("The exam date cannot be in the past"));
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn check(&self, today: NaiveDate) -> Violations {
        let mut found = Violations::default();
        found.line(&BOARD, "board", &self.board);
        if !self.grade.is_empty() {
            found.listed("grade", &self.grade, &EXAM_GRADES, GRADE_UNLISTED);
        }
        let latest = NaiveDate::from_ymd_opt(LAST_YEAR, 12, 31);
        match self.day() {
            _ if self.date.trim().is_empty() => {
                found.add("date", "required", "Please choose the date of the exam");
            }
            Some(date) if date < today => {
                found.add("date", "past", "The exam date cannot be in the past");
            }
            Some(date) if Some(date) <= latest => {}
            _ => found.add("date", "date", "Please enter a valid date"),
        }
        found
    }

    /// The day, if it is one.
    pub fn day(&self) -> Option<NaiveDate> {
        text::parse_date(self.date.trim())
    }
}
