//! How far what is left out reaches: lists, clauses, the next verb.

use super::{
    super::{
        item::{Item, ItemKind},
        scan::Clause,
        token::End,
    },
    Cue, Scope, Sign,
};
use crate::{
    goals::Place,
    vocabulary::{lists::listed, sets},
};

impl Scope<'_> {
    /// What follows is left out, as far as the list goes.
    pub fn leave_out_from(&mut self, from: usize, cue: Cue, cues: &[Cue]) {
        let until = self.drop_until(from);
        let stop = cues
            .iter()
            .filter(|other| {
                other.from >= cue.to
                    && matches!(
                        other.sign,
                        Sign::Break | Sign::Main | Sign::Do(_) | Sign::Positive
                    )
            })
            .map(|other| other.from)
            .chain((from..self.to).filter(|at| self.joins_verb(*at)))
            .chain((from..self.to).filter_map(|at| self.put_instead(at)))
            .chain(self.ends_with_time(from, self.to))
            .chain(self.ends_with_condition(from))
            .chain(until)
            .filter(|other| *other > from)
            .min()
            .unwrap_or(self.to);
        let instead = listed(sets::REACH_INSTEAD, self.word(cue.from))
            || self.phrase_starts(cue, sets::REACH_INSTEAD_OF);
        let mut end = (from..stop)
            .find(|at| self.tokens[*at].end > End::None)
            .map_or(stop, |at| at + 1);
        let heading = self.tokens[cue.to - 1].end == End::Heading;
        while end < stop
            && !instead
            && (heading && self.lists_on(end, stop) || self.goes_on(end, stop))
        {
            end = (end..stop)
                .find(|at| self.tokens[*at].end > End::None)
                .map_or(stop, |at| at + 1);
        }
        let mut subjects = 0;
        let mut item_count = 0;
        for at in 0..self.items.len() {
            let item = &self.items[at];
            if item.from >= from && item.from < end.min(stop) {
                if instead && item.is_subject() {
                    subjects += 1;
                    // In place of the first one stands what follows.
                    if subjects > 1 {
                        break;
                    }
                }
                let hands = matches!(item.what, ItemKind::Hands(..));
                self.items[at].out = true;
                // "no hands together in the Invention": the Invention stays.
                if hands && item_count == 0 {
                    break;
                }
                item_count += 1;
            }
        }
    }

    /// Whether the words of a sign begin with one of some phrases.
    pub fn phrase_starts(&self, cue: Cue, phrases: &str) -> bool {
        let words: Vec<_> = (cue.from..cue.to).map(|at| self.word(at)).collect();
        let text = words.join(" ");
        phrases.split(',').any(|phrase| text.starts_with(phrase))
    }

    /// Whether the clause at a word only goes on with the list: it has no verb and says nothing more of what it names.
    fn goes_on(&self, from: usize, stop: usize) -> bool {
        let end = (from..stop)
            .find(|at| self.tokens[*at].end > End::None)
            .map_or(stop, |at| at + 1);
        if self.tokens[from - 1].end >= End::Sentence {
            return false;
        }
        let lists = listed(sets::REACH_SMALL, self.word(from));
        let items: Vec<_> = self
            .items
            .iter()
            .filter(|item| item.from >= from && item.from < end)
            .collect();
        // "back to the Gavotte in January, Minuet now"
        let now = |at: usize| self.word(at) == "now" && self.word(at - 1) != "for";
        let more = items.iter().any(|item| !item.is_releasable()) || (from..end).any(now);
        let proven = |item: &Item| item.is_subject() && !matches!(item.what, ItemKind::Words(_));
        let both =
            items.iter().any(|item| proven(item)) && items.iter().any(|item| !item.is_subject());
        let verb = (from..end).any(|at| {
            let inside = items.iter().any(|item| item.from <= at && at < item.to);
            let word = self.word(at);
            // "leave out bars 5-8, work on bars 9-12"
            let own = matches!(
                word,
                "i" | "we" | "i'd" | "i'm" | "we'll" | "i'll" | "want" | "work" | "working"
            );
            !inside
                && (self.in_class(at, "verb") || self.in_class(at, "how") || own)
                && !matches!(word, "this" | "the" | "week")
        });
        !items.is_empty()
            && !more
            && !verb
            && (lists || self.is_place_of(&items) || !both && !self.is_other_movement(&items, from))
    }

    /// Below a heading any clause that orders nothing goes on with its list: "Not this week: Gavotte at 60, Minuet at 72".
    fn lists_on(&self, from: usize, stop: usize) -> bool {
        let end = (from..stop).find(|at| self.tokens[*at].end > End::None);
        let end = end.map_or(stop, |at| at + 1);
        let named = |at: usize| self.item_at(at).is_some();
        self.tokens[from - 1].end < End::Sentence
            && (from..end).any(named)
            && !(from..end).any(|at| self.in_class(at, "verb") && !named(at))
    }

    /// "skip bars 1-8, 9-16 and 17-24 of the Gavotte": whether a clause begins with a place of what it names behind "of".
    fn is_place_of(&self, items: &[&Item]) -> bool {
        let subject = items.iter().find(|item| item.is_subject());
        let place = |item: &&Item| matches!(item.what, ItemKind::Place(_));
        let of = |item: &&Item| {
            let mut before = (self.from..item.from).rev();
            let small = |at: &usize| {
                listed(sets::ORDER_ARTICLES, self.word(*at)) || self.word(*at) == "the"
            };
            before
                .find(|at| !small(at))
                .is_some_and(|at| listed(sets::PAGES_OF, self.word(at)))
        };
        items.first().is_some_and(place) && subject.is_some_and(of)
    }

    /// "leave II and III, I bars 1-24": bars of a movement behind movements without any are another thing.
    fn is_other_movement(&self, items: &[&Item], from: usize) -> bool {
        let movement = |item: &Item| matches!(&item.what, ItemKind::Place(Place::Part { name }) if name.ends_with(" movement"));
        let bars = |item: &&Item| matches!(item.what, ItemKind::Place(Place::Bars { .. }));
        let mut before = self.items.iter();
        items.first().is_some_and(|item| movement(item))
            && items.iter().any(bars)
            && before.any(|item| item.to == from && movement(item))
    }

    /// What stands before a sign is left out, back to the last verb or sign.
    pub fn leave_out_before(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        let stop = cues
            .iter()
            .filter(|other| other.to <= cue.from && matches!(other.sign, Sign::Break | Sign::Do(_)))
            .map(|other| other.to)
            .max()
            .unwrap_or(self.from);
        let mut from = self
            .clauses
            .iter()
            .rev()
            .find(|clause| clause.from <= cue.from)
            .map_or(self.from, |clause| clause.from);
        // "The Waltz, the Rondo and the Gigue can wait"
        while from > stop {
            let before = self.clauses.iter().rev().find(|clause| clause.to == from);
            let Some(clause) = before else { break };
            if !self.is_element(clause, cue) {
                break;
            }
            from = clause.from;
        }
        let from = self.last_subject(from.max(stop), cue.from);
        if self.leave_out_manner(from, cue) {
            return true;
        }
        let mut any = false;
        for item in self.items.iter_mut() {
            if item.from >= from && item.from < cue.from {
                any |= item.is_releasable();
                item.out = true;
            }
        }
        any
    }

    /// Whether a clause before a sign is an element of the list that it leaves out: it only names subjects.
    fn is_element(&self, clause: &Clause, cue: Cue) -> bool {
        let bare = self
            .items
            .iter()
            .filter(|item| item.from >= clause.from && item.from < clause.to)
            .all(Item::is_subject);
        let any = self
            .items
            .iter()
            .any(|item| item.from >= clause.from && item.from < clause.to);
        let inside = |at: usize| {
            self.items
                .iter()
                .any(|item| item.from <= at && at < item.to)
        };
        let verb = (clause.from..clause.to).any(|at| self.in_class(at, "verb") && !inside(at));
        // "Sonatine: Takt 20 bis 24 auslassen" leaves out these bars only.
        let places = clause.heading
            && self.items.iter().any(|item| {
                matches!(
                    item.what,
                    ItemKind::Place(_) | ItemKind::Hands(..) | ItemKind::Need(_)
                ) && item.from >= clause.to
                    && item.to <= cue.from
            });
        // "Menuett gerne, Gavotte heute bitte nicht"
        let agreed = (clause.from..clause.to)
            .any(|at| listed(sets::REACH_AGREED, self.word(at)) && !inside(at));
        any && bare && !verb && !places && !agreed
    }
}
