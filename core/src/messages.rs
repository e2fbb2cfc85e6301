//! Messages of students and parents to a teacher or to the school (D15).

use serde::{Deserialize, Serialize};

use crate::{
    id::Id,
    spoofing::is_seen,
    validation::{DESCRIPTION_MAX, Limit, Violations},
};

/// Longest message, in characters.
pub const MESSAGE_MAX: usize = DESCRIPTION_MAX;

const TEXT: Limit = Limit {
    most: MESSAGE_MAX,
    message: "The message can have at most 2,000 characters",
};

/// Recipient of a message; the server picks the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// The lesson's teacher, else the student's own.
    Teacher,
    /// An administrator of the school.
    Administrator,
}

impl Recipient {
    /// Both recipients.
    pub const ALL: [Self; 2] = [Self::Teacher, Self::Administrator];

    /// The recipient as it is written on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Teacher => "teacher",
            Self::Administrator => "administrator",
        }
    }
}

/// A message to a teacher or to an administrator.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MessageRequest {
    /// Recipient: `teacher` or `administrator`; the server picks the person.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = Recipient::ALL.map(Recipient::as_str))))]
    pub to: String,
    /// The lesson concerned; required from a parent who writes to a teacher.
    #[serde(default)]
    pub lesson_id: Option<Id>,
    /// The text.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MESSAGE_MAX)))]
    pub text: String,
}

/// A valid message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMessage {
    /// The recipient.
    pub to: Recipient,
    /// The lesson that the message is about.
    pub lesson_id: Option<Id>,
    /// Text, trimmed.
    pub text: String,
}

impl MessageRequest {
    /// The message, which needs a recipient and 1 to 2,000 characters.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    ///
    /// ```
    /// use reedling_core::messages::{MessageRequest, Recipient};
    /// let request = MessageRequest { to: "teacher".into(), lesson_id: None, text: " May we come later? ".into() };
    /// let message = request.check()?;
    /// assert_eq!((message.to, &*message.text), (Recipient::Teacher, "May we come later?"));
    /// assert_eq!(MessageRequest::default().check().unwrap_err().iter().count(), 2);
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
    pub fn check(&self) -> Result<WrittenMessage, Violations> {
        let mut found = Violations::default();
        let to = Recipient::ALL.into_iter().find(|to| to.as_str() == self.to);
        let text = "Please choose teacher or administrator";
        let to = found.require_some(to, "to", "choice", text);
        found.append(check_text(&self.text));
        let Some(to) = to else {
            return Err(found);
        };
        found.into_result()?;
        Ok(WrittenMessage {
            to,
            lesson_id: self.lesson_id,
            text: self.text.trim().to_owned(),
        })
    }
}

/// Validation errors of a message's text: 1 to 2,000 characters, at least one of them visible.
///
/// ```
/// use reedling_core::messages::check_text;
/// assert!(check_text("May we come later?").is_empty() && !check_text(" ").is_empty());
/// ```
pub fn check_text(text: &str) -> Violations {
    let mut found = Violations::default();
    let text = text.trim();
    found.require(is_seen(text), "text", "required", "Please write a message");
    found.max_length(&TEXT, "text", text);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_no_message() {
        for text in ["", " \n", "\u{200B}\u{FE0F}", "\u{2060} \u{AD}"] {
            let draft = MessageRequest {
                to: "teacher".into(),
                lesson_id: None,
                text: text.into(),
            };
            assert_eq!(
                draft.check().unwrap_err().first_message(),
                Some("Please write a message"),
                "{text:?}"
            );
        }
    }

    #[test]
    fn two_thousand_characters_pass_and_one_more_does_not() {
        for (count, passes) in [(1, true), (2_000, true), (2_001, false), (10_000, false)] {
            let draft = MessageRequest {
                to: "administrator".into(),
                lesson_id: None,
                text: "é".repeat(count),
            };
            assert_eq!(draft.check().is_ok(), passes, "{count}");
        }
    }
}
