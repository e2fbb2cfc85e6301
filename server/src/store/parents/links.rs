//! Who a parent is to others: the one who added him, the teachers who know his address, his children.

use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbErr, EntityTrait, Set, sea_query::OnConflict};
use uuid::Uuid;

use crate::entities::{guardianship, parent, parent_introduction};

/// Writes the parent of an account that was just made.
///
/// # Errors
/// When the database fails.
pub async fn insert(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    created_by: Uuid,
    address: Option<String>,
) -> Result<(), DbErr> {
    parent::Entity::insert(parent::ActiveModel {
        user_id: Set(user_id),
        address: Set(address),
        created_by: Set(Some(created_by)),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Whether a parent is linked to a student.
///
/// # Errors
/// When the database fails.
pub async fn has_child(
    conn: &impl ConnectionTrait,
    parent_id: Uuid,
    student_id: Uuid,
) -> Result<bool, DbErr> {
    let link = guardianship::Entity::find_by_id((parent_id, student_id));
    Ok(link.one(conn).await?.is_some())
}

/// Whether a teacher has shown before that he knows the exact address of a parent.
///
/// # Errors
/// When the database fails.
pub async fn is_introduced(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<bool, DbErr> {
    let row = parent_introduction::Entity::find_by_id((teacher_id, parent_id));
    Ok(row.one(conn).await?.is_some())
}

/// Remembers that a teacher knew the exact address of a parent.
///
/// # Errors
/// When the database fails.
pub async fn introduce(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<(), DbErr> {
    use parent_introduction::Column;
    parent_introduction::Entity::insert(parent_introduction::ActiveModel {
        teacher_id: Set(teacher_id),
        parent_id: Set(parent_id),
        created_at: Set(now),
    })
    .on_conflict(
        OnConflict::columns([Column::TeacherId, Column::ParentId])
            .update_column(Column::CreatedAt)
            .to_owned(),
    )
    .exec_without_returning(conn)
    .await?;
    Ok(())
}
