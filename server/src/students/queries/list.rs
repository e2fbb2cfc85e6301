//! Students with their parents, examinations and upcoming lessons: four queries, however many there are.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::access::Role;
use reedling_db::entities::{enrolment, student, user};
use sea_orm::{
    ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Order,
    sea_query::{Expr, ExprTrait, IntoColumnRef, Query, SelectStatement},
};
use uuid::Uuid;

use super::{parents, record::StudentRecord, related};
use crate::parents::queries::{contact::Viewer, links::children_of};

/// Which students.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudentScope {
    /// Everybody.
    School,
    /// Those that a teacher teaches.
    TaughtBy(Uuid),
    /// The children linked to a parent.
    ChildrenOf(Uuid),
    /// One.
    One(Uuid),
}

/// Students by name, up to a limit, as a reader may see them. A teacher sees their own lessons with the student.
pub async fn list(
    conn: &impl ConnectionTrait,
    scope: StudentScope,
    viewer: Viewer,
    now: DateTime<Utc>,
    most: u64,
) -> Result<Vec<StudentRecord>, DbErr> {
    let rows = students(conn, scope, most).await?;
    let listed = Listed { scope, most };
    let mut parents_of = parents::parents(conn, listed, viewer).await?;
    let exams = related::exams(conn, listed).await?;
    let lessons = related::scheduled(conn, listed, viewer.teacher(), now).await?;
    let records = rows.into_iter().map(|row| StudentRecord {
        parents: parents_of.remove(&row.id).unwrap_or_default(),
        exams: exams.get(&row.id).copied().unwrap_or_default(),
        lessons: lessons.get(&row.id).copied().unwrap_or_default(),
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
    });
    Ok(records.collect())
}

/// How many students there are.
pub async fn count(conn: &impl ConnectionTrait, scope: StudentScope) -> Result<u64, DbErr> {
    let mut query = Query::select()
        .expr_as(Expr::cust("COUNT(*)"), "number")
        .from(user::Entity)
        .take();
    // Every student has a row of its own beside the account.
    restrict(&mut query, (user::Entity, user::Column::Id), scope);
    let row = conn.query_one(&query).await?;
    let number = row
        .map(|row| row.try_get::<i64>("", "number"))
        .transpose()?;
    Ok(number.unwrap_or_default().unsigned_abs())
}

/// Whether there is such a student.
pub async fn exists(conn: &impl ConnectionTrait, id: Uuid) -> Result<bool, DbErr> {
    let found = student::Entity::find_by_id(id).one(conn).await?;
    Ok(found.is_some())
}

/// The students of one list.
#[derive(Clone, Copy)]
pub(super) struct Listed {
    scope: StudentScope,
    most: u64,
}

impl Listed {
    /// Restricts a query to rows of those students; for a whole school, to the students that fit into the list.
    pub(super) fn restrict(self, query: &mut SelectStatement, student_id: impl IntoColumnRef) {
        match self.scope {
            StudentScope::School => {
                let first = Query::select()
                    .column(user::Column::Id)
                    .from(user::Entity)
                    .and_where(Expr::col(user::Column::Role).eq(Role::Student.as_str()))
                    .order_by(user::Column::Name, Order::Asc)
                    .order_by(user::Column::Id, Order::Asc)
                    .limit(self.most)
                    .take();
                query.and_where(Expr::col(student_id).in_subquery(first));
            }
            scope => restrict(query, student_id, scope),
        }
    }
}

/// Restricts a query to the selected students.
fn restrict(query: &mut SelectStatement, student_id: impl IntoColumnRef, scope: StudentScope) {
    let student_id = Expr::col(student_id);
    match scope {
        StudentScope::School => {
            // A condition that is true of every student makes the database use the index in the list's order.
            let role = Expr::col((user::Entity, user::Column::Role));
            query.and_where(role.eq(Role::Student.as_str()));
        }
        StudentScope::TaughtBy(id) => {
            let taught = Query::select()
                .column(enrolment::Column::StudentId)
                .from(enrolment::Entity)
                .and_where(Expr::col(enrolment::Column::TeacherId).eq(id))
                .take();
            query.and_where(student_id.in_subquery(taught));
        }
        StudentScope::ChildrenOf(id) => {
            query.and_where(student_id.in_subquery(children_of(id)));
        }
        StudentScope::One(id) => {
            query.and_where(student_id.eq(id));
        }
    }
}

async fn students(
    conn: &impl ConnectionTrait,
    scope: StudentScope,
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
    restrict(&mut query, (student::Entity, S::UserId), scope);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| StudentRow::from_query_result(row, ""))
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
