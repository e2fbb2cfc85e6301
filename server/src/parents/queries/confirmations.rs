//! Which teachers may see the contact data that a parent entered.

use chrono::{DateTime, Utc};
use reedling_db::entities::{
    enrolment, guardianship,
    parent_confirmation::{self, Column, Entity},
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, SelectExt, Set,
    sea_query::{Expr, ExprTrait, IntoColumnRef, OnConflict, Query, SelectStatement},
};
use uuid::Uuid;

/// The condition that a teacher may see what a parent entered: they teach a child of that parent now, and the parent
/// has said yes or an administrator made them that child's teacher.
pub(crate) fn may_see(teacher_id: Uuid, parent_id: impl IntoColumnRef) -> Expr {
    let said_yes = Query::select()
        .expr(Expr::val(1))
        .from(Entity)
        .and_where(Expr::col((Entity, Column::TeacherId)).eq(teacher_id))
        .and_where(
            Expr::col((Entity, Column::ParentId))
                .equals((guardianship::Entity, guardianship::Column::ParentId)),
        )
        .take();
    let by_administrator = Expr::col((enrolment::Entity, enrolment::Column::LinkedByAdministrator));
    let taught = taught_children()
        .expr(Expr::val(1))
        .and_where(Expr::col((enrolment::Entity, enrolment::Column::TeacherId)).eq(teacher_id))
        .and_where(
            Expr::col((guardianship::Entity, guardianship::Column::ParentId))
                .equals(parent_id.into_column_ref()),
        )
        .and_where(by_administrator.eq(true).or(Expr::exists(said_yes)))
        .take();
    Expr::exists(taught)
}

/// The links between parents and their children, with each of the children's teachers.
pub(super) fn taught_children() -> SelectStatement {
    Query::select()
        .from(guardianship::Entity)
        .inner_join(
            enrolment::Entity,
            Expr::col((enrolment::Entity, enrolment::Column::StudentId))
                .equals((guardianship::Entity, guardianship::Column::StudentId)),
        )
        .take()
}

/// Whether a parent, or somebody for them, has said yes to a teacher.
pub async fn exists(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<bool, DbErr> {
    Entity::find_by_id((teacher_id, parent_id))
        .exists(conn)
        .await
}

/// Lets a teacher see what a parent enters.
pub async fn confirm(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<(), DbErr> {
    let row = parent_confirmation::ActiveModel {
        teacher_id: Set(teacher_id),
        parent_id: Set(parent_id),
        created_at: Set(now),
    };
    let again = OnConflict::columns([Column::TeacherId, Column::ParentId])
        .update_column(Column::CreatedAt)
        .to_owned();
    Entity::insert(row)
        .on_conflict(again)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// Takes a parent's yes to a teacher back.
pub async fn withdraw(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<(), DbErr> {
    Entity::delete_by_id((teacher_id, parent_id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes confirmations of a student's parents to teachers who teach no child of theirs any more.
pub async fn forget_former(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<(), DbErr> {
    let parents = Query::select()
        .column(guardianship::Column::ParentId)
        .from(guardianship::Entity)
        .and_where(Expr::col(guardianship::Column::StudentId).eq(student_id))
        .take();
    forget(conn, Column::ParentId.in_subquery(parents)).await
}

/// Deletes confirmations of a parent to teachers who teach no child of theirs any more.
pub async fn forget_of_parent(conn: &impl ConnectionTrait, parent_id: Uuid) -> Result<(), DbErr> {
    forget(conn, Column::ParentId.eq(parent_id)).await
}

async fn forget(conn: &impl ConnectionTrait, whose: Expr) -> Result<(), DbErr> {
    let teaches = taught_children()
        .expr(Expr::val(1))
        .and_where(
            Expr::col((enrolment::Entity, enrolment::Column::TeacherId))
                .equals((Entity, Column::TeacherId)),
        )
        .and_where(
            Expr::col((guardianship::Entity, guardianship::Column::ParentId))
                .equals((Entity, Column::ParentId)),
        )
        .take();
    Entity::delete_many()
        .filter(whose)
        .filter(Expr::exists(teaches).not())
        .exec(conn)
        .await?;
    Ok(())
}
