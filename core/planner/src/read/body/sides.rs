//! The words that tell one complaint from another: sides, parts of the body, harm.

use crate::{
    goals::Side,
    read::token::Token,
    vocabulary::{lexicon::List, lists::listed, sets},
};

/// The side that a word names.
pub fn side_of(token: &Token) -> Option<Side> {
    let names = |set| listed(set, &token.word.lower);
    if names(sets::SIDE_LEFT) {
        return Some(Side::Left);
    }
    names(sets::SIDE_RIGHT).then_some(Side::Right)
}

/// The side of all complaints that name one; none where they name both, as no hand is left to play.
pub fn one_side(sides: &[Side]) -> Option<Side> {
    let first = *sides.first()?;
    sides.iter().all(|side| *side == first).then_some(first)
}

/// Whether a word tells a complaint from others: a side, a part of the body, harm. A hand says in a note mostly who plays, and is
/// told by its side.
pub fn tells(token: &Token) -> bool {
    let word = &token.word;
    let is_harm = || word.is(List::Pain) || word.is(List::Harm) || word.has(List::PainStem);
    let is_told = || word.is(List::Body) || is_harm() || word.has(List::StopStem);
    !listed(sets::BODY_HANDS, &word.lower) && (side_of(token).is_some() || is_told())
}
