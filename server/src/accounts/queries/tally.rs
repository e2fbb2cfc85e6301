//! Sliding-window counts of distinct items for a subject, shared by all replicas (D14).

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::tally::{ActiveModel, Column, Entity};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set,
    sea_query::OnConflict,
};

/// Counts an item from now on, also one that was counted before.
pub async fn count(
    conn: &impl ConnectionTrait,
    subject: &str,
    item: &str,
    now: DateTime<Utc>,
    lasts: TimeDelta,
) -> Result<(), DbErr> {
    Entity::insert(row(subject, item, now, lasts))
        .on_conflict(
            OnConflict::columns([Column::Subject, Column::Item])
                .update_columns([Column::CountedAt, Column::EndsAt])
                .to_owned(),
        )
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

fn row(subject: &str, item: &str, now: DateTime<Utc>, lasts: TimeDelta) -> ActiveModel {
    ActiveModel {
        subject: Set(subject.to_owned()),
        item: Set(item.to_owned()),
        counted_at: Set(now),
        ends_at: Set(now + lasts),
    }
}

/// When an item's count expires, if it is counted.
pub async fn ends_at(
    conn: &impl ConnectionTrait,
    subject: &str,
    item: &str,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    let found = Entity::find_by_id((subject.to_owned(), item.to_owned()))
        .one(conn)
        .await?;
    Ok(found.map(|row| row.ends_at).filter(|at| *at > now))
}

/// When the `n`th newest item and the one before it were counted; `n` begins at one.
pub async fn nth_newest(
    conn: &impl ConnectionTrait,
    subject: &str,
    n: u64,
) -> Result<[Option<DateTime<Utc>>; 2], DbErr> {
    let found: Vec<DateTime<Utc>> = Entity::find()
        .select_only()
        .column(Column::CountedAt)
        .filter(Column::Subject.eq(subject))
        .order_by_desc(Column::CountedAt)
        .offset(n.saturating_sub(2))
        .limit(2)
        .into_tuple()
        .all(conn)
        .await?;
    let nth = found.get(usize::from(n > 1)).copied();
    let before = found.first().copied().filter(|_| n > 1);
    Ok([nth, before])
}

/// Removes an item.
pub async fn take_back(
    conn: &impl ConnectionTrait,
    subject: &str,
    item: &str,
) -> Result<(), DbErr> {
    Entity::delete_by_id((subject.to_owned(), item.to_owned()))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes expired items.
pub async fn delete_ended(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::EndsAt.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}
