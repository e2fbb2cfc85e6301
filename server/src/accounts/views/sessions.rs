//! Where somebody is signed in.

use poem_openapi::Object;
use uuid::Uuid;

use crate::api::timestamp::Timestamp;

/// A browser in which one is signed in.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct SessionBody {
    /// The session.
    pub id: Uuid,
    /// What the browser calls itself.
    pub user_agent: String,
    /// When one signed in.
    pub created_at: Timestamp,
    /// Last use, exact to the hour.
    pub last_used_at: Timestamp,
    /// Whether this call came with it.
    pub current: bool,
}

/// One's sessions.
#[derive(Debug, Object)]
pub struct SessionsBody {
    /// The last used first, at most 100.
    pub sessions: Vec<SessionBody>,
    /// How many there are; more than the list holds when it is cut.
    pub total: u64,
}
