//! The administrator's paged list of accounts, and its counts.

pub(crate) mod roles;

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use reedling_db::{entities::user, search::matches, value_types::Stored};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, Order, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, Select,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use crate::accounts::queries::{
    account::{AccountStatus, WaitsFor},
    standing,
    users::UserRecord,
};

/// Which accounts to list; all given parts must match.
#[derive(Clone, Debug, Default)]
pub(crate) struct UserFilter {
    /// Part of a name or an address.
    pub search: Option<String>,
    /// Role.
    pub role: Option<Role>,
    /// Status.
    pub status: Option<AccountStatus>,
    /// What pending ones wait for.
    pub waits_for: Option<WaitsFor>,
    /// Cursor: only accounts after this one, by creation and id.
    pub after: Option<(DateTime<Utc>, Uuid)>,
}

/// Accounts, newest first, up to a limit.
pub(crate) async fn newest(
    conn: &impl ConnectionTrait,
    filter: &UserFilter,
    most: u64,
) -> Result<Vec<UserRecord>, DbErr> {
    use user::Column;
    let mut query = matching(filter)
        .order_by(Column::CreatedAt, Order::Desc)
        .order_by(Column::Id, Order::Desc)
        .limit(most);
    if let Some((created_at, id)) = filter.after {
        let older = Condition::any()
            .add(Column::CreatedAt.lt(created_at))
            .add(Column::Id.lt(id));
        query = query
            .filter(Column::CreatedAt.lte(created_at))
            .filter(older);
    }
    let rows = query.all(conn).await?;
    Ok(rows.into_iter().map(UserRecord::from).collect())
}

/// How many accounts match, on all pages.
pub(crate) async fn count(conn: &impl ConnectionTrait, filter: &UserFilter) -> Result<u64, DbErr> {
    matching(filter)
        .select_only()
        .column(user::Column::Id)
        .count(conn)
        .await
}

/// Accounts that match everything but the cursor.
fn matching(filter: &UserFilter) -> Select<user::Entity> {
    let mut query = user::Entity::find();
    if let Some(text) = &filter.search {
        query = query.filter(matches(text));
    }
    if let Some(role) = filter.role {
        query = query.filter(user::Column::Role.eq(Stored(role)));
    }
    if let Some(status) = filter.status {
        query = query.filter(standing::is(status));
    }
    if let Some(what) = filter.waits_for {
        query = query.filter(standing::waits_for(what));
    }
    query
}

/// The status of an account in SQL, as `Standing::status` derives it.
const STATUS: &str = r#"CASE WHEN "suspended_at" IS NOT NULL THEN 'suspended'
    WHEN "approved_at" IS NULL THEN 'pending' ELSE 'active' END"#;

/// Accounts by role and status.
#[derive(Debug)]
pub(crate) struct AccountCounts(Vec<(Stored<Role>, String, i64)>);

impl AccountCounts {
    /// All of them.
    pub(crate) fn total(&self) -> u64 {
        self.sum(|_, _| true)
    }

    /// Those with a status.
    pub(crate) fn with_status(&self, status: AccountStatus) -> u64 {
        self.sum(|_, present| present == status.as_str())
    }

    /// Those with a role.
    pub(crate) fn with_role(&self, role: Role) -> u64 {
        self.sum(|present, _| present == role)
    }

    fn sum(&self, counts: impl Fn(Role, &str) -> bool) -> u64 {
        let rows = self
            .0
            .iter()
            .filter(|(role, status, _)| counts(role.0, status));
        rows.map(|(.., count)| count.unsigned_abs()).sum()
    }
}

/// How many accounts there are, in one pass over an index.
pub(crate) async fn counts(conn: &impl ConnectionTrait) -> Result<AccountCounts, DbErr> {
    let status = || Expr::cust(STATUS);
    let rows = user::Entity::find()
        .select_only()
        .column(user::Column::Role)
        .expr(status())
        .expr(Expr::val(1).count())
        .group_by(user::Column::Role)
        .group_by(status())
        .into_tuple()
        .all(conn)
        .await?;
    Ok(AccountCounts(rows))
}
