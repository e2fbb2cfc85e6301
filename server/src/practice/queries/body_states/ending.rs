//! Ending the answers of former teachers, and deleting old answers.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_db::entities::{body_state, enrolment, lesson};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, QueryTrait, Set,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

/// Ends on a day all answers that former teachers gave at lessons until an instant, as they cannot end them themselves.
pub async fn end_of_former_teachers(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    teacher_id: Uuid,
    until: DateTime<Utc>,
    day: NaiveDate,
) -> Result<(), DbErr> {
    use body_state::Column as C;
    let current = enrolment::Entity::find()
        .select_only()
        .column(enrolment::Column::TeacherId)
        .filter(enrolment::Column::StudentId.eq(student_id))
        .into_query();
    let before = lesson::Entity::find()
        .select_only()
        .column(lesson::Column::Id)
        .filter(lesson::Column::StudentId.eq(student_id))
        .filter(lesson::Column::StartAt.lte(until))
        .into_query();
    let row = body_state::ActiveModel {
        ends_on: Set(Some(day)),
        ..Default::default()
    };
    body_state::Entity::update_many()
        .set(row)
        .filter(C::StudentId.eq(student_id))
        .filter(C::EndsOn.is_null().or(C::EndsOn.gt(day)))
        .filter(C::TeacherId.ne(teacher_id))
        .filter(C::TeacherId.not_in_subquery(current))
        .filter(C::LessonId.in_subquery(before))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes answers that ended before an instant, and answers of former teachers from before then that nobody has ended.
pub async fn forget_ended(conn: &impl ConnectionTrait, before: DateTime<Utc>) -> Result<(), DbErr> {
    use body_state::Column as C;
    let of_lesson = |column| Expr::col((lesson::Entity, column));
    let same = |enrolled, of| Expr::col((enrolment::Entity, enrolled)).equals((lesson::Entity, of));
    let taught = Query::select()
        .expr(Expr::val(1))
        .from(enrolment::Entity)
        .and_where(same(
            enrolment::Column::TeacherId,
            lesson::Column::TeacherId,
        ))
        .and_where(same(
            enrolment::Column::StudentId,
            lesson::Column::StudentId,
        ))
        .take();
    let left = Query::select()
        .column((lesson::Entity, lesson::Column::Id))
        .from(lesson::Entity)
        .and_where(of_lesson(lesson::Column::StartAt).lt(before))
        .and_where(Expr::exists(taught).not())
        .take();
    let is_over = C::EndsOn.lt(before.date_naive());
    let is_left = C::EndsOn.is_null().and(C::LessonId.in_subquery(left));
    body_state::Entity::delete_many()
        .filter(is_over.or(is_left))
        .exec(conn)
        .await?;
    Ok(())
}
