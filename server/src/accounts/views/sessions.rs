//! Where somebody is signed in.

use poem_openapi::Object;
use uuid::Uuid;

use crate::api::timestamp::Timestamp;

/// A session of the caller.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct SessionBody {
    /// The session.
    pub id: Uuid,
    /// User agent of the browser.
    pub user_agent: String,
    /// Sign-in time.
    pub created_at: Timestamp,
    /// Last use, exact to the hour.
    pub last_used_at: Timestamp,
    /// Whether this request was made with this session.
    pub current: bool,
}

/// The caller's sessions.
#[derive(Debug, Object)]
pub(crate) struct SessionsBody {
    /// Most recently used first, at most 100.
    pub sessions: Vec<SessionBody>,
    /// Total number; larger than the list when the list is truncated.
    pub total: u64,
}
