//! The states of a lesson, their transitions, words and colours (Spec §4).
//!
//! | Status | Colour | May become |
//! |---|---|---|
//! | SCHEDULED | blue | any other, or stay |
//! | COMPLETED | green | nothing |
//! | CANCELLED | red | nothing |
//! | MISSED | orange to families, grey to teachers | nothing |

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    badge::{Badge, BadgeColor},
    choice::Choice,
};

/// State of a lesson; a new one is scheduled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "UPPERCASE")]
pub enum LessonStatus {
    /// Will take place.
    #[default]
    Scheduled,
    /// Took place; notes are written.
    Completed,
    /// Was called off; cannot be undone.
    Cancelled,
    /// The student did not come.
    Missed,
}

impl LessonStatus {
    /// Every status, in the order of the edit form (Spec §4).
    pub const ALL: [Self; 4] = [
        Self::Scheduled,
        Self::Completed,
        Self::Cancelled,
        Self::Missed,
    ];

    /// The status as it is written on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Scheduled => "SCHEDULED",
            Self::Completed => "COMPLETED",
            Self::Cancelled => "CANCELLED",
            Self::Missed => "MISSED",
        }
    }

    /// The status with that name on the wire.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }

    /// The word that people read.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Scheduled => "Scheduled",
            Self::Completed => "Completed",
            Self::Cancelled => "Cancelled",
            Self::Missed => "Missed",
        }
    }

    /// Every status with its word, in the order of the edit form.
    pub const CHOICES: [Choice; 4] = [
        Self::Scheduled.choice(),
        Self::Completed.choice(),
        Self::Cancelled.choice(),
        Self::Missed.choice(),
    ];

    /// The status with its word, as a form offers it.
    pub const fn choice(self) -> Choice {
        Choice::new(self.as_str(), self.label())
    }

    /// Whether the status is final.
    ///
    /// ```
    /// use reedling_core::lessons::status::LessonStatus;
    /// assert!(LessonStatus::Missed.is_final() && !LessonStatus::Scheduled.is_final());
    /// ```
    pub const fn is_final(self) -> bool {
        !matches!(self, Self::Scheduled)
    }
}

/// Why a lesson's status cannot change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LessonError {
    /// Only a scheduled lesson can be completed, edited or cancelled.
    #[error("This lesson is already {}, so it cannot be changed any more.", word(.0))]
    NotScheduled(LessonStatus),
}

impl LessonError {
    /// Stable name of the refusal, for the answer's `code` (D10).
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotScheduled(_) => "lesson_not_scheduled",
        }
    }
}

/// Whether a lesson may go from one status to another (D5).
///
/// A scheduled lesson may become anything, or stay scheduled when it is edited; nothing leaves the other
/// three.
///
/// # Errors
/// [`LessonError::NotScheduled`] when the lesson has left SCHEDULED.
///
/// ```
/// use reedling_core::lessons::status::{LessonStatus::{Cancelled, Completed, Scheduled}, transition};
/// assert!(transition(Scheduled, Completed).is_ok());
/// assert!(transition(Cancelled, Scheduled).is_err());
/// ```
pub const fn transition(from: LessonStatus, _to: LessonStatus) -> Result<(), LessonError> {
    if from.is_final() {
        Err(LessonError::NotScheduled(from))
    } else {
        Ok(())
    }
}

/// The actions that a teacher may take on a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LessonActions {
    /// "Complete Lesson".
    pub can_complete: bool,
    /// "Edit Lesson".
    pub can_edit: bool,
    /// "Cancel Lesson".
    pub can_cancel: bool,
    /// The feedback section of View Lesson.
    pub can_give_feedback: bool,
}

/// The actions that a lesson with that status allows: those of the row menu when it is SCHEDULED (Spec §2.6), feedback when
/// it is COMPLETED.
///
/// ```
/// use reedling_core::lessons::status::actions;
/// assert!(actions("SCHEDULED").can_cancel && !actions("CANCELLED").can_cancel);
/// ```
pub fn actions(status: &str) -> LessonActions {
    let status = LessonStatus::parse(status);
    let scheduled = status == Some(LessonStatus::Scheduled);
    LessonActions {
        can_complete: scheduled,
        can_edit: scheduled,
        can_cancel: scheduled,
        can_give_feedback: status == Some(LessonStatus::Completed),
    }
}

/// Who looks at a status; only teachers see a missed lesson in grey (Spec §4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Audience {
    /// Teacher screens.
    Teacher,
    /// Student and parent screens.
    Family,
}

/// Word and colour of a status.
///
/// ```
/// use reedling_core::{badge::BadgeColor, lessons::status::{Audience, badge}};
/// assert_eq!(badge("MISSED", Audience::Teacher).color, BadgeColor::Grey);
/// assert_eq!(badge("MISSED", Audience::Family).color, BadgeColor::Orange);
/// ```
pub fn badge(status: &str, audience: Audience) -> Badge {
    let Some(status) = LessonStatus::parse(status) else {
        return Badge::other(status);
    };
    let color = match (status, audience) {
        (LessonStatus::Scheduled, _) => BadgeColor::Blue,
        (LessonStatus::Completed, _) => BadgeColor::Green,
        (LessonStatus::Cancelled, _) => BadgeColor::Red,
        (LessonStatus::Missed, Audience::Family) => BadgeColor::Orange,
        (LessonStatus::Missed, Audience::Teacher) => BadgeColor::Grey,
    };
    Badge::new(status.label(), color)
}

const fn word(status: &LessonStatus) -> &'static str {
    match status {
        LessonStatus::Scheduled => "scheduled",
        LessonStatus::Completed => "completed",
        LessonStatus::Cancelled => "cancelled",
        LessonStatus::Missed => "marked as missed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn core_59_a_scheduled_lesson_becomes_anything_and_no_other_changes() {
        for from in LessonStatus::ALL {
            for to in LessonStatus::ALL {
                let is_scheduled = from == LessonStatus::Scheduled;
                assert_eq!(
                    transition(from, to).is_ok(),
                    is_scheduled,
                    "{from:?} to {to:?}"
                );
            }
        }
    }

    #[test]
    fn a_refusal_says_what_the_lesson_is() {
        let refused = transition(LessonStatus::Missed, LessonStatus::Scheduled);
        let text = "This lesson is already marked as missed, so it cannot be changed any more.";
        assert_eq!(
            refused.map_err(|error| error.to_string()),
            Err(text.to_owned())
        );
    }
}
