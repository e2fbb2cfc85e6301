//! Students with their parents, examinations and upcoming lessons: four queries, however many there are.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::lesson::status::LessonStatus;
use sea_orm::{
    ConnectionTrait, DbErr, FromQueryResult, Order,
    sea_query::{Expr, ExprTrait, IntoColumnRef, Query, SelectStatement},
};
use uuid::Uuid;

use crate::{
    entities::{enrolment, exam_result, guardianship, lesson, parent, student, user},
    model::family::{ExamSummary, ParentRecord, StudentRecord},
};

/// Which students.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Everybody.
    School,
    /// Those that a teacher teaches.
    TaughtBy(Uuid),
    /// The children linked to a parent.
    ChildrenOf(Uuid),
    /// One.
    One(Uuid),
}

/// Students by name, at most so many. Upcoming lessons are those with one teacher, or with all.
///
/// # Errors
/// When the database fails.
pub async fn list(
    conn: &impl ConnectionTrait,
    which: Which,
    lessons_with: Option<Uuid>,
    now: DateTime<Utc>,
    most: u64,
) -> Result<Vec<StudentRecord>, DbErr> {
    let rows = students(conn, which, most).await?;
    let mut parents = parents(conn, which).await?;
    let exams = exams(conn, which).await?;
    let upcoming = upcoming(conn, which, lessons_with, now).await?;
    let records = rows.into_iter().map(|row| {
        let (upcoming_lessons, next_lesson_at) = upcoming.get(&row.id).copied().unwrap_or_default();
        StudentRecord {
            parents: parents.remove(&row.id).unwrap_or_default(),
            exams: exams.get(&row.id).copied().unwrap_or_default(),
            upcoming_lessons,
            next_lesson_at,
            id: row.id,
            first_name: row.first_name,
            last_name: row.last_name,
            name: row.name,
            email: row.email,
            date_of_birth: row.date_of_birth,
            is_minor: row.is_minor,
            grade: row.grade,
            section: row.section,
            instrument: row.instrument,
            roll_number: row.roll_number,
            address: row.address,
            phone_number: row.phone_number,
            emergency_contact: row.emergency_contact,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    });
    Ok(records.collect())
}

/// Leaves the students that are asked for.
fn restrict(query: &mut SelectStatement, student_id: impl IntoColumnRef, which: Which) {
    let student_id = Expr::col(student_id);
    match which {
        Which::School => {}
        Which::TaughtBy(id) => {
            let taught = Query::select()
                .column(enrolment::Column::StudentId)
                .from(enrolment::Entity)
                .and_where(Expr::col(enrolment::Column::TeacherId).eq(id))
                .take();
            query.and_where(student_id.in_subquery(taught));
        }
        Which::ChildrenOf(id) => {
            let children = Query::select()
                .column(guardianship::Column::StudentId)
                .from(guardianship::Entity)
                .and_where(Expr::col(guardianship::Column::ParentId).eq(id))
                .take();
            query.and_where(student_id.in_subquery(children));
        }
        Which::One(id) => {
            query.and_where(student_id.eq(id));
        }
    }
}

async fn students(
    conn: &impl ConnectionTrait,
    which: Which,
    most: u64,
) -> Result<Vec<StudentRow>, DbErr> {
    use student::Column as S;
    let mut query = Query::select()
        .columns(
            [
                user::Column::Id,
                user::Column::Name,
                user::Column::Email,
                user::Column::PhoneNumber,
            ]
            .map(|column| (user::Entity, column)),
        )
        .columns(
            [
                S::FirstName,
                S::LastName,
                S::DateOfBirth,
                S::IsMinor,
                S::Grade,
                S::Section,
                S::Instrument,
                S::RollNumber,
                S::Address,
                S::EmergencyContact,
                S::CreatedAt,
                S::UpdatedAt,
            ]
            .map(|column| (student::Entity, column)),
        )
        .from(student::Entity)
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id)).equals((student::Entity, S::UserId)),
        )
        .order_by((user::Entity, user::Column::Name), Order::Asc)
        .order_by((user::Entity, user::Column::Id), Order::Asc)
        .limit(most)
        .take();
    restrict(&mut query, (student::Entity, S::UserId), which);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| StudentRow::from_query_result(row, ""))
        .collect()
}

async fn parents(
    conn: &impl ConnectionTrait,
    which: Which,
) -> Result<HashMap<Uuid, Vec<ParentRecord>>, DbErr> {
    use guardianship::Column as G;
    let mut query = Query::select()
        .columns([G::StudentId, G::Relationship, G::IsPrimary].map(|c| (guardianship::Entity, c)))
        .columns(
            [
                user::Column::Id,
                user::Column::Name,
                user::Column::Email,
                user::Column::PhoneNumber,
            ]
            .map(|column| (user::Entity, column)),
        )
        .column((parent::Entity, parent::Column::Address))
        .from(guardianship::Entity)
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id)).equals((guardianship::Entity, G::ParentId)),
        )
        .left_join(
            parent::Entity,
            Expr::col((parent::Entity, parent::Column::UserId))
                .equals((guardianship::Entity, G::ParentId)),
        )
        .order_by((guardianship::Entity, G::IsPrimary), Order::Desc)
        .order_by((user::Entity, user::Column::Name), Order::Asc)
        .take();
    restrict(&mut query, (guardianship::Entity, G::StudentId), which);
    let mut found: HashMap<_, Vec<_>> = HashMap::new();
    for row in conn.query_all(&query).await? {
        let row = ParentRow::from_query_result(&row, "")?;
        found.entry(row.student_id).or_default().push(ParentRecord {
            id: row.id,
            name: row.name,
            email: row.email,
            phone_number: row.phone_number,
            address: row.address,
            relationship: Some(row.relationship),
            is_primary: row.is_primary,
        });
    }
    Ok(found)
}

async fn exams(
    conn: &impl ConnectionTrait,
    which: Which,
) -> Result<HashMap<Uuid, ExamSummary>, DbErr> {
    use exam_result::Column as E;
    let mut query = Query::select()
        .column(E::StudentId)
        .expr_as(Expr::col(E::Id).count(), "completed")
        .expr_as(Expr::col(E::Percentage).sum(), "total")
        .from(exam_result::Entity)
        .group_by_col(E::StudentId)
        .take();
    restrict(&mut query, E::StudentId, which);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| {
            let completed: i64 = row.try_get("", "completed")?;
            let total: i64 = row.try_get("", "total")?;
            // Both are far below the 52 bits that a float holds exactly, and no group is empty.
            let summary = ExamSummary {
                completed: completed.unsigned_abs(),
                average_percentage: Some(total as f64 / completed as f64),
            };
            Ok((row.try_get("", "student_id")?, summary))
        })
        .collect()
}

async fn upcoming(
    conn: &impl ConnectionTrait,
    which: Which,
    lessons_with: Option<Uuid>,
    now: DateTime<Utc>,
) -> Result<HashMap<Uuid, (u64, Option<DateTime<Utc>>)>, DbErr> {
    use lesson::Column as L;
    let mut query = Query::select()
        .column(L::StudentId)
        .expr_as(Expr::col(L::Id).count(), "upcoming")
        .expr_as(Expr::col(L::StartAt).min(), "next_at")
        .from(lesson::Entity)
        .and_where(Expr::col(L::Status).eq(LessonStatus::Scheduled.as_str()))
        .and_where(Expr::col(L::StartAt).gt(now))
        .group_by_col(L::StudentId)
        .take();
    if let Some(teacher_id) = lessons_with {
        query.and_where(Expr::col(L::TeacherId).eq(teacher_id));
    }
    restrict(&mut query, L::StudentId, which);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| {
            let upcoming: i64 = row.try_get("", "upcoming")?;
            let next = row.try_get("", "next_at")?;
            Ok((
                row.try_get("", "student_id")?,
                (upcoming.unsigned_abs(), next),
            ))
        })
        .collect()
}

#[derive(FromQueryResult)]
struct StudentRow {
    id: Uuid,
    name: String,
    email: Option<String>,
    phone_number: Option<String>,
    first_name: String,
    last_name: String,
    date_of_birth: Option<NaiveDate>,
    is_minor: bool,
    grade: String,
    section: Option<String>,
    instrument: String,
    roll_number: Option<String>,
    address: Option<String>,
    emergency_contact: Option<String>,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
}

#[derive(FromQueryResult)]
struct ParentRow {
    student_id: Uuid,
    relationship: String,
    is_primary: bool,
    id: Uuid,
    name: String,
    email: Option<String>,
    phone_number: Option<String>,
    address: Option<String>,
}
