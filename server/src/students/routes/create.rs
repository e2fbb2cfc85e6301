//! Adding students: the dialog and the screen.

use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::students::{minor::NewMinorRequest, request::NewStudentRequest};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::{caller::CurrentUser, routes::guard::TeachingSession, views::NamedUserBody},
    api::{
        error::ApiError,
        idempotency::{IdempotencyKey, Idempotent, Replayable},
        json_body::JsonBody,
        tag::Tag,
    },
    error::AppError,
    state::AppState,
    students::{
        access,
        create::{CreatedStudent, NewAccount, minor::create_minor, student::create_student},
    },
};

/// The new student.
#[derive(JsonSchema, Serialize)]
pub(crate) struct CreatedStudentBody {
    /// The student's account.
    pub student: NewAccountBody,
    /// The parent's account, if one was created.
    pub parent: Option<NewAccountBody>,
    /// Names of those who get an email about it. A child under 13 gets none.
    pub mailed: Vec<String>,
}

/// The new account.
#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NewAccountBody {
    /// The account.
    pub id: Uuid,
    /// Name and e-mail address.
    pub user: NamedUserBody,
    /// Temporary password, valid for 7 days or until a new password is set; absent if it is only mailed.
    pub temp_password: Option<String>,
}

impl From<CreatedStudent> for CreatedStudentBody {
    fn from(created: CreatedStudent) -> Self {
        let account = |account: NewAccount| NewAccountBody {
            id: account.id,
            user: NamedUserBody {
                name: account.name,
                email: account.email,
            },
            temp_password: account.temporary_password,
        };
        Self {
            student: account(created.student),
            parent: created.parent.map(account),
            mailed: created.mailed,
        }
    }
}

impl Replayable for CreatedStudentBody {
    fn without_secrets(mut self) -> Self {
        self.student.temp_password = None;
        if let Some(parent) = &mut self.parent {
            parent.temp_password = None;
        }
        self
    }

    fn subject_id(&self) -> Option<Uuid> {
        Some(self.student.id)
    }
}

/// A kept answer tells how the student signs in: whoever teaches them no longer does not get it again.
async fn may_read(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Option<Uuid>,
) -> Result<(), AppError> {
    access::must_still_see(state, caller, student_id.unwrap_or_default()).await
}

/// Adding students.
pub(crate) struct CreateStudentApi;

#[OpenApi(prefix_path = "/api/students", tag = "Tag::Students")]
impl CreateStudentApi {
    /// Create a student under 18, linked to their parents and to the calling teacher.
    #[oai(
        path = "/minor",
        method = "post",
        operation_id = "create_minor_student"
    )]
    async fn create_minor(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        /// A repeated request with the same key returns the first response, while the caller teaches the student.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<NewMinorRequest>,
    ) -> Result<Idempotent<CreatedStudentBody>, ApiError> {
        let (state, caller) = (state.0, &caller.0);
        let call = key.call::<_, CreatedStudentBody>(state, caller)?;
        let work = Box::pin(create_minor(state, caller, &call, body.0));
        call.answer_if(work, async |student_id| {
            may_read(state, caller, student_id).await
        })
        .await
    }

    /// Create a student with a sign-in, and a parent if one is needed. Returns the temporary passwords.
    #[oai(
        path = "/teacher-create",
        method = "post",
        operation_id = "create_student"
    )]
    async fn create(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        /// A repeated request with the same key returns the first response without the temporary passwords, while the
        /// caller teaches the student.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<NewStudentRequest>,
    ) -> Result<Idempotent<CreatedStudentBody>, ApiError> {
        let (state, caller) = (state.0, &caller.0);
        let call = key.call::<_, CreatedStudentBody>(state, caller)?;
        let work = Box::pin(create_student(state, caller, &call, body.0));
        call.answer_if(work, async |student_id| {
            may_read(state, caller, student_id).await
        })
        .await
    }
}
