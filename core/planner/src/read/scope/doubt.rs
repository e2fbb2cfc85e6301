//! Whether a sign means what it says, and whether that is certain: denied, on a condition, excepted.

use super::{
    super::{
        item::Item,
        signs::{Act, Direction, Sign, Takes},
    },
    Scope,
    reach::{Reach, is_place},
};
use crate::{
    goals::Do,
    vocabulary::{days::weekday, lists::listed, sets},
};

impl Reach<'_> {
    /// What "except" names: left out where all else is set, set where all else rests, "nothing but the Waltz", or what it is of, "skip the Waltz,
    /// except bars 1-8".
    pub fn excepted(&self, items: &[Item], scope: &mut Scope) -> Vec<usize> {
        let mut excepted = Vec::new();
        for (at, sign) in self
            .signs
            .iter()
            .enumerate()
            .filter(|(_, sign)| sign.act == Act::Except)
        {
            let targets = self.ahead(sign, items).items;
            let Some(first) = targets.first().copied() else {
                continue;
            };
            let clause = self.clauses.iter().find(|clause| sign.from < clause.to);
            let owner = (0..first).rfind(|of| items[*of].is_subject());
            for (other, rests) in self
                .signs
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != at)
            {
                let before = rests.to <= sign.from;
                let beside = rests.direction == Direction::Back
                    && clause.is_some_and(|clause| rests.to <= clause.to);
                if !before && !beside {
                    continue;
                }
                let nothing = matches!(rests.act, Act::Doubt | Act::Mask)
                    && self.says(rests.from, rests.from + 1, sets::SCOPE_NOTHING);
                let own = self.targets(rests, items).items;
                let leaves = matches!(rests.act, Act::Leave | Act::Deny);
                let all = nothing || leaves && own.iter().all(|of| targets.contains(of));
                let of_owner = leaves && owner.is_some_and(|owner| own.contains(&owner));
                if !all && !of_owner {
                    continue;
                }
                scope.others_rest |= all;
                scope.signs[at].acts = true;
                scope.signs[other].acts |= all;
                excepted.extend(&targets);
                if of_owner && is_place(&items[first]) {
                    excepted.extend(owner);
                }
            }
        }
        excepted
    }

    /// Whether a sign means what it says: not "not finished", "when it is finished", "finished by Friday".
    pub fn holds(&self, at: usize) -> bool {
        let sign = &self.signs[at];
        if sign.act != Act::Do(Do::Finish) {
            return true;
        }
        let before = at.checked_sub(1).map(|before| self.signs[before]);
        let denied = before.is_some_and(|before| {
            before.to == sign.from && matches!(before.act, Act::Mask | Act::Deny | Act::Doubt)
        });
        let behind = || {
            sign.direction == Direction::Back
                && sign.takes != Takes::Places
                && self.goes_on_with(sign, sign.to).is_some()
        };
        !denied && !behind() && !self.is_condition(sign)
    }

    /// Whether it is not certain what a sign does with its targets.
    pub fn is_doubtful(&self, at: usize, targets: &[usize], items: &[Item]) -> bool {
        let sign = &self.signs[at];
        let (from, to) = self.beside(sign);
        let others = |at: usize| self.says_rest(at);
        let earlier = || self.signs[..at].iter().any(|other| other.leaves());
        let but = at.checked_sub(1).is_some_and(|before| {
            let before = &self.signs[before];
            before.to == sign.from && self.says(before.from, before.to, sets::SCOPE_BUT)
        });
        let end = targets
            .iter()
            .map(|of| items[*of].to)
            .max()
            .unwrap_or_default();
        match sign.direction {
            _ if !sign.leaves() => false,
            // "everything else in the Minuet can wait", "the Gavotte is not yet in tune"
            Direction::Back => {
                (from..to).any(others)
                    || self.is_condition(sign)
                    || self.goes_on_with(sign, sign.to).is_some()
            }
            // "Skip the Rondo, but not the Gavotte", "don't play the Gavotte too fast"
            _ => {
                but && earlier()
                    || self.is_denied(at, items)
                    || sign.act == Act::Deny
                        && (self.tells_how(end) || self.goes_on_with(sign, end).is_some())
            }
        }
    }

    /// "never leave out the repeat": whether another sign of the clause denies one.
    pub fn is_denied(&self, at: usize, items: &[Item]) -> bool {
        let sign = &self.signs[at];
        let clause = self.clauses.iter().find(|clause| sign.from < clause.to);
        let from = clause.map_or(self.from, |clause| clause.from);
        let named = |from: usize| {
            items
                .iter()
                .any(|item| from <= item.from && item.from < sign.from)
        };
        self.signs[..at].iter().any(|other| {
            other.from >= from && matches!(other.act, Act::Deny | Act::Doubt) && !named(other.to)
        })
    }

    /// Whether the rest of a clause says how to play.
    pub fn tells_how(&self, from: usize) -> bool {
        let clause = self.clauses.iter().find(|clause| from <= clause.to);
        let stop = self
            .signs
            .iter()
            .find(|sign| sign.from >= from && sign.act != Act::Doubt);
        let end = clause.map_or(self.to, |clause| clause.to);
        let end = stop.map_or(end, |stop| stop.from.min(end));
        (from..end).any(|at| {
            let mut entries = self.tokens[at].entries.iter();
            entries.any(|entry| entry.class == "how" && entry.language == self.language)
        })
    }

    /// "when the Waltz is finished", "if you are tired the Waltz can wait"
    pub fn is_condition(&self, sign: &Sign) -> bool {
        let clause = self.clauses.iter().find(|clause| sign.from < clause.to);
        clause.is_some_and(|clause| self.says(clause.from, sign.from, sets::SCOPE_WHEN))
    }

    /// The word with which a clause goes on behind a sign and its targets, small words and times aside: "not yet in tune", "done before Friday".
    pub fn goes_on_with(&self, sign: &Sign, from: usize) -> Option<usize> {
        let clause = self.clauses.iter().find(|clause| from <= clause.to)?;
        let strict = sign.act == Act::Do(Do::Finish);
        for at in from..clause.to {
            let word = &self.tokens[at].word.lower;
            if listed(sets::SCOPE_WHEN, word) || strict && listed(" as by for with ", word) {
                return strict.then_some(at);
            }
            let later = listed(sets::NEEDED_LATER, word) || weekday(word).is_some();
            if self.sign_at(at) || later || self.adds(at) || self.is_time(at) && !self.is_small(at)
            {
                return None;
            }
            if !self.is_small(at) || strict && !self.is_time(at) {
                let plain = word.starts_with(char::is_alphabetic) && !self.named.contains(&at);
                // "next week in the concert"
                let of = at > from && self.is_of(at - 1);
                return (plain || of).then_some(at);
            }
        }
        None
    }

    /// "The Minuet and the rest of the Waltz can wait": what stands before the targets of a sign in its clause, with nothing said of it, may be left
    /// out as well.
    pub fn dispute_unreached(&self, sign: &Sign, targets: &[usize], items: &mut [Item]) {
        let (from, _) = self.beside(sign);
        let first = targets.iter().copied().min().unwrap_or_default();
        let before = (0..first)
            .rev()
            .take_while(|of| items[*of].is_subject() && items[*of].from >= from);
        for of in before.collect::<Vec<_>>() {
            items[of].clash = true;
        }
    }
}
