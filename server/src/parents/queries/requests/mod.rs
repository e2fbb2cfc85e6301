//! Requests to parents: a teacher says whose parent they are.

pub(crate) mod answers;

use chrono::{DateTime, Utc};
use reedling_db::{
    entities::{
        guardianship,
        parent_request::{self, Column, Entity},
        user,
    },
    value_types::{RequestState, Stored},
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, QuerySelect,
    SelectExt, Set,
    sea_query::{Expr, ExprTrait, LockType, OnConflict, Query},
};
use uuid::Uuid;

pub use self::answers::{accept, end_all_of, refuse, withdraw};

/// A new request.
#[derive(Clone, Copy, Debug)]
pub struct NewRequest {
    /// Who asks.
    pub teacher_id: Uuid,
    /// Whose parent it is about.
    pub student_id: Uuid,
    /// Who is asked.
    pub parent_id: Uuid,
    /// The teacher's contact card.
    pub card_id: Uuid,
    /// Whether the teacher named this parent first.
    pub is_primary: bool,
    /// Its initial state.
    pub state: RequestState,
    /// Until when the parent may answer.
    pub expires_at: DateTime<Utc>,
    /// Whether the parent is told by mail.
    pub mailed: bool,
}

/// A request, as it is stored.
#[derive(Debug)]
pub struct Request {
    /// Who asks.
    pub teacher_id: Uuid,
    /// Whose parent it is about.
    pub student_id: Uuid,
    /// Whether the teacher named this parent first.
    pub is_primary: bool,
    /// Whether it waits for its answer.
    pub is_waiting: bool,
    /// Until when the parent may answer.
    pub expires_at: DateTime<Utc>,
}

/// Writes a request; one between the same people is asked anew. When the parent refused it, and when they were mailed, is
/// kept.
pub async fn write(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    new: NewRequest,
) -> Result<(), DbErr> {
    let mut again = OnConflict::columns([Column::StudentId, Column::TeacherId, Column::ParentId]);
    again.update_columns([
        Column::CardId,
        Column::IsPrimary,
        Column::State,
        Column::ExpiresAt,
    ]);
    if new.state != RequestState::Refused {
        again.update_column(Column::AnsweredAt);
    }
    if new.mailed {
        again.update_column(Column::MailedAt);
    }
    let answered_at = (new.state == RequestState::Accepted).then_some(now);
    Entity::insert(parent_request::ActiveModel {
        id: Set(Uuid::now_v7()),
        teacher_id: Set(new.teacher_id),
        student_id: Set(new.student_id),
        parent_id: Set(new.parent_id),
        card_id: Set(new.card_id),
        is_primary: Set(new.is_primary),
        state: Set(new.state.into()),
        created_at: Set(now),
        expires_at: Set(new.expires_at),
        answered_at: Set(answered_at),
        mailed_at: Set(new.mailed.then_some(now)),
    })
    .on_conflict(again)
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Locks a parent's row until the transaction ends, so that mails are counted and answers stored one after the other.
/// `NO KEY UPDATE` lets rows be inserted that refer to the parent: under `UPDATE` two transactions that had each
/// inserted a contact card would deadlock.
pub async fn lock(conn: &impl ConnectionTrait, parent_id: Uuid) -> Result<(), DbErr> {
    let _: Option<Uuid> = user::Entity::find_by_id(parent_id)
        .select_only()
        .column(user::Column::Id)
        .lock(LockType::NoKeyUpdate)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(())
}

/// How many requests were mailed to a parent since an instant, by all teachers.
pub async fn mailed_since(
    conn: &impl ConnectionTrait,
    parent_id: Uuid,
    since: DateTime<Utc>,
) -> Result<u64, DbErr> {
    Entity::find()
        .filter(Column::ParentId.eq(parent_id))
        .filter(Column::MailedAt.gt(since))
        .count(conn)
        .await
}

/// Whether a teacher's request to a parent about a student was mailed since an instant.
pub async fn was_mailed_since(
    conn: &impl ConnectionTrait,
    (teacher_id, student_id, parent_id): (Uuid, Uuid, Uuid),
    since: DateTime<Utc>,
) -> Result<bool, DbErr> {
    Entity::find()
        .filter(Column::StudentId.eq(student_id))
        .filter(Column::TeacherId.eq(teacher_id))
        .filter(Column::ParentId.eq(parent_id))
        .filter(Column::MailedAt.gt(since))
        .exists(conn)
        .await
}

/// Whether a parent has refused a teacher since an instant, also about a child for whom the teacher names another parent
/// now.
pub async fn refused_since(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    parent_id: Uuid,
    since: DateTime<Utc>,
) -> Result<bool, DbErr> {
    Entity::find()
        .filter(Column::ParentId.eq(parent_id))
        .filter(Column::TeacherId.eq(teacher_id))
        .filter(Column::State.is_in([RequestState::Refused, RequestState::Withdrawn].map(Stored)))
        .filter(Column::AnsweredAt.gt(since))
        .exists(conn)
        .await
}

/// A request to a parent; a withdrawn one is not found.
pub async fn of_parent(
    conn: &impl ConnectionTrait,
    parent_id: Uuid,
    id: Uuid,
) -> Result<Option<Request>, DbErr> {
    let row = Entity::find_by_id(id)
        .filter(Column::ParentId.eq(parent_id))
        .filter(Column::State.ne(Stored(RequestState::Withdrawn)))
        .one(conn)
        .await?;
    Ok(row.map(|row| Request {
        teacher_id: row.teacher_id,
        student_id: row.student_id,
        is_primary: row.is_primary,
        is_waiting: row.state.0 == RequestState::Waiting,
        expires_at: row.expires_at,
    }))
}

/// Whether a teacher's request to a parent about a student still waits for its answer.
pub async fn waits(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
    parent_id: Uuid,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    Entity::find()
        .filter(Column::TeacherId.eq(teacher_id))
        .filter(Column::StudentId.eq(student_id))
        .filter(Column::ParentId.eq(parent_id))
        .filter(Column::State.eq(Stored(RequestState::Waiting)))
        .filter(Column::ExpiresAt.gt(now))
        .exists(conn)
        .await
}

/// The parent has not answered or has refused, which look the same to the teacher.
pub(crate) fn is_unanswered() -> Expr {
    let unanswered = [RequestState::Waiting, RequestState::Refused].map(Stored);
    Expr::col((Entity, Column::State)).is_in(unanswered)
}

/// The parent is linked to the student.
pub(crate) fn is_linked() -> Expr {
    use guardianship::Column as G;
    let same = |link: G, request: Column| {
        Expr::col((guardianship::Entity, link)).equals((Entity, request))
    };
    let link = Query::select()
        .expr(Expr::val(1))
        .from(guardianship::Entity)
        .and_where(same(G::ParentId, Column::ParentId))
        .and_where(same(G::StudentId, Column::StudentId))
        .take();
    Expr::exists(link)
}
