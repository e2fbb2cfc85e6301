//! Recording the result of an examination (D4).

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use super::grade::{CREATION_GRADES, GRADE_UNLISTED};
#[cfg(feature = "schema")]
use crate::validation::schema;
use crate::{
    time::FIRST_YEAR,
    validation::{Limit, NAME_MAX, Violations},
};

/// Grades in which boards examine (D4): those of the creation list without its last, Not Grading.
pub const EXAM_GRADES: [&str; 9] = match CREATION_GRADES.first_chunk() {
    Some(grades) => *grades,
    None => [""; 9],
};

/// Limit of an exam board.
pub(super) const BOARD: Limit = Limit {
    most: NAME_MAX,
    message: "The exam board can have at most 200 characters",
};

/// The result of an examination.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", serde(deny_unknown_fields))]
pub struct ExamRequest {
    /// Examination board, such as ABRSM.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = NAME_MAX)))]
    pub board: String,
    /// Initial Grade, or Grade 1 to Grade 8.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = schema::one_of(&EXAM_GRADES))))]
    pub grade: String,
    /// Date, yyyy-MM-dd, not in the future.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = schema::DAY)))]
    pub date: String,
    /// Result in percent, a whole number from 0 to 100.
    #[cfg_attr(feature = "schema", schemars(required, range(min = 0, max = 100), extend("multipleOf" = 1)))]
    pub percentage: Option<f64>,
}

/// A valid result of an examination.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exam {
    /// Exam board.
    pub board: String,
    /// One of [`EXAM_GRADES`].
    pub grade: String,
    /// The day.
    pub taken_on: NaiveDate,
    /// Result in percent, from 0 to 100.
    pub percentage: u8,
}

impl ExamRequest {
    /// Validation errors on a given day.
    ///
    /// ```
    /// use reedling_core::students::exam::ExamRequest;
    /// let exam = ExamRequest {
    ///     board: "ABRSM".into(), grade: "Grade 3".into(), date: "2026-03-01".into(), percentage: Some(101.0),
    /// };
    /// let found = exam.problems("2026-03-02".parse()?);
    /// assert_eq!(found.first_message(), Some("Please enter a whole number from 0 to 100"));
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
    pub fn check(self, today: NaiveDate) -> Result<Exam, Violations> {
        let mut found = Violations::default();
        let (Some(taken_on), Some(percentage)) = self.read(today, &mut found) else {
            return Err(found);
        };
        found.into_result()?;
        Ok(Exam {
            board: self.board.trim().to_owned(),
            grade: self.grade,
            taken_on,
            percentage,
        })
    }

    /// Reads day and result, and adds validation errors to `found`.
    fn read(&self, today: NaiveDate, found: &mut Violations) -> (Option<NaiveDate>, Option<u8>) {
        found.not_blank("board", &self.board, "Please enter the exam board");
        found.line(&BOARD, "board", &self.board);
        found.not_blank("grade", &self.grade, "Please choose a grade");
        found.one_of("grade", &self.grade, &EXAM_GRADES, GRADE_UNLISTED);
        let taken_on = self.read_date(today, found);
        let percentage = self.read_percentage(found);
        (taken_on, percentage)
    }

    fn read_date(&self, today: NaiveDate, found: &mut Violations) -> Option<NaiveDate> {
        let date = read_day(found, &self.date, |date| date.year() >= FIRST_YEAR)?;
        let text = "The exam date cannot be in the future";
        found.require(date <= today, "date", "future", text);
        Some(date)
    }

    fn read_percentage(&self, found: &mut Violations) -> Option<u8> {
        let text = "Please enter the percentage";
        let percent = found.require_some(self.percentage, "percentage", "required", text)?;
        let is_whole = (0.0..=100.0).contains(&percent) && percent.fract() == 0.0;
        // The range makes it exact.
        let percent = is_whole.then_some(percent as u8);
        let text = "Please enter a whole number from 0 to 100";
        found.require_some(percent, "percentage", "range", text)
    }
}

/// Reads the day of an examination, which must lie within the accepted years.
pub(super) fn read_day(
    found: &mut Violations,
    typed: &str,
    is_believed: impl Fn(&NaiveDate) -> bool,
) -> Option<NaiveDate> {
    let typed = typed.trim();
    if typed.is_empty() {
        found.add("date", "required", "Please choose the date of the exam");
        return None;
    }
    let text = "Please enter a valid date";
    let date = found.day("date", typed, text)?;
    found.require_some(Some(date).filter(is_believed), "date", "date", text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exam(date: &str, percentage: Option<f64>) -> ExamRequest {
        ExamRequest {
            board: "ABRSM".to_owned(),
            grade: "Grade 3".to_owned(),
            date: date.to_owned(),
            percentage,
        }
    }

    fn codes(draft: &ExamRequest) -> Vec<(String, String)> {
        let today = NaiveDate::from_ymd_opt(2026, 3, 2).expect("a day");
        let found = draft.problems(today);
        found
            .iter()
            .map(|problem| (problem.field.to_string(), problem.code.to_string()))
            .collect()
    }

    #[test]
    fn result_of_today_from_0_to_100_is_accepted() {
        for percent in [0.0, 64.0, 100.0] {
            assert_eq!(codes(&exam("2026-03-02", Some(percent))), []);
        }
        let today = NaiveDate::from_ymd_opt(2026, 3, 2).expect("a day");
        let taken = Exam {
            board: "ABRSM".to_owned(),
            grade: "Grade 3".to_owned(),
            taken_on: today,
            percentage: 64,
        };
        assert_eq!(exam(" 2026-03-02 ", Some(64.0)).check(today), Ok(taken));
    }

    #[test]
    fn each_broken_rule_stands_at_its_field() {
        let of = |field: &str, code: &str| vec![(field.to_owned(), code.to_owned())];
        for percent in [-1.0, 64.5, 101.0, f64::NAN, f64::INFINITY] {
            assert_eq!(
                codes(&exam("2026-03-02", Some(percent))),
                of("percentage", "range")
            );
        }
        assert_eq!(
            codes(&exam("2026-03-02", None)),
            of("percentage", "required")
        );
        assert_eq!(codes(&exam("2026-03-03", Some(1.0))), of("date", "future"));
        for date in ["2026-02-30", "1899-12-31", "02.03.2026", "soon"] {
            assert_eq!(codes(&exam(date, Some(1.0))), of("date", "date"), "{date}");
        }
        assert_eq!(codes(&exam(" ", Some(1.0))), of("date", "required"));
        for (grade, code) in [
            ("", "required"),
            ("Not Grading", "choice"),
            ("Grade 9", "choice"),
        ] {
            let draft = ExamRequest {
                grade: grade.to_owned(),
                ..exam("2026-03-02", Some(1.0))
            };
            assert_eq!(codes(&draft), of("grade", code));
        }
        let draft = ExamRequest {
            board: " ".to_owned(),
            ..exam("2026-03-02", Some(1.0))
        };
        assert_eq!(codes(&draft), of("board", "required"));
    }
}
