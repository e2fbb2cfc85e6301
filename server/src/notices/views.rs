//! Notices, as the bell shows them.

use poem_openapi::Object;
use uuid::Uuid;

use super::queries::record::NoticeKind;
use crate::api::{choice::Choice, timestamp::Timestamp};

/// Something that happened to the caller, or to a child or student of theirs.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct NoticeBody {
    /// The notice.
    pub id: Uuid,
    /// What happened.
    pub kind: Choice<NoticeKind>,
    /// The same in a sentence.
    pub text: String,
    /// Path of the app's screen that tells more.
    pub link: String,
    /// When it happened.
    pub created_at: Timestamp,
    /// Whether the caller has marked it as read.
    pub read: bool,
}

/// The caller's notices.
#[derive(Debug, Object)]
pub(crate) struct NoticesBody {
    /// Newest first.
    pub notices: Vec<NoticeBody>,
    /// How many are unread, those beyond the list included, counted to 100.
    pub unread: u64,
}
