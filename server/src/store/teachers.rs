//! Teacher profiles.

use sea_orm::{ConnectionTrait, DbErr, EntityTrait, Set};
use uuid::Uuid;

use crate::entities::teacher;

/// Writes the empty profile of a new teacher.
///
/// # Errors
/// When the database fails.
pub async fn insert(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    teacher::Entity::insert(teacher::ActiveModel {
        user_id: Set(user_id),
        instrument: Set(None),
        department: Set(None),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}
