//! How far a negation or a release reaches, and which words ask for listening, keeping or finishing.

mod behind;
mod cues;
mod done;
mod ends;
mod learnt;
mod manner;
mod nearest;
mod needed;
mod negate;
mod others;
mod reach;
mod release;
mod senses;
mod shapes;
mod unnamed;

pub use done::{done_with, is_listened_to, is_performed};

use super::{
    item::{Item, ItemKind},
    lexicon::Language,
    scan::Clause,
    token::{End, Token},
};
use crate::{
    goals::Do,
    vocabulary::{lists::listed, sets},
};

/// A phrase that says what is done with what stands beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Leaves out what follows: "skip", "no need for".
    Before,
    /// Leaves out what follows if it is a subject, a place, hands: "no", "don't".
    Negation,
    /// Leaves out what stands before: "can wait".
    After,
    /// Denies a negation: "don't forget".
    Positive,
    /// Another thing begins: "but", "instead", "and play".
    Break,
    /// What is done with a subject.
    Do(Do),
    /// Puts first: "mainly".
    Main,
}

/// Most signs of a sentence that are looked at.
const SIGNS: usize = 24;

/// A sign and its words.
#[derive(Clone, Copy, Debug)]
pub struct Cue {
    /// What it says.
    pub sign: Sign,
    /// Its first word.
    pub from: usize,
    /// The word after its last.
    pub to: usize,
    /// Whether it took effect.
    pub acts: bool,
}

/// A sentence while its scopes are found.
pub struct Scope<'a> {
    /// The words of the note.
    pub tokens: &'a [Token],
    /// The first word of the sentence.
    pub from: usize,
    /// The word after its last.
    pub to: usize,
    /// Its language.
    pub language: Language,
    /// Its words by their sections.
    pub classes: Vec<u8>,
    /// What it names.
    pub items: &'a mut Vec<Item>,
    /// Its parts.
    pub clauses: &'a [Clause],
    /// What is left out without a name: "leave it".
    pub points_back: bool,
    /// Whether that is the place named last: "don't touch that bar".
    pub points_to_place: bool,
    /// Words without a proven subject that are left out.
    pub unknown: Option<(usize, usize)>,
    /// Whether all that the note does not set rests: "everything else can wait".
    pub others_rest: bool,
}

/// The single words of a sentence by the sections that scopes ask for, looked up once.
pub fn classes(tokens: &[Token], from: usize, to: usize) -> Vec<u8> {
    let of = |at: usize| {
        let word = tokens[at].word.lower.as_str();
        let own = tokens[at]
            .entries
            .iter()
            .filter(|entry| entry.phrase == word);
        own.fold(0, |known, entry| known | class_bit(entry.class))
    };
    (from..to).map(of).collect()
}

fn class_bit(class: &str) -> u8 {
    match class {
        "verb" => 1,
        "empty" => 2,
        "how" => 4,
        _ => 0,
    }
}

impl Scope<'_> {
    /// The signs of the sentence, each with its effect on the items.
    pub fn resolve(&mut self) -> Vec<Cue> {
        let mut cues = self.cues();
        for at in 0..cues.len() {
            let cue = cues[at];
            cues[at].acts = match cue.sign {
                Sign::Before | Sign::Negation if self.tells_what_was(cue) => false,
                Sign::Negation if self.keeps_other(cue) => true,
                Sign::Before => self.before(cue, &cues),
                Sign::Negation => self.negation(cue, &cues),
                Sign::After => self.after(cue, &cues),
                _ => true,
            };
        }
        self.leave_all();
        self.leave_out_too();
        self.leave_out_done(&cues);
        self.keep_excepted(&mut cues);
        self.drop_learnt();
        self.drop_praised();
        cues
    }

    /// "Minuet p. 2 is done": that page is, and not the piece.
    fn leave_out_done(&mut self, cues: &[Cue]) {
        for cue in cues.iter().filter(|cue| cue.sign == Sign::Do(Do::Finish)) {
            let last = self.items.iter_mut().rfind(|item| item.to <= cue.from);
            let closed =
                |item: &Item| (item.to - 1..cue.from).any(|at| self.tokens[at].end > End::None);
            if let Some(item) = last.filter(|item| !closed(item))
                && matches!(item.what, ItemKind::Place(_))
            {
                item.out = true;
            }
        }
    }

    /// "Die Etüde auslassen, Sonate auch"
    fn leave_out_too(&mut self) {
        for at in 1..self.clauses.len() {
            let (before, clause) = (&self.clauses[at - 1], &self.clauses[at]);
            let inside =
                |item: &Item, clause: &Clause| clause.from <= item.from && item.from < clause.to;
            let own = |clause: &Clause| {
                self.items
                    .iter()
                    .filter(|item| inside(item, clause))
                    .count()
            };
            let out = |clause: &Clause| {
                self.items
                    .iter()
                    .filter(|item| inside(item, clause))
                    .all(|item| item.out)
            };
            let too = listed(sets::SCOPE_TOO, self.word(clause.to - 1));
            let short = clause.to - clause.from <= 6;
            // "Everything else can wait, the Minuet too."
            let words = self
                .unknown
                .is_some_and(|(_, to)| before.from < to && to <= before.to);
            if too && short && (own(before) > 0 || words) && out(before) && own(clause) > 0 {
                let (from, to) = (clause.from, clause.to);
                for item in self.items.iter_mut() {
                    if item.from >= from && item.from < to {
                        item.out = true;
                    }
                }
            }
        }
    }

    #[inline(never)]
    fn word(&self, at: usize) -> &str {
        if at < self.to {
            self.tokens[at].word.lower.as_str()
        } else {
            ""
        }
    }

    fn in_class(&self, at: usize, class: &str) -> bool {
        let known = at
            .checked_sub(self.from)
            .and_then(|at| self.classes.get(at));
        at < self.to && known.is_some_and(|known| known & class_bit(class) != 0)
    }

    fn item_at(&self, at: usize) -> Option<usize> {
        self.items.iter().position(|item| item.from == at)
    }

    /// Whether a clause ends before a word, counted from another.
    fn ends_between(&self, from: usize, to: usize) -> bool {
        (from..to).any(|at| self.tokens[at].end > End::None)
    }
}
