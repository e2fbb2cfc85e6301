//! Finding people and lessons by a part of a name, a title or an address.
//!
//! Core's search of a loaded list also reads letters without their accents. Here nothing is folded: a pattern that lists
//! for each letter all that are read as it keeps a database busy for seconds on long titles.

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
        .add(containing(of(user::Column::Email), text))
}

/// A field contains the text, in capitals or not.
pub(super) fn containing(field: Expr, text: &str) -> Condition {
    // No stored text holds a NUL, and PostgreSQL takes none in a question either.
    if text.contains('\0') {
        return Condition::all().add(Expr::cust("1 = 0"));
    }
    // SQLite's lower() leaves letters outside ASCII alone, so the text is looked for as typed as well.
    Condition::any()
        .add(field.clone().like(pattern(text)))
        .add(Expr::expr(Func::lower(field)).like(pattern(&text.to_lowercase())))
}

/// No field in which people search is as long: names, titles and addresses have 254 signs at most.
const LONGER_THAN_ANY: usize = 256;

/// What is longer than any field is cut, and finds nothing still: SQLite refuses patterns of more than 50,000 bytes.
fn pattern(text: &str) -> LikeExpr {
    let text: String = text.chars().take(LONGER_THAN_ANY).collect();
    let text = text
        .replace('\\', "\\\\")
        .replace('%', "\\%")
        .replace('_', "\\_");
    LikeExpr::new(format!("%{text}%")).escape('\\')
}
