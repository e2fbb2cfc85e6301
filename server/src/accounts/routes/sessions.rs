//! Where one is signed in.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::{routes::guard::AnySessionEvenWaiting, sessions},
    api::{error::ApiError, json::Json, message::MessageBody, tag::Tag},
    state::AppState,
};

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

/// Where the caller is signed in.
pub(crate) struct SessionsApi;

#[OpenApi(prefix_path = "/api/users/sessions", tag = "Tag::Settings")]
impl SessionsApi {
    /// List the caller's sessions, at most 100.
    #[oai(path = "/", method = "get", operation_id = "list_sessions")]
    async fn list(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<SessionsBody>, ApiError> {
        let sessions = sessions::list(&state, &caller.0).await?;
        let total = sessions.total;
        let sessions = sessions.rows.into_iter().map(|session| SessionBody {
            current: session.id == caller.0.session_id,
            id: session.id,
            user_agent: session.user_agent,
            created_at: session.created_at,
            last_used_at: session.last_used_at,
        });
        Ok(Json(SessionsBody {
            sessions: sessions.collect(),
            total,
        }))
    }

    /// End all other sessions of the caller.
    #[oai(path = "/", method = "delete", operation_id = "end_other_sessions")]
    async fn end_others(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = match sessions::end_others(&state, &caller.0).await? {
            0 => "You are signed in nowhere else.".to_owned(),
            1 => "You have been signed out in 1 other browser.".to_owned(),
            many => format!("You have been signed out in {many} other browsers."),
        };
        Ok(Json(MessageBody { message }))
    }

    /// End one session of the caller.
    #[oai(path = "/:id", method = "delete", operation_id = "end_session")]
    async fn end(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        sessions::end(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody {
            message: "That browser has been signed out.".to_owned(),
        }))
    }
}
