//! Adding students: the dialog and the screen (Spec §2.6, D4).

use poem::web::Data;
use poem_openapi::{Object, OpenApi, payload::Json};
use reedling_core::student::minor::NewMinorRequest;
use serde::Deserialize;
use uuid::Uuid;

use crate::{
    api::json_body::JsonBody,
    error::AppError,
    http::{
        Tag,
        bodies::NamedUserBody,
        error::ApiError,
        guard::TeachingSession,
        repeatable::{IdempotencyKey, Kept, Repeatable},
    },
    model::user::CurrentUser,
    services::{
        admission::{
            Admitted, NewAccount,
            minor::admit_minor,
            student::{NewStudent, admit},
        },
        students,
    },
    state::AppState,
};

/// What the screen sends, and the dialog for an adult (Spec §3, D4).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewStudentBody {
    /// Full name (screen).
    #[oai(default)]
    pub name: String,
    /// Given name (dialog).
    #[oai(default)]
    pub first_name: String,
    /// Family name (dialog).
    #[oai(default)]
    pub last_name: String,
    /// Sign-in address.
    #[oai(default)]
    pub email: String,
    /// Day of birth, yyyy-MM-dd.
    #[oai(default)]
    pub date_of_birth: String,
    /// Instrument (dialog).
    #[oai(default)]
    pub instrument: String,
    /// Grade.
    #[oai(default)]
    pub grade: String,
    /// Section A to F (screen).
    #[oai(default)]
    pub section: String,
    /// Postal address.
    #[oai(default)]
    pub address: String,
    /// As typed.
    #[oai(default)]
    pub phone_number: String,
    /// As typed.
    #[oai(default)]
    pub emergency_contact: String,
    /// Parent's full name, where the student is under 18.
    #[oai(default)]
    pub parent_name: String,
    /// Parent's sign-in address.
    #[oai(default)]
    pub parent_email: String,
    /// Parent's number.
    #[oai(default)]
    pub parent_phone: String,
    /// What the teacher noted (dialog).
    #[oai(default)]
    pub notes: String,
}

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
        body: Json<NewStudentBody>,
    ) -> Result<Repeatable<CreatedStudentBody>, ApiError> {
        let (state, caller, student) = (state.0, &caller.0, body.0.into());
        let call = key.call(state, caller)?;
        let work = Box::pin(admit(state, caller, &call, student));
        call.answer_if(work, async |kept| may_read(state, caller, kept).await)
            .await
    }
}

impl From<NewStudentBody> for NewStudent {
    fn from(body: NewStudentBody) -> Self {
        Self {
            name: body.name,
            first_name: body.first_name,
            last_name: body.last_name,
            email: body.email,
            date_of_birth: body.date_of_birth,
            instrument: body.instrument,
            grade: body.grade,
            section: body.section,
            address: body.address,
            phone_number: body.phone_number,
            emergency_contact: body.emergency_contact,
            parent_name: body.parent_name,
            parent_email: body.parent_email,
            parent_phone: body.parent_phone,
            notes: body.notes,
        }
    }
}
