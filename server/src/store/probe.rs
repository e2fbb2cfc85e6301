//! Small questions to the database as a whole.

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, prelude::Uuid,
};

use crate::entities::user;

/// Asks the database for a sign of life.
///
/// # Errors
/// When it gives none.
pub async fn answers(conn: &impl ConnectionTrait) -> Result<(), DbErr> {
    conn.execute_unprepared("SELECT 1").await.map(drop)
}

/// Whether one of these addresses is somebody's.
///
/// # Errors
/// When the database fails.
pub async fn any_address(conn: &impl ConnectionTrait, emails: &[&str]) -> Result<bool, DbErr> {
    let found: Option<Uuid> = user::Entity::find()
        .select_only()
        .column(user::Column::Id)
        .filter(user::Column::Email.is_in(emails.iter().copied()))
        .limit(1)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(found.is_some())
}
