//! Notices, as the bell shows them.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use super::queries::record::NoticeKind;
use crate::api::choice::Choice;

/// A notice about something that concerns the caller.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NoticeBody {
    /// The notice.
    pub id: Uuid,
    /// Kind of event.
    pub kind: Choice<NoticeKind>,
    /// The event in one sentence.
    pub text: String,
    /// Path of the app's screen with the details.
    pub link: String,
    /// Time of the event.
    pub created_at: DateTime<Utc>,
    /// Whether the caller has marked it as read.
    pub read: bool,
}

/// The caller's notices.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct NoticesBody {
    /// Newest first.
    pub notices: Vec<NoticeBody>,
    /// Number of unread notices, including those beyond the list; counted up to 100.
    pub unread: u64,
}
