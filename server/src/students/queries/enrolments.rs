//! Which teacher teaches which student.

use chrono::{DateTime, Utc};
use reedling_db::entities::{enrolment, user};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
    QueryTrait, SelectExt, Set,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

/// Whether a teacher teaches a student.
pub async fn exists(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
) -> Result<bool, DbErr> {
    enrolment::Entity::find_by_id((teacher_id, student_id))
        .exists(conn)
        .await
}

/// Since when a teacher teaches a student; none for one who does not.
pub async fn since(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    enrolment::Entity::find_by_id((teacher_id, student_id))
        .select_only()
        .column(enrolment::Column::CreatedAt)
        .into_tuple()
        .one(conn)
        .await
}

/// Whether a teacher teaches a student; locks the enrolment until the transaction ends, so that a concurrent removal
/// waits and then sees what was written.
pub async fn lock(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
) -> Result<bool, DbErr> {
    let locked: Option<Uuid> = enrolment::Entity::find_by_id((teacher_id, student_id))
        .select_only()
        .column(enrolment::Column::StudentId)
        .lock_shared()
        .into_tuple()
        .one(conn)
        .await?;
    Ok(locked.is_some())
}

/// The teachers of a student, or one of them: id, name and address.
pub async fn teachers(
    conn: &impl ConnectionTrait,
    teacher_id: Option<Uuid>,
    student_id: Uuid,
) -> Result<Vec<(Uuid, String, Option<String>)>, DbErr> {
    let mut taught = Query::select();
    taught
        .column(enrolment::Column::TeacherId)
        .from(enrolment::Entity)
        .and_where(Expr::col(enrolment::Column::StudentId).eq(student_id));
    user::Entity::find()
        .select_only()
        .columns([user::Column::Id, user::Column::Name, user::Column::Email])
        .filter(user::Column::Id.in_subquery(taught))
        .apply_if(teacher_id, |found, id| {
            found.filter(user::Column::Id.eq(id))
        })
        .order_by_asc(user::Column::Name)
        .order_by_asc(user::Column::Id)
        .into_tuple()
        .all(conn)
        .await
}

/// The teacher who has taught a student for the longest time.
pub async fn first_teacher(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Option<Uuid>, DbErr> {
    enrolment::Entity::find()
        .select_only()
        .column(enrolment::Column::TeacherId)
        .filter(enrolment::Column::StudentId.eq(student_id))
        .order_by_asc(enrolment::Column::CreatedAt)
        .order_by_asc(enrolment::Column::TeacherId)
        .into_tuple()
        .one(conn)
        .await
}

/// The teachers of these students, as pairs of student and teacher.
pub async fn of_students(
    conn: &impl ConnectionTrait,
    student_ids: &[Uuid],
) -> Result<Vec<(Uuid, Uuid)>, DbErr> {
    enrolment::Entity::find()
        .select_only()
        .columns([enrolment::Column::StudentId, enrolment::Column::TeacherId])
        .filter(enrolment::Column::StudentId.is_in(student_ids.iter().copied()))
        .into_tuple()
        .all(conn)
        .await
}

/// Who has linked a student to a teacher. A teacher whom an administrator links may see the parents' contact data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkedBy {
    /// The teacher, who added the student.
    Teacher,
    /// An administrator.
    Administrator,
}

/// Links a student to a teacher.
///
/// # Errors
/// When the database fails, or they are linked already.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    teacher_id: Uuid,
    student_id: Uuid,
    by: LinkedBy,
) -> Result<(), DbErr> {
    enrolment::Entity::insert(enrolment::ActiveModel {
        teacher_id: Set(teacher_id),
        student_id: Set(student_id),
        linked_by_administrator: Set(by == LinkedBy::Administrator),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Unlinks a student from one teacher, or from all; answers how many.
pub async fn delete(
    conn: &impl ConnectionTrait,
    teacher_id: Option<Uuid>,
    student_id: Uuid,
) -> Result<u64, DbErr> {
    let mut delete =
        enrolment::Entity::delete_many().filter(enrolment::Column::StudentId.eq(student_id));
    if let Some(teacher_id) = teacher_id {
        delete = delete.filter(enrolment::Column::TeacherId.eq(teacher_id));
    }
    Ok(delete.exec(conn).await?.rows_affected)
}
