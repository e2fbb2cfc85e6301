//! Parents and children (D3, D4, D12).

use crate::{
    error::AppError,
    model::{
        family::{ParentRecord, StudentRecord},
        user::CurrentUser,
    },
    state::AppState,
};

/// A parent, as the dialog sends him.
#[derive(Debug)]
pub struct NewParent {
    /// Full name.
    pub name: String,
    /// Sign-in address.
    pub email: String,
    /// As typed.
    pub phone_number: String,
    /// Postal address.
    pub address: String,
}

/// Parents of one's own students and those one added that match; any other by exact address; 20 at most.
///
/// # Errors
/// When the database fails.
pub async fn search_parents(
    _state: &AppState,
    _caller: &CurrentUser,
    _search: &str,
) -> Result<Vec<ParentRecord>, AppError> {
    todo!()
}

/// Adds a parent and mails a temporary password; an address that belongs to a parent answers that parent.
///
/// # Errors
/// 422 without name or address, 409 when the address belongs to another role.
pub async fn create_parent(
    _state: &AppState,
    _caller: &CurrentUser,
    _parent: NewParent,
) -> Result<ParentRecord, AppError> {
    todo!()
}

/// The children linked to a parent; for an administrator, all students (at most 500).
///
/// # Errors
/// When the database fails.
pub async fn children(
    _state: &AppState,
    _caller: &CurrentUser,
) -> Result<Vec<StudentRecord>, AppError> {
    todo!()
}
