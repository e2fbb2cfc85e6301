//! The state of requests, as conditions on their table.

use reedling_db::entities::{
    guardianship,
    parent_request::{Column, Entity},
};
use sea_orm::sea_query::{Expr, ExprTrait, Query};

use super::State;

/// The parent has not answered or has refused, which look the same to the teacher.
pub(crate) fn is_unanswered() -> Expr {
    let unanswered = [State::Waiting, State::Refused].map(State::as_str);
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
