//! Whom mail about a student reaches: the parents, and what decides whether the student gets any.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_db::entities::{guardianship, student, user};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, QueryFilter, QueryOrder,
    QuerySelect,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

/// Most parents of a student that are written to.
const PARENTS: u64 = 20;
/// Most children of a parent that a mail is about.
const CHILDREN: u64 = 50;

/// A student, for mails.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "student::Entity")]
pub(crate) struct NamedStudent {
    /// The account.
    pub user_id: Uuid,
    /// Given name.
    pub first_name: String,
    /// Day of birth, if it is known.
    pub date_of_birth: Option<NaiveDate>,
}

/// Somebody's name and address.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "user::Entity")]
pub(crate) struct Reached {
    /// Full name.
    pub name: String,
    /// Address.
    pub email: Option<String>,
    /// Since when the address is proved.
    pub address_proved_at: Option<DateTime<Utc>>,
}

/// A student.
pub(crate) async fn student(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Option<NamedStudent>, DbErr> {
    let found = student::Entity::find_by_id(student_id);
    found.into_partial_model().one(conn).await
}

/// A parent's children.
pub(crate) async fn children(
    conn: &impl ConnectionTrait,
    parent_id: Uuid,
) -> Result<Vec<NamedStudent>, DbErr> {
    let of_parent = Query::select()
        .column(guardianship::Column::StudentId)
        .from(guardianship::Entity)
        .and_where(Expr::col(guardianship::Column::ParentId).eq(parent_id))
        .take();
    student::Entity::find()
        .filter(student::Column::UserId.in_subquery(of_parent))
        .order_by_asc(student::Column::UserId)
        .limit(CHILDREN)
        .into_partial_model()
        .all(conn)
        .await
}

/// A student's parents who are not suspended.
pub(crate) async fn parents(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Vec<Reached>, DbErr> {
    let of_student = Query::select()
        .column(guardianship::Column::ParentId)
        .from(guardianship::Entity)
        .and_where(Expr::col(guardianship::Column::StudentId).eq(student_id))
        .take();
    user::Entity::find()
        .filter(user::Column::Id.in_subquery(of_student))
        .filter(user::Column::SuspendedAt.is_null())
        .order_by_asc(user::Column::Id)
        .limit(PARENTS)
        .into_partial_model()
        .all(conn)
        .await
}
