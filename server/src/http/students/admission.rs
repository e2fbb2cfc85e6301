//! Adding students: the dialog and the screen (Spec §2.6, D4).

use poem::web::Data;
use poem_openapi::{Object, OpenApi};
use reedling_core::student::{minor::NewMinorRequest, request::NewStudentRequest};
use serde::Deserialize;
use uuid::Uuid;

use crate::{
    api::{error::ApiError, json_body::JsonBody},
    error::AppError,
    http::{
        Tag,
        bodies::NamedUserBody,
        guard::TeachingSession,
        repeatable::{IdempotencyKey, Kept, Repeatable},
    },
    model::user::CurrentUser,
    services::{
        admission::{Admitted, NewAccount, minor::admit_minor, student::admit},
        students,
    },
    state::AppState,
};

/// A student that was added.
#[derive(Object)]
pub struct CreatedStudentBody {
    /// The student's account.
    pub student: NewAccountBody,
    /// The parent's account, if one was made.
    pub parent: Option<NewAccountBody>,
}

/// An account that was made.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub struct NewAccountBody {
    /// The account.
    pub id: Uuid,
    /// Name and address.
    pub user: NamedUserBody,
    /// Works for 7 days, until a new password is chosen; absent where it is only mailed (D2).
    pub temp_password: Option<String>,
}

impl From<Admitted> for CreatedStudentBody {
    fn from(admitted: Admitted) -> Self {
        let account = |account: NewAccount| NewAccountBody {
            id: account.id,
            user: NamedUserBody {
                name: account.name,
                email: account.email,
            },
            temp_password: account.temporary_password,
        };
        Self {
            student: account(admitted.student),
            parent: admitted.parent.map(account),
        }
    }
}

impl Kept for CreatedStudentBody {
    fn without_secrets(mut self) -> Self {
        self.student.temp_password = None;
        if let Some(parent) = &mut self.parent {
            parent.temp_password = None;
        }
        self
    }
}

/// A kept answer tells how the student signs in: whoever teaches them no longer does not get it again.
async fn may_read(state: &AppState, caller: &CurrentUser, kept: &str) -> Result<(), AppError> {
    let kept: KeptStudent =
        serde_json::from_str(kept).map_err(|error| AppError::Internal(error.to_string()))?;
    students::must_still_see(state, caller, kept.student.id).await
}

/// The student of a kept answer.
#[derive(Deserialize)]
struct KeptStudent {
    student: KeptAccount,
}

#[derive(Deserialize)]
struct KeptAccount {
    id: Uuid,
}

/// Adding students.
pub struct AdmissionApi;

#[OpenApi(prefix_path = "/api/students", tag = "Tag::Students")]
impl AdmissionApi {
    /// Add a minor, linked to the parents and to the teacher.
    #[oai(
        path = "/minor",
        method = "post",
        operation_id = "create_minor_student"
    )]
    async fn create_minor(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        /// A repeated call with the same key gives the first answer again while the caller teaches the student (D13).
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<NewMinorRequest>,
    ) -> Result<Repeatable<CreatedStudentBody>, ApiError> {
        let (state, caller) = (state.0, &caller.0);
        let call = key.call(state, caller)?;
        let work = Box::pin(admit_minor(state, caller, &call, body.0));
        call.answer_if(work, async |kept| may_read(state, caller, kept).await)
            .await
    }

    /// Add a student with a sign-in, and where one is needed a parent; answers the temporary passwords.
    #[oai(
        path = "/teacher-create",
        method = "post",
        operation_id = "create_student"
    )]
    async fn create(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        /// A repeated call with the same key gives the first answer again while the caller teaches the student, without the
        /// temporary passwords (D13).
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<NewStudentRequest>,
    ) -> Result<Repeatable<CreatedStudentBody>, ApiError> {
        let (state, caller) = (state.0, &caller.0);
        let call = key.call(state, caller)?;
        let work = Box::pin(admit(state, caller, &call, body.0));
        call.answer_if(work, async |kept| may_read(state, caller, kept).await)
            .await
    }
}
