//! Accounts by id and by address, and new ones.

use chrono::{DateTime, Utc};
use reedling_core::{
    access::Role,
    settings::stored::{NotificationSettings, PrivacySettings},
};
use reedling_db::{entities::user, value_types::Stored};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, JsonValue, QueryFilter, QuerySelect, Set,
    prelude::Expr, sea_query::LockType,
};
use secrecy::SecretSlice;
use serde_json::json;
use uuid::Uuid;

use super::{
    account::{PasswordSource, Standing},
    standing,
};
use crate::{audit::Person, security::token};

/// An account, as its owner and administrators see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserRecord {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address; a minor may have none (D4).
    pub email: Option<String>,
    /// Role.
    pub role: Role,
    /// Whether the address is proved, and the account approved or suspended.
    pub standing: Standing,
    /// As typed.
    pub phone_number: Option<String>,
    /// An address that waits for its confirmation.
    pub pending_email: Option<String>,
    /// When the account was made.
    pub created_at: DateTime<Utc>,
}

/// A temporary password, as it is stored.
#[derive(Clone, Debug)]
pub struct TemporaryHash {
    /// Its SHA-256, as `security::token` writes it.
    pub hash: String,
    /// When it stops working.
    pub expires_at: DateTime<Utc>,
    /// How it reaches its owner.
    pub source: PasswordSource,
}

/// A new account.
#[derive(Clone, Debug)]
pub struct NewUser {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address in lower case; a minor may have none (D4).
    pub email: Option<String>,
    /// Role.
    pub role: Role,
    /// Its initial state.
    pub standing: Standing,
    /// Argon2id hash of the password that the owner chose.
    pub password_hash: Option<String>,
    /// A temporary password.
    pub temporary_password: Option<TemporaryHash>,
    /// As typed.
    pub phone_number: Option<String>,
}

/// Writes an account. With a temporary password the first sign-in has to choose a new one.
///
/// # Errors
/// When the database fails, or the address is in use.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    account: NewUser,
) -> Result<(), DbErr> {
    let must_change_password = account.temporary_password.is_some();
    let temporary = account.temporary_password;
    let source = temporary.as_ref().map(|it| it.source.as_str().to_owned());
    let (hash, expires_at) = temporary.map(|it| (it.hash, it.expires_at)).unzip();
    user::Entity::insert(user::ActiveModel {
        id: Set(account.id),
        email: Set(account.email),
        role: Set(account.role.into()),
        password_hash: Set(account.password_hash),
        temporary_password_hash: Set(hash),
        temporary_password_expires_at: Set(expires_at),
        temporary_password_source: Set(source),
        must_change_password: Set(must_change_password),
        phone_number: Set(account.phone_number),
        pending_email: Set(None),
        draft_key: Set(token::draft_key()),
        address_proved_at: Set(account.standing.address_proved_at),
        approved_at: Set(account.standing.approved_at),
        suspended_at: Set(account.standing.suspended_at),
        notification_settings: Set(default_notifications()),
        privacy_settings: Set(default_privacy()),
        notices_read_until: Set(None),
        created_at: Set(now),
        updated_at: Set(now),
        ..user::ActiveModel::named(&account.name)
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// The account with that id.
pub async fn by_id(conn: &impl ConnectionTrait, id: Uuid) -> Result<Option<UserRecord>, DbErr> {
    let row = user::Entity::find_by_id(id).one(conn).await?;
    Ok(row.map(UserRecord::from))
}

/// The account with that id, locked until the transaction ends. `NO KEY UPDATE` lets rows be inserted meanwhile that
/// refer to it.
pub async fn lock(conn: &impl ConnectionTrait, id: Uuid) -> Result<Option<UserRecord>, DbErr> {
    let user = user::Entity::find_by_id(id).lock(LockType::NoKeyUpdate);
    Ok(user.one(conn).await?.map(UserRecord::from))
}

/// A user's full name; empty when there is no such account.
pub async fn name(conn: &impl ConnectionTrait, id: Uuid) -> Result<String, DbErr> {
    let name: Option<String> = user::Entity::find_by_id(id)
        .select_only()
        .column(user::Column::Name)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(name.unwrap_or_default())
}

/// The account with that address, in lower case.
pub async fn find_by_email(
    conn: &impl ConnectionTrait,
    email: &str,
) -> Result<Option<UserRecord>, DbErr> {
    let row = user::Entity::find()
        .filter(user::Column::Email.eq(email))
        .one(conn)
        .await?;
    Ok(row.map(UserRecord::from))
}

/// An account with its private settings.
#[derive(Debug)]
pub struct OwnAccount {
    /// The account.
    pub user: UserRecord,
    /// The five switches, by name.
    pub notifications: JsonValue,
    /// The privacy settings, by name.
    pub privacy: JsonValue,
    /// The key by which its browsers encrypt drafts.
    pub draft_key: SecretSlice<u8>,
}

/// An account with its private settings.
pub async fn own_account(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<OwnAccount>, DbErr> {
    let row = user::Entity::find_by_id(id).one(conn).await?;
    Ok(row.map(|mut row| OwnAccount {
        notifications: row.notification_settings.take(),
        privacy: row.privacy_settings.take(),
        draft_key: std::mem::take(&mut row.draft_key).into(),
        user: row.into(),
    }))
}

/// Gives an account another role.
pub async fn set_role(
    conn: &impl ConnectionTrait,
    id: Uuid,
    role: Role,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    user::Entity::update_many()
        .col_expr(user::Column::Role, Expr::value(Stored(role)))
        .col_expr(user::Column::UpdatedAt, Expr::value(now))
        .filter(user::Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// The notification settings of a new account, as they are stored.
pub fn default_notifications() -> JsonValue {
    json!(NotificationSettings::DEFAULT)
}

/// The privacy settings of a new account, as they are stored.
pub fn default_privacy() -> JsonValue {
    json!(PrivacySettings::DEFAULT)
}

impl From<user::Model> for UserRecord {
    fn from(row: user::Model) -> Self {
        Self {
            standing: standing::of(&row),
            id: row.id,
            name: row.name,
            email: row.email,
            role: row.role.0,
            phone_number: row.phone_number,
            pending_email: row.pending_email,
            created_at: row.created_at,
        }
    }
}

impl<'a> From<&'a UserRecord> for Person<'a> {
    fn from(user: &'a UserRecord) -> Self {
        Self {
            id: user.id,
            name: &user.name,
        }
    }
}
