//! Words beside a sign that carry nothing, join, or tell when; elements of a list.

use super::{
    super::{
        item::Item,
        lexicon::Language,
        signs::{Act, Direction, Sign},
        token::{End, is_name},
    },
    reach::{Reach, is_place},
};
use crate::vocabulary::{lists::listed, sets};

impl Reach<'_> {
    /// A name without evidence; German nouns all have a capital.
    pub fn is_name(&self, at: usize) -> bool {
        self.language != Language::German && is_name(&self.tokens[at])
    }

    /// Whether a word only joins what is named: "and", "of the".
    pub fn joins(&self, at: usize) -> bool {
        let word = &self.tokens[at].word.lower;
        self.is_of(at) || listed(sets::ORDER_JOINS, word) || listed(sets::ORDER_ARTICLES, word)
    }

    /// "and", "or"
    pub fn adds(&self, at: usize) -> bool {
        listed(sets::SCOPE_ADDS, &self.tokens[at].word.lower)
    }

    /// "of", "in"
    pub fn is_of(&self, at: usize) -> bool {
        let word = &self.tokens[at].word.lower;
        word != "from" && listed(sets::ORDER_OF_PIECE, word)
    }

    /// "this week", "for now"
    pub fn is_time(&self, at: usize) -> bool {
        let word = &self.tokens[at].word.lower;
        listed(sets::SENSE_TIME, word) || listed(sets::SCOPE_WEEK, word)
    }

    /// Whether a word is a name or a noun that no list has.
    pub fn is_word(&self, at: usize) -> bool {
        let word = &self.tokens[at].word.lower;
        word.starts_with(char::is_alphabetic) && !self.is_small(at) && !self.is_playing(at)
    }

    /// Whether a word carries nothing, or says when.
    pub fn is_small(&self, at: usize) -> bool {
        let token = &self.tokens[at];
        let own = |class: &str| matches!(class, "empty" | "adjective");
        token
            .entries
            .iter()
            .any(|entry| own(entry.class) && entry.words == 1 && entry.language == self.language)
            || listed(sets::SENSE_TIME, &token.word.lower)
    }

    /// Whether a word is of playing: "don't play the Waltz".
    pub fn is_playing(&self, at: usize) -> bool {
        listed(sets::SENSE_PLAY, &self.tokens[at].word.lower)
    }

    pub fn sign_at(&self, at: usize) -> bool {
        self.signs
            .iter()
            .any(|sign| sign.from == at && !matches!(sign.act, Act::Doubt | Act::First))
    }

    pub fn sign_ends_at(&self, at: usize) -> bool {
        self.signs
            .iter()
            .any(|sign| sign.to == at && !matches!(sign.act, Act::Doubt | Act::First))
    }

    pub fn says(&self, from: usize, to: usize, list: &str) -> bool {
        (from..to.max(from)).any(|at| listed(list, &self.tokens[at].word.lower))
    }

    /// The words that a sign has beside it, in its clause.
    pub fn beside(&self, sign: &Sign) -> (usize, usize) {
        let clause = self.clauses.iter().find(|clause| sign.from < clause.to);
        let (from, to) = clause.map_or((self.from, self.to), |clause| (clause.from, clause.to));
        match sign.direction {
            Direction::Back => {
                let mut signs = self.signs.iter().rev();
                let stop = signs.find(|other| other.act == Act::Stop && other.to <= sign.from);
                (stop.map_or(from, |stop| stop.to.max(from)), sign.from)
            }
            _ => (sign.to.min(to), to),
        }
    }

    /// Whether the clause from a word on is an element of the list that was found: it names what may be left out, of the same kind, and nothing
    /// more.
    pub fn lists_on(&self, from: usize, found: &[usize], items: &[Item]) -> bool {
        let end = (from..self.to).find(|at| self.tokens[*at].end > End::None);
        self.is_element((from, end.map_or(self.to, |end| end + 1)), found, items)
    }

    /// The same of the clause that ends with a word.
    pub fn lists_back(&self, last: usize, found: &[usize], items: &[Item]) -> bool {
        let start = (self.from..last).rfind(|at| self.tokens[*at].end > End::None);
        self.is_element(
            (start.map_or(self.from, |start| start + 1), last + 1),
            found,
            items,
        )
    }

    pub fn is_element(&self, (from, to): (usize, usize), found: &[usize], items: &[Item]) -> bool {
        // "the Waltz and the Minuet until Tuesday"
        let last = items
            .iter()
            .filter(|item| item.from < to)
            .map(|item| item.to)
            .max();
        let mut behind = last.unwrap_or(from).max(from)..to;
        let when = behind.find(|at| listed(sets::SCOPE_WHEN, &self.tokens[*at].word.lower));
        let to = when.unwrap_or(to);
        let own = items
            .iter()
            .filter(|item| from <= item.from && item.from < to);
        let named = |at: usize| items.iter().any(|item| item.from <= at && at < item.to);
        let places = !found.is_empty() && found.iter().all(|of| is_place(&items[*of]));
        let of = |item: &Item| {
            item.is_subject() && (from..item.from).rev().take(2).any(|at| self.is_of(at))
        };
        let alike = |item: &Item| {
            if places {
                is_place(item) || of(item)
            } else {
                item.is_subject()
            }
        };
        let name = |at: usize| self.is_name(at);
        (own.clone().next().is_some() || (from..to).any(name))
            && own.clone().all(alike)
            && !own.clone().any(|item| {
                is_place(item)
                    && own
                        .clone()
                        .any(|next| next.from == item.to && is_place(next))
            })
            && (from..to).all(|at| {
                named(at) || name(at) || (self.joins(at) || self.is_time(at)) && !self.sign_at(at)
            })
    }
}
