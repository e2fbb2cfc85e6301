//! Notices in the app (D15). One is written for each recipient, who reads it only while they may see what it is about.

mod moved;
pub mod record;
pub(in crate::notices) mod viewer;

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::{
    lesson, lesson_series,
    notice::{self, Column, Entity, Relation},
    practice_plan, student, user,
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, JoinType,
    QueryFilter, QueryOrder, QuerySelect, QueryTrait, RelationTrait, Select, Set,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

use self::record::{LessonOfNotice, NewNotice, NoticeKind, NoticeRecord};
pub use self::viewer::NoticeViewer;
use crate::practice::queries::plans::is_current_plan;

/// How long a notice is kept.
const KEPT: TimeDelta = TimeDelta::days(90);
/// The accounts of a notice's student and teacher in a query.
const STUDENT: &str = "student_user";
const TEACHER: &str = "teacher_user";

/// Writes notices. Earlier ones of the same kind about the same lesson are replaced, so that people read the latest
/// state.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    people: &[Uuid],
    notice: NewNotice,
) -> Result<(), DbErr> {
    if people.is_empty() {
        return Ok(());
    }
    let kind = notice.kind.as_str();
    let is_repeatable = matches!(
        notice.kind,
        NoticeKind::LessonMoved | NoticeKind::FeedbackWritten
    );
    let mut known_starts = HashMap::new();
    if let Some(lesson_id) = notice.lesson_id.filter(|_| is_repeatable) {
        known_starts = moved::unread_starts(conn, lesson_id, kind).await?;
        // What was told of a whole series is more than this lesson's.
        Entity::delete_many()
            .filter(Column::LessonId.eq(lesson_id))
            .filter(Column::Kind.eq(kind))
            .filter(Column::Lessons.lte(notice.lessons))
            .exec(conn)
            .await?;
    }
    let rows = people.iter().map(|user_id| notice::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(*user_id),
        kind: Set(kind.to_owned()),
        lesson_id: Set(notice.lesson_id),
        student_id: Set(notice.student_id),
        teacher_id: Set(notice.teacher_id),
        earlier_at: Set(known_starts.get(user_id).copied().or(notice.earlier_at)),
        lessons: Set(notice.lessons),
        created_at: Set(now),
    });
    Entity::insert_many(rows)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// A reader's notices, newest first, up to a limit.
pub async fn newest(
    conn: &impl ConnectionTrait,
    viewer: NoticeViewer,
    now: DateTime<Utc>,
    most: u64,
) -> Result<Vec<NoticeRecord>, DbErr> {
    let mut query = of_viewer(viewer, now)
        .join(JoinType::LeftJoin, lesson::Relation::Series.def())
        .join(JoinType::LeftJoin, Relation::Student.def())
        .join_as(JoinType::LeftJoin, Relation::StudentUser.def(), STUDENT)
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .limit(most);
    let teacher_id = Expr::col((Entity, Column::TeacherId))
        .if_null(Expr::col((lesson::Entity, lesson::Column::TeacherId)));
    let is_teacher = Expr::col((TEACHER, user::Column::Id)).eq(teacher_id);
    QuerySelect::query(&mut query)
        .left_join(practice_plan::Entity, is_current_plan())
        .join_as(JoinType::LeftJoin, user::Entity, TEACHER, is_teacher);
    let rows: Vec<Row> = query.into_partial_model().all(conn).await?;
    Ok(rows.into_iter().filter_map(Row::record).collect())
}

/// How many notices a reader got after an instant, up to a limit.
pub async fn count_after(
    conn: &impl ConnectionTrait,
    viewer: NoticeViewer,
    now: DateTime<Utc>,
    after: Option<DateTime<Utc>>,
    most: u64,
) -> Result<u64, DbErr> {
    let unread = of_viewer(viewer, now)
        .select_only()
        .column(Column::Id)
        .filter(Condition::all().add_option(after.map(|after| Column::CreatedAt.gt(after))))
        .limit(most);
    let count = Query::select()
        .expr_as(Expr::cust("COUNT(*)"), "number")
        .from_subquery(unread.into_query(), "unread")
        .take();
    let row = conn.query_one(&count).await?;
    let number: i64 = row.map_or(Ok(0), |row| row.try_get("", "number"))?;
    Ok(number.unsigned_abs())
}

/// Up to when a reader has marked their notices as read.
pub async fn read_until(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    let until: Option<Option<DateTime<Utc>>> = user::Entity::find_by_id(user_id)
        .select_only()
        .column(user::Column::NoticesReadUntil)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(until.flatten())
}

/// Marks the notices up to an instant as read; never moves back.
pub async fn mark_read(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    until: DateTime<Utc>,
) -> Result<(), DbErr> {
    let column = user::Column::NoticesReadUntil;
    user::Entity::update_many()
        .col_expr(column, Expr::value(until))
        .filter(user::Column::Id.eq(user_id))
        .filter(column.is_null().or(column.lt(until)))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes old notices.
pub async fn delete_over(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::CreatedAt.lte(now - KEPT))
        .exec(conn)
        .await?;
    Ok(())
}

/// The notices that a reader may see, joined with their lessons.
fn of_viewer(viewer: NoticeViewer, now: DateTime<Utc>) -> Select<Entity> {
    Entity::find()
        .join(JoinType::LeftJoin, Relation::Lesson.def())
        .filter(Column::UserId.eq(viewer.id))
        .filter(viewer::by(viewer, now))
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "Entity")]
struct Row {
    id: Uuid,
    kind: String,
    earlier_at: Option<DateTime<Utc>>,
    lessons: i32,
    created_at: DateTime<Utc>,
    #[sea_orm(nested)]
    lesson: Option<LessonRow>,
    #[sea_orm(from_expr = "lesson_series::Column::TimeZone")]
    time_zone: Option<String>,
    #[sea_orm(from_expr = "student::Column::FirstName")]
    student_first_name: Option<String>,
    #[sea_orm(from_expr = "Expr::col((STUDENT, user::Column::Name))")]
    student_name: Option<String>,
    #[sea_orm(from_expr = "Expr::col((TEACHER, user::Column::Name))")]
    teacher_name: Option<String>,
    #[sea_orm(from_expr = "practice_plan::Column::LessonId.is_not_null()")]
    has_plan: bool,
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "lesson::Entity")]
struct LessonRow {
    id: Uuid,
    title: String,
    start_at: DateTime<Utc>,
    duration_minutes: i32,
}

impl Row {
    /// None for a kind that a newer release wrote.
    fn record(self) -> Option<NoticeRecord> {
        let lesson = self.lesson.zip(self.time_zone);
        Some(NoticeRecord {
            id: self.id,
            kind: NoticeKind::parse(&self.kind)?,
            lesson: lesson.map(|(lesson, time_zone)| LessonOfNotice {
                id: lesson.id,
                title: lesson.title,
                start_at: lesson.start_at,
                minutes: lesson.duration_minutes,
                time_zone,
                has_plan: self.has_plan,
            }),
            student_name: self.student_name,
            student_first_name: self.student_first_name,
            teacher_name: self.teacher_name,
            earlier_at: self.earlier_at,
            lessons: self.lessons,
            created_at: self.created_at,
        })
    }
}
