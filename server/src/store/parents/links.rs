//! Who a parent is to others: the one who added him, the teachers who know his address, his children.

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, Set, prelude::Expr,
    sea_query::OnConflict,
};
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

/// Whether a student has any parent.
///
/// # Errors
/// When the database fails.
pub async fn any_of(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<bool, DbErr> {
    let link = guardianship::Entity::find()
        .filter(guardianship::Column::StudentId.eq(student_id))
        .one(conn)
        .await?;
    Ok(link.is_some())
}

/// Ends the link of a parent with a student; false when there is none. Where it was the one to ask first, another
/// parent becomes that.
///
/// # Errors
/// When the database fails.
pub async fn delete(
    conn: &impl ConnectionTrait,
    parent_id: Uuid,
    student_id: Uuid,
) -> Result<bool, DbErr> {
    use guardianship::Column;
    let deleted = guardianship::Entity::delete_by_id((parent_id, student_id))
        .exec(conn)
        .await?;
    let rest = guardianship::Entity::find()
        .filter(Column::StudentId.eq(student_id))
        .order_by_desc(Column::IsPrimary)
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::ParentId)
        .one(conn)
        .await?;
    if let Some(next) = rest.filter(|next| !next.is_primary) {
        guardianship::Entity::update_many()
            .col_expr(Column::IsPrimary, Expr::value(true))
            .filter(Column::StudentId.eq(student_id))
            .filter(Column::ParentId.eq(next.parent_id))
            .exec(conn)
            .await?;
    }
    Ok(deleted.rows_affected == 1)
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
