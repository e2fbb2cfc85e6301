//! The pauses between mails of a kind.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::mail_pause::{ActiveModel, Column, Entity};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, Set, prelude::Expr,
};

/// Reserves the next instant for a mail of a kind: now, or at the end of the pause. None when it is reserved already.
pub async fn reserve(
    conn: &impl ConnectionTrait,
    mail: &str,
    pause: TimeDelta,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    let until = lock(conn, mail, now).await?;
    if until > now + pause {
        return Ok(None);
    }
    let at = until.max(now);
    set(conn, mail, at + pause).await?;
    Ok(Some(at))
}

/// Begins the pause of a kind of mail; false during one.
pub async fn begin(
    conn: &impl ConnectionTrait,
    mail: &str,
    pause: TimeDelta,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    let is_free = lock(conn, mail, now).await? <= now;
    if is_free {
        set(conn, mail, now + pause).await?;
    }
    Ok(is_free)
}

/// When the pause of a kind of mail ends, and whether it has only begun.
pub async fn end(
    conn: &impl ConnectionTrait,
    mail: &str,
    pause: TimeDelta,
    now: DateTime<Utc>,
) -> Result<(DateTime<Utc>, bool), DbErr> {
    let until = lock(conn, mail, now).await?;
    if until > now {
        return Ok((until, false));
    }
    set(conn, mail, now + pause).await?;
    Ok((now + pause, true))
}

/// Deletes pauses that are over.
pub async fn delete_over(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::Until.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}

/// Locks the pause of a kind of mail, so that only one of many concurrent calls begins the next one; answers when it ends.
async fn lock(
    conn: &impl ConnectionTrait,
    mail: &str,
    now: DateTime<Utc>,
) -> Result<DateTime<Utc>, DbErr> {
    let row = ActiveModel {
        mail: Set(mail.to_owned()),
        until: Set(now),
    };
    Entity::insert(row)
        .on_conflict_do_nothing()
        .exec_without_returning(conn)
        .await?;
    let row = Entity::find_by_id(mail).lock_exclusive().one(conn).await?;
    Ok(row.map_or(now, |row| row.until))
}

async fn set(conn: &impl ConnectionTrait, mail: &str, until: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::Until, Expr::value(until))
        .filter(Column::Mail.eq(mail))
        .exec(conn)
        .await?;
    Ok(())
}
