//! Which teachers may see the contact data that a parent entered.

use chrono::{DateTime, Utc};
use reedling_db::entities::{
    enrolment, guardianship,
    parent_confirmation::{self, Column, Entity},
    user,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, Order,
    PaginatorTrait, QueryFilter, Set,
    sea_query::{Expr, ExprTrait, IntoColumnRef, OnConflict, Query},
};
use uuid::Uuid;

use super::contact::EarlierRight;
use crate::api::rows::Rows;

/// Who has allowed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The parent.
    Parent,
    /// An administrator.
    Administrator,
}

/// Granted by an earlier release; an administrator may end it.
const KEPT: &str = "kept";

impl Source {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Parent => "parent",
            Self::Administrator => "administrator",
        }
    }
}

/// The condition that a teacher may see what a parent entered: they teach a child of that parent now, and the parent
/// has said yes or an administrator made them that child's teacher.
pub(crate) fn may_see(teacher_id: Uuid, parent_id: impl IntoColumnRef) -> Expr {
    let said_yes = Query::select()
        .expr(Expr::val(1))
        .from(Entity)
        .and_where(Expr::col((Entity, Column::TeacherId)).eq(teacher_id))
        .and_where(
            Expr::col((Entity, Column::ParentId))
                .equals((guardianship::Entity, guardianship::Column::ParentId)),
        )
        .take();
    let by_administrator = Expr::col((enrolment::Entity, enrolment::Column::LinkedByAdministrator));
    let taught = taught_children(teacher_id)
        .and_where(
            Expr::col((guardianship::Entity, guardianship::Column::ParentId))
                .equals(parent_id.into_column_ref()),
        )
        .and_where(by_administrator.eq(true).or(Expr::exists(said_yes)))
        .take();
    Expr::exists(taught)
}

/// The links between children whom a teacher teaches and their parents.
fn taught_children(teacher_id: Uuid) -> sea_orm::sea_query::SelectStatement {
    Query::select()
        .expr(Expr::val(1))
        .from(guardianship::Entity)
        .inner_join(
            enrolment::Entity,
            Expr::col((enrolment::Entity, enrolment::Column::StudentId))
                .equals((guardianship::Entity, guardianship::Column::StudentId)),
        )
        .and_where(Expr::col((enrolment::Entity, enrolment::Column::TeacherId)).eq(teacher_id))
        .take()
}

/// Whether a parent, or somebody for them, has said yes to a teacher.
pub async fn exists(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<bool, DbErr> {
    let found = Entity::find_by_id((teacher_id, parent_id))
        .one(conn)
        .await?;
    Ok(found.is_some())
}

/// Lets a teacher see what a parent enters.
pub async fn confirm(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    teacher_id: Uuid,
    parent_id: Uuid,
    source: Source,
) -> Result<(), DbErr> {
    let row = parent_confirmation::ActiveModel {
        teacher_id: Set(teacher_id),
        parent_id: Set(parent_id),
        source: Set(source.as_str().to_owned()),
        created_at: Set(now),
    };
    let again = OnConflict::columns([Column::TeacherId, Column::ParentId])
        .update_columns([Column::Source, Column::CreatedAt])
        .to_owned();
    Entity::insert(row)
        .on_conflict(again)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// Takes a parent's yes to a teacher back.
pub async fn withdraw(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<(), DbErr> {
    Entity::delete_by_id((teacher_id, parent_id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes confirmations of a student's parents to teachers who teach no child of theirs any more.
pub async fn forget_former(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<(), DbErr> {
    let parents = Query::select()
        .column(guardianship::Column::ParentId)
        .from(guardianship::Entity)
        .and_where(Expr::col(guardianship::Column::StudentId).eq(student_id))
        .take();
    forget(conn, Column::ParentId.in_subquery(parents)).await
}

/// Deletes confirmations of a parent to teachers who teach no child of theirs any more.
pub async fn forget_of_parent(conn: &impl ConnectionTrait, parent_id: Uuid) -> Result<(), DbErr> {
    forget(conn, Column::ParentId.eq(parent_id)).await
}

async fn forget(conn: &impl ConnectionTrait, whose: Expr) -> Result<(), DbErr> {
    let teaches = Query::select()
        .expr(Expr::val(1))
        .from(guardianship::Entity)
        .inner_join(
            enrolment::Entity,
            Expr::col((enrolment::Entity, enrolment::Column::StudentId))
                .equals((guardianship::Entity, guardianship::Column::StudentId)),
        )
        .and_where(
            Expr::col((enrolment::Entity, enrolment::Column::TeacherId))
                .equals((Entity, Column::TeacherId)),
        )
        .and_where(
            Expr::col((guardianship::Entity, guardianship::Column::ParentId))
                .equals((Entity, Column::ParentId)),
        )
        .take();
    Entity::delete_many()
        .filter(whose)
        .filter(Expr::exists(teaches).not())
        .exec(conn)
        .await?;
    Ok(())
}

/// Rights from an earlier release that no administrator has decided on yet, oldest first, up to a limit.
pub async fn earlier(conn: &impl ConnectionTrait, most: u64) -> Result<Rows<EarlierRight>, DbErr> {
    const TEACHER: &str = "teacher_user";
    const PARENT: &str = "parent_user";
    let is =
        |alias: &'static str, id: Column| Expr::col((alias, user::Column::Id)).equals((Entity, id));
    let query = Query::select()
        .columns([Column::TeacherId, Column::ParentId].map(|column| (Entity, column)))
        .expr_as(Expr::col((Entity, Column::CreatedAt)), "since")
        .expr_as(Expr::col((TEACHER, user::Column::Name)), "teacher_name")
        .expr_as(Expr::col((PARENT, user::Column::Name)), "parent_name")
        .from(Entity)
        .join_as(
            JoinType::InnerJoin,
            user::Entity,
            TEACHER,
            is(TEACHER, Column::TeacherId),
        )
        .join_as(
            JoinType::InnerJoin,
            user::Entity,
            PARENT,
            is(PARENT, Column::ParentId),
        )
        .and_where(Expr::col((Entity, Column::Source)).eq(KEPT))
        .order_by((Entity, Column::CreatedAt), Order::Asc)
        .order_by((Entity, Column::ParentId), Order::Asc)
        .limit(most)
        .take();
    let rows = conn.query_all(&query).await?;
    let rights: Result<Vec<_>, DbErr> = rows
        .iter()
        .map(|row| {
            let row = EarlierRow::from_query_result(row, "")?;
            Ok(EarlierRight {
                teacher_id: row.teacher_id,
                teacher_name: row.teacher_name,
                parent_id: row.parent_id,
                parent_name: row.parent_name,
                since: row.since,
            })
        })
        .collect();
    let all = Entity::find().filter(Column::Source.eq(KEPT)).count(conn);
    Rows::counted(rights?, most, all).await
}

/// Ends a right from an earlier release, or confirms it as an administrator's; false when there is none to decide on.
pub async fn decide(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    parent_id: Uuid,
    keep: bool,
) -> Result<bool, DbErr> {
    let kept = Column::Source.eq(KEPT);
    let pair = Column::TeacherId
        .eq(teacher_id)
        .and(Column::ParentId.eq(parent_id));
    let rows_affected = if keep {
        let by_administrator = Expr::value(Source::Administrator.as_str());
        let kept = Entity::update_many()
            .col_expr(Column::Source, by_administrator)
            .filter(pair.and(kept));
        kept.exec(conn).await?.rows_affected
    } else {
        let ended = Entity::delete_many().filter(pair.and(kept));
        ended.exec(conn).await?.rows_affected
    };
    Ok(rows_affected == 1)
}

#[derive(FromQueryResult)]
struct EarlierRow {
    teacher_id: Uuid,
    teacher_name: String,
    parent_id: Uuid,
    parent_name: String,
    since: DateTime<Utc>,
}
