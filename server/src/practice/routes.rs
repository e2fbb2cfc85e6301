//! The pieces of a student.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_planner::repertoire::request::{EditPieceRequest, NewPieceRequest, SamePieceRequest};
use uuid::Uuid;

use super::{
    repertoire,
    views::pieces::{AddedPieceBody, OwnPiecesBody, StudentPiecesBody},
};
use crate::{
    accounts::routes::guard::{LearnerSession, TeachingSession},
    api::{
        error::ApiError,
        idempotency::{IdempotencyKey, Idempotent},
        json::Json,
        json_body::JsonBody,
        message::MessageBody,
        tag::Tag,
    },
    state::AppState,
    students::access,
};

/// The pieces of a student.
pub struct PiecesApi;

#[OpenApi(tag = "Tag::Students")]
impl PiecesApi {
    /// List a student's repertoire; of other teachers' pieces only title and composer.
    #[oai(
        path = "/api/students/:id/pieces",
        method = "get",
        operation_id = "list_pieces"
    )]
    async fn list(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<StudentPiecesBody>, ApiError> {
        let repertoire = repertoire::list(&state, &caller.0, id.0).await?;
        Ok(Json(repertoire.into()))
    }

    /// Add a piece to a student's repertoire.
    #[oai(
        path = "/api/students/:id/pieces",
        method = "post",
        operation_id = "add_piece"
    )]
    async fn add(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        /// A repeated request with the same key returns the first response, while the caller teaches the student.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<NewPieceRequest>,
    ) -> Result<Idempotent<AddedPieceBody>, ApiError> {
        let (state, caller) = (state.0, &caller.0);
        let call = key.call::<_, AddedPieceBody>(state, caller)?;
        let work = Box::pin(repertoire::add(&call, id.0, body.0));
        let may_read = async |_: Option<Uuid>| access::must_still_see(state, caller, id.0).await;
        call.answer_if(work, may_read).await
    }

    /// Rename a piece, or set its state for the calling teacher.
    ///
    /// What another teacher's piece is only that teacher or an administrator changes.
    #[oai(
        path = "/api/students/:id/pieces/:piece_id",
        method = "put",
        operation_id = "edit_piece"
    )]
    async fn edit(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        piece_id: Path<Uuid>,
        body: JsonBody<EditPieceRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        repertoire::edit(&state, &caller.0, id.0, piece_id.0, body.0).await?;
        Ok(Json(MessageBody {
            message: "The piece has been changed.".to_owned(),
        }))
    }

    /// Delete a piece that no lesson has a goal for; one of another teacher only that teacher or an administrator.
    #[oai(
        path = "/api/students/:id/pieces/:piece_id",
        method = "delete",
        operation_id = "remove_piece"
    )]
    async fn remove(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        piece_id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        repertoire::remove(&state, &caller.0, id.0, piece_id.0).await?;
        Ok(Json(MessageBody {
            message: "The piece has been removed.".to_owned(),
        }))
    }

    /// Merge a piece into another one of the student; null undoes the merge within ten minutes.
    ///
    /// A piece that another teacher of the student has is merged into another by them or an administrator only.
    #[oai(
        path = "/api/students/:id/pieces/:piece_id/same-as",
        method = "post",
        operation_id = "merge_pieces"
    )]
    async fn same_as(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        piece_id: Path<Uuid>,
        body: JsonBody<SamePieceRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let other = body.0.piece_id.map(|id| Uuid::from_u128(id.0));
        repertoire::same_as(&state, &caller.0, id.0, piece_id.0, other).await?;
        let message = match other {
            Some(_) => "The two are one piece now.",
            None => "They are two pieces again.",
        };
        Ok(Json(MessageBody {
            message: message.to_owned(),
        }))
    }

    /// List the caller's own pieces; for a parent, those of the linked children.
    #[oai(
        path = "/api/practice/pieces",
        method = "get",
        operation_id = "list_own_pieces"
    )]
    async fn mine(
        &self,
        caller: LearnerSession,
        state: Data<&AppState>,
    ) -> Result<Json<OwnPiecesBody>, ApiError> {
        let pieces = repertoire::mine(&state, &caller.0).await?;
        Ok(Json(OwnPiecesBody {
            pieces: pieces.into_iter().map(Into::into).collect(),
        }))
    }
}
