//! The administrator's list of accounts, page by page, and how many there are.

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, Order, QueryFilter, QueryOrder,
    QuerySelect,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use super::{search::matches, users::record};
use crate::{entities::user, model::user::UserRecord};

/// Which accounts; every part that is given must hold.
#[derive(Clone, Debug, Default)]
pub struct UserFilter {
    /// Part of a name or an address.
    pub search: Option<String>,
    /// Role.
    pub role: Option<Role>,
    /// `active` or `pending`.
    pub status: Option<&'static str>,
    /// Only those that come after this account in the list: when it was made, and its id.
    pub after: Option<(DateTime<Utc>, Uuid)>,
}

/// Accounts, newest first, at most so many.
///
/// # Errors
/// When the database fails.
pub async fn newest(
    conn: &impl ConnectionTrait,
    filter: UserFilter,
    most: u64,
) -> Result<Vec<UserRecord>, DbErr> {
    use user::Column;
    let mut query = user::Entity::find()
        .order_by(Column::CreatedAt, Order::Desc)
        .order_by(Column::Id, Order::Desc)
        .limit(most);
    if let Some(text) = &filter.search {
        query = query.filter(matches(text));
    }
    if let Some(role) = filter.role {
        query = query.filter(Column::Role.eq(role.as_str()));
    }
    if let Some(status) = filter.status {
        query = query.filter(Column::Status.eq(status));
    }
    if let Some((created_at, id)) = filter.after {
        let older = Condition::any()
            .add(Column::CreatedAt.lt(created_at))
            .add(Column::Id.lt(id));
        query = query
            .filter(Column::CreatedAt.lte(created_at))
            .filter(older);
    }
    let rows = query.all(conn).await?;
    rows.into_iter().map(record).collect()
}

/// Accounts by role and status.
#[derive(Debug)]
pub struct AccountCounts(Vec<(String, String, i64)>);

impl AccountCounts {
    /// All of them.
    pub fn total(&self) -> u64 {
        self.sum(|_, _| true)
    }

    /// Those with a status.
    pub fn with_status(&self, status: &str) -> u64 {
        self.sum(|_, present| present == status)
    }

    /// Those with a role.
    pub fn with_role(&self, role: Role) -> u64 {
        self.sum(|present, _| present == role.as_str())
    }

    fn sum(&self, counts: impl Fn(&str, &str) -> bool) -> u64 {
        let rows = self
            .0
            .iter()
            .filter(|(role, status, _)| counts(role, status));
        rows.map(|(.., count)| count.unsigned_abs()).sum()
    }
}

/// How many accounts there are, in one pass over an index.
///
/// # Errors
/// When the database fails.
pub async fn counts(conn: &impl ConnectionTrait) -> Result<AccountCounts, DbErr> {
    let rows = user::Entity::find()
        .select_only()
        .columns([user::Column::Role, user::Column::Status])
        .expr(Expr::val(1).count())
        .group_by(user::Column::Role)
        .group_by(user::Column::Status)
        .into_tuple()
        .all(conn)
        .await?;
    Ok(AccountCounts(rows))
}
