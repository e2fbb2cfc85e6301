//! Names without evidence in what a sentence leaves out: they are left out with the list that they stand in.

use super::{
    super::{
        item::{Item, ItemKind},
        lexicon::Language,
        scan::Clause,
        token::End,
    },
    Reading,
    sentence::Signed,
    unproven::{is_unknown, leaves},
};
use crate::vocabulary::{lists::listed, sets};

impl Reading<'_> {
    /// The signs of a sentence, with their effect on what it names; a name that they leave out stays in the teacher's words.
    pub fn signs_with_names(
        &self,
        (from, to): (usize, usize),
        (items, clauses): (&mut Vec<Item>, &[Clause]),
        language: Language,
    ) -> Signed {
        let names = match language {
            Language::German => Vec::new(),
            _ => self.names(from, to, items),
        };
        if names.is_empty() {
            return self.signs_of((from, to), (items, clauses), language);
        }
        let mut plain = items.clone();
        let signs = self.signs_of((from, to), (&mut plain, clauses), language);
        if !signs.cues.iter().any(leaves) {
            *items = plain;
            return signs;
        }
        for name in names {
            let at = items.partition_point(|item| item.from < name.from);
            items.insert(at, name);
        }
        let signs = self.signs_of((from, to), (items, clauses), language);
        self.settle(items, clauses);
        signs
    }

    /// Runs of capitals that begin an element of a list: "Harbour Lights", "Riverside" before bars or beside "and".
    fn names(&self, from: usize, to: usize, items: &[Item]) -> Vec<Item> {
        let mut found = Vec::new();
        let mut at = from;
        while at < to {
            let many = (at..to)
                .take_while(|at| self.is_named(*at, items))
                .scan(false, |ended, at| {
                    let before = std::mem::replace(ended, self.tokens[at].end > End::None);
                    (!before).then_some(at)
                })
                .count();
            let end = at + many;
            if many > 1 && is_unknown(&self.tokens[at]) && self.begins_element(from, at) {
                let what = ItemKind::Words(self.slice(at, end));
                found.push(Item {
                    what,
                    from: at,
                    to: end,
                    out: false,
                });
            }
            at = end.max(at + 1);
        }
        found
    }

    /// Whether a word begins an element of a list, articles left aside: after a comma, "and", a sign that leaves out.
    fn begins_element(&self, from: usize, at: usize) -> bool {
        let small = |at: &usize| {
            self.tokens[*at].end == End::None && listed(sets::NAMES_ARTICLES, self.word(*at))
        };
        let first = (from..at).rev().take_while(small).last().unwrap_or(at);
        let Some(before) = first.checked_sub(1).filter(|before| *before >= from) else {
            return true;
        };
        let token = &self.tokens[before];
        let leads = |class: &str| matches!(class, "before" | "negation" | "verb");
        token.end > End::None
            || listed(sets::NAMES_JOINS, &token.word.lower)
            || token.entries.iter().any(|entry| leads(entry.class))
    }

    /// A name that is left out has the places behind it; one that is not is none of the sentence's.
    fn settle(&self, items: &mut Vec<Item>, clauses: &[Clause]) {
        let mut at = 0;
        while at < items.len() {
            if !matches!(items[at].what, ItemKind::Words(_)) {
                at += 1;
            } else if !items[at].out {
                items.remove(at);
            } else {
                let from = items[at].from;
                let clause = clauses.iter().find(|clause| from < clause.to);
                let end = clause.map_or(from, |clause| clause.to);
                let behind = items[at + 1..].iter().take_while(|item| {
                    item.from < end && item.out && matches!(item.what, ItemKind::Place(_))
                });
                let many = behind.count();
                let to = items[at + many].to;
                items.drain(at + 1..at + 1 + many);
                items[at].to = to;
                items[at].what = ItemKind::Words(self.slice(from, to));
                at += 1;
            }
        }
    }
}
