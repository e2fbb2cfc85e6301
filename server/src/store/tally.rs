//! Different items that are counted for a subject within a sliding window, shared by all replicas (D14).

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait, QueryFilter, QueryOrder,
    QuerySelect, Set, prelude::Expr, sea_query::OnConflict,
};

use crate::entities::tally::{ActiveModel, Column, Entity};

/// Counts an item from now on; one that was counted before counts anew.
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

/// Notes that an item is waiting: it keeps its place in the order as long as it has not ended, and lasts longer.
pub async fn wait(
    conn: &impl ConnectionTrait,
    subject: &str,
    item: &str,
    now: DateTime<Utc>,
    lasts: TimeDelta,
) -> Result<(), DbErr> {
    let stored = |column: Column| Expr::col((Entity, column));
    let place = Expr::case(stored(Column::EndsAt).lte(now), Expr::value(now))
        .finally(stored(Column::CountedAt));
    Entity::insert(row(subject, item, now, lasts))
        .on_conflict(
            OnConflict::columns([Column::Subject, Column::Item])
                .value(Column::CountedAt, place)
                .update_column(Column::EndsAt)
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

/// Until when an item counts, if it does.
pub async fn ends_at(
    conn: &impl ConnectionTrait,
    subject: &str,
    item: &str,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    let found = Entity::find_by_id((subject.to_owned(), item.to_owned()))
        .one(conn)
        .await?;
    Ok(found.map(|row| row.ends_at).filter(|end| *end > now))
}

/// The item that has waited longest among those that still do.
pub async fn first_waiting(
    conn: &impl ConnectionTrait,
    subject: &str,
    now: DateTime<Utc>,
) -> Result<Option<String>, DbErr> {
    let first = Entity::find()
        .filter(Column::Subject.eq(subject))
        .filter(Column::EndsAt.gt(now))
        .order_by_asc(Column::CountedAt)
        .order_by_asc(Column::Item)
        .one(conn)
        .await?;
    Ok(first.map(|row| row.item))
}

/// Forgets the items of a subject that have stopped waiting, each of which lasted at least that long: whoever looks for
/// the first one then finds it at once, however many came and went before.
pub async fn forget_gone(
    conn: &impl ConnectionTrait,
    subject: &str,
    now: DateTime<Utc>,
    lasts: TimeDelta,
) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::Subject.eq(subject))
        .filter(Column::CountedAt.lte(now - lasts))
        .filter(Column::EndsAt.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}

/// When the `n`th newest item and the one before it were counted, counting from one.
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

/// Takes an item out of the count.
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

/// Forgets what no longer counts.
pub async fn delete_ended(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::EndsAt.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}
