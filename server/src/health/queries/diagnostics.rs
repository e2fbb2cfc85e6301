//! Diagnostic queries about the database as a whole.

use chrono::{DateTime, Utc};
use reedling_db::entities::user;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbBackend, DbErr, EntityTrait, QueryFilter, SelectExt, Statement,
};

/// Pings the database.
pub async fn ping(conn: &impl ConnectionTrait) -> Result<(), DbErr> {
    conn.execute_unprepared("SELECT 1").await.map(drop)
}

/// The database's clock, if it has one of its own.
pub async fn now(conn: &impl ConnectionTrait) -> Result<Option<DateTime<Utc>>, DbErr> {
    let backend = conn.get_database_backend();
    if backend != DbBackend::Postgres {
        return Ok(None);
    }
    let sql = "SELECT clock_timestamp() AS now";
    let row = conn.query_one_raw(Statement::from_string(backend, sql));
    row.await?.map(|row| row.try_get("", "now")).transpose()
}

/// Whether an account has one of these addresses.
pub async fn any_address(conn: &impl ConnectionTrait, emails: &[&str]) -> Result<bool, DbErr> {
    user::Entity::find()
        .filter(user::Column::Email.is_in(emails.iter().copied()))
        .exists(conn)
        .await
}

/// How large the database is, in bytes.
pub async fn size(conn: &impl ConnectionTrait) -> Result<u64, DbErr> {
    let backend = conn.get_database_backend();
    let sql = match backend {
        DbBackend::Sqlite => {
            "SELECT pages.page_count * sizes.page_size AS bytes \
             FROM pragma_page_count() AS pages, pragma_page_size() AS sizes"
        }
        _ => "SELECT pg_database_size(current_database()) AS bytes",
    };
    let row = conn
        .query_one_raw(Statement::from_string(backend, sql))
        .await?;
    let row = row.ok_or_else(|| DbErr::Custom("the database does not tell its size".to_owned()))?;
    let bytes: i64 = row.try_get("", "bytes")?;
    Ok(bytes.unsigned_abs())
}
