//! Students with their parents, examinations and upcoming lessons: four queries, however many there are.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::access::Role;
use reedling_db::{
    entities::{enrolment, student, user},
    value_types::Stored,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, JoinType, Order,
    PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, RelationTrait, SelectExt,
    sea_query::{Expr, ExprTrait, IntoColumnRef, Query, SelectStatement},
};
use uuid::Uuid;

use super::{parents, record::StudentRecord, related};
use crate::{
    accounts::queries::credentials,
    parents::queries::{contact::Viewer, links::children_of},
};

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
        correctable: match viewer {
            Viewer::School => true,
            Viewer::Teacher(_) => row.user.is_correctable,
            Viewer::Student | Viewer::Parent(_) => false,
        },
        parents: parents_of.remove(&row.user_id).unwrap_or_default(),
        exams: exams.get(&row.user_id).copied().unwrap_or_default(),
        lessons: lessons.get(&row.user_id).copied().unwrap_or_default(),
        id: row.user_id,
        first_name: row.first_name,
        last_name: row.last_name,
        name: row.user.name,
        email: row.user.email,
        date_of_birth: row.date_of_birth,
        is_minor: row.is_minor,
        grade: row.grade,
        section: row.section,
        instrument: row.instrument,
        roll_number: row.roll_number,
        address: row.address,
        phone_number: row.user.phone_number,
        emergency_contact: row.emergency_contact,
        created_at: row.created_at,
        updated_at: row.updated_at,
    });
    Ok(records.collect())
}

/// How many students there are.
pub async fn count(conn: &impl ConnectionTrait, scope: StudentScope) -> Result<u64, DbErr> {
    // Every student has a row of its own beside the account.
    let ids = user::Entity::find()
        .select_only()
        .column(user::Column::Id)
        .filter(is_of((user::Entity, user::Column::Id), scope));
    ids.count(conn).await
}

/// Whether there is such a student.
pub async fn exists(conn: &impl ConnectionTrait, id: Uuid) -> Result<bool, DbErr> {
    student::Entity::find_by_id(id).exists(conn).await
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
                    .and_where(Expr::col(user::Column::Role).eq(Stored(Role::Student)))
                    .order_by(user::Column::NameSorted, Order::Asc)
                    .order_by(user::Column::Id, Order::Asc)
                    .limit(self.most)
                    .take();
                query.and_where(Expr::col(student_id).in_subquery(first));
            }
            scope => {
                query.and_where(is_of(student_id, scope));
            }
        }
    }
}

/// The condition that a student is selected.
fn is_of(student_id: impl IntoColumnRef, scope: StudentScope) -> Expr {
    let student_id = Expr::col(student_id);
    match scope {
        // True of every student, it makes the database use the index in the list's order.
        StudentScope::School => user::Column::Role.eq(Stored(Role::Student)),
        StudentScope::TaughtBy(id) => {
            let taught = Query::select()
                .column(enrolment::Column::StudentId)
                .from(enrolment::Entity)
                .and_where(Expr::col(enrolment::Column::TeacherId).eq(id))
                .take();
            student_id.in_subquery(taught)
        }
        StudentScope::ChildrenOf(id) => student_id.in_subquery(children_of(id)),
        StudentScope::One(id) => student_id.eq(id),
    }
}

async fn students(
    conn: &impl ConnectionTrait,
    scope: StudentScope,
    most: u64,
) -> Result<Vec<StudentRow>, DbErr> {
    student::Entity::find()
        .join(JoinType::InnerJoin, student::Relation::User.def())
        .filter(is_of((student::Entity, student::Column::UserId), scope))
        .order_by_asc(user::Column::NameSorted)
        .order_by_asc(user::Column::Id)
        .limit(most)
        .into_partial_model()
        .all(conn)
        .await
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "student::Entity")]
struct StudentRow {
    #[sea_orm(nested)]
    user: Account,
    user_id: Uuid,
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

#[derive(DerivePartialModel)]
#[sea_orm(entity = "user::Entity")]
struct Account {
    name: String,
    email: Option<String>,
    phone_number: Option<String>,
    #[sea_orm(from_expr = "credentials::is_correctable()")]
    is_correctable: bool,
}
