//! Scheduled lessons with the wall time that was kept of their start.

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::{
        lesson::{self, Column as L},
        lesson_series, user,
    },
    value_types::Stored,
};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, Condition, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, JoinType,
    QueryFilter, QueryOrder, QuerySelect, RelationTrait, Select,
    sea_query::{Expr, ExprTrait, LockType},
};
use uuid::Uuid;

use super::{
    change::scheduled,
    filter::{STUDENT_ALIAS, TEACHER_ALIAS, with_people},
};
use crate::time::zone::IanaZone;

/// A scheduled lesson, with what is kept of its start.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "lesson::Entity")]
pub(crate) struct KeptStart {
    pub id: Uuid,
    pub series_id: Uuid,
    pub teacher_id: Uuid,
    pub student_id: Uuid,
    pub title: String,
    pub start_at: DateTime<Utc>,
    pub duration_minutes: i32,
    pub version: i32,
    /// The wall time of the start, as it was kept.
    pub start_local: Option<String>,
    /// IANA name of the zone that it is of.
    #[sea_orm(from_expr = "lesson_series::Column::TimeZone")]
    pub time_zone: String,
    #[sea_orm(from_expr = "Expr::col((TEACHER_ALIAS, user::Column::Name))")]
    pub teacher_name: String,
    #[sea_orm(from_expr = "Expr::col((STUDENT_ALIAS, user::Column::Name))")]
    pub student_name: String,
}

/// A page of the scheduled lessons that start after an instant, earliest first, from the last one of the page before.
pub(crate) async fn page(
    conn: &impl ConnectionTrait,
    since: DateTime<Utc>,
    last: Option<&KeptStart>,
    most: u64,
) -> Result<Vec<KeptStart>, DbErr> {
    let behind = last.map(|last| {
        let later = L::StartAt.gt(last.start_at).or(L::Id.gt(last.id));
        L::StartAt.gte(last.start_at).and(later)
    });
    let query = coming(since)
        .filter(Condition::all().add_option(behind))
        .limit(most);
    query.into_partial_model().all(conn).await
}

/// The same of one series; locks their rows until the transaction ends.
pub(crate) async fn lock_series(
    conn: &impl ConnectionTrait,
    series_id: Uuid,
    since: DateTime<Utc>,
) -> Result<Vec<KeptStart>, DbErr> {
    let mut query = coming(since).filter(L::SeriesId.eq(series_id));
    QuerySelect::query(&mut query).lock_with_tables(LockType::Update, [lesson::Entity]);
    query.into_partial_model().all(conn).await
}

/// The scheduled lessons that start after an instant, by the index of starts: asked for the one status, SQLite would read every
/// lesson that has it, again for each page.
fn coming(since: DateTime<Utc>) -> Select<lesson::Entity> {
    let ended = [
        LessonStatus::Cancelled,
        LessonStatus::Completed,
        LessonStatus::Missed,
    ];
    with_people(lesson::Entity::find())
        .join(JoinType::InnerJoin, lesson::Relation::Series.def())
        .filter(L::Status.is_not_in(ended.map(Stored)))
        .filter(L::StartAt.gt(since))
        .order_by_asc(L::StartAt)
        .order_by_asc(L::Id)
}

/// The zone whose wall clock a lesson keeps, if the rules in use know it.
pub(super) async fn zone_of(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
) -> Result<Option<IanaZone>, DbErr> {
    let name: Option<String> = lesson::Entity::find_by_id(lesson_id)
        .join(JoinType::InnerJoin, lesson::Relation::Series.def())
        .select_only()
        .column(lesson_series::Column::TimeZone)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(name.and_then(|name| IanaZone::named(&name)))
}

/// Moves a lesson that is as it was read to another start.
pub(crate) async fn restore(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    read: &KeptStart,
    (start_at, end_at): (DateTime<Utc>, DateTime<Utc>),
    start_local: Option<String>,
) -> Result<bool, DbErr> {
    let row = lesson::ActiveModel {
        start_at: Set(start_at),
        end_at: Set(end_at),
        start_local: Set(start_local),
        updated_at: Set(now),
        ..Default::default()
    };
    let update = scheduled(row).filter(is_as_read(read));
    Ok(update.exec(conn).await?.rows_affected == 1)
}

/// Keeps the wall time of a lesson that is as it was read. Nobody sees it: the version stays.
pub(crate) async fn keep(
    conn: &impl ConnectionTrait,
    read: &KeptStart,
    start_local: String,
) -> Result<bool, DbErr> {
    let row = lesson::ActiveModel {
        start_local: Set(Some(start_local)),
        ..Default::default()
    };
    let update = lesson::Entity::update_many()
        .set(row)
        .filter(is_as_read(read));
    Ok(update.exec(conn).await?.rows_affected == 1)
}

fn is_as_read(read: &KeptStart) -> Condition {
    Condition::all()
        .add(L::Id.eq(read.id))
        .add(L::Version.eq(read.version))
}
