//! How far a sign reaches: to what stands right beside it, and along the list that begins there. No sign undoes what another one did: what two
//! signs dispute, and what a sign may mean without reaching it, is asked about.

mod doubt;
mod reach;
mod small;
mod unnamed;

use super::{
    item::{Item, ItemKind},
    lexicon::Language,
    scan::Clause,
    signs::{Act, Direction, Sign, signs},
    token::{End, Token},
};
use crate::{
    goals::Do,
    vocabulary::{lists::listed, sets},
};
use reach::Reach;

/// What the signs of a sentence say beside its items.
pub struct Scope {
    /// The signs, in their order.
    pub signs: Vec<Sign>,
    /// Whether they leave out what was named before: "leave it".
    pub points_back: bool,
    /// Words without a proven subject that are left out.
    pub unknown: Option<(usize, usize)>,
    /// Whether all that the note does not set rests: "everything else can wait".
    pub others_rest: bool,
}

/// Finds the signs of a sentence and marks what they do with its items.
pub fn scope(
    tokens: &[Token],
    (from, to): (usize, usize),
    language: Language,
    (items, clauses): (&mut Vec<Item>, &[Clause]),
) -> Scope {
    let reach = Reach {
        tokens,
        from,
        to,
        language,
        clauses,
        signs: signs(tokens, (from, to), language, items),
        named: items
            .iter()
            .filter(|item| item.is_releasable())
            .flat_map(|item| item.from..item.to)
            .collect(),
    };
    // "Out of tune" masks what looks like a sign, and is a fault all the same.
    let inside = |item: &Item| {
        reach.signs.iter().any(|sign| {
            let hides = sign.act != Act::Mask || !matches!(item.what, ItemKind::Need(_));
            hides && sign.from < item.to && item.from < sign.to
        })
    };
    items.retain(|item| !inside(item));
    let mut scope = Scope {
        signs: reach.signs.clone(),
        points_back: false,
        unknown: None,
        others_rest: false,
    };
    let excepted = reach.excepted(items, &mut scope);
    let mut taken: Vec<Option<Act>> = vec![None; items.len()];
    for at in 0..reach.signs.len() {
        let sign = reach.signs[at];
        if sign.direction == Direction::None || scope.signs[at].acts {
            continue;
        }
        // "don't listen to the Waltz"
        let before = at.checked_sub(1).map(|before| scope.signs[before]);
        if before
            .is_some_and(|before| before.acts && before.act == Act::Deny && before.to == sign.from)
        {
            scope.signs[at].acts = true;
            continue;
        }
        let found = reach.targets(&sign, items);
        let targets = found.items;
        if targets.is_empty() {
            scope.signs[at].acts = reach.without_target(&sign, items, &mut scope);
            continue;
        }
        if !reach.holds(at) {
            continue;
        }
        scope.signs[at].acts = true;
        let doubtful = found.of_other || reach.is_doubtful(at, &targets, items);
        if sign.direction == Direction::Back && sign.leaves() {
            reach.dispute_unreached(&sign, &targets, items);
        }
        scope.unknown = scope.unknown.or(reach.names(&sign, &targets, items));
        for of in targets.into_iter().filter(|of| !excepted.contains(of)) {
            let other = taken[of].is_some_and(|taken| !same(taken, sign.act));
            taken[of] = Some(sign.act);
            mark(&mut items[of], sign.act, other || doubtful);
        }
    }
    // "Last week: Waltz bars 1-8", "Next week: the Gigue"
    let heads = |sign: &&Sign| sign.act == Act::Doubt && tokens[sign.to - 1].end == End::Heading;
    if let Some(sign) = scope.signs.iter().find(heads) {
        let behind = items.iter_mut().filter(|item| item.from >= sign.to);
        behind.for_each(|item| item.clash = true);
    }
    // "The Study can wait, the Sonata too."
    let left = scope.others_rest || items.iter().any(|item| item.out);
    for clause in clauses
        .iter()
        .filter(|clause| left && listed(sets::SCOPE_TOO, &tokens[clause.to - 1].word.lower))
    {
        let own = |item: &&mut Item| clause.from <= item.from && item.from < clause.to && !item.out;
        items
            .iter_mut()
            .filter(own)
            .for_each(|item| item.clash = true);
    }
    scope
}

/// Whether two acts ask for the same.
fn same(one: Act, other: Act) -> bool {
    let leaves = |act: Act| matches!(act, Act::Leave | Act::Deny | Act::Except);
    one == other || leaves(one) && leaves(other) || one == Act::First || other == Act::First
}

/// What a sign does with one of its targets.
fn mark(item: &mut Item, act: Act, clash: bool) {
    item.clash |= clash;
    match act {
        Act::Leave | Act::Deny | Act::Except => item.out = true,
        // "Minuet p. 2 is done": that page is, and not the piece.
        Act::Do(Do::Finish) if !item.is_subject() => item.clash = true,
        Act::Do(does) => item.does = does,
        Act::First | Act::Mask | Act::Stop | Act::Doubt => {}
    }
}
