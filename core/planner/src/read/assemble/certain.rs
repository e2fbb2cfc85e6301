//! Whether what a note names is certain enough to be set. What is not is asked about: beside a "not", a word of leaving or unknown
//! words a name may just as well be left out.

use super::{
    super::{
        draft::Draft,
        item::{Item, ItemKind},
        lexicon::{Language, longest},
        scan::{Clause, is_numbered},
        scope::{Cue, Sign},
    },
    Goals, Sentence,
    order::joined,
};
use crate::{
    goals::{Do, Place},
    vocabulary::{lists::listed, sets},
};

/// Why a goal is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Something denies or leaves beside it, and no rule tells what.
    Doubt,
    /// Its clause tells something about it, and gives no order.
    Told,
    /// The note leaves it out and sets it too.
    Clash,
}

/// A goal that is asked about, and the words that make it doubtful.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Why.
    pub why: Why,
    /// The first of the words.
    pub from: usize,
    /// The word after the last.
    pub to: usize,
    /// The one that denies or leaves, where one does.
    pub by: Option<usize>,
    /// Whether it is of a place only, and not of all that is said of the subject.
    pub of_place: bool,
}

impl Goals<'_> {
    /// A place that is not certain: a goal of its own, which what follows is of.
    pub fn ask_place(&mut self, item: &Item, place: &Place, asked: Asked) {
        for slot in 0..self.group.len() {
            let own = &self.drafts[self.group[slot]];
            if own.asked != Some(asked) {
                let mut draft = Draft::new(Do::Practise, own.goal.subject.clone());
                draft.asked = Some(asked);
                self.drafts.push(draft);
                self.group[slot] = self.drafts.len() - 1;
            }
            let draft = &mut self.drafts[self.group[slot]];
            draft.add_place(place.clone());
            draft.take(item.from, item.to);
        }
    }
}

impl Draft {
    /// Why another goal of the same subject is asked about as well.
    pub fn asked_whole(&self) -> Option<Asked> {
        self.asked.filter(|asked| !asked.of_place)
    }

    /// Marks a goal whose sentence leaves it out and also says how to play it: "The Minuet is not played from memory yet, bars 1-8".
    pub fn contradict(&mut self, sentence: &Sentence<'_>, item: &Item) {
        let set = match item.what {
            ItemKind::Place(_) | ItemKind::Tempo(_) => true,
            ItemKind::Hands(_, certain) => certain,
            _ => false,
        };
        let (Some(first), Some(last)) = (sentence.clauses.first(), sentence.clauses.last()) else {
            return;
        };
        let own = self
            .words
            .iter()
            .any(|word| (first.from..item.from).contains(word));
        let mut cues = sentence.cues.iter();
        let behind = cues.any(|cue| cue.acts && leaves(cue) && cue.to <= item.from);
        if set && own && behind && !item.out && self.goal.rests_subject() {
            self.asked = Some(Asked {
                why: Why::Clash,
                from: first.from,
                to: last.to,
                by: None,
                of_place: false,
            });
        }
    }
}

fn leaves(cue: &Cue) -> bool {
    matches!(cue.sign, Sign::Before | Sign::Negation | Sign::After)
}

impl Sentence<'_> {
    /// Why a subject is not certain, if it is not: "the Gavotte, I'd not bother".
    pub fn doubt(&self, item: &Item, does: Do) -> Option<Asked> {
        if does != Do::Practise || item.out || matches!(item.what, ItemKind::Event(_)) {
            return None;
        }
        let own = |clause: &Clause| clause.from <= item.from && item.from < clause.to;
        let at = self.clauses.iter().position(own)?;
        let clause = &self.clauses[at];
        let (from, to) = self.about(clause, item);
        let asked = |why, to, by| Asked {
            why,
            from: clause.from,
            to,
            by,
            of_place: false,
        };
        let mut own = from..to;
        if let Some(by) = own.find(|at| self.denies(clause, *at)) {
            return Some(asked(Why::Doubt, clause.to, Some(by)));
        }
        if self.is_told(clause, item) {
            return Some(asked(Why::Told, clause.to, None));
        }
        // "The Gavotte, I'd not bother."
        let next = self.clauses.get(at + 1).filter(|next| {
            let inside = |item: &Item| next.from <= item.from && item.from < next.to;
            to == clause.to && !clause.heading && !self.items.iter().any(inside)
        })?;
        let by = (next.from..next.to).find(|at| self.denies(next, *at))?;
        Some(asked(Why::Doubt, next.to, Some(by)))
    }

    /// Why a place is not certain, if it is not: its clause begins with it and seems to leave it out, in words the reader does not
    /// know, "bars 21-24 get a nap", or it goes on with what was named before, tells something and gives no order.
    pub fn place_doubt(&self, item: &Item) -> Option<Asked> {
        let mut clauses = self.clauses.iter();
        let clause = clauses.find(|clause| clause.from <= item.from && item.from < clause.to)?;
        let small = |at: usize| listed(sets::ORDER_ARTICLES, &self.tokens[at].word.lower);
        let opens = (clause.from..item.from).all(|at| small(at) || self.is_read(at));
        let mut own = self.items.iter();
        let set = own.any(|item| {
            let set = matches!(
                item.what,
                ItemKind::Tempo(_) | ItemKind::Hands(..) | ItemKind::Need(_)
            );
            set && clause.from <= item.from && item.from < clause.to
        });
        let leaves = |at: usize| {
            listed(sets::DOUBT_RELEASE, &self.tokens[at].word.lower)
                && !self.is_read(at)
                && !self.is_of_manner(clause, at)
        };
        let is_place = matches!(item.what, ItemKind::Place(_)) && !item.out;
        let leaving = (item.to..clause.to).find(|at| leaves(*at));
        let by = leaving.filter(|_| is_place && opens && !set);
        let mut subjects = self.items.iter();
        let goes_on = !subjects.any(Item::is_subject);
        let told = || is_place && goes_on && !set && self.is_told(clause, item);
        let why = match by {
            Some(_) => Why::Doubt,
            None if told() => Why::Told,
            None => return None,
        };
        Some(Asked {
            why,
            from: clause.from,
            to: clause.to,
            by,
            of_place: true,
        })
    }

    /// The part of a clause that is about an item: from the subject before it to the one after it, unless a list joins them.
    fn about(&self, clause: &Clause, item: &Item) -> (usize, usize) {
        let own = |other: &&Item| {
            other.is_subject() && clause.from <= other.from && other.from < clause.to
        };
        let subjects: Vec<&Item> = self.items.iter().filter(own).collect();
        let at = subjects.partition_point(|other| other.from < item.from);
        let apart = |pair: &[&Item]| !joined(self, pair[0], pair[1]);
        let end = subjects.len().min(at + 1);
        let before = subjects[..end].windows(2).rposition(apart);
        let behind = subjects[at.min(end)..].windows(2).position(apart);
        let from = before.map_or(clause.from, |before| subjects[before].to);
        let to = behind.map_or(clause.to, |behind| subjects[at + behind + 1].from);
        (from, to)
    }

    /// Whether a clause tells something about a name, gives no order, and has words that are in no list: "The Clown can snooze in
    /// your bag".
    fn is_told(&self, clause: &Clause, item: &Item) -> bool {
        let word = |at: usize| &self.tokens[at].word;
        let named = |at: usize| {
            self.items
                .iter()
                .any(|item| item.from <= at && at < item.to)
        };
        let known = [sets::SENSE_TIME, sets::SENSE_THING, sets::SENSE_MUSIC];
        let strange = |at: usize| {
            self.tokens[at].entries.is_empty()
                && word(at).is_unknown()
                && !known.iter().any(|list| listed(list, &word(at).lower))
                && !word(at)
                    .text
                    .contains(|letter: char| letter.is_ascii_digit())
                && !self.is_read(at)
        };
        let orders = |at: usize| {
            let mut entries = self.tokens[at].entries.iter();
            let order = entries.any(|entry| {
                matches!(
                    entry.class,
                    "how" | "keep" | "listen" | "perform" | "positive" | "praise" | "verb"
                )
            });
            order && !listed(sets::DOUBT_WEAK, &word(at).lower)
        };
        let inside = |from: usize| (clause.from..clause.to).contains(&from);
        let signed = self.cues.iter().any(|cue| inside(cue.from) && cue.acts);
        let mut items = self.items.iter();
        let dated = items.any(|item| inside(item.from) && matches!(item.what, ItemKind::Event(_)));
        let tells = self.language == Language::English && !matches!(item.what, ItemKind::Skill(_));
        let mut others = (clause.from..clause.to).filter(|at| !named(*at));
        tells
            && !signed
            && !dated
            && others.clone().count() >= 4
            && others.any(strange)
            && !(clause.from..item.from).any(orders)
    }

    /// Whether a word denies or leaves something and no rule has used it.
    fn denies(&self, clause: &Clause, at: usize) -> bool {
        let word = self.tokens[at].word.lower.as_str();
        let denial = listed(sets::DOUBT_NOT, word)
            || listed(sets::DOUBT_RELEASE, word)
            || word.ends_with("n't")
            || self.is_later(clause, at);
        denial
            && !is_numbered(&self.tokens[..clause.to], at)
            && !self.is_read(at)
            && !self.is_of_manner(clause, at)
    }

    /// "in January", "after the concert", "next term".
    fn is_later(&self, clause: &Clause, at: usize) -> bool {
        let word = |at: usize| self.tokens[at].word.lower.as_str();
        let before = |back: usize, list: &str| {
            let before = at.checked_sub(back).filter(|at| *at >= clause.from);
            before.is_some_and(|at| listed(list, word(at)))
        };
        // "practise it until next term"
        let until = (2..=3).any(|back| before(back, " before by till until "));
        before(1, " after in next ") && !until && listed(sets::NEEDED_LATER, word(at))
    }

    /// Whether a rule has used a word, as an item or as a sign that took effect.
    fn is_read(&self, at: usize) -> bool {
        let reads = |cue: &Cue| match cue.sign {
            Sign::Before | Sign::Negation | Sign::After => cue.acts,
            _ => true,
        };
        let mut items = self.items.iter();
        let mut cues = self.cues.iter();
        items.any(|item| item.from <= at && at < item.to)
            || cues.any(|cue| cue.from <= at && at < cue.to && reads(cue))
    }

    /// Whether a word is part of a phrase of how, how fast or with which hands: "no faster than 60", "without repeats", "no change".
    fn is_of_manner(&self, clause: &Clause, at: usize) -> bool {
        let from = at.saturating_sub(3).max(clause.from);
        (from..=at).any(|start| {
            let found = longest(&self.tokens[..clause.to], start, |entry| {
                entry.words > 1
                    && (matches!(entry.class, "again" | "how" | "metronome.off")
                        || entry.class.starts_with("tempo.")
                        || entry.class.starts_with("hands."))
            });
            found.is_some_and(|(many, _)| at < start + many)
        })
    }
}
