//! The pieces of a student.

mod bodies;

use chrono::NaiveDate;
use poem::web::Data;
use poem_openapi::{
    OpenApi,
    param::Path,
    payload::Json,
    types::{Any, MaybeUndefined},
};
use reedling_core::{time::text, validation::Violations};
use reedling_planner::goals::PieceState;
use serde::de::DeserializeOwned;
use serde_json::Value;
use uuid::Uuid;

use self::bodies::{
    AddedPieceBody, EditPieceBody, NewPieceBody, OwnPiecesBody, SamePieceBody, StudentPiecesBody,
};
use super::{
    Tag,
    bodies::MessageBody,
    change::sent,
    error::ApiError,
    guard::{LearnerSession, TeachingSession},
};
use crate::{
    error::AppError,
    model::goal::PieceRecord,
    services::{
        goals,
        repertoire::{self, PieceDraft},
    },
    state::AppState,
};

/// The pieces of a student.
pub struct PiecesApi;

#[OpenApi(tag = "Tag::Students")]
impl PiecesApi {
    /// A student's repertoire; another teacher's pieces with title and composer only.
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
        body: Json<NewPieceBody>,
    ) -> Result<Json<AddedPieceBody>, ApiError> {
        let body = body.0;
        let draft = PieceDraft {
            title: body.title,
            composer: body.composer,
            kind: body.kind,
            goal_tempo: planned("goalTempo", body.goal_tempo)?,
            state: state_of(body.state)?,
            resting_until: day(body.resting_until)?,
        };
        let id = repertoire::add(&state, &caller.0, id.0, draft).await?;
        Ok(Json(AddedPieceBody {
            message: "The piece has been added.".to_owned(),
            id,
        }))
    }

    /// Rename a piece, or say where it stands with the caller.
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
        body: Json<EditPieceBody>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let body = body.0;
        let (title, composer, kind) = (sent(body.title), sent(body.composer), sent(body.kind));
        let goal_tempo = match body.goal_tempo {
            MaybeUndefined::Undefined => None,
            MaybeUndefined::Null => Some(None),
            MaybeUndefined::Value(mark) => Some(planned("goalTempo", Some(mark))?),
        };
        let chosen = state_of(body.state)?;
        let resting_until = day(body.resting_until)?;
        let draft = |is: &PieceRecord| PieceDraft {
            title: title.unwrap_or_else(|| is.title.clone()),
            composer: composer.unwrap_or_else(|| is.composer.clone().unwrap_or_default()),
            kind: kind.unwrap_or_else(|| is.kind.clone().unwrap_or_default()),
            goal_tempo: goal_tempo.unwrap_or(is.goal_tempo),
            state: chosen,
            resting_until,
        };
        repertoire::edit(&state, &caller.0, id.0, piece_id.0, draft).await?;
        Ok(Json(MessageBody {
            message: "The piece has been changed.".to_owned(),
        }))
    }

    /// Remove a piece that no lesson has set.
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

    /// Say that a piece is another one of the student's; null undoes that within ten minutes.
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
        body: Json<SamePieceBody>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let other = body.0.piece_id;
        repertoire::same_as(&state, &caller.0, id.0, piece_id.0, other).await?;
        let message = match other {
            Some(_) => "The two are one piece now.",
            None => "They are two pieces again.",
        };
        Ok(Json(MessageBody {
            message: message.to_owned(),
        }))
    }

    /// One's own pieces; for a parent, the linked children's.
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

fn state_of(sent: Option<String>) -> Result<Option<PieceState>, ApiError> {
    planned("state", sent.map(|text| Any(Value::String(text))))
}

/// One of the planner's values; none when it was not sent.
fn planned<T: DeserializeOwned>(
    field: &'static str,
    sent: Option<Any<Value>>,
) -> Result<Option<T>, ApiError> {
    let mut found = Violations::default();
    let read = goals::value(&mut found, field, sent.map(|sent| sent.0));
    found.into_result().map_err(AppError::from)?;
    Ok(read)
}

fn day(sent: Option<String>) -> Result<Option<NaiveDate>, ApiError> {
    let Some(sent) = sent.filter(|text| !text.trim().is_empty()) else {
        return Ok(None);
    };
    let invalid = || AppError::invalid("restingUntil", "date", "Please enter a valid date");
    let day = text::parse_date(sent.trim()).ok_or_else(invalid)?;
    Ok(Some(day))
}
