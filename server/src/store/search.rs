//! Finding people and lessons by a part of a name, a title or an address.
//!
//! Neither database folds accents by itself, so the pattern lists for each letter those that are read as it: `e` finds
//! `é`. Both have such lists, SQLite in GLOB and PostgreSQL in regular expressions, and neither needs an index for a text
//! that may stand anywhere in a field.

use reedling_core::search::{base_letter, lower, spelled_out, spelling, without_marks};
use sea_orm::{
    Condition, DbBackend,
    sea_query::{
        Expr, ExprTrait,
        extension::{postgres::PgBinOper, sqlite::SqliteBinOper},
    },
};

use crate::entities::user;

/// Name or address contains the text.
pub(super) fn matches(text: &str, backend: DbBackend) -> Condition {
    let of = |column| Expr::col((user::Entity, column));
    Condition::any()
        .add(containing(&of(user::Column::Name), text, backend))
        .add(containing(&of(user::Column::Email), text, backend))
}

/// A field contains the text, in capitals or not, with accents or without, with umlauts or what they are spelled as. Signs
/// stand for themselves.
pub(super) fn containing(field: &Expr, text: &str, backend: DbBackend) -> Condition {
    let is_nowhere = || Condition::all().add(Expr::cust("1 = 0"));
    // No stored text holds a NUL, and PostgreSQL takes none in a question either.
    if text.contains('\0') {
        return is_nowhere();
    }
    // What is longer than any field is cut, and finds nothing still: SQLite refuses patterns of more than 50,000 bytes.
    let text: String = lower(text).chars().take(LONGER_THAN_ANY).collect();
    let spelled = spelled_out(&text);
    let mut ways = vec![
        singly(&without_marks(&text)),
        singly(&spelled),
        joined(&spelled),
    ];
    if ways.iter().any(Vec::is_empty) {
        // Nothing but marks: as a pattern it would find everybody.
        return is_nowhere();
    }
    ways.dedup();
    ways.iter().fold(Condition::any(), |any, way| {
        let field = field.clone();
        any.add(match backend {
            DbBackend::Sqlite => field.binary(SqliteBinOper::Glob, glob(way)),
            _ => field.binary(PgBinOper::Regex, regex(way)),
        })
    })
}

/// No field in which people search is as long: names, titles and addresses have 254 signs at most.
const LONGER_THAN_ANY: usize = 256;

/// The signs that may stand at one place of a text.
type Place = Vec<char>;

/// Each letter on its own.
fn singly(text: &str) -> Vec<Place> {
    text.chars().map(read_as).collect()
}

/// Two letters that are how another is spelled stand for that one: `ue` for `ü`.
fn joined(spelled: &str) -> Vec<Place> {
    let letters: Vec<char> = spelled.chars().collect();
    let mut places = Vec::new();
    let mut rest = letters.as_slice();
    while let Some((&first, after)) = rest.split_first() {
        let pair: String = rest.iter().take(2).collect();
        let short = marked(|small| spelling(small) == Some(pair.as_str()));
        let is_pair = !short.is_empty();
        places.push(if is_pair { short } else { read_as(first) });
        rest = after.get(usize::from(is_pair)..).unwrap_or_default();
    }
    places
}

/// A letter, its capital, and both with marks.
fn read_as(letter: char) -> Place {
    let mut all = vec![letter];
    all.extend(single(letter.to_uppercase()).filter(|&capital| capital != letter));
    if letter.is_ascii_lowercase() {
        all.extend(marked(|small| base_letter(small) == letter));
    }
    all
}

/// Latin letters with marks of which the small one is wanted.
fn marked(is_wanted: impl Fn(char) -> bool) -> Place {
    let is_wanted = |&letter: &char| single(letter.to_lowercase()).is_some_and(&is_wanted);
    let latin = ('\u{C0}'..='\u{24F}').chain('\u{1E00}'..='\u{1EFF}');
    latin.filter(is_wanted).collect()
}

/// The one letter of a change of case that gives one.
fn single(mut letters: impl Iterator<Item = char>) -> Option<char> {
    letters.next().filter(|_| letters.next().is_none())
}

fn glob(way: &[Place]) -> String {
    let places = way.iter().map(|place| match place.as_slice() {
        [sign @ (']' | '^')] => sign.to_string(),
        place => any_of(place),
    });
    format!("*{}*", places.collect::<String>())
}

fn regex(way: &[Place]) -> String {
    let places = way.iter().map(|place| match place.as_slice() {
        [sign @ ('[' | ']' | '^' | '\\')] => format!("\\{sign}"),
        place => any_of(place),
    });
    places.collect()
}

fn any_of(place: &[char]) -> String {
    format!("[{}]", place.iter().collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_search_has_a_pattern_that_sqlite_takes() {
        let text = "\u{1EAF}ue".repeat(10_000);
        let text: String = lower(&text).chars().take(LONGER_THAN_ANY).collect();
        assert!(glob(&singly(&without_marks(&text))).len() < 50_000);
    }

    #[test]
    fn signs_stand_for_themselves() {
        let places = singly("*?[]^-\\.");
        assert_eq!(glob(&places), "*[*][?][[]]^[-][\\][.]*");
        assert_eq!(regex(&places), "[*][?]\\[\\]\\^[-]\\\\[.]");
    }
}
