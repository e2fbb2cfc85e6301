//! When the next mail of a kind may go out.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, Set, prelude::Expr,
    sea_query::OnConflict,
};

use crate::entities::mail_pause::{ActiveModel, Column, Entity};

/// Reserves the next instant at which a mail of a kind may go out: now, or when the pause after the last one is
/// over. None when that instant is reserved already.
///
/// # Errors
/// When the database fails.
pub async fn reserve(
    conn: &impl ConnectionTrait,
    mail: &str,
    pause: TimeDelta,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    let row = ActiveModel {
        mail: Set(mail.to_owned()),
        until: Set(now),
    };
    Entity::insert(row)
        .on_conflict(OnConflict::column(Column::Mail).do_nothing().to_owned())
        .try_insert()
        .exec_without_returning(conn)
        .await?;
    let row = Entity::find_by_id(mail).lock_exclusive().one(conn).await?;
    let until = row.map_or(now, |row| row.until);
    if until > now + pause {
        return Ok(None);
    }
    let at = until.max(now);
    Entity::update_many()
        .col_expr(Column::Until, Expr::value(at + pause))
        .filter(Column::Mail.eq(mail))
        .exec(conn)
        .await?;
    Ok(Some(at))
}
