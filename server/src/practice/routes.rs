//! The pieces of a student.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::time::text;
use reedling_planner::{
    goals::{PieceState, TempoMark},
    repertoire::request::{EditPieceRequest, NewPieceRequest, SamePieceRequest},
};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::{LearnerSession, TeachingSession},
    api::{
        choice::Choice,
        error::ApiError,
        idempotency::{IdempotencyKey, Idempotent, Replayable},
        json::Json,
        json_body::JsonBody,
        message::MessageBody,
        schema::PlannerObject,
        tag::Tag,
    },
    practice::repertoire::{self, MergedPiece, OwnPiece, Repertoire, ShownPiece},
    state::AppState,
    students::access,
};

/// A piece of a student.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PieceBody {
    /// The piece.
    pub id: Uuid,
    /// Title.
    pub title: String,
    /// Composer.
    pub composer: Option<String>,
    /// Kind of piece, in one word.
    pub kind: Option<String>,
    /// Target tempo.
    #[schemars(with = "Option<PlannerObject>")]
    pub goal_tempo: Option<TempoMark>,
    /// Last tempo known to have been clean: a later lesson went faster, kept the piece or finished it.
    #[schemars(with = "Option<PlannerObject>")]
    pub last_clean_tempo: Option<TempoMark>,
    /// State of the piece; null for a teacher who does not teach it.
    pub state: Option<Choice<PieceState>>,
    /// Last day of a rest, yyyy-MM-dd; null if it rests until further notice.
    pub resting_until: Option<String>,
    /// Number of lessons with a goal for this piece.
    pub lessons: u64,
    /// Date of the last such lesson, yyyy-MM-dd.
    pub last_set: Option<String>,
    /// Whether another teacher works on it.
    pub with_another_teacher: bool,
}

impl From<ShownPiece> for PieceBody {
    fn from(seen: ShownPiece) -> Self {
        let piece = seen.piece;
        Self {
            id: piece.id,
            title: piece.title,
            composer: piece.composer,
            kind: piece.kind,
            goal_tempo: piece.goal_tempo,
            last_clean_tempo: piece.clean_tempo,
            state: seen.state.map(Into::into),
            resting_until: seen.resting_until.map(text::date),
            lessons: seen.lessons,
            last_set: seen.last_set.map(text::date),
            with_another_teacher: seen.with_another_teacher,
        }
    }
}

/// A piece that was merged into another one.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MergedPieceBody {
    /// The piece.
    pub id: Uuid,
    /// Title.
    pub title: String,
    /// Composer.
    pub composer: Option<String>,
    /// The piece that it was merged into.
    pub into_id: Uuid,
    /// Title of that piece.
    pub into_title: String,
    /// The merge can be undone until then.
    pub undoable_until: DateTime<Utc>,
}

impl From<MergedPiece> for MergedPieceBody {
    fn from(merged: MergedPiece) -> Self {
        let (into_id, into_title) = merged.into;
        Self {
            id: merged.piece.id,
            title: merged.piece.title,
            composer: merged.piece.composer,
            into_id,
            into_title,
            undoable_until: merged.undoable_until,
        }
    }
}

/// A student's repertoire.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct StudentPiecesBody {
    /// The pieces, by title; at most 200.
    pub pieces: Vec<PieceBody>,
    /// Pieces merged into others within the last ten minutes.
    pub merged: Vec<MergedPieceBody>,
}

impl From<Repertoire> for StudentPiecesBody {
    fn from(repertoire: Repertoire) -> Self {
        Self {
            pieces: repertoire.pieces.into_iter().map(Into::into).collect(),
            merged: repertoire.merged.into_iter().map(Into::into).collect(),
        }
    }
}

/// A piece with its student.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnPieceBody {
    /// The student.
    pub student_id: Uuid,
    /// The piece.
    pub piece: PieceBody,
}

impl From<OwnPiece> for OwnPieceBody {
    fn from(own: OwnPiece) -> Self {
        Self {
            student_id: own.student_id,
            piece: own.seen.into(),
        }
    }
}

/// Pieces of the caller or of the caller's children.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct OwnPiecesBody {
    /// By title.
    pub pieces: Vec<OwnPieceBody>,
}

/// The new piece.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct AddedPieceBody {
    /// Message for the user.
    pub message: String,
    /// The piece.
    pub id: Uuid,
}

impl Replayable for AddedPieceBody {}

impl From<Uuid> for AddedPieceBody {
    fn from(id: Uuid) -> Self {
        Self {
            message: "The piece has been added.".to_owned(),
            id,
        }
    }
}

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
