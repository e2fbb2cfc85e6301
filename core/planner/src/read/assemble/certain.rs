//! Whether what a note names is certain enough to be set. What is not is asked about: beside a "not", a word of leaving or unknown
//! words a name may just as well be left out.

use super::{
    super::{
        draft::Draft,
        item::{Item, ItemKind},
        lexicon::Language,
        scan::Clause,
        signs::Act,
        token::is_name,
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
            let whole = own.asked_whole().is_some() && own.goal.places.is_empty();
            if own.asked != Some(asked) && !whole {
                let mut draft = Draft::new(Do::Practise, own.goal.subject.clone());
                draft.asked = Some(asked);
                self.drafts.push(draft);
                self.group[slot] = self.drafts.len() - 1;
            }
            let draft = &mut self.drafts[self.group[slot]];
            if whole && asked.why != Why::Told {
                draft.asked = Some(Asked {
                    of_place: false,
                    ..asked
                });
            }
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
        let mut signs = sentence.signs.iter();
        let behind = signs.any(|sign| sign.acts && sign.leaves() && sign.to <= item.from);
        if set && own && behind && !item.out && self.goal.rests_subject() {
            self.clash(first.from, last.to);
        }
    }

    /// Marks a goal that words between two places both leave out and set.
    pub fn clash(&mut self, from: usize, to: usize) {
        self.asked = Some(Asked {
            why: Why::Clash,
            from,
            to,
            by: None,
            of_place: false,
        });
    }
}

impl Sentence<'_> {
    /// Why a subject is not certain, if it is not: "the Gavotte, I'd not bother".
    pub fn doubt(&self, item: &Item, does: Do) -> Option<Asked> {
        let own = |clause: &Clause| clause.from <= item.from && item.from < clause.to;
        let at = self.clauses.iter().position(own)?;
        let clause = &self.clauses[at];
        if item.clash || item.out && self.tells_how(clause, item) {
            return Some(Asked {
                why: Why::Clash,
                from: clause.from,
                to: clause.to,
                by: None,
                of_place: false,
            });
        }
        if does == Do::Finish || item.out || matches!(item.what, ItemKind::Event(_)) {
            return None;
        }
        let (from, to) = self.about(clause, item);
        let asked = |why, to, by: Option<usize>| Asked {
            why,
            from: clause.from,
            to,
            by: by.filter(|by| self.is_not(*by)),
            of_place: false,
        };
        let mut own = from..to;
        if let Some(by) = own.find(|at| self.denies(clause, *at)) {
            return Some(asked(Why::Doubt, clause.to, Some(by)));
        }
        if let Some(by) = self.denied_before(at).filter(|_| from == clause.from) {
            return Some(asked(Why::Doubt, clause.to, Some(by)));
        }
        if let Some((by, to)) = self.denied_later(at).filter(|_| to == clause.to) {
            return Some(asked(Why::Doubt, to, Some(by)));
        }
        if does == Do::Practise && self.is_key_of_music(clause, item) {
            return Some(asked(Why::Doubt, clause.to, None));
        }
        let told =
            does == Do::Practise && (self.is_told(clause, item) || self.lacks_key(clause, item));
        told.then(|| asked(Why::Told, clause.to, None))
    }

    /// Why a place is not certain, if it is not: its clause begins with it and seems to leave it out, in words the reader does not
    /// know, "bars 21-24 get a nap", or it goes on with what was named before, tells something and gives no order.
    pub fn place_doubt(&self, item: &Item) -> Option<Asked> {
        let own = |clause: &Clause| clause.from <= item.from && item.from < clause.to;
        let at = self.clauses.iter().position(own)?;
        let clause = &self.clauses[at];
        let mut own = self.items.iter();
        let set = own.any(|item| {
            let set = matches!(
                item.what,
                ItemKind::Tempo(_) | ItemKind::Hands(..) | ItemKind::Need(_)
            );
            set && clause.from <= item.from && item.from < clause.to
        });
        let is_place = matches!(item.what, ItemKind::Place(_)) && !item.out;
        let mut words = clause.from..clause.to;
        let by = words.find(|at| self.denies(clause, *at));
        let by = by
            .or_else(|| Some(self.denied_later(at)?.0))
            .filter(|_| is_place);
        let mut subjects = self.items.iter();
        let goes_on = !subjects.any(Item::is_subject);
        let told = || is_place && !set && (clause.praised || goes_on && self.is_told(clause, item));
        let why = match by {
            _ if item.clash => Why::Clash,
            Some(_) => Why::Doubt,
            None if told() => Why::Told,
            None => return None,
        };
        Some(Asked {
            why,
            from: clause.from,
            to: clause.to,
            by: by.filter(|by| self.is_not(*by)),
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

    /// "The second part in E major", "improvised on a C blues", "the E minor one": a key that music is in, and perhaps no scale.
    fn is_key_of_music(&self, clause: &Clause, item: &Item) -> bool {
        let form = |other: &Item| {
            matches!(other.what, ItemKind::Form(_))
                && clause.from <= other.from
                && other.from < clause.to
        };
        let before = item.from.checked_sub(1).filter(|at| *at >= clause.from);
        let before = before.map_or("", |at| self.tokens[at].word.lower.as_str());
        matches!(item.what, ItemKind::Key(_))
            && listed(" a an in into on the to ", before)
            && !self.items.iter().any(form)
    }

    /// "em scale", "gamme ré M": a form of technique beside a word that no list has, which may be its key.
    fn lacks_key(&self, clause: &Clause, item: &Item) -> bool {
        let strange = |at: usize| {
            let token = &self.tokens[at];
            token.entries.is_empty() && token.word.is_unknown() && !self.is_named(at)
        };
        let before = item.from.checked_sub(1).filter(|at| *at >= clause.from);
        let beside = before
            .into_iter()
            .chain((item.to < clause.to).then_some(item.to));
        matches!(item.what, ItemKind::Form(_)) && beside.into_iter().any(strange)
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
                && !self
                    .signs
                    .iter()
                    .any(|sign| sign.from <= at && at < sign.to)
        };
        let orders = |at: usize| {
            let mut entries = self.tokens[at].entries.iter();
            let order = entries.any(|entry| matches!(entry.class, "how" | "praise" | "verb"));
            let mut signs = self.signs.iter();
            let order = order
                || signs.any(|sign| {
                    sign.from == at && matches!(sign.act, Act::Do(_) | Act::Mask | Act::First)
                });
            order && !listed(sets::DOUBT_WEAK, &word(at).lower)
        };
        let inside = |from: usize| (clause.from..clause.to).contains(&from);
        let signed = self.signs.iter().any(|sign| inside(sign.from) && sign.acts);
        let mut items = self.items.iter();
        let dated = items.any(|item| inside(item.from) && matches!(item.what, ItemKind::Event(_)));
        let tells = self.language == Language::English && !matches!(item.what, ItemKind::Skill(_));
        let mut others = (clause.from..clause.to).filter(|at| !named(*at));
        // "Wild Horseman fab, sorted, bye!"
        let end = self.clauses.last().map_or(clause.to, |last| last.to);
        let mut behind = self.items.iter().filter(|other| other.from >= item.to);
        let end = behind.next().map_or(end, |next| next.from);
        let many = (clause.from..end)
            .filter(|at| !named(*at) && strange(*at) && !is_name(&self.tokens[*at]))
            .count();
        tells
            && !signed
            && !dated
            && (many >= 2 || others.clone().count() >= 4 && others.any(strange))
            && !(clause.from..item.from).any(orders)
    }
}
