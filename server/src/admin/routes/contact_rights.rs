//! Rights from an earlier release to see what parents entered, which an administrator keeps or ends.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::admin::request::DecideContactRightRequest;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::AdminSession,
    api::{error::ApiError, json::Json, json_body::JsonBody, message::MessageBody, tag::Tag},
    parents::{earlier_rights, queries::confirmations::EarlierRight},
    state::AppState,
};

/// Access rights that are not decided yet.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ContactRightsBody {
    /// Oldest first, at most 100; further ones appear once these are decided.
    pub rights: Vec<ContactRightBody>,
    /// Total number; larger than the list when the list is truncated.
    pub total: u64,
}

/// A teacher's access to a parent's contact data that the parent never confirmed.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ContactRightBody {
    /// The teacher.
    pub teacher_id: Uuid,
    /// The teacher's full name.
    pub teacher_name: String,
    /// The parent.
    pub parent_id: Uuid,
    /// The parent's full name.
    pub parent_name: String,
    /// The teacher has taught a child of the parent since then.
    pub since: DateTime<Utc>,
}

impl From<EarlierRight> for ContactRightBody {
    fn from(right: EarlierRight) -> Self {
        Self {
            teacher_id: right.teacher_id,
            teacher_name: right.teacher_name,
            parent_id: right.parent_id,
            parent_name: right.parent_name,
            since: right.since,
        }
    }
}

/// Rights from an earlier release.
pub(crate) struct ContactRightsApi;

#[OpenApi(prefix_path = "/api/admin/contact-rights", tag = "Tag::Administration")]
impl ContactRightsApi {
    /// List teachers who see parents' contact data since an earlier release without the parents' confirmation.
    #[oai(path = "/", method = "get", operation_id = "list_contact_rights")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
    ) -> Result<Json<ContactRightsBody>, ApiError> {
        let rights = earlier_rights::undecided(&state).await?;
        Ok(Json(ContactRightsBody {
            rights: rights.rows.into_iter().map(Into::into).collect(),
            total: rights.total,
        }))
    }

    /// Decide once whether a teacher keeps that access.
    #[oai(
        path = "/:teacher_id/:parent_id",
        method = "post",
        operation_id = "decide_contact_right"
    )]
    async fn decide(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        teacher_id: Path<Uuid>,
        parent_id: Path<Uuid>,
        body: JsonBody<DecideContactRightRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let (teacher_id, parent_id) = (teacher_id.0, parent_id.0);
        let decided =
            earlier_rights::decide(&state, &caller.0, teacher_id, parent_id, body.0).await?;
        Ok(Json(MessageBody { message: decided }))
    }
}
