//! Parents, as a teacher finds and adds them.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::students::parent::NewParentRequest;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::{TeachingSession, TeachingSessionEvenWaiting},
    api::{
        error::ApiError,
        idempotency::{IdempotencyKey, Idempotent},
        json::Json,
        json_body::{JsonBody, QueryParams},
        message::MessageBody,
        tag::Tag,
    },
    parents::{
        correct, enter,
        search::{self, ParentQuery},
        views::{CreatedParentBody, ParentsBody},
    },
    state::AppState,
};

/// Parents, as a teacher finds and adds them.
pub(crate) struct ParentsOfTeacherApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl ParentsOfTeacherApi {
    /// Search the parents of the caller's students and those whom the caller entered, by the data that the caller may
    /// see.
    #[oai(path = "/parents", method = "get", operation_id = "search_parents")]
    async fn search(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
        query: QueryParams<ParentQuery>,
    ) -> Result<Json<ParentsBody>, ApiError> {
        let parents = search::search_parents(&state, &caller.0, query.0).await?;
        Ok(Json(ParentsBody {
            parents: parents.into_iter().map(Into::into).collect(),
        }))
    }

    /// Create a parent. The response is the same for a known and an unknown e-mail address; a new parent is mailed a
    /// password.
    #[oai(path = "/parents", method = "post", operation_id = "create_parent")]
    async fn create(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        /// A repeated request with the same key returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<NewParentRequest>,
    ) -> Result<Idempotent<CreatedParentBody>, ApiError> {
        let (state, caller) = (state.0, &caller.0);
        let call = key.call::<_, CreatedParentBody>(state, caller)?;
        let work = Box::pin(enter::create_parent(state, caller, &call, &body.0));
        call.answer(work).await
    }

    /// Correct a parent whom the caller entered and who has not signed in yet; another e-mail address is invited or
    /// asked anew. An administrator corrects any parent.
    #[oai(path = "/parents/:id", method = "put", operation_id = "edit_parent")]
    async fn edit(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<NewParentRequest>,
    ) -> Result<Json<CreatedParentBody>, ApiError> {
        let correct = correct::correct_parent(&state, &caller.0, id.0, &body.0);
        let parent = Box::pin(correct).await?;
        Ok(Json(parent.into()))
    }

    /// Send a parent who has not signed in yet the invitation again, with a new temporary password.
    #[oai(
        path = "/parents/:id/invitation",
        method = "post",
        operation_id = "invite_parent_again"
    )]
    async fn invite(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = correct::invite_again(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody { message }))
    }
}
