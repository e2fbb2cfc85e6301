//! Signs whose target has no name beside them: "leave it", "everything else can wait", "skip Harbour Lights".

use super::{
    super::{
        item::Item,
        lexicon::longest,
        signs::{Act, Direction, Sign},
    },
    Scope, mark,
    reach::{Reach, is_place},
};
use crate::{
    goals::Do,
    vocabulary::{days::weekday, lists::listed, sets},
};

impl Reach<'_> {
    /// What a sign says that has no target: "everything else can wait", "leave it", "skip Harbour Lights". Answers whether it says anything.
    pub fn without_target(&self, sign: &Sign, items: &mut [Item], scope: &mut Scope) -> bool {
        if sign.ends() && self.says_others(sign, items) {
            scope.others_rest = true;
            return true;
        }
        if matches!(
            sign.act,
            Act::Leave | Act::Deny | Act::Do(Do::Finish | Do::Keep | Do::Listen)
        ) && self.points_back(sign)
        {
            self.take_before(sign, items, scope);
            return true;
        }
        if sign.leaves() {
            let unknown = self.unknown(sign, items);
            scope.unknown = scope.unknown.or(unknown);
            return unknown.is_some();
        }
        false
    }

    /// "everything else can wait", "leave the rest", "All else: on hold".
    pub fn says_others(&self, sign: &Sign, items: &[Item]) -> bool {
        let (mut from, to) = self.beside(sign);
        if from == sign.from && sign.direction == Direction::Back {
            let before = self.clauses.iter().find(|clause| clause.to == from);
            from = before.map_or(from, |before| before.from);
        }
        let others = |at: usize| self.says_rest(at);
        let named = items.iter().any(|item| from <= item.from && item.from < to);
        !named && (from..to).any(others)
    }

    /// "everything else", "the rest", but not "the rest of the piece".
    pub fn says_rest(&self, at: usize) -> bool {
        let found = longest(&self.tokens[..self.to], at, |entry| entry.class == "others");
        found.is_some_and(|(many, _)| at + many >= self.to || !self.is_of(at + many))
    }

    /// Whether a sign has nothing beside it but a word that points back: "it can wait", "skip that".
    pub fn points_back(&self, sign: &Sign) -> bool {
        let (from, to) = self.beside(sign);
        let points = |at: usize| listed(sets::LAST_PRONOUN, &self.tokens[at].word.lower);
        let own = (sign.from..sign.to).any(points);
        let small = (from..to).all(|at| points(at) || self.is_small(at) || self.is_playing(at));
        let opens = sign.from == self.from && sign.direction == Direction::Back;
        let day = |at: usize| {
            let word = &self.tokens[at].word.lower;
            weekday(word).is_some() || listed(sets::SCOPE_DAY, word)
        };
        small && !(from..to).any(day) && (own || (from..to).any(points) || opens)
    }

    /// What "it" stands for: the one thing that this sentence named before, else what the sentence before was about. Of several it is not certain.
    pub fn take_before(&self, sign: &Sign, items: &mut [Item], scope: &mut Scope) {
        let named = |of: &usize| {
            let item = &items[*of];
            item.to <= sign.from && (item.is_subject() || is_place(item))
        };
        let before: Vec<usize> = (0..items.len()).filter(named).collect();
        scope.points_back |= before.is_empty();
        for of in &before {
            let clash = before.len() > 1 || items[*of].does != Do::Practise || items[*of].out;
            mark(&mut items[*of], sign.act, clash);
        }
    }

    /// The words that a sign leaves out where nothing is named: "skip Harbour Lights".
    pub fn unknown(&self, sign: &Sign, items: &[Item]) -> Option<(usize, usize)> {
        let (from, to) = self.beside(sign);
        let mut clauses = self.clauses.iter();
        let own = clauses.find(|clause| sign.from < clause.to);
        let named = own.is_some_and(|own| {
            items
                .iter()
                .any(|item| own.from <= item.from && item.from < own.to)
        });
        let points = |at: usize| listed(sets::LAST_PRONOUN, &self.tokens[at].word.lower);
        let name = |at: usize| match items.iter().any(|item| item.to <= sign.from) {
            true => self.is_name(at),
            false => self.is_word(at),
        };
        let name = (from..to).any(name) && !(from..to).any(points);
        // "Mum is away", "Ms Brown is off on Friday" are of people.
        let person = |at: usize| {
            let token = &self.tokens[at];
            token.has("conduct") || listed(sets::EVIDENCE_PERSON, &token.word.lower)
        };
        let whole = own.map_or((from, to), |own| (own.from, own.to));
        let day = |at: usize| weekday(&self.tokens[at].word.lower).is_some();
        let absent = sign.direction == Direction::Back
            && ((from..to).any(person) || (whole.0..whole.1).any(day));
        let clause = (from.min(sign.from), to.max(sign.to));
        (name && !absent && !named && sign.act != Act::Deny).then_some(clause)
    }

    /// Names without evidence among the targets of a sign: "skip Harbour Lights, the Gavotte".
    pub fn names(&self, sign: &Sign, targets: &[usize], items: &[Item]) -> Option<(usize, usize)> {
        if !sign.leaves() {
            return None;
        }
        let ends = targets
            .iter()
            .flat_map(|of| [items[*of].from, items[*of].to]);
        let (from, to) = ends.fold((sign.from, sign.to), |(from, to), at| {
            (from.min(at), to.max(at))
        });
        let named = |at: usize| items.iter().any(|item| item.from <= at && at < item.to);
        let name =
            |at: &usize| !named(*at) && self.is_name(*at) && !(sign.from..sign.to).contains(at);
        let first = (from..to).find(name)?;
        let many = (first..to).take_while(name).count();
        Some((first, first + many))
    }
}
