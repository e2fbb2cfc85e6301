//! Exam results in figures, on the teacher's dashboard (Spec §9).

use serde::{Deserialize, Serialize};

/// A student's exam record.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct AcademicSummary {
    /// Exams taken.
    pub total_exams_completed: u32,
    /// Mean result in percent; none without an exam.
    pub overall_average_percentage: Option<f64>,
}

/// Number of active students: those with at least one completed exam.
///
/// ```
/// use reedling_core::students::progress::{AcademicSummary, active_students};
/// let of = |total_exams_completed| AcademicSummary { total_exams_completed, overall_average_percentage: None };
/// assert_eq!(active_students(&[of(0), of(2)]), 1);
/// ```
pub fn active_students(summaries: &[AcademicSummary]) -> usize {
    summaries
        .iter()
        .filter(|summary| summary.total_exams_completed > 0)
        .count()
}

/// Mean of the students' averages in percent; 0 when nobody has one.
///
/// ```
/// use reedling_core::students::progress::{AcademicSummary, average_performance};
/// let of = |average| AcademicSummary { total_exams_completed: 1, overall_average_percentage: average };
/// assert_eq!(average_performance(&[of(Some(70.0)), of(None), of(Some(90.0))]), 80.0);
/// ```
pub fn average_performance(summaries: &[AcademicSummary]) -> f64 {
    let averages = || {
        summaries
            .iter()
            .filter_map(|summary| summary.overall_average_percentage)
    };
    let count = u32::try_from(averages().count()).unwrap_or(u32::MAX);
    if count == 0 {
        0.0
    } else {
        averages().sum::<f64>() / f64::from(count)
    }
}
