//! Which notices a reader may see: those of lessons that they may see, and others whose subject still exists.

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use reedling_db::{
    entities::{
        enrolment,
        notice::{Column, Entity},
        parent_request, user,
    },
    value_types::{RequestState, Stored},
};
use sea_orm::{
    ColumnTrait, Condition,
    sea_query::{Expr, ExprTrait, Query, SelectStatement},
};
use uuid::Uuid;

use super::record::NoticeKind;
use crate::{
    accounts::queries::{account::WaitsFor, standing},
    lessons::queries::list::{LessonScope, is_of},
    parents::queries::links::children_of,
};

/// Who reads notices.
#[derive(Clone, Copy, Debug)]
pub struct NoticeViewer {
    /// The account.
    pub id: Uuid,
    /// Its role now.
    pub role: Role,
    /// Which lessons it may see.
    pub scope: LessonScope,
}

/// The condition that the reader may see a notice, in a query that joins notices with lessons.
pub(super) fn by(viewer: NoticeViewer, now: DateTime<Utc>) -> Condition {
    let lesson = Condition::all()
        .add(of(Column::LessonId).is_not_null())
        .add(is_of(viewer.scope));
    let seen = Condition::any().add(lesson);
    match viewer.role {
        Role::Administrator => seen
            .add(taught_by(viewer.id))
            .add(is(NoticeKind::ApprovalWaiting).and(Expr::exists(waits_for_approval()))),
        Role::Teacher => seen
            .add(taught_by(viewer.id))
            .add(is(NoticeKind::AccountApproved)),
        Role::Student => seen.add(ended().and(of(Column::StudentId).eq(viewer.id))),
        Role::Parent => seen
            .add(ended().and(of(Column::StudentId).in_subquery(children_of(viewer.id))))
            .add(is(NoticeKind::ParentAsked).and(Expr::exists(waiting_request(viewer.id, now)))),
    }
}

fn of(column: Column) -> Expr {
    Expr::col((Entity, column))
}

fn is(kind: NoticeKind) -> Expr {
    of(Column::Kind).eq(kind.as_str())
}

/// Whether the lesson, or all lessons with the teacher, are no longer the student's.
fn ended() -> Expr {
    is(NoticeKind::TeachingEnded).or(is(NoticeKind::LessonWithdrawn))
}

/// Whether the reader still teaches the notice's student.
fn taught_by(teacher_id: Uuid) -> Expr {
    use enrolment::Column as E;
    let link = Query::select()
        .expr(Expr::val(1))
        .from(enrolment::Entity)
        .and_where(E::TeacherId.eq(teacher_id))
        .and_where(Expr::col((enrolment::Entity, E::StudentId)).equals((Entity, Column::StudentId)))
        .take();
    is(NoticeKind::StudentLinked).and(Expr::exists(link))
}

/// The teacher of the notice, while they wait for approval.
fn waits_for_approval() -> SelectStatement {
    Query::select()
        .expr(Expr::val(1))
        .from(user::Entity)
        .and_where(Expr::col((user::Entity, user::Column::Id)).equals((Entity, Column::TeacherId)))
        .cond_where(standing::waits_for(WaitsFor::Approval))
        .take()
}

/// The request that the parent may still answer: none is shown until the address is proved.
fn waiting_request(parent_id: Uuid, now: DateTime<Utc>) -> SelectStatement {
    use parent_request::Column as R;
    let same =
        |asked: R, told: Column| Expr::col((parent_request::Entity, asked)).equals((Entity, told));
    let account = |is: R, shows: Expr| {
        let query = Query::select()
            .expr(Expr::val(1))
            .from(user::Entity)
            .and_where(
                Expr::col((user::Entity, user::Column::Id)).equals((parent_request::Entity, is)),
            )
            .and_where(shows)
            .take();
        Expr::exists(query)
    };
    Query::select()
        .expr(Expr::val(1))
        .from(parent_request::Entity)
        .and_where(R::ParentId.eq(parent_id))
        .and_where(same(R::TeacherId, Column::TeacherId))
        .and_where(same(R::StudentId, Column::StudentId))
        .and_where(R::State.eq(Stored(RequestState::Waiting)))
        .and_where(R::ExpiresAt.gt(now))
        .and_where(account(
            R::ParentId,
            user::Column::AddressProvedAt.is_not_null(),
        ))
        .and_where(account(R::TeacherId, user::Column::SuspendedAt.is_null()))
        .take()
}
