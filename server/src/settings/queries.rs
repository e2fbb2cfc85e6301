//! Changes to users' own accounts.

use chrono::{DateTime, Utc};
use reedling_core::search::folded;
use reedling_db::entities::{student, user};
use sea_orm::{
    ActiveValue::NotSet, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, JsonValue, QueryFilter,
    Set,
};
use uuid::Uuid;

/// Changes name and phone number; a student's given and family name follow.
pub async fn set_name_and_phone(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    (first_name, last_name): (&str, &str),
    phone_number: Option<String>,
) -> Result<(), DbErr> {
    let name = format!("{first_name} {last_name}").trim().to_owned();
    let change = user::ActiveModel {
        name_folded: Set(folded(&name)),
        name: Set(name),
        phone_number: Set(phone_number),
        ..Default::default()
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

/// Changes the phone number.
pub async fn set_phone(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    phone_number: Option<String>,
) -> Result<(), DbErr> {
    let change = user::ActiveModel {
        phone_number: Set(phone_number),
        ..Default::default()
    };
    update(conn, now, id, change).await
}

/// Stores a pending address, or removes it.
pub async fn set_pending_email(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    email: Option<String>,
) -> Result<(), DbErr> {
    let change = user::ActiveModel {
        pending_email: Set(email),
        ..Default::default()
    };
    update(conn, now, id, change).await
}

/// Sets the sign-in address. A temporary password that was mailed to the old one stops working.
///
/// # Errors
/// When the database fails, or the address is in use.
pub async fn set_email(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    email: String,
) -> Result<(), DbErr> {
    let change = user::ActiveModel {
        email: Set(Some(email)),
        pending_email: Set(None),
        temporary_password_hash: Set(None),
        temporary_password_expires_at: Set(None),
        must_change_password: Set(false),
        ..Default::default()
    };
    update(conn, now, id, change).await
}

/// Keeps notification settings.
pub async fn set_notifications(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    settings: JsonValue,
) -> Result<(), DbErr> {
    let change = user::ActiveModel {
        notification_settings: Set(settings),
        ..Default::default()
    };
    update(conn, now, id, change).await
}

/// Keeps privacy settings.
pub async fn set_privacy(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    settings: JsonValue,
) -> Result<(), DbErr> {
    let change = user::ActiveModel {
        privacy_settings: Set(settings),
        ..Default::default()
    };
    update(conn, now, id, change).await
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
