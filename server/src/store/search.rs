//! Finding people by a part of their name or address.

use sea_orm::{
    Condition,
    sea_query::{Expr, ExprTrait, Func, LikeExpr},
};

use crate::entities::user;

/// Name or address contains the text, in capitals or not; `%` and `_` stand for themselves.
pub(super) fn matches(text: &str) -> Condition {
    let containing = |text: &str| {
        let text = text
            .replace('\\', "\\\\")
            .replace('%', "\\%")
            .replace('_', "\\_");
        LikeExpr::new(format!("%{text}%")).escape('\\')
    };
    let of = |column| Expr::col((user::Entity, column));
    let lower = text.to_lowercase();
    // SQLite's lower() leaves letters outside ASCII alone, so the text is looked for as typed as well.
    Condition::any()
        .add(of(user::Column::Name).like(containing(text)))
        .add(Expr::expr(Func::lower(of(user::Column::Name))).like(containing(&lower)))
        .add(of(user::Column::Email).like(containing(&lower)))
}
