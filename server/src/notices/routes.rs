//! The bell.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::notices::ReadNoticesRequest;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::{AnySession, AnySessionEvenWaiting},
    api::{
        choice::Choice,
        error::ApiError,
        json::Json,
        json_body::{JsonBody, QueryParams},
        message::MessageBody,
        tag::Tag,
    },
    notices::{
        bell::{self, NoticeQuery},
        queries::record::NoticeKind,
    },
    state::AppState,
};

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

/// The caller's notices.
pub(crate) struct NoticesApi;

#[OpenApi(prefix_path = "/api/notices", tag = "Tag::Settings")]
impl NoticesApi {
    /// List the caller's notices of the last 90 days, newest first: 10 by default, at most 50, none with a limit of 0.
    /// Notices about lessons that the caller may no longer see are left out.
    #[oai(path = "/", method = "get", operation_id = "list_notices")]
    async fn list(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        query: QueryParams<NoticeQuery>,
    ) -> Result<Json<NoticesBody>, ApiError> {
        let bell = bell::bell(&state, &caller.0, query.0).await?;
        let notices = bell.notices.into_iter().map(|notice| NoticeBody {
            id: notice.id,
            kind: Choice::named(notice.kind.as_str()),
            text: notice.text,
            link: notice.link,
            created_at: notice.created_at,
            read: notice.read,
        });
        Ok(Json(NoticesBody {
            notices: notices.collect(),
            unread: bell.unread,
        }))
    }

    /// Mark notices as read, up to a time.
    #[oai(path = "/read", method = "post", operation_id = "read_notices")]
    async fn read(
        &self,
        caller: AnySession,
        state: Data<&AppState>,
        body: JsonBody<ReadNoticesRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        bell::mark_read(&state, &caller.0, &body.0).await?;
        Ok(Json(MessageBody {
            message: "All notices are marked as read.".to_owned(),
        }))
    }
}
