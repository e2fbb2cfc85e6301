//! Searching parents, only by what the caller may see of them.

use reedling_core::access::Role;
use reedling_db::{
    entities::{contact_card, enrolment, guardianship, parent, user},
    search::{containing, matches, naming},
    value_types::Stored,
};
use sea_orm::{
    ConnectionTrait, DbErr, ExprTrait, FromQueryResult, Order,
    sea_query::{Alias, Condition, Expr, Query, SelectStatement, UnionType},
};
use uuid::Uuid;

use super::{
    confirmations::{may_see, taught_children},
    contact::ParentRecord,
    typed::by_card,
};

/// Parents of the whole school that match, by name, up to a limit.
pub async fn in_school(
    conn: &impl ConnectionTrait,
    text: &str,
    most: u64,
) -> Result<Vec<ParentRecord>, DbErr> {
    let mut query = open_accounts();
    query
        .order_by((user::Entity, user::Column::NameSorted), Order::Asc)
        .order_by((user::Entity, user::Column::Id), Order::Asc)
        .limit(most);
    if !text.is_empty() {
        query.cond_where(matches(text));
    }
    records(conn, &query).await
}

/// One parent, as an administrator sees them.
pub async fn in_school_by_id(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<ParentRecord>, DbErr> {
    let mut query = open_accounts();
    query.and_where(of(user::Column::Id).eq(id));
    Ok(records(conn, &query).await?.pop())
}

/// Account and address of those parents.
pub async fn accounts_of(
    conn: &impl ConnectionTrait,
    ids: &[Uuid],
) -> Result<Vec<(Uuid, Option<String>)>, DbErr> {
    let query = Query::select()
        .columns([user::Column::Id, user::Column::Email].map(|column| (user::Entity, column)))
        .from(user::Entity)
        .and_where(of(user::Column::Role).eq(Stored(Role::Parent)))
        .and_where(of(user::Column::Id).is_in(ids.iter().copied()))
        .take();
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| Ok((row.try_get("", "id")?, row.try_get("", "email")?)))
        .collect()
}

/// A teacher's parents that match, by name, up to a limit: those they typed, by card, and other parents of their
/// students, by account. Restricted to the given ids, if there are any.
pub async fn of_teacher(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    text: &str,
    ids: Option<&[Uuid]>,
    most: u64,
) -> Result<Vec<ParentRecord>, DbErr> {
    let found = Alias::new("found");
    let column = |name: &'static str| Expr::col((found.clone(), Alias::new(name)));
    let both = by_card(teacher_id)
        .union(UnionType::All, by_account(teacher_id))
        .take();
    let mut query = Query::select()
        .columns(COLUMNS.map(|name| (found.clone(), Alias::new(name))))
        .from_subquery(both, found.clone())
        .order_by((found.clone(), Alias::new("name_sorted")), Order::Asc)
        .order_by((found.clone(), Alias::new("id")), Order::Asc)
        .limit(most)
        .take();
    if let Some(ids) = ids {
        query.and_where(column("id").is_in(ids.iter().copied()));
    }
    if !text.is_empty() {
        let either = Condition::any()
            .add(naming(["name_folded", "name_joined"].map(column), text))
            .add(containing(column("email"), text));
        query.cond_where(either);
    }
    records(conn, &query).await
}

const COLUMNS: [&str; 9] = [
    "id",
    "name",
    "name_folded",
    "name_joined",
    "name_sorted",
    "email",
    "phone_number",
    "address",
    "confirmed",
];

/// Parents of a teacher's students, and parents without a card whom the teacher entered.
fn by_account(teacher_id: Uuid) -> SelectStatement {
    let is_open = || may_see(teacher_id, (user::Entity, user::Column::Id));
    let shown = |entered: Expr| Expr::case(is_open(), entered).into();
    let card = Query::select()
        .expr(Expr::val(1))
        .from(contact_card::Entity)
        .and_where(
            Expr::col((contact_card::Entity, contact_card::Column::TeacherId)).eq(teacher_id),
        )
        .and_where(
            Expr::col((contact_card::Entity, contact_card::Column::ParentId))
                .equals((user::Entity, user::Column::Id)),
        )
        .take();
    select(
        of(user::Column::Id),
        names(),
        [
            shown(of(user::Column::Email)),
            shown(of(user::Column::PhoneNumber)),
            shown(postal_address()),
        ],
        is_open(),
    )
    .from(user::Entity)
    .left_join(parent::Entity, is_account())
    .and_where(of(user::Column::Role).eq(Stored(Role::Parent)))
    .and_where(of(user::Column::Id).in_subquery(known_to(teacher_id)))
    .and_where(Expr::exists(card).not())
    .take()
}

/// Ids of the parents of a teacher's students, and of those whom the teacher entered.
fn known_to(teacher_id: Uuid) -> SelectStatement {
    let entered = Query::select()
        .column(parent::Column::UserId)
        .from(parent::Entity)
        .and_where(Expr::col(parent::Column::CreatedBy).eq(teacher_id))
        .take();
    taught_children()
        .column((guardianship::Entity, guardianship::Column::ParentId))
        .and_where(Expr::col((enrolment::Entity, enrolment::Column::TeacherId)).eq(teacher_id))
        .union(UnionType::Distinct, entered)
        .take()
}

pub(super) fn select(
    id: Expr,
    [name, name_folded, name_joined, name_sorted]: [Expr; 4],
    [email, phone_number, address]: [Expr; 3],
    confirmed: Expr,
) -> SelectStatement {
    let values = [
        id,
        name,
        name_folded,
        name_joined,
        name_sorted,
        email,
        phone_number,
        address,
        confirmed,
    ];
    let mut query = Query::select();
    for (value, name) in values.into_iter().zip(COLUMNS) {
        query.expr_as(value, name);
    }
    query
}

/// Parents with all their data.
fn open_accounts() -> SelectStatement {
    let contact = [
        of(user::Column::Email),
        of(user::Column::PhoneNumber),
        postal_address(),
    ];
    select(of(user::Column::Id), names(), contact, Expr::val(true))
        .from(user::Entity)
        .left_join(parent::Entity, is_account())
        .and_where(of(user::Column::Role).eq(Stored(Role::Parent)))
        .take()
}

/// The account's name, and what is searched and sorted by.
fn names() -> [Expr; 4] {
    use user::Column as C;
    [C::Name, C::NameFolded, C::NameJoined, C::NameSorted].map(of)
}

pub(super) fn of(column: user::Column) -> Expr {
    Expr::col((user::Entity, column))
}

pub(super) fn postal_address() -> Expr {
    Expr::col((parent::Entity, parent::Column::Address))
}

pub(super) fn is_account() -> Expr {
    Expr::col((parent::Entity, parent::Column::UserId)).equals((user::Entity, user::Column::Id))
}

async fn records(
    conn: &impl ConnectionTrait,
    query: &SelectStatement,
) -> Result<Vec<ParentRecord>, DbErr> {
    let rows = conn.query_all(query).await?;
    rows.iter()
        .map(|row| {
            let row = Row::from_query_result(row, "")?;
            Ok(ParentRecord {
                id: row.id,
                name: row.name,
                email: row.email.filter(|email| !email.is_empty()),
                phone_number: row.phone_number,
                address: row.address,
                relationship: None,
                is_primary: false,
                confirmed: row.confirmed,
            })
        })
        .collect()
}

#[derive(FromQueryResult)]
struct Row {
    id: Uuid,
    name: String,
    email: Option<String>,
    phone_number: Option<String>,
    address: Option<String>,
    confirmed: bool,
}
