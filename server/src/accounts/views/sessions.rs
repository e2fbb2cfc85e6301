//! Where somebody is signed in.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

/// A session of the caller.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SessionBody {
    /// The session.
    pub id: Uuid,
    /// User agent of the browser.
    pub user_agent: String,
    /// Sign-in time.
    pub created_at: DateTime<Utc>,
    /// Last use, exact to the hour.
    pub last_used_at: DateTime<Utc>,
    /// Whether this request was made with this session.
    pub current: bool,
}

/// The caller's sessions.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct SessionsBody {
    /// Most recently used first, at most 100.
    pub sessions: Vec<SessionBody>,
    /// Total number; larger than the list when the list is truncated.
    pub total: u64,
}
