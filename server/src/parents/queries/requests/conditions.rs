//! The state of requests, as conditions on their table.

use reedling_db::{
    entities::{
        guardianship,
        parent_request::{Column, Entity},
    },
    value_types::{RequestState, Stored},
};
use sea_orm::sea_query::{Expr, ExprTrait, Query};

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
