//! What administrators decide about accounts: who is let in, who is kept out, who administers.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::admin::request::{AccountRoleRequest, AccountStatusRequest, EditUserRequest};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::{
        approvals, corrections,
        people::{self, Teaching},
    },
    api::{error::ApiError, json::Json, json_body::JsonBody, message::MessageBody, tag::Tag},
    state::AppState,
};

/// Students and lessons affected by suspending a teacher.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeachingBody {
    /// Number of students linked to the teacher.
    pub students: u64,
    /// Number of the teacher's scheduled future lessons.
    pub upcoming_lessons: u64,
}

/// What administrators decide about accounts.
pub(crate) struct DecisionsApi;

#[OpenApi(prefix_path = "/api/admin/users", tag = "Tag::Administration")]
impl DecisionsApi {
    /// Approve a registered teacher whose account is activated.
    #[oai(path = "/:id/approval", method = "put", operation_id = "approve_user")]
    async fn approve(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = approvals::approve(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody { message }))
    }

    /// Reject a teacher who is waiting for activation or approval. The account is deleted; its e-mail address can
    /// register again after 30 days.
    #[oai(path = "/:id", method = "delete", operation_id = "refuse_user")]
    async fn refuse(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = approvals::refuse(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody { message }))
    }

    /// Count the students and future lessons of a teacher, to show before suspending the account.
    #[oai(
        path = "/:id/teaching",
        method = "get",
        operation_id = "get_user_teaching"
    )]
    async fn teaching(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<TeachingBody>, ApiError> {
        let Teaching {
            students,
            upcoming_lessons,
        } = people::teaching(&state, id.0).await?;
        Ok(Json(TeachingBody {
            students,
            upcoming_lessons,
        }))
    }

    /// Suspend or reactivate an account. Suspending ends its sessions, mailed links and temporary passwords; lessons
    /// and links to students remain.
    #[oai(path = "/:id/status", method = "put", operation_id = "set_user_status")]
    async fn set_status(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<AccountStatusRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = people::set_status(&state, &caller.0, id.0, &body.0).await?;
        Ok(Json(MessageBody { message }))
    }

    /// Correct an account: name, e-mail address, a student's date of birth, role. With another address everything that
    /// the old one opened ends, and the new one is mailed a temporary password.
    #[oai(path = "/:id", method = "put", operation_id = "edit_user")]
    async fn edit(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<EditUserRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = corrections::edit(&state, &caller.0, id.0, body.0).await?;
        Ok(Json(MessageBody { message }))
    }

    /// Send a user who has not signed in yet the invitation again, with a new temporary password.
    #[oai(
        path = "/:id/invitation",
        method = "post",
        operation_id = "invite_user_again"
    )]
    async fn invite(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = corrections::invite_again(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody { message }))
    }

    /// Turn off two-factor sign-in for a user who has lost their app and recovery codes. All their sessions end.
    #[oai(
        path = "/:id/second-factor",
        method = "delete",
        operation_id = "reset_second_factor"
    )]
    async fn reset_second_factor(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = people::reset_second_factor(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody { message }))
    }

    /// Change the role of a teacher or administrator. Their sessions end.
    #[oai(path = "/:id/role", method = "put", operation_id = "set_user_role")]
    async fn set_role(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<AccountRoleRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = corrections::set_role(&state, &caller.0, id.0, &body.0).await?;
        Ok(Json(MessageBody { message }))
    }
}
