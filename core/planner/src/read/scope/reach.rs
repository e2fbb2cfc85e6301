//! What stands right beside a sign: its targets, and the list that begins there.

use super::super::{
    item::{Item, ItemKind},
    lexicon::Language,
    scan::Clause,
    signs::{Act, Direction, Sign, Takes, denies},
    token::{End, Token},
};
use crate::{goals::Do, order::sort_by_key};

/// The targets of a sign.
pub struct Found {
    /// By their places among the items.
    pub items: Vec<usize>,
    /// Whether they are only what something else is of: "pedal in the Minuet".
    pub of_other: bool,
}

impl Found {
    pub fn of(mut items: Vec<usize>) -> Self {
        sort_by_key(&mut items, |of| *of);
        Self {
            items,
            of_other: false,
        }
    }
}

/// A sentence with its signs.
pub struct Reach<'a> {
    pub tokens: &'a [Token],
    pub from: usize,
    pub to: usize,
    pub language: Language,
    pub clauses: &'a [Clause],
    pub signs: Vec<Sign>,
    /// The words that are of what is named.
    pub named: Vec<usize>,
}

impl Reach<'_> {
    pub fn targets(&self, sign: &Sign, items: &[Item]) -> Found {
        let clause = self.clauses.iter().find(|clause| sign.from < clause.to);
        let opens =
            clause.is_some_and(|clause| (clause.from..sign.from).all(|at| self.is_small(at)));
        // "Not this week: Gavotte, Minuet"
        if self.tokens[sign.to - 1].end == End::Heading && opens && sign.leaves() {
            let mut signs = self.signs.iter().filter(|other| other.from >= sign.to);
            let end = signs
                .find(|other| other.act != Act::Doubt)
                .map_or(self.to, |other| other.from);
            let below = |of: &usize| {
                sign.to <= items[*of].from && items[*of].from < end && takes(sign, &items[*of])
            };
            return Found::of((0..items.len()).filter(below).collect());
        }
        if sign.direction == Direction::Ahead {
            return self.ahead(sign, items);
        }
        let found = self.back(sign, items);
        // "Not yet the Waltz"
        let not = |at: usize| {
            self.tokens[at]
                .entries
                .iter()
                .any(|entry| denies(entry.class))
        };
        match found.items.is_empty() && opens && (sign.from..sign.to).any(not) {
            true => self.ahead(sign, items),
            false => found,
        }
    }

    /// The targets behind a sign.
    pub fn ahead(&self, sign: &Sign, items: &[Item]) -> Found {
        let (mut found, mut at) = (Vec::new(), sign.to);
        let heading = self.tokens[sign.to - 1].end == End::Heading;
        let (mut joined, mut name) = (true, false);
        while at < self.to {
            let ended = self.tokens[at - 1].end > End::None && !self.tokens[at].quoted;
            if ended && !(at == sign.to && heading) {
                if found.is_empty() && !name || sign.one || !self.lists_on(at, &found, items) {
                    break;
                }
                joined = true;
            }
            let passes = found.is_empty() && (self.is_small(at) || self.is_playing(at));
            // "don't listen to the Waltz"
            let verb = self
                .signs
                .iter()
                .find(|verb| verb.from == at && matches!(verb.act, Act::Do(Do::Keep | Do::Listen)));
            if let Some(verb) = verb.filter(|_| sign.act == Act::Deny && found.is_empty()) {
                at = verb.to;
            } else if let Some(of) = items.iter().position(|item| item.from == at) {
                if !self.follows(sign, &found, &items[of], items, joined) {
                    return Found::of(found);
                }
                found.extend((of..items.len()).take_while(|other| items[*other].from == at));
                at = items[of].to;
                // "no hands together in the Invention": the Invention stays.
                if is_hands(&items[of]) && sign.leaves()
                    || matches!(items[of].what, ItemKind::Need(_))
                {
                    break;
                }
                joined = false;
            } else if self.sign_at(at) {
                return Found::of(found);
            } else if self.is_name(at) || passes {
                name |= self.is_name(at);
                at += 1;
            } else if !found.is_empty() && (self.joins(at) || self.is_time(at)) {
                joined =
                    !sign.one && !self.is_time(at) && (joined || self.adds(at) || self.is_of(at));
                at += 1;
            } else {
                return Found::of(found);
            }
        }
        Found::of(found)
    }

    /// The targets before a sign.
    pub fn back(&self, sign: &Sign, items: &[Item]) -> Found {
        let (mut found, mut at) = (Vec::new(), sign.from);
        let (mut joined, mut of_other) = (true, false);
        while at > self.from {
            let before = at - 1;
            if self.tokens[before].end > End::None && at != sign.from {
                if found.is_empty() || !self.lists_back(before, &found, items) {
                    break;
                }
                joined = true;
            }
            let passes = found.is_empty() && self.is_small(before);
            if let Some(of) = items.iter().rposition(|item| item.to == at) {
                let beside = found
                    .last()
                    .is_some_and(|last: &usize| is_of_one(&items[of], &items[*last]));
                // "bars 1-8 of the Waltz are fine"
                if sign.takes == Takes::Places && found.is_empty() && items[of].is_subject() {
                    at = items[of].from;
                    while at > self.from && self.joins(at - 1) {
                        at -= 1;
                    }
                    continue;
                }
                // "Practise the Minuet and the Gigue can wait", "bars 9-16 and the Gigue can wait": perhaps only the last.
                let other = !found.is_empty()
                    && !of_other
                    && !beside
                    && (is_place(&items[of]) || self.is_ordered(items[of].from));
                if !takes(sign, &items[of]) || !joined && !beside {
                    return Found {
                        of_other,
                        ..Found::of(found)
                    };
                }
                found.extend((0..items.len()).filter(|other| items[*other].from == items[of].from));
                at = items[of].from;
                if is_hands(&items[of]) && sign.leaves() {
                    break;
                }
                (joined, of_other) = (false, other);
                if other {
                    break;
                }
            } else if self.sign_ends_at(at) {
                return Found::of(found);
            } else if self.is_name(before) || passes {
                at -= 1;
            } else if !found.is_empty() && self.joins(before) {
                joined |= self.adds(before) || self.is_of(before);
                // "pedal in the Minuet": that is left out, and not the Minuet.
                of_other |= self.is_of(before) && before > self.from;
                at -= 1;
            } else {
                return Found {
                    of_other,
                    ..Found::of(found)
                };
            }
        }
        Found {
            of_other,
            ..Found::of(found)
        }
    }

    /// Whether an order to practise stands before a word.
    fn is_ordered(&self, at: usize) -> bool {
        let small = |at: &usize| self.joins(*at);
        let first = (self.from..at).rev().take_while(small).last().unwrap_or(at);
        let before = first.checked_sub(1).filter(|before| *before >= self.from);
        before.is_some_and(|at| self.tokens[at].has("verb"))
    }

    /// Whether an item goes on with the targets of a sign: the first, one that is joined, or the place of a subject right before it.
    pub fn follows(
        &self,
        sign: &Sign,
        found: &[usize],
        item: &Item,
        items: &[Item],
        joined: bool,
    ) -> bool {
        let of_last = found
            .last()
            .is_some_and(|last| is_of_one(&items[*last], item));
        takes(sign, item) && (found.is_empty() || joined && !is_hands(item) || of_last)
    }
}

/// Whether an item right behind another is of it: the place of a subject, the form of a key.
fn is_of_one(first: &Item, second: &Item) -> bool {
    let technique = |item: &Item| matches!(item.what, ItemKind::Key(_) | ItemKind::Form(_));
    first.is_subject() && is_place(second) || technique(first) && technique(second)
}

pub fn is_place(item: &Item) -> bool {
    matches!(item.what, ItemKind::Place(_))
}

fn is_hands(item: &Item) -> bool {
    matches!(item.what, ItemKind::Hands(..))
}

/// Whether a sign may have an item as its target.
fn takes(sign: &Sign, item: &Item) -> bool {
    match sign.act {
        _ if sign.takes == Takes::Places => is_place(item),
        Act::Do(Do::Finish) => item.is_subject() || is_place(item),
        _ if sign.takes == Takes::Subjects => item.is_subject(),
        // "no pedal"
        Act::Deny => item.is_releasable() || matches!(item.what, ItemKind::Need(_)),
        _ => item.is_releasable(),
    }
}
