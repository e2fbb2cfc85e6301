//! What an account signs in with.

use chrono::{DateTime, Utc};
use reedling_db::entities::user;
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, ExprTrait, QueryFilter,
    QuerySelect, SelectExt, Set, prelude::Expr,
};
use uuid::Uuid;

use super::{
    account::{PasswordSource, Standing, WaitsFor},
    standing,
    users::{TemporaryHash, UserRecord},
};
use crate::security::token;

/// An account with its password hashes.
pub struct Credentials {
    /// The account.
    pub user: UserRecord,
    /// Hash of the owner's password.
    pub password_hash: Option<String>,
    /// Hash of the temporary password, while it works.
    pub temporary_hash: Option<String>,
    /// How the temporary password reached its owner.
    pub temporary_source: PasswordSource,
    /// Whether the account was created for its owner, who has not chosen a password yet.
    pub must_change_password: bool,
}

/// By address, in lower case.
pub async fn by_email(
    conn: &impl ConnectionTrait,
    email: &str,
    now: DateTime<Utc>,
) -> Result<Option<Credentials>, DbErr> {
    let row = user::Entity::find()
        .filter(user::Column::Email.eq(email))
        .one(conn)
        .await?;
    Ok(row.map(|row| credentials(row, now)))
}

/// By account.
pub async fn by_id(
    conn: &impl ConnectionTrait,
    id: Uuid,
    now: DateTime<Utc>,
) -> Result<Option<Credentials>, DbErr> {
    let row = user::Entity::find_by_id(id).one(conn).await?;
    Ok(row.map(|row| credentials(row, now)))
}

fn credentials(mut row: user::Model, now: DateTime<Utc>) -> Credentials {
    let works = row.suspended_at.is_none()
        && row
            .temporary_password_expires_at
            .is_some_and(|expires_at| expires_at > now);
    let temporary_hash = row.temporary_password_hash.take().filter(|_| works);
    Credentials {
        password_hash: row.password_hash.take(),
        temporary_hash,
        temporary_source: PasswordSource::parse(row.temporary_password_source.as_deref()),
        must_change_password: row.must_change_password,
        user: row.into(),
    }
}

/// Whether anybody has used an account: its owner has chosen a password, or a provider has opened it.
pub async fn is_used(conn: &impl ConnectionTrait, id: Uuid) -> Result<bool, DbErr> {
    let found = user::Entity::find_by_id(id).filter(unused());
    Ok(!found.exists(conn).await?)
}

/// The condition that nobody has.
pub fn unused() -> Expr {
    user::Column::MustChangePassword
        .eq(true)
        .or(user::Column::Email.is_null())
        .and(user::Column::PasswordHash.is_null())
}

/// The condition that a teacher may put an account right: nobody has used it, and nobody has vouched for its address.
pub fn is_correctable() -> Expr {
    unused().and(user::Column::AddressProvedAt.is_null())
}

/// A new address of an account, and what opens it.
#[derive(Debug)]
pub struct NewAddress {
    /// In lower case; none without a sign-in.
    pub email: Option<String>,
    /// The temporary password that is mailed there.
    pub temporary: Option<TemporaryHash>,
    /// Whether the first sign-in chooses a password.
    pub must_change_password: bool,
    /// Whether somebody vouches for the address.
    pub is_proved: bool,
}

/// Gives an account another address, without any password but the temporary one.
///
/// # Errors
/// When the database fails, or the address is in use.
pub async fn replace_address(
    conn: &impl ConnectionTrait,
    id: Uuid,
    new: NewAddress,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let source = new
        .temporary
        .as_ref()
        .map(|it| it.source.as_str().to_owned());
    let (hash, expires_at) = new.temporary.map(|it| (it.hash, it.expires_at)).unzip();
    let row = user::ActiveModel {
        email: Set(new.email),
        pending_email: Set(None),
        password_hash: Set(None),
        temporary_password_hash: Set(hash),
        temporary_password_expires_at: Set(expires_at),
        temporary_password_source: Set(source),
        must_change_password: Set(new.must_change_password),
        draft_key: Set(token::draft_key()),
        address_proved_at: Set(new.is_proved.then_some(now)),
        updated_at: Set(now),
        ..Default::default()
    };
    user::Entity::update_many()
        .set(row)
        .filter(user::Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// The state of an account that still has that password hash; locks both until the transaction ends.
pub async fn holder_standing(
    conn: &impl ConnectionTrait,
    id: Uuid,
    hash: &str,
) -> Result<Option<Standing>, DbErr> {
    let row = user::Entity::find_by_id(id)
        .filter(has(hash))
        .lock_shared()
        .one(conn)
        .await?;
    Ok(row.as_ref().map(standing::of))
}

/// Matches an account that has the hash as either password.
fn has(hash: &str) -> Condition {
    Condition::any()
        .add(user::Column::PasswordHash.eq(hash))
        .add(user::Column::TemporaryPasswordHash.eq(hash))
}

/// Replaces the verified password by a new one of the owner's; the temporary one stops working, and drafts kept until
/// now become unreadable. False when the verified one was replaced, or the account is suspended.
pub async fn set_password(
    conn: &impl ConnectionTrait,
    id: Uuid,
    verified: &str,
    hash: String,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    let row = user::ActiveModel {
        password_hash: Set(Some(hash)),
        must_change_password: Set(false),
        draft_key: Set(token::draft_key()),
        updated_at: Set(now),
        ..without_temporary()
    };
    let changed = user::Entity::update_many()
        .set(row)
        .filter(user::Column::Id.eq(id))
        .filter(has(verified))
        .filter(user::Column::SuspendedAt.is_null())
        .exec(conn)
        .await?;
    Ok(changed.rows_affected == 1)
}

/// Stores the name of the newest registration of a pending account. The password stays if it is the given one, else
/// there is none any more.
pub async fn renew_pending(
    conn: &impl ConnectionTrait,
    id: Uuid,
    name: &str,
    kept: Option<String>,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let is_kept = user::Column::PasswordHash.eq(kept);
    let hash = Expr::case(is_kept, Expr::col(user::Column::PasswordHash));
    user::Entity::update_many()
        .set(user::ActiveModel::named(name))
        .col_expr(user::Column::PasswordHash, hash.into())
        .col_expr(user::Column::UpdatedAt, Expr::value(now))
        .filter(user::Column::Id.eq(id))
        .filter(standing::waits_for(WaitsFor::Activation))
        .exec(conn)
        .await?;
    Ok(())
}

/// Stores a temporary password beside the owner's, which keeps working (D12); answers when it expires, none for a
/// suspended account. Replacing an invitation's it lasts at least as long, as anybody may have asked for it.
pub async fn set_temporary(
    conn: &impl ConnectionTrait,
    id: Uuid,
    hash: String,
    expires_at: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    let invited_until = Condition::all()
        .add(user::Column::MustChangePassword.eq(true))
        .add(user::Column::TemporaryPasswordExpiresAt.gt(expires_at));
    let until = Expr::case(
        invited_until,
        Expr::col(user::Column::TemporaryPasswordExpiresAt),
    )
    .finally(expires_at);
    let changed = user::Entity::update_many()
        .col_expr(user::Column::TemporaryPasswordHash, Expr::value(hash))
        .col_expr(user::Column::TemporaryPasswordExpiresAt, until.into())
        .col_expr(
            user::Column::TemporaryPasswordSource,
            Expr::value(PasswordSource::Reset.as_str()),
        )
        .filter(user::Column::Id.eq(id))
        .filter(user::Column::SuspendedAt.is_null())
        .exec_with_returning(conn)
        .await?;
    let row = changed.into_iter().next();
    Ok(row.and_then(|row| row.temporary_password_expires_at))
}

/// A change by which no temporary password works.
fn without_temporary() -> user::ActiveModel {
    user::ActiveModel {
        temporary_password_hash: Set(None),
        temporary_password_expires_at: Set(None),
        ..Default::default()
    }
}

/// Removes the temporary password of an account.
pub async fn clear_temporary(conn: &impl ConnectionTrait, id: Uuid) -> Result<(), DbErr> {
    user::Entity::update_many()
        .set(without_temporary())
        .filter(user::Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Sets an account's name and removes every password, as others than its owner may know them.
pub async fn take_over(
    conn: &impl ConnectionTrait,
    id: Uuid,
    name: &str,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let row = user::ActiveModel {
        password_hash: Set(None),
        temporary_password_hash: Set(None),
        temporary_password_expires_at: Set(None),
        must_change_password: Set(false),
        draft_key: Set(token::draft_key()),
        updated_at: Set(now),
        ..user::ActiveModel::named(name)
    };
    user::Entity::update_many()
        .set(row)
        .filter(user::Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Replaces the temporary password of an owner who has not chosen one yet; false when they have, or are suspended.
pub async fn renew_temporary(
    conn: &impl ConnectionTrait,
    id: Uuid,
    hash: String,
    expires_at: DateTime<Utc>,
) -> Result<bool, DbErr> {
    let row = user::ActiveModel {
        temporary_password_hash: Set(Some(hash)),
        temporary_password_expires_at: Set(Some(expires_at)),
        temporary_password_source: Set(Some(PasswordSource::Invitation.as_str().to_owned())),
        ..Default::default()
    };
    let changed = user::Entity::update_many()
        .set(row)
        .filter(user::Column::Id.eq(id))
        .filter(user::Column::MustChangePassword.eq(true))
        .filter(user::Column::PasswordHash.is_null())
        .filter(user::Column::SuspendedAt.is_null())
        .exec(conn)
        .await?;
    Ok(changed.rows_affected == 1)
}
