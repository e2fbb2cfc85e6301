//! An examination that a student works towards (D13).

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use super::{
    exam::{BOARD, EXAM_GRADES, read_day},
    grade::GRADE_UNLISTED,
};
#[cfg(feature = "schema")]
use crate::validation::{NAME_MAX, schema};
use crate::validation::{Violations, rules::non_blank};

/// Last year that an examination may be in; a later one is taken as a typing mistake.
const LAST_YEAR: i32 = 2199;

/// A planned examination.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", serde(deny_unknown_fields))]
pub struct PlanExamRequest {
    /// Examination board, such as ABRSM; optional.
    #[cfg_attr(feature = "schema", serde(default), schemars(length(max = NAME_MAX)))]
    pub board: String,
    /// Initial Grade, or Grade 1 to Grade 8; optional.
    #[cfg_attr(feature = "schema", serde(default))]
    pub grade: String,
    /// Date, yyyy-MM-dd, today or later.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = schema::DAY)))]
    pub date: String,
}

/// An examination that a student works towards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedExam {
    /// Examination board, if decided.
    pub board: Option<String>,
    /// Grade, if decided.
    pub grade: Option<String>,
    /// The day.
    pub date: NaiveDate,
}

impl PlanExamRequest {
    /// Validation errors on a given day: the exam is on that day or later.
    ///
    /// ```
    /// use reedling_core::students::planned_exam::PlanExamRequest;
    /// let mut exam = PlanExamRequest { date: "2026-03-02".into(), ..PlanExamRequest::default() };
    /// assert!(exam.problems("2026-03-02".parse()?).is_empty());
    /// exam.date = "2026-03-01".into();
    /// let found = exam.problems("2026-03-02".parse()?);
    /// assert_eq!(found.first_message(), Some("The exam date cannot be in the past"));
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn problems(&self, today: NaiveDate) -> Violations {
        let mut found = Violations::default();
        self.read(today, &mut found);
        found
    }

    /// The exam, checked on a given day.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(&self, today: NaiveDate) -> Result<PlannedExam, Violations> {
        let mut found = Violations::default();
        let Some(date) = self.read(today, &mut found) else {
            return Err(found);
        };
        found.into_result()?;
        Ok(PlannedExam {
            board: non_blank(&self.board),
            grade: non_blank(&self.grade),
            date,
        })
    }

    /// Reads the day, and adds validation errors to `found`.
    fn read(&self, today: NaiveDate, found: &mut Violations) -> Option<NaiveDate> {
        found.line(&BOARD, "board", &self.board);
        if !self.grade.is_empty() {
            found.one_of("grade", &self.grade, &EXAM_GRADES, GRADE_UNLISTED);
        }
        let date = read_day(found, &self.date, |date| date.year() <= LAST_YEAR)?;
        let text = "The exam date cannot be in the past";
        found.require(date >= today, "date", "past", text);
        Some(date)
    }
}
