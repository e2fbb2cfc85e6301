//! My Students: search, grade groups, headline counts (Spec §2.6, §9, D12).

use serde::{Deserialize, Serialize};

use super::grade::Grade;
use crate::choice::Choice;
use crate::search::SearchTerm;

/// A student in the roster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct RosterStudent {
    /// Identifier.
    pub id: String,
    /// Full name; on further lines other names by which they are found, such as the parents'.
    pub name: String,
    /// E-mail address, if there is one.
    pub email: Option<String>,
    /// Grade, the text of whichever list it came from.
    pub grade: Option<String>,
    /// Whether the student was created as a minor.
    pub is_minor: bool,
}

/// Choice of the grade-group filter.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum GradeGroup {
    /// Everyone.
    #[default]
    All,
    /// K to 5.
    Elementary,
    /// 6 to 8.
    Middle,
    /// 9 to 12.
    High,
    /// Adult.
    Adult,
}

impl GradeGroup {
    /// Every group with its words, in the order of the filter.
    pub const CHOICES: [Choice; 5] = [
        Choice::new("all", "All Grades"),
        Choice::new("elementary", "Elementary (K-5)"),
        Choice::new("middle", "Middle (6-8)"),
        Choice::new("high", "High (9-12)"),
        Choice::new("adult", "Adult"),
    ];
}

/// The roster's search box and filter.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct RosterFilter {
    /// Part of a name, of a parent's name, of an e-mail address or a grade.
    pub search: String,
    /// Grade group.
    pub group: GradeGroup,
}

/// The roster's headline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct RosterCounts {
    /// All students.
    pub total: usize,
    /// Under 18 at creation.
    pub minors: usize,
    /// The others.
    pub adults: usize,
    /// Equal to the total, on this screen (Spec §9).
    pub active: usize,
}

/// The group of a grade; none for one that belongs to all only.
///
/// ```
/// use reedling_core::students::roster::{GradeGroup, group_of};
/// assert_eq!(group_of("Grade 7", true), Some(GradeGroup::Middle));
/// assert_eq!(group_of("Not Grading", false), Some(GradeGroup::Adult));
/// ```
pub fn group_of(grade: &str, is_minor: bool) -> Option<GradeGroup> {
    match Grade::read(grade) {
        Grade::Number(0..=5) => Some(GradeGroup::Elementary),
        Grade::Number(6..=8) => Some(GradeGroup::Middle),
        Grade::Number(_) => Some(GradeGroup::High),
        Grade::Adult => Some(GradeGroup::Adult),
        Grade::NotGrading if !is_minor => Some(GradeGroup::Adult),
        Grade::NotGrading | Grade::Unknown => None,
    }
}

/// Identifiers of the students that pass search and filter, in the given order.
///
/// ```
/// use reedling_core::students::roster::{GradeGroup, RosterFilter, RosterStudent, roster};
/// let anna = RosterStudent {
///     id: "anna".into(), name: "Anna Bell".into(), email: None, grade: Some("Grade 7".into()), is_minor: true,
/// };
/// let filter = RosterFilter { search: "bell".into(), group: GradeGroup::Middle };
/// assert_eq!(roster(&[anna], &filter), ["anna"]);
/// ```
pub fn roster<'a>(students: &'a [RosterStudent], filter: &RosterFilter) -> Vec<&'a str> {
    let term = SearchTerm::new(&filter.search);
    students
        .iter()
        .filter(|student| {
            let grade = student.grade.as_deref().unwrap_or_default();
            let email = student.email.as_deref().unwrap_or_default();
            let grouped = filter.group == GradeGroup::All
                || group_of(grade, student.is_minor) == Some(filter.group);
            grouped
                && [&student.name, email, grade]
                    .iter()
                    .any(|text| term.is_in(text))
        })
        .map(|student| student.id.as_str())
        .collect()
}

/// The headline counts.
///
/// ```
/// use reedling_core::students::roster::{RosterStudent, counts};
/// let anna = RosterStudent { id: "anna".into(), name: "Anna Bell".into(), email: None, grade: None, is_minor: true };
/// let counts = counts(&[anna]);
/// assert_eq!((counts.total, counts.minors, counts.adults), (1, 1, 0));
/// ```
pub fn counts(students: &[RosterStudent]) -> RosterCounts {
    let total = students.len();
    let minors = students.iter().filter(|student| student.is_minor).count();
    RosterCounts {
        total,
        minors,
        adults: total - minors,
        active: total,
    }
}
