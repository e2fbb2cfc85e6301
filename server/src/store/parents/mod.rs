//! Parents: which ones a teacher may find and link (D12).

pub mod links;

use reedling_core::access::Role;
use sea_orm::{
    ConnectionTrait, DbErr, FromQueryResult, Order,
    sea_query::{Expr, ExprTrait, Query, SelectStatement, UnionType},
};
use uuid::Uuid;

use super::search::matches;
use crate::{
    entities::{enrolment, guardianship, parent, parent_introduction, user},
    model::family::ParentRecord,
};

/// A parent that was found, and how he is known to whom it was found for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundParent {
    /// The parent, with phone number and address.
    pub parent: ParentRecord,
    /// Whether he is the parent of a student that the teacher teaches.
    pub of_own_student: bool,
    /// Who added him.
    pub created_by: Option<Uuid>,
}

/// Parents that match, by name, at most so many: of the whole school, or for a teacher those of his own
/// students, those he added, and whoever has exactly the address that is searched.
///
/// # Errors
/// When the database fails.
pub async fn search(
    conn: &impl ConnectionTrait,
    teacher_id: Option<Uuid>,
    text: &str,
    most: u64,
) -> Result<Vec<FoundParent>, DbErr> {
    let mut query = parents(teacher_id);
    if let Some(teacher_id) = teacher_id {
        let exact = Query::select()
            .column(user::Column::Id)
            .from(user::Entity)
            .and_where(Expr::col(user::Column::Email).eq(text.to_lowercase()))
            .take();
        let known = known_to(teacher_id)
            .union(UnionType::Distinct, exact)
            .take();
        query.and_where(Expr::col((user::Entity, user::Column::Id)).in_subquery(known));
    }
    if !text.is_empty() {
        query.cond_where(matches(text));
    }
    query
        .order_by((user::Entity, user::Column::Name), Order::Asc)
        .order_by((user::Entity, user::Column::Id), Order::Asc)
        .limit(most);
    found(conn, &query).await
}

/// One parent.
///
/// # Errors
/// When the database fails.
pub async fn by_id(
    conn: &impl ConnectionTrait,
    teacher_id: Option<Uuid>,
    id: Uuid,
) -> Result<Option<FoundParent>, DbErr> {
    let mut query = parents(teacher_id);
    query.and_where(Expr::col((user::Entity, user::Column::Id)).eq(id));
    Ok(found(conn, &query).await?.pop())
}

/// Those of the parents that may be linked to a student: by an administrator any; by a teacher those of his
/// own students, those he added, and those whose exact address he knew.
///
/// # Errors
/// When the database fails.
pub async fn linkable(
    conn: &impl ConnectionTrait,
    teacher_id: Option<Uuid>,
    ids: &[Uuid],
) -> Result<Vec<FoundParent>, DbErr> {
    let id = || Expr::col((user::Entity, user::Column::Id));
    let mut query = parents(teacher_id);
    query.and_where(id().is_in(ids.iter().copied()));
    if let Some(teacher_id) = teacher_id {
        let introduced = Query::select()
            .column(parent_introduction::Column::ParentId)
            .from(parent_introduction::Entity)
            .and_where(Expr::col(parent_introduction::Column::TeacherId).eq(teacher_id))
            .take();
        let known = known_to(teacher_id)
            .union(UnionType::Distinct, introduced)
            .take();
        query.and_where(id().in_subquery(known));
    }
    found(conn, &query).await
}

/// Ids of the parents of a teacher's students, and of those whom he added.
fn known_to(teacher_id: Uuid) -> SelectStatement {
    let created = Query::select()
        .column(parent::Column::UserId)
        .from(parent::Entity)
        .and_where(Expr::col(parent::Column::CreatedBy).eq(teacher_id))
        .take();
    parents_of_students_of(teacher_id)
        .union(UnionType::Distinct, created)
        .take()
}

fn parents_of_students_of(teacher_id: Uuid) -> SelectStatement {
    Query::select()
        .column((guardianship::Entity, guardianship::Column::ParentId))
        .from(guardianship::Entity)
        .inner_join(
            enrolment::Entity,
            Expr::col((enrolment::Entity, enrolment::Column::StudentId))
                .equals((guardianship::Entity, guardianship::Column::StudentId)),
        )
        .and_where(Expr::col((enrolment::Entity, enrolment::Column::TeacherId)).eq(teacher_id))
        .take()
}

fn parents(teacher_id: Option<Uuid>) -> SelectStatement {
    let id = || Expr::col((user::Entity, user::Column::Id));
    let own = match teacher_id {
        Some(teacher_id) => id().in_subquery(parents_of_students_of(teacher_id)),
        None => Expr::val(true),
    };
    Query::select()
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
        .column((parent::Entity, parent::Column::CreatedBy))
        .expr_as(own, "of_own_student")
        .from(user::Entity)
        .left_join(
            parent::Entity,
            Expr::col((parent::Entity, parent::Column::UserId))
                .equals((user::Entity, user::Column::Id)),
        )
        .and_where(Expr::col((user::Entity, user::Column::Role)).eq(Role::Parent.as_str()))
        .take()
}

async fn found(
    conn: &impl ConnectionTrait,
    query: &SelectStatement,
) -> Result<Vec<FoundParent>, DbErr> {
    let rows = conn.query_all(query).await?;
    rows.iter()
        .map(|row| {
            let row = Row::from_query_result(row, "")?;
            Ok(FoundParent {
                parent: ParentRecord {
                    id: row.id,
                    name: row.name,
                    email: row.email,
                    phone_number: row.phone_number,
                    address: row.address,
                    relationship: None,
                    is_primary: false,
                },
                of_own_student: row.of_own_student,
                created_by: row.created_by,
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
    created_by: Option<Uuid>,
    of_own_student: bool,
}
