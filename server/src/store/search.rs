//! Finding people and lessons by a part of a name, a title or an address.
//!
//! Names are found as core finds them in a loaded list, without accents and with umlauts as they are spelled: beside each name
//! stands what is searched (`reedling_core::search::folded`). Titles and addresses are looked for in capitals or not: a pattern
//! that lists for each letter all that are read as it keeps a database busy for seconds on long titles.

use reedling_core::search::forms;
use sea_orm::{
    Condition,
    sea_query::{Expr, ExprTrait, Func, LikeExpr},
};

use crate::entities::user;

/// Name or address contains the text; `%` and `_` stand for themselves.
pub(super) fn matches(text: &str) -> Condition {
    let of = |column| Expr::col((user::Entity, column));
    Condition::any()
        .add(naming(of(user::Column::NameFolded), text))
        .add(containing(of(user::Column::Email), text))
}

/// A name contains the text, with accents or without; the field is the folded one beside the name.
pub(super) fn naming(folded: Expr, text: &str) -> Condition {
    if text.contains('\0') {
        return nothing();
    }
    let [plain, spelled] = forms(text);
    let either = Condition::any().add(folded.clone().like(pattern(&plain)));
    if plain == spelled {
        return either;
    }
    either.add(folded.like(pattern(&spelled)))
}

/// A field contains the text, in capitals or not.
pub(super) fn containing(field: Expr, text: &str) -> Condition {
    if text.contains('\0') {
        return nothing();
    }
    // SQLite's lower() leaves letters outside ASCII alone, so the text is looked for as typed as well.
    Condition::any()
        .add(field.clone().like(pattern(text)))
        .add(Expr::expr(Func::lower(field)).like(pattern(&text.to_lowercase())))
}

/// No stored text holds a NUL, and PostgreSQL takes none in a question either.
fn nothing() -> Condition {
    Condition::all().add(Expr::cust("1 = 0"))
}

/// No field in which people search is as long: names, titles and addresses have 254 signs at most, a folded name three times as
/// many.
const LONGER_THAN_ANY: usize = 1024;

/// What is longer than any field is cut, and finds nothing still: SQLite refuses patterns of more than 50,000 bytes.
fn pattern(text: &str) -> LikeExpr {
    let text: String = text.chars().take(LONGER_THAN_ANY).collect();
    let text = text
        .replace('\\', "\\\\")
        .replace('%', "\\%")
        .replace('_', "\\_");
    LikeExpr::new(format!("%{text}%")).escape('\\')
}
