//! Writing students.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::students::details::StudentDetails;
use reedling_db::entities::student;
use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set};
use uuid::Uuid;

/// Writes the student row of a new account.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
    created_by: Uuid,
    details: StudentDetails,
) -> Result<(), DbErr> {
    student::Entity::insert(student::ActiveModel {
        user_id: Set(user_id),
        first_name: Set(details.first_name),
        last_name: Set(details.last_name),
        date_of_birth: Set(details.date_of_birth),
        is_minor: Set(details.is_minor),
        grade: Set(details.grade),
        section: Set(details.section),
        instrument: Set(details.instrument),
        roll_number: Set(None),
        address: Set(details.address),
        emergency_contact: Set(details.emergency_contact),
        notes: Set(details.notes),
        created_by: Set(Some(created_by)),
        created_at: Set(now),
        updated_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Changes a student's grade and instrument and nothing else.
pub async fn set_grade_and_instrument(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    student_id: Uuid,
    (grade, instrument): (&str, &str),
) -> Result<(), DbErr> {
    let changed = student::ActiveModel {
        grade: Set(grade.to_owned()),
        instrument: Set(instrument.to_owned()),
        updated_at: Set(now),
        ..Default::default()
    };
    update(conn, student_id, changed).await
}

/// Changes a student's day of birth, and whether they count as a minor.
pub async fn set_birth(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    student_id: Uuid,
    (date_of_birth, is_minor): (Option<NaiveDate>, bool),
) -> Result<(), DbErr> {
    let changed = student::ActiveModel {
        date_of_birth: Set(date_of_birth),
        is_minor: Set(is_minor),
        updated_at: Set(now),
        ..Default::default()
    };
    update(conn, student_id, changed).await
}

async fn update(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    changed: student::ActiveModel,
) -> Result<(), DbErr> {
    student::Entity::update_many()
        .set(changed)
        .filter(student::Column::UserId.eq(student_id))
        .exec(conn)
        .await?;
    Ok(())
}
