//! What stands beside what a sentence names.

use super::{
    super::{item::Item, scan::Clause},
    Goals, Sentence,
};
use crate::{goals::Subject, notes::lists::listed};

impl Sentence<'_> {
    /// Whether a phrase of a section stands in the clause of an item.
    pub fn says_beside(&self, item: &Item, class: &str) -> bool {
        let mut clauses = self.clauses.iter();
        let own = clauses.find(|clause| clause.from <= item.from && item.from < clause.to);
        own.is_some_and(|own| {
            let mut words = self.tokens[own.from..own.to].iter();
            words.any(|token| token.entries.iter().any(|entry| entry.class == class))
        })
    }

    /// Whether the clause of an item tells that it was played: "he played the Romance in assembly yesterday".
    pub fn tells_what_was(&self, item: &Item) -> bool {
        const PLAYED: &str = " joué performed played sang tocado tocó ";
        const WHEN: &str = " ago assembly ayer gestern hier last yesterday ";
        let mut clauses = self.clauses.iter();
        let own = clauses.find(|clause| clause.from <= item.from && item.from < clause.to);
        let says = |from: usize, to: usize, list: &str| {
            let mut words = self.tokens[from..to.max(from)].iter();
            words.any(|token| listed(list, &token.word.lower))
        };
        own.is_some_and(|own| {
            let played = says(own.from, item.from, PLAYED) && says(item.to, own.to, WHEN);
            // "Sie hat gestern die Romanze gespielt"
            played
                || says(own.from, own.to, " gestern ")
                    && says(item.to, own.to, " gespielt vorgespielt ")
        })
    }
}

impl Goals<'_> {
    /// "Get ready for the concert: practise your bow": what a heading with an event is of; answers whether there is one.
    pub fn prepares(&mut self, clauses: &[Clause]) -> bool {
        let heading = clauses.first().filter(|clause| clause.heading);
        let event = self.drafts.iter().rposition(|draft| {
            let own = |word: &usize| {
                heading.is_some_and(|heading| *word < heading.to && *word >= heading.from)
            };
            matches!(draft.goal.subject, Subject::Event { .. }) && draft.words.iter().any(own)
        });
        if let Some(event) = event {
            self.group = vec![event];
        }
        event.is_some()
    }
}
