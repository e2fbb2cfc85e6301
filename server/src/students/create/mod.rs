//! Adding students: minors with their parents, adults, and both by the screen (D4, D12).

mod again;
pub(crate) mod minor;
pub(crate) mod student;

use reedling_core::{
    access::Role,
    students::{age::is_under_13, details::StudentDetails},
};
use uuid::Uuid;

use super::queries::{
    change,
    enrolments::{self, LinkedBy},
};
use crate::{
    accounts::{caller::CallerTx, create::Account},
    error::AppError,
    parents::{
        enter::NamedParent,
        linking::{self, NewChild},
    },
    state::AppState,
};

/// The accounts that were created.
#[derive(Clone)]
pub(crate) struct CreatedStudent {
    /// The student's.
    pub student: NewAccount,
    /// The parent's, if one was created or linked together with the student.
    pub parent: Option<NewAccount>,
    /// Names of those who get a mail, as the caller knows them.
    pub mailed: Vec<String>,
}

/// An account that was created.
#[derive(Clone)]
pub(crate) struct NewAccount {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address.
    pub email: Option<String>,
    /// Shown once, where the call returns it (D2).
    pub temporary_password: Option<String>,
}

/// Writes a student: account, details, the link to the teacher, and the parents or requests to them. Answers
/// the student's id and who gets a mail.
async fn write(
    tx: &CallerTx<'_>,
    state: &AppState,
    account: Account<'_>,
    details: StudentDetails,
    parents: Vec<NamedParent>,
) -> Result<(Uuid, Vec<String>), AppError> {
    let name = account.name.to_owned();
    let first_name = details.first_name.clone();
    let date_of_birth = details.date_of_birth;
    let (caller, now) = (tx.caller, tx.now);
    let today = state.school_zone().day(now);
    let has_mail = account.sign_in.is_some() && !is_under_13(date_of_birth, today);
    let id = account.write(tx).await?;
    change::insert(tx, now, id, caller.id, details).await?;
    let by = match caller.role {
        Role::Administrator => LinkedBy::Administrator,
        Role::Teacher | Role::Student | Role::Parent => LinkedBy::Teacher,
    };
    enrolments::insert(tx, now, caller.id, id, by).await?;
    let child = NewChild {
        id,
        name: &name,
        first_name: &first_name,
    };
    let parents = linking::link(tx, state, child, parents).await?;
    let student = has_mail.then(|| first_name.clone());
    Ok((id, student.into_iter().chain(parents).collect()))
}
