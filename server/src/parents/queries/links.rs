//! Parents and their children.

use chrono::{DateTime, Utc};
use reedling_db::entities::{guardianship, parent, user};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait, QueryFilter, QueryOrder,
    QuerySelect, SelectExt, Set,
    sea_query::{Expr, Query, SelectStatement},
};
use uuid::Uuid;

/// Writes the parent row of a new account.
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

/// Ids of the children that a parent sees: none while the address is not proved, as somebody else may know the
/// password.
pub(crate) fn children_of(parent_id: Uuid) -> SelectStatement {
    let of_link = |column| (guardianship::Entity, column);
    Query::select()
        .column(of_link(guardianship::Column::StudentId))
        .from(guardianship::Entity)
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id))
                .equals(of_link(guardianship::Column::ParentId)),
        )
        .and_where(Expr::col(of_link(guardianship::Column::ParentId)).eq(parent_id))
        .and_where(Expr::col((user::Entity, user::Column::AddressProvedAt)).is_not_null())
        .take()
}

/// The children that a parent sees.
pub async fn children(conn: &impl ConnectionTrait, parent_id: Uuid) -> Result<Vec<Uuid>, DbErr> {
    let rows = conn.query_all(&children_of(parent_id)).await?;
    rows.iter()
        .map(|row| row.try_get("", "student_id"))
        .collect()
}

/// Whether a parent sees a student as their child.
pub async fn has_child(
    conn: &impl ConnectionTrait,
    parent_id: Uuid,
    student_id: Uuid,
) -> Result<bool, DbErr> {
    let child = children_of(parent_id)
        .and_where(
            Expr::col((guardianship::Entity, guardianship::Column::StudentId)).eq(student_id),
        )
        .take();
    Ok(conn.query_one(&child).await?.is_some())
}

/// A student's parents, up to a limit.
pub async fn parents_of(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    most: u64,
) -> Result<Vec<Uuid>, DbErr> {
    guardianship::Entity::find()
        .select_only()
        .column(guardianship::Column::ParentId)
        .filter(guardianship::Column::StudentId.eq(student_id))
        .limit(most)
        .into_tuple()
        .all(conn)
        .await
}

/// Whether a student has any parent.
pub async fn any_of(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<bool, DbErr> {
    guardianship::Entity::find()
        .filter(guardianship::Column::StudentId.eq(student_id))
        .exists(conn)
        .await
}

/// Deletes the link of a parent with a student; false when there is none. If it was the first contact, another parent
/// becomes that.
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

/// Links a parent to a student, unless they are linked.
pub async fn link(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    parent_id: Uuid,
    student_id: Uuid,
    is_primary: bool,
) -> Result<(), DbErr> {
    let row = guardianship::ActiveModel {
        parent_id: Set(parent_id),
        student_id: Set(student_id),
        relationship: Set("Parent".to_owned()),
        is_primary: Set(is_primary),
        created_at: Set(now),
    };
    guardianship::Entity::insert(row)
        .on_conflict_do_nothing()
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// Whether a parent is linked to a student.
pub async fn exists(
    conn: &impl ConnectionTrait,
    parent_id: Uuid,
    student_id: Uuid,
) -> Result<bool, DbErr> {
    guardianship::Entity::find_by_id((parent_id, student_id))
        .exists(conn)
        .await
}

/// Whether a teacher created a parent's account.
pub async fn was_entered_by(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<bool, DbErr> {
    let row = parent::Entity::find_by_id(parent_id).one(conn).await?;
    Ok(row.is_some_and(|row| row.created_by == Some(teacher_id)))
}
