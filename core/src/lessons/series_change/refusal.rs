//! Why a change of a series is refused, in the words that are shown.

use std::borrow::Cow;

use thiserror::Error;

use crate::{lessons::fields::DATE_PAST, validation::Violations};

/// Why a change of a series, or taking it back, is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SeriesRefusal {
    /// Fields of the form break a rule.
    #[error("{0}")]
    Invalid(Violations),
    /// A lesson would start before now.
    #[error("{}", self.text())]
    IntoPast,
    /// A slot that is added would be in the past.
    #[error("{}", self.text())]
    AddedInPast,
    /// The series would have more than 260 lessons.
    #[error("{}", self.text())]
    TooLong,
    /// No lesson and no rule would be different afterwards.
    #[error("{}", self.text())]
    NothingChanges,
    /// The plan that was looked at is not the plan any more.
    #[error("{}", self.text())]
    PlanChanged,
    /// The ten minutes for taking a change back are over.
    #[error("{}", self.text())]
    UndoOver,
    /// So many lessons are not as the change left them.
    #[error("{}", self.text())]
    UndoLost(usize),
}

impl SeriesRefusal {
    /// Stable name of the refusal, for the answer's `code`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Invalid(_) => "invalid",
            Self::IntoPast | Self::AddedInPast => "past",
            Self::TooLong => "series_too_long",
            Self::NothingChanges => "nothing_changes",
            Self::PlanChanged => "plan_changed",
            Self::UndoOver => "undo_over",
            Self::UndoLost(_) => "undo_lost",
        }
    }

    /// The sentence that is shown.
    ///
    /// ```
    /// use reedling_core::lessons::series_change::refusal::SeriesRefusal;
    /// let text = "1 of these lessons has changed since, so this cannot be undone.";
    /// assert_eq!(SeriesRefusal::UndoLost(1).text(), text);
    /// ```
    pub fn text(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::Invalid(found) => return found.to_string().into(),
            Self::IntoPast => "The lesson cannot move into the past",
            Self::AddedInPast => DATE_PAST,
            Self::TooLong => "A series has at most 260 lessons",
            Self::NothingChanges => "Nothing would change",
            Self::PlanChanged => {
                "The series has changed meanwhile. Please look at the new preview."
            }
            Self::UndoOver => "This could be undone for 10 minutes.",
            Self::UndoLost(lessons) => {
                let have = if *lessons == 1 { "has" } else { "have" };
                let lessons = lessons.to_string();
                let parts = [
                    &lessons,
                    " of these lessons ",
                    have,
                    " changed since, so this cannot be undone.",
                ];
                return parts.concat().into();
            }
        })
    }
}

impl From<Violations> for SeriesRefusal {
    fn from(found: Violations) -> Self {
        Self::Invalid(found)
    }
}
