//! Rights from an earlier release to see what parents entered, which an administrator keeps or ends.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};
use reedling_core::admin::request::DecideContactRightRequest;
use uuid::Uuid;

use crate::{
    api::{error::ApiError, json_body::JsonBody},
    http::{Tag, bodies::MessageBody, guard::AdminSession, instant::Instant},
    model::contact::EarlierRight,
    services::parents::earlier_rights,
    state::AppState,
};

/// Rights that nobody has decided on yet.
#[derive(Debug, Object)]
pub struct ContactRightsBody {
    /// Oldest first, at most 100; those that follow come up when these are decided.
    pub rights: Vec<ContactRightBody>,
    /// How many there are; more than the list holds when it is cut.
    pub total: u64,
}

/// A teacher sees what a parent entered, though the parent was never asked.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct ContactRightBody {
    /// The teacher.
    pub teacher_id: Uuid,
    /// The teacher's full name.
    pub teacher_name: String,
    /// The parent.
    pub parent_id: Uuid,
    /// The parent's full name.
    pub parent_name: String,
    /// Since when the teacher has taught a child of the parent.
    pub since: Instant,
}

impl From<EarlierRight> for ContactRightBody {
    fn from(right: EarlierRight) -> Self {
        Self {
            teacher_id: right.teacher_id,
            teacher_name: right.teacher_name,
            parent_id: right.parent_id,
            parent_name: right.parent_name,
            since: right.since.into(),
        }
    }
}

/// Rights from an earlier release.
pub struct ContactRightsApi;

#[OpenApi(prefix_path = "/api/admin/contact-rights", tag = "Tag::Administration")]
impl ContactRightsApi {
    /// Teachers who see the contact data of parents since an earlier release, without having entered them.
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

    /// Keep or end such a right, once.
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
            earlier_rights::decide(&state, &caller.0, teacher_id, parent_id, body.0.keep).await?;
        Ok(Json(MessageBody { message: decided }))
    }
}
