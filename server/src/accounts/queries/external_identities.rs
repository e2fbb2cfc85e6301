//! The links between OpenID providers' users and accounts.

use chrono::{DateTime, Utc};
use reedling_db::entities::{external_identity, user};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, JoinType, QueryFilter, QuerySelect,
    RelationTrait, Set,
};
use uuid::Uuid;

use super::users::UserRecord;

/// The account that a provider's user is linked to.
pub async fn user_of(
    conn: &impl ConnectionTrait,
    issuer: &str,
    subject: &str,
) -> Result<Option<UserRecord>, DbErr> {
    let row = user::Entity::find()
        .join_rev(JoinType::InnerJoin, external_identity::Relation::User.def())
        .filter(external_identity::Column::Issuer.eq(issuer))
        .filter(external_identity::Column::Subject.eq(subject))
        .one(conn)
        .await?;
    Ok(row.map(UserRecord::from))
}

/// Links a provider's user to an account.
///
/// # Errors
/// When the database fails, or that user is linked already.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    issuer: &str,
    subject: &str,
    user_id: Uuid,
) -> Result<(), DbErr> {
    external_identity::Entity::insert(external_identity::ActiveModel {
        issuer: Set(issuer.to_owned()),
        subject: Set(subject.to_owned()),
        user_id: Set(user_id),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Unlinks every provider's user from an account.
pub async fn delete_all_of(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    external_identity::Entity::delete_many()
        .filter(external_identity::Column::UserId.eq(user_id))
        .exec(conn)
        .await?;
    Ok(())
}
