//! Asking a model which goals notes set.

use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use crate::validation::{CHARACTER_BYTES, NOTES_MAX};
use crate::validation::{NOTES, Violations};

/// Most bytes of its body: the notes, however they are written, and what is around them.
#[cfg(feature = "schema")]
pub const BODY_MAX: usize = CHARACTER_BYTES * NOTES_MAX + 1024;

/// Asks the configured model which goals notes set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProposalRequest {
    /// The teacher's notes as they are typed; nothing of them is stored.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = NOTES_MAX)))]
    pub notes: String,
}

impl ProposalRequest {
    /// The notes, by the rules of the dialog.
    ///
    /// ```
    /// use reedling_core::lessons::propose::ProposalRequest;
    /// assert!(ProposalRequest { notes: " ".into() }.check().is_err());
    /// assert!(ProposalRequest { notes: "Gavotte at 72".into() }.check().is_ok());
    /// ```
    pub fn check(self) -> Result<String, Violations> {
        let mut found = Violations::default();
        let text = "Please write a few notes about the lesson";
        found.not_blank("notes", &self.notes, text);
        found.max_length(&NOTES, "notes", &self.notes);
        found.into_result().map(|()| self.notes)
    }
}
