//! Parents, as a teacher finds and adds them.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, param::Query, payload::Json};
use uuid::Uuid;

use crate::{
    http::{
        Tag,
        error::ApiError,
        guard::{TeachingSession, TeachingSessionEvenWaiting},
        repeatable::{IdempotencyKey, Kept, Repeatable},
    },
    model::family::ParentRecord,
    services::families::{self, NewParent},
    state::AppState,
};

/// A parent.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct ParentBody {
    /// The parent.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address.
    pub email: Option<String>,
    /// Only for parents of one's own students (D12).
    pub phone_number: Option<String>,
    /// Only for parents of one's own students (D12).
    pub address: Option<String>,
    /// Such as `Parent`; only as a student's parent.
    pub relationship: Option<String>,
    /// Whether this parent is asked first.
    pub is_primary: bool,
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

/// What the dialog sends for a new parent.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewParentBody {
    /// Full name.
    #[oai(default)]
    pub name: String,
    /// Sign-in address.
    #[oai(default)]
    pub email: String,
    /// As typed.
    #[oai(default)]
    pub phone_number: String,
    /// Postal address.
    #[oai(default)]
    pub address: String,
}

/// Parents, as a teacher finds and adds them.
pub struct ParentsOfTeacherApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl ParentsOfTeacherApi {
    /// Find parents: those of one's own students and those one added; any other by exact e-mail only.
    #[oai(path = "/parents", method = "get", operation_id = "search_parents")]
    async fn search(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
        search: Query<Option<String>>,
    ) -> Result<Json<ParentsBody>, ApiError> {
        let parents =
            families::search_parents(&state, &caller.0, search.0.as_deref().unwrap_or("")).await?;
        Ok(Json(ParentsBody {
            parents: parents.into_iter().map(Into::into).collect(),
        }))
    }

    /// Add a parent; a temporary password is mailed. An address of a parent that exists answers that parent.
    #[oai(path = "/parents", method = "post", operation_id = "create_parent")]
    async fn create(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        /// A repeated call with the same key gives the first answer again (D13).
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: Json<NewParentBody>,
    ) -> Result<Repeatable<CreatedParentBody>, ApiError> {
        let (state, caller, body) = (state.0, &caller.0, body.0);
        let parent = NewParent {
            name: body.name,
            email: body.email,
            phone_number: body.phone_number,
            address: body.address,
        };
        let call = key.call(state, caller)?;
        let work = Box::pin(families::create_parent(state, caller, &call, parent));
        call.answer(work).await
    }
}
