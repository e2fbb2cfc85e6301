//! Parents, as a teacher finds and adds them.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, param::Query, payload::Json};
use reedling_core::student::parent::NewParentRequest;
use uuid::Uuid;

use crate::{
    api::{error::ApiError, json_body::JsonBody},
    http::{
        Tag,
        guard::{TeachingSession, TeachingSessionEvenWaiting},
        repeatable::{IdempotencyKey, Kept, Repeatable},
    },
    model::family::ParentRecord,
    services::parents,
    state::AppState,
};

/// A parent.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct ParentBody {
    /// The parent, as `parentIds` take it.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Only while the caller teaches a child of this parent.
    pub email: Option<String>,
    /// Only while the caller teaches a child of this parent.
    pub phone_number: Option<String>,
    /// Only while the caller teaches a child of this parent.
    pub address: Option<String>,
    /// Such as `Parent`; only as a student's parent.
    pub relationship: Option<String>,
    /// Whether this parent is asked first.
    pub is_primary: bool,
    /// Whether the parent has said yes to the teacher, or an administrator has for them; until then a teacher sees
    /// what they typed themselves.
    pub confirmed: bool,
}

impl From<ParentRecord> for ParentBody {
    fn from(parent: ParentRecord) -> Self {
        Self {
            id: parent.id,
            name: parent.name,
            email: parent.email,
            phone_number: parent.phone_number,
            address: parent.address,
            relationship: parent.relationship,
            is_primary: parent.is_primary,
            confirmed: parent.confirmed,
        }
    }
}

/// Parents that were found, at most 20.
#[derive(Debug, Object)]
pub struct ParentsBody {
    /// By name.
    pub parents: Vec<ParentBody>,
}

/// A parent that was added.
#[derive(Debug, Object)]
pub struct CreatedParentBody {
    /// The parent, with id.
    pub parent: ParentBody,
}

impl Kept for CreatedParentBody {}

impl From<ParentRecord> for CreatedParentBody {
    fn from(parent: ParentRecord) -> Self {
        Self {
            parent: parent.into(),
        }
    }
}

/// Parents, as a teacher finds and adds them.
pub struct ParentsOfTeacherApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl ParentsOfTeacherApi {
    /// Find parents of one's own students and those one entered, by what the caller may see of them.
    #[oai(path = "/parents", method = "get", operation_id = "search_parents")]
    async fn search(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
        search: Query<Option<String>>,
    ) -> Result<Json<ParentsBody>, ApiError> {
        let parents =
            parents::search_parents(&state, &caller.0, search.0.as_deref().unwrap_or("")).await?;
        Ok(Json(ParentsBody {
            parents: parents.into_iter().map(Into::into).collect(),
        }))
    }

    /// Enter a parent. The answer is the same for a known and an unknown address; somebody new is mailed a password.
    #[oai(path = "/parents", method = "post", operation_id = "create_parent")]
    async fn create(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        /// A repeated call with the same key gives the first answer again (D13).
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<NewParentRequest>,
    ) -> Result<Repeatable<CreatedParentBody>, ApiError> {
        let (state, caller) = (state.0, &caller.0);
        let call = key.call(state, caller)?;
        let work = Box::pin(parents::create_parent(state, caller, &call, &body.0));
        call.answer(work).await
    }
}
