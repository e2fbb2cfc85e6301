//! Adding students: minors with their parents, adults, and the screen's way (D4).

use uuid::Uuid;

use crate::{error::AppError, model::user::CurrentUser, state::AppState};

/// A minor, as the dialog sends him.
#[derive(Debug)]
pub struct NewMinor {
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Optional.
    pub email: String,
    /// yyyy-MM-dd, or empty.
    pub date_of_birth: String,
    /// Instrument.
    pub instrument: String,
    /// Grade.
    pub grade: String,
    /// At least one.
    pub parent_ids: Vec<Uuid>,
    /// Postal address.
    pub address: String,
    /// As typed.
    pub phone_number: String,
    /// As typed.
    pub emergency_contact: String,
    /// What the teacher noted.
    pub notes: String,
}

/// A student, as the screen sends him, or the dialog an adult.
#[derive(Debug)]
pub struct NewStudent {
    /// Full name (screen).
    pub name: String,
    /// Given name (dialog).
    pub first_name: String,
    /// Family name (dialog).
    pub last_name: String,
    /// Sign-in address.
    pub email: String,
    /// yyyy-MM-dd, or empty.
    pub date_of_birth: String,
    /// Instrument (dialog).
    pub instrument: String,
    /// Grade.
    pub grade: String,
    /// Section (screen).
    pub section: String,
    /// Postal address.
    pub address: String,
    /// As typed.
    pub phone_number: String,
    /// As typed.
    pub emergency_contact: String,
    /// Parent's full name.
    pub parent_name: String,
    /// Parent's sign-in address.
    pub parent_email: String,
    /// Parent's number.
    pub parent_phone: String,
    /// What the teacher noted.
    pub notes: String,
}

/// Accounts that were made.
#[derive(Debug)]
pub struct Admitted {
    /// The student's.
    pub student: NewAccount,
    /// The parent's, if one was made or linked by the screen.
    pub parent: Option<NewAccount>,
}

/// An account that was made.
#[derive(Debug)]
pub struct NewAccount {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address.
    pub email: Option<String>,
    /// Shown once, where the call returns it (D2).
    pub temporary_password: Option<String>,
}

/// Adds a minor, linked to the parents and to the teacher.
///
/// # Errors
/// 422 when a rule is broken or no parent is named, 404 for a parent that the teacher may not link.
pub async fn admit_minor(
    _state: &AppState,
    _caller: &CurrentUser,
    _minor: NewMinor,
) -> Result<Admitted, AppError> {
    todo!()
}

/// Adds a student with a sign-in and, where one is named, a parent: one transaction.
///
/// # Errors
/// 422 when a rule is broken, 409 when an address belongs to another account.
pub async fn admit(
    _state: &AppState,
    _caller: &CurrentUser,
    _student: NewStudent,
) -> Result<Admitted, AppError> {
    todo!()
}
