//! Edit Student: only the grade changes (Spec §5).

#[cfg(feature = "schema")]
use serde::Deserialize;

use super::grade::{CREATION_GRADES, GRADE_UNLISTED};
#[cfg(feature = "schema")]
use crate::validation::NAME_MAX;
use crate::validation::Violations;

/// A change of a student's grade.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EditStudentRequest {
    /// Grade, from the list for new students.
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub grade: String,
}

#[cfg(feature = "schema")]
impl EditStudentRequest {
    /// The validated new grade; the present one is always accepted.
    ///
    /// # Errors
    /// A missing grade, or one that is not in the list.
    pub fn check(self, present: &str) -> Result<String, Violations> {
        check_edit_student(&self.grade, Some(present)).into_result()?;
        Ok(self.grade)
    }
}

/// Grades that the dialog offers: the creation list, and the present one if it is another (D12).
///
/// ```
/// use reedling_core::students::edit::grade_choices;
/// assert_eq!(grade_choices(Some("Grade 3")).len(), 10);
/// assert_eq!(grade_choices(Some("Grade 11"))[0], "Grade 11");
/// ```
pub fn grade_choices(present: Option<&str>) -> Vec<&str> {
    let other =
        present.filter(|grade| !grade.trim().is_empty() && !CREATION_GRADES.contains(grade));
    other.into_iter().chain(CREATION_GRADES).collect()
}

/// Validation errors of a new grade.
pub fn check_edit_student(grade: &str, present: Option<&str>) -> Violations {
    let mut found = Violations::default();
    found.not_blank("grade", grade, "Please choose a grade");
    found.one_of("grade", grade, &grade_choices(present), GRADE_UNLISTED);
    found
}
