//! Notices in the app (D15). One is written for each recipient, who reads it only while they may see what it is about.

mod moved;
pub mod record;
pub(in crate::notices) mod seen;

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::{
    lesson, lesson_series,
    notice::{self, Column, Entity},
    practice_plan, student, user,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Order, QueryFilter,
    QuerySelect, Set,
    sea_query::{Alias, Expr, ExprTrait, JoinType, Query, SelectStatement},
};
use uuid::Uuid;

use self::record::{LessonOfNotice, NewNotice, NoticeKind, NoticeRecord};
pub use self::seen::NoticeViewer;
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
        Entity::delete_many()
            .filter(Column::LessonId.eq(lesson_id))
            .filter(Column::Kind.eq(kind))
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
    let (student_user, teacher_user) = (Alias::new(STUDENT), Alias::new(TEACHER));
    let name = |user: &Alias| Expr::col((user.clone(), user::Column::Name));
    let of_lesson = |column| Expr::col((lesson::Entity, column));
    let mut query = of_viewer(viewer, now);
    query
        .columns([
            (Entity, Column::Id),
            (Entity, Column::Kind),
            (Entity, Column::LessonId),
            (Entity, Column::EarlierAt),
            (Entity, Column::Lessons),
            (Entity, Column::CreatedAt),
        ])
        .columns([
            (lesson::Entity, lesson::Column::Title),
            (lesson::Entity, lesson::Column::StartAt),
            (lesson::Entity, lesson::Column::DurationMinutes),
        ])
        .column((lesson_series::Entity, lesson_series::Column::TimeZone))
        .column((student::Entity, student::Column::FirstName))
        .expr_as(name(&student_user), "student_name")
        .expr_as(name(&teacher_user), "teacher_name")
        .expr_as(
            Expr::col((practice_plan::Entity, practice_plan::Column::LessonId)).is_not_null(),
            "has_plan",
        )
        .left_join(
            lesson_series::Entity,
            of_lesson(lesson::Column::SeriesId)
                .equals((lesson_series::Entity, lesson_series::Column::Id)),
        )
        .left_join(practice_plan::Entity, is_current_plan())
        .left_join(
            student::Entity,
            Expr::col((student::Entity, student::Column::UserId))
                .equals((Entity, Column::StudentId)),
        )
        .join_as(
            JoinType::LeftJoin,
            user::Entity,
            student_user.clone(),
            Expr::col((student_user, user::Column::Id)).equals((Entity, Column::StudentId)),
        )
        .join_as(
            JoinType::LeftJoin,
            user::Entity,
            teacher_user.clone(),
            Expr::col((teacher_user, user::Column::Id)).eq(Expr::col((Entity, Column::TeacherId))
                .if_null(of_lesson(lesson::Column::TeacherId))),
        )
        .order_by((Entity, Column::CreatedAt), Order::Desc)
        .order_by((Entity, Column::Id), Order::Desc)
        .limit(most);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .filter_map(|row| Row::from_query_result(row, "").map(Row::record).transpose())
        .collect()
}

/// How many notices a reader got after an instant, up to a limit.
pub async fn count_after(
    conn: &impl ConnectionTrait,
    viewer: NoticeViewer,
    now: DateTime<Utc>,
    after: Option<DateTime<Utc>>,
    most: u64,
) -> Result<u64, DbErr> {
    let mut unread = of_viewer(viewer, now);
    unread.column((Entity, Column::Id)).limit(most);
    if let Some(after) = after {
        unread.and_where(Expr::col((Entity, Column::CreatedAt)).gt(after));
    }
    let count = Query::select()
        .expr_as(Expr::cust("COUNT(*)"), "number")
        .from_subquery(unread, "unread")
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

/// The notices that a reader may see, joined with their lessons, without columns.
fn of_viewer(viewer: NoticeViewer, now: DateTime<Utc>) -> SelectStatement {
    Query::select()
        .from(Entity)
        .left_join(
            lesson::Entity,
            Expr::col((lesson::Entity, lesson::Column::Id)).equals((Entity, Column::LessonId)),
        )
        .and_where(Expr::col((Entity, Column::UserId)).eq(viewer.id))
        .cond_where(seen::by(viewer, now))
        .take()
}

#[derive(FromQueryResult)]
struct Row {
    id: Uuid,
    kind: String,
    lesson_id: Option<Uuid>,
    earlier_at: Option<DateTime<Utc>>,
    lessons: i32,
    created_at: DateTime<Utc>,
    title: Option<String>,
    start_at: Option<DateTime<Utc>>,
    duration_minutes: Option<i32>,
    time_zone: Option<String>,
    first_name: Option<String>,
    student_name: Option<String>,
    teacher_name: Option<String>,
    has_plan: bool,
}

impl Row {
    /// None for a kind that a newer release wrote.
    fn record(self) -> Option<NoticeRecord> {
        let kind = NoticeKind::parse(&self.kind)?;
        let lesson = match self {
            Self {
                lesson_id: Some(id),
                title: Some(title),
                start_at: Some(start_at),
                duration_minutes: Some(minutes),
                time_zone: Some(time_zone),
                has_plan,
                ..
            } => Some(LessonOfNotice {
                id,
                title,
                start_at,
                minutes,
                time_zone,
                has_plan,
            }),
            _ => None,
        };
        Some(NoticeRecord {
            id: self.id,
            kind,
            lesson,
            student_name: self.student_name,
            student_first_name: self.first_name,
            teacher_name: self.teacher_name,
            earlier_at: self.earlier_at,
            lessons: self.lessons,
            created_at: self.created_at,
        })
    }
}
