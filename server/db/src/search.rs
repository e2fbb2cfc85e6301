//! Searching people and lessons by a part of a name, title or address.
//!
//! Names are found as core finds them in a loaded list, whatever their accents, apostrophes, hyphens and spaces: beside each name
//! stands what is searched (`reedling_core::search`). Titles and addresses ignore letter case only: a pattern
//! that lists every variant of each letter would keep a database busy for seconds on long titles.

use reedling_core::search::compared;
use sea_orm::{
    Condition,
    sea_query::{Expr, ExprTrait, Func, LikeExpr},
};

use super::entities::user;

/// Name or address contains the text; `%` and `_` stand for themselves.
pub fn matches(text: &str) -> Condition {
    let of = |column| Expr::col((user::Entity, column));
    Condition::any()
        .add(naming(SEARCHED.map(of), text))
        .add(containing(of(user::Column::Email), text))
}

/// The columns beside a name that are searched.
pub const SEARCHED: [user::Column; 2] = [user::Column::NameFolded, user::Column::NameJoined];

/// A name contains the text; the fields are those beside the name.
pub fn naming([folded, joined]: [Expr; 2], text: &str) -> Condition {
    if text.contains('\0') {
        return nothing();
    }
    compared(text)
        .iter()
        .fold(Condition::any(), |any, (words, compact)| {
            any.add(folded.clone().like(pattern(words)))
                .add(folded.clone().like(pattern(compact)))
                .add(joined.clone().like(pattern(&format!("\n{compact}"))))
        })
}

/// A field contains the text, in capitals or not.
pub fn containing(field: Expr, text: &str) -> Condition {
    if text.contains('\0') {
        return nothing();
    }
    // SQLite's lower() ignores letters outside ASCII, so search for the typed text as well.
    Condition::any()
        .add(field.clone().like(pattern(text)))
        .add(Expr::expr(Func::lower(field)).like(pattern(&text.to_lowercase())))
}

/// Matches nothing. No stored text contains a NUL, and PostgreSQL accepts none in a query.
fn nothing() -> Condition {
    Condition::all().add(Expr::cust("1 = 0"))
}

/// Longer than any searched field: names, titles and addresses have at most 254 characters, a folded name three times
/// as many.
const LONGER_THAN_ANY: usize = 1024;

/// Cuts a text that is longer than any field and finds nothing anyway: SQLite refuses patterns of more than 50,000
/// bytes.
fn pattern(text: &str) -> LikeExpr {
    let text: String = text.chars().take(LONGER_THAN_ANY).collect();
    let text = text
        .replace('\\', "\\\\")
        .replace('%', "\\%")
        .replace('_', "\\_");
    LikeExpr::new(format!("%{text}%")).escape('\\')
}
