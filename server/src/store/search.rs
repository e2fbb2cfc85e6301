//! Finding people by a part of their name or address.

use sea_orm::{
    Condition,
    sea_query::{Expr, ExprTrait, Func, LikeExpr},
};

use crate::entities::user;

/// Name or address contains the text, in capitals or not; `%` and `_` stand for themselves.
pub(super) fn matches(text: &str) -> Condition {
    let of = |column| Expr::col((user::Entity, column));
    Condition::any()
        .add(containing(of(user::Column::Name), text))
        .add(of(user::Column::Email).like(pattern(&text.to_lowercase())))
}

/// A field contains the text, in capitals or not.
pub(super) fn containing(field: Expr, text: &str) -> Condition {
    // SQLite's lower() leaves letters outside ASCII alone, so the text is looked for as typed as well.
    Condition::any()
        .add(field.clone().like(pattern(text)))
        .add(Expr::expr(Func::lower(field)).like(pattern(&text.to_lowercase())))
}

/// No field in which people search is as long, nor its text in lower case.
const LONGER_THAN_ANY: usize = 1_000;

/// What is longer than any field is cut, and finds nothing still: SQLite refuses patterns of more than 50,000 bytes.
fn pattern(text: &str) -> LikeExpr {
    let text: String = text.chars().take(LONGER_THAN_ANY).collect();
    let text = text
        .replace('\\', "\\\\")
        .replace('%', "\\%")
        .replace('_', "\\_");
    LikeExpr::new(format!("%{text}%")).escape('\\')
}
