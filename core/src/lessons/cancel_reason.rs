//! Why a lesson did not happen.

use serde::{Deserialize, Serialize};

/// Why a lesson was cancelled. Only what somebody decided about the lesson itself counts in the school's success rate.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CancelReason {
    /// The teacher could not; also every lesson from before reasons were kept.
    #[default]
    Teacher,
    /// The family asked in time.
    FamilyInTime,
    /// The family asked too late.
    FamilyLate,
    /// The school or the teacher was closed.
    Closure,
    /// The series was ended or changed.
    Schedule,
    /// The student left the teacher.
    StudentLeft,
}

impl CancelReason {
    /// Every reason.
    pub const ALL: [Self; 6] = [
        Self::Teacher,
        Self::FamilyInTime,
        Self::FamilyLate,
        Self::Closure,
        Self::Schedule,
        Self::StudentLeft,
    ];

    /// The reason as it is written on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Teacher => "teacher",
            Self::FamilyInTime => "family_in_time",
            Self::FamilyLate => "family_late",
            Self::Closure => "closure",
            Self::Schedule => "schedule",
            Self::StudentLeft => "student_left",
        }
    }

    /// The reason with that name on the wire.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == text)
    }

    /// Whether the cancelled lesson counts in the success rate.
    ///
    /// ```
    /// use reedling_core::lessons::cancel_reason::CancelReason;
    /// assert!(CancelReason::FamilyLate.counts() && !CancelReason::Closure.counts());
    /// ```
    pub const fn counts(self) -> bool {
        matches!(self, Self::Teacher | Self::FamilyInTime | Self::FamilyLate)
    }
}

#[cfg(test)]
mod tests {
    use super::CancelReason;

    #[test]
    fn a_reason_is_written_and_read_by_its_name() {
        for reason in CancelReason::ALL {
            assert_eq!(CancelReason::parse(reason.as_str()), Some(reason));
            let json = serde_json::to_value(reason).unwrap();
            assert_eq!(json, reason.as_str());
        }
    }
}
