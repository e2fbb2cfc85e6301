//! Sessions, found by the hash of their token.

pub mod ending;

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use reedling_db::{
    entities::{session, user},
    value_types::Stored,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, JoinType, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, RelationTrait, SelectExt, Set, prelude::Expr,
    sea_query::ExprTrait,
};
use uuid::Uuid;

use super::account::{Standing, WaitsFor};
use crate::{accounts::caller::CurrentUser, api::rows::Rows};

/// A new session.
#[derive(Debug)]
pub struct NewSession<'a> {
    /// The account.
    pub user_id: Uuid,
    /// SHA-256 of the token.
    pub token_hash: Vec<u8>,
    /// What the browser calls itself.
    pub user_agent: &'a str,
    /// When it expires unless it is used.
    pub expires_at: DateTime<Utc>,
}

/// A browser in which somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq, DerivePartialModel)]
#[sea_orm(entity = "session::Entity")]
pub struct SessionRecord {
    /// The session.
    pub id: Uuid,
    /// What the browser calls itself.
    pub user_agent: String,
    /// When it was signed in.
    pub created_at: DateTime<Utc>,
    /// Last use, exact to the hour.
    pub last_used_at: DateTime<Utc>,
}

/// A valid session and its last use.
#[derive(Debug)]
pub struct LiveSession {
    /// Who makes the call.
    pub caller: CurrentUser,
    /// Last use, exact to the hour.
    pub last_used_at: DateTime<Utc>,
}

/// Writes a session.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    new: NewSession<'_>,
) -> Result<(), DbErr> {
    session::Entity::insert(session::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(new.user_id),
        token_hash: Set(new.token_hash),
        user_agent: Set(new.user_agent.to_owned()),
        created_at: Set(now),
        last_used_at: Set(now),
        expires_at: Set(new.expires_at),
        wrong_passwords: Set(0),
        proved_at: Set(Some(now)),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// The session of a token that has not expired, with its user as they are now; one query.
pub async fn find(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<Option<LiveSession>, DbErr> {
    let row: Option<SessionRow> = session::Entity::find()
        .join(JoinType::InnerJoin, session::Relation::User.def())
        .filter(session::Column::TokenHash.eq(token_hash))
        .filter(session::Column::ExpiresAt.gt(now))
        .filter(user::Column::SuspendedAt.is_null())
        .into_partial_model()
        .one(conn)
        .await?;
    Ok(row.and_then(SessionRow::live))
}

/// A session with its user.
#[derive(DerivePartialModel)]
#[sea_orm(entity = "session::Entity")]
struct SessionRow {
    id: Uuid,
    user_id: Uuid,
    last_used_at: DateTime<Utc>,
    #[sea_orm(nested)]
    user: Owner,
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "user::Entity")]
struct Owner {
    role: Stored<Role>,
    name: String,
    address_proved_at: Option<DateTime<Utc>>,
    approved_at: Option<DateTime<Utc>>,
}

impl SessionRow {
    /// None for an account that waits for activation, as it was never allowed to sign in.
    fn live(self) -> Option<LiveSession> {
        let standing = Standing {
            address_proved_at: self.user.address_proved_at,
            approved_at: self.user.approved_at,
            suspended_at: None,
        };
        let waits_for = standing.waits_for();
        let caller = CurrentUser {
            id: self.user_id,
            session_id: self.id,
            role: self.user.role.0,
            name: self.user.name,
            waits_for_approval: waits_for == Some(WaitsFor::Approval),
        };
        (waits_for != Some(WaitsFor::Activation)).then_some(LiveSession {
            caller,
            last_used_at: self.last_used_at,
        })
    }
}

/// Updates last use and expiry.
pub async fn touch(
    conn: &impl ConnectionTrait,
    id: Uuid,
    now: DateTime<Utc>,
    expires_at: DateTime<Utc>,
) -> Result<(), DbErr> {
    session::Entity::update_many()
        .col_expr(session::Column::LastUsedAt, Expr::value(now))
        .col_expr(session::Column::ExpiresAt, Expr::value(expires_at))
        .filter(session::Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// When the owner last proved in this session who they are.
pub async fn proved_at(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    let found: Option<Option<DateTime<Utc>>> = session::Entity::find_by_id(id)
        .select_only()
        .column(session::Column::ProvedAt)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(found.flatten())
}

/// Records that the owner has proved in this session who they are.
pub async fn prove(conn: &impl ConnectionTrait, id: Uuid, now: DateTime<Utc>) -> Result<(), DbErr> {
    session::Entity::update_many()
        .col_expr(session::Column::ProvedAt, Expr::value(now))
        .filter(session::Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Whether a token has a session that has expired.
pub async fn has_expired(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    session::Entity::find()
        .filter(session::Column::TokenHash.eq(token_hash))
        .filter(session::Column::ExpiresAt.lte(now))
        .exists(conn)
        .await
}

/// A user's valid sessions, the last used first, up to a limit.
pub async fn list(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    now: DateTime<Utc>,
    most: u64,
) -> Result<Rows<SessionRecord>, DbErr> {
    let live = session::Entity::find()
        .filter(session::Column::UserId.eq(user_id))
        .filter(session::Column::ExpiresAt.gt(now));
    let rows = live
        .clone()
        .order_by_desc(session::Column::LastUsedAt)
        .order_by_desc(session::Column::Id)
        .limit(most)
        .into_partial_model()
        .all(conn)
        .await?;
    Rows::counted(rows, most, live.count(conn)).await
}

/// Counts an attempt at the current password before it is checked, and answers the count; none when the session has
/// ended meanwhile.
pub async fn count_password(conn: &impl ConnectionTrait, id: Uuid) -> Result<Option<i32>, DbErr> {
    let counted = session::Entity::update_many()
        .col_expr(
            session::Column::WrongPasswords,
            Expr::col(session::Column::WrongPasswords).add(1),
        )
        .filter(session::Column::Id.eq(id))
        .exec_with_returning(conn)
        .await?;
    Ok(counted.first().map(|row| row.wrong_passwords))
}

/// The current password was right: takes the attempt back.
pub async fn take_password_back(conn: &impl ConnectionTrait, id: Uuid) -> Result<(), DbErr> {
    session::Entity::update_many()
        .col_expr(
            session::Column::WrongPasswords,
            Expr::col(session::Column::WrongPasswords).sub(1),
        )
        .filter(session::Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}
