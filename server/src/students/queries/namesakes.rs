//! Names among which a new student may be one already.

use reedling_db::entities::{enrolment, guardianship, user};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait, Query, SelectStatement},
};
use uuid::Uuid;

/// Ids and names of a teacher's students.
pub(crate) async fn of_teacher(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
) -> Result<Vec<(Uuid, String)>, DbErr> {
    let taught = Query::select()
        .column(enrolment::Column::StudentId)
        .from(enrolment::Entity)
        .and_where(Expr::col(enrolment::Column::TeacherId).eq(teacher_id))
        .take();
    among(conn, taught).await
}

/// Ids and names of the children of some parents.
pub(crate) async fn of_parents(
    conn: &impl ConnectionTrait,
    parents: &[Uuid],
) -> Result<Vec<(Uuid, String)>, DbErr> {
    let children = Query::select()
        .column(guardianship::Column::StudentId)
        .from(guardianship::Entity)
        .and_where(Expr::col(guardianship::Column::ParentId).is_in(parents.iter().copied()))
        .take();
    among(conn, children).await
}

async fn among(
    conn: &impl ConnectionTrait,
    ids: SelectStatement,
) -> Result<Vec<(Uuid, String)>, DbErr> {
    user::Entity::find()
        .select_only()
        .columns([user::Column::Id, user::Column::Name])
        .filter(user::Column::Id.in_subquery(ids))
        .into_tuple()
        .all(conn)
        .await
}
