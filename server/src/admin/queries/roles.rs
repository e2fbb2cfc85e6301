//! What hangs on an account's role.

use reedling_db::entities::{
    contact_card, enrolment, exam_result, guardianship, lesson, parent, parent_request, piece,
    planned_exam, student, teacher,
};
use sea_orm::{
    ConnectionTrait, DbErr, EntityTrait, ExprTrait,
    sea_query::{Expr, IntoColumnRef, IntoTableRef, Query, SelectStatement, UnionType},
};
use uuid::Uuid;

/// Whether lessons, results, pieces or links to other people hang on an account.
pub(crate) async fn has_ties(conn: &impl ConnectionTrait, id: Uuid) -> Result<bool, DbErr> {
    let mut any = of(lesson::Entity, lesson::Column::StudentId, id);
    for ties in [
        of(lesson::Entity, lesson::Column::TeacherId, id),
        of(enrolment::Entity, enrolment::Column::StudentId, id),
        of(enrolment::Entity, enrolment::Column::TeacherId, id),
        of(guardianship::Entity, guardianship::Column::StudentId, id),
        of(guardianship::Entity, guardianship::Column::ParentId, id),
        of(contact_card::Entity, contact_card::Column::TeacherId, id),
        of(contact_card::Entity, contact_card::Column::ParentId, id),
        of(
            parent_request::Entity,
            parent_request::Column::StudentId,
            id,
        ),
        of(exam_result::Entity, exam_result::Column::StudentId, id),
        of(planned_exam::Entity, planned_exam::Column::StudentId, id),
        of(piece::Entity, piece::Column::StudentId, id),
    ] {
        any.union(UnionType::All, ties);
    }
    Ok(conn.query_one(&any).await?.is_some())
}

fn of(table: impl IntoTableRef, column: impl IntoColumnRef, id: Uuid) -> SelectStatement {
    Query::select()
        .expr(Expr::val(1))
        .from(table)
        .and_where(Expr::col(column).eq(id))
        .take()
}

/// Deletes what an account has beside it for its role.
pub(crate) async fn forget(conn: &impl ConnectionTrait, id: Uuid) -> Result<(), DbErr> {
    student::Entity::delete_by_id(id).exec(conn).await?;
    parent::Entity::delete_by_id(id).exec(conn).await?;
    teacher::Entity::delete_by_id(id).exec(conn).await?;
    Ok(())
}
