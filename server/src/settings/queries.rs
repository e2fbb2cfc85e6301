//! Changes to users' own accounts.

use chrono::{DateTime, Utc};
use reedling_core::students::details::full_name;
use reedling_db::entities::{enrolment, guardianship, student, user};
use sea_orm::{
    ActiveValue::NotSet,
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, JsonValue, QueryFilter, Set,
    sea_query::{Expr, ExprTrait, Query, SelectStatement, UnionType},
};
use uuid::Uuid;

/// Changes name and phone number; a student's given and family name follow.
pub(crate) async fn set_name_and_phone(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    (first_name, last_name): (&str, &str),
    phone_number: Option<String>,
) -> Result<(), DbErr> {
    let name = full_name(first_name, last_name);
    let change = user::ActiveModel {
        phone_number: Set(phone_number),
        ..user::ActiveModel::named(&name)
    };
    update(conn, now, id, change).await?;
    student::Entity::update_many()
        .set(student::ActiveModel {
            first_name: Set(first_name.to_owned()),
            last_name: Set(last_name.to_owned()),
            updated_at: Set(now),
            ..Default::default()
        })
        .filter(student::Column::UserId.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// A change of one thing of an account.
#[derive(Debug)]
pub(crate) enum Change {
    /// The phone number.
    Phone(Option<String>),
    /// The address that waits for its confirmation.
    PendingEmail(Option<String>),
    /// The sign-in address. A temporary password that was mailed to the old one stops working.
    Email(String),
    /// Notification settings.
    Notifications(JsonValue),
    /// Privacy settings.
    Privacy(JsonValue),
}

/// Makes a change.
///
/// # Errors
/// When the database fails, or a sign-in address is in use.
pub(crate) async fn set(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    change: Change,
) -> Result<(), DbErr> {
    let mut row = user::ActiveModel::default();
    match change {
        Change::Phone(phone_number) => row.phone_number = Set(phone_number),
        Change::PendingEmail(email) => row.pending_email = Set(email),
        Change::Email(email) => {
            row.email = Set(Some(email));
            row.pending_email = Set(None);
            row.temporary_password_hash = Set(None);
            row.temporary_password_expires_at = Set(None);
            row.must_change_password = Set(false);
        }
        Change::Notifications(settings) => row.notification_settings = Set(settings),
        Change::Privacy(settings) => row.privacy_settings = Set(settings),
    }
    update(conn, now, id, row).await
}

async fn update(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    mut change: user::ActiveModel,
) -> Result<(), DbErr> {
    change.id = NotSet;
    change.updated_at = Set(now);
    user::Entity::update_many()
        .set(change)
        .filter(user::Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// What is another text after anybody was linked to the account or unlinked: how many links it has, and when the newest was
/// made.
pub(crate) async fn links(conn: &impl ConnectionTrait, id: Uuid) -> Result<String, DbErr> {
    use enrolment::{Column as E, Entity as Enrolment};
    use guardianship::{Column as G, Entity as Guardianship};
    let mut found = made_at(Enrolment, E::CreatedAt, E::TeacherId.eq(id));
    for other in [
        made_at(Enrolment, E::CreatedAt, E::StudentId.eq(id)),
        made_at(Guardianship, G::CreatedAt, G::ParentId.eq(id)),
        made_at(Guardianship, G::CreatedAt, G::StudentId.eq(id)),
    ] {
        found.union(UnionType::All, other);
    }
    let query = Query::select()
        .expr_as(Expr::cust("COUNT(*)"), "number")
        .expr_as(Expr::col("created_at").max(), "newest")
        .from_subquery(found, "found")
        .take();
    let Some(row) = conn.query_one(&query).await? else {
        return Ok(String::new());
    };
    let number: i64 = row.try_get("", "number")?;
    let newest: Option<DateTime<Utc>> = row.try_get("", "newest")?;
    let newest = newest.map_or(0, |at| at.timestamp_micros());
    Ok(format!("{number}-{newest}"))
}

/// When the links of a table were made, of those that a condition holds for.
fn made_at<Link: EntityTrait>(
    link: Link,
    created_at: Link::Column,
    is_own: Expr,
) -> SelectStatement {
    Query::select()
        .column(created_at)
        .from(link)
        .and_where(is_own)
        .take()
}
