//! Where somebody is signed in.

use poem_openapi::Object;
use uuid::Uuid;

use crate::api::timestamp::Timestamp;

/// A browser in which the caller is signed in.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct SessionBody {
    /// The session.
    pub id: Uuid,
    /// What the browser calls itself.
    pub user_agent: String,
    /// When the caller signed in.
    pub created_at: Timestamp,
    /// Last use, exact to the hour.
    pub last_used_at: Timestamp,
    /// Whether this call belongs to it.
    pub current: bool,
}

/// The caller's sessions.
#[derive(Debug, Object)]
pub(crate) struct SessionsBody {
    /// Most recently used first, at most 100.
    pub sessions: Vec<SessionBody>,
    /// How many there are in all, also when the list is cut.
    pub total: u64,
}
