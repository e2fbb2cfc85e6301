//! All others: "everything else can wait", "all pieces except the Gavotte are on hold".

use super::{
    super::{
        item::{Item, ItemKind},
        token::End,
    },
    Cue, Scope, Sign,
};
use crate::vocabulary::{lists::listed, sets};

impl Scope<'_> {
    /// Where a sign's own subject begins, if it is nothing that the note sets: "everything else can wait".
    pub fn own_words(&self, cue: Cue) -> Option<usize> {
        const POINTS: &str = " it it's that that's them these they this those ";
        let clause = self
            .clauses
            .iter()
            .rfind(|clause| clause.from <= cue.from)?;
        let own = clause.from..cue.from;
        let named = |at: usize| self.item_at(at).is_some();
        // "Everything else: on hold", "all the rest - not this week"
        let before = |list: &str| (self.from..cue.from).any(|at| listed(list, self.word(at)));
        if before(sets::OTHERS_ALL)
            && before(sets::OTHERS_ELSE)
            && !(self.from..cue.from).any(named)
        {
            return Some(self.from);
        }
        let others = own
            .clone()
            .any(|at| listed(sets::OTHERS_ELSE, self.word(at)));
        let points = own.clone().any(|at| listed(POINTS, self.word(at)));
        let tells = |at: usize| {
            !self.in_class(at, "empty")
                && !self.in_class(at, "verb")
                && !listed(sets::UNNAMED_POINTING, self.word(at))
                && !listed(sets::SENSE_TIME, self.word(at))
                && self.word(at).len() > 2
        };
        let noun = !points && own.clone().any(tells);
        // "everything else in the Minuet can wait": the Minuet itself is set.
        let of_named = own.clone().any(|at| {
            let inside = at + 1..cue.from.min(at + 4);
            listed(sets::OTHERS_ELSE, self.word(at))
                && !(own.start..at).any(named)
                && inside
                    .into_iter()
                    .any(|at| listed(sets::PAGES_OF, self.word(at)))
        });
        // "The Gavotte's ornaments don't need any work", "in the Gavotte the ornaments may be ignored": the Gavotte is set.
        let last = cue.from.saturating_sub(1);
        let of_item = own.contains(&last) && !named(last) && tells(last) && self.is_of_item(last);
        if let Some(from) = self.rest_of_all(own.start, cue) {
            return Some(from);
        }
        let english = !self.is_foreign();
        let apart = (others || noun && english) && !own.clone().any(named)
            || english && (of_named || of_item);
        apart.then_some(own.start)
    }

    /// Whether a noun is of something that the piece before it has.
    fn is_of_item(&self, noun: usize) -> bool {
        let before = |at: usize, back: usize| at.checked_sub(back).map_or("", |at| self.word(at));
        let article = usize::from(listed(sets::ORDER_ARTICLES, before(noun, 1)));
        let item = self.items.iter().find(|item| item.to + article == noun);
        item.is_some_and(|item| {
            let its = self.tokens[item.to - 1].word.text.ends_with("'s");
            let small = usize::from(listed(sets::ORDER_ARTICLES, before(item.from, 1)));
            let turn = listed(sets::OTHERS_TURN, self.word(noun));
            item.is_subject()
                && !turn
                && (its || article == 1 && before(item.from, 1 + small) == "in")
        })
    }

    /// Whether the words that are left out are all others: "everything else", but not "everything else in the Minuet".
    pub fn leaves_others(&self) -> bool {
        let Some((from, to)) = self.unknown else {
            return false;
        };
        let of = |at: usize| (at + 1..at + 4).any(|at| listed(sets::PAGES_OF, self.word(at)));
        let all = (from..to).any(|at| listed(sets::OTHERS_ALL, self.word(at)));
        all && (from..to).any(|at| listed(sets::OTHERS_ELSE, self.word(at)) && !of(at))
    }

    /// "Menuet mesures 1-8 et le reste peut attendre": where what is left out begins behind bars, hands or a tempo that are set.
    fn rest_of_all(&self, start: usize, cue: Cue) -> Option<usize> {
        let own = |item: &&Item| start <= item.from && item.to <= cue.from;
        let last = self.items.iter().rfind(own)?;
        let rest = (last.to..cue.from).any(|at| listed(sets::OTHERS_REST, self.word(at)));
        let set = !last.is_subject() && self.items.iter().filter(own).any(Item::is_subject);
        let joins = usize::from(listed(sets::JOIN_AND, self.word(last.to)));
        (rest && set).then_some(last.to + joins)
    }

    /// "skip everything except the Minuet"
    pub fn excepts(&self, cue: Cue, cues: &[Cue]) -> bool {
        self.is_exception(cue, cues)
            || self.left_before(cue).is_some()
            || self.is_except(cue)
                && cues.iter().any(|other| {
                    other.to <= cue.from
                        && matches!(other.sign, Sign::Before | Sign::Negation)
                        && !self.ends_between(other.from, cue.from)
                        && !self
                            .items
                            .iter()
                            .any(|item| item.from >= other.to && item.to <= cue.from)
                })
    }

    /// Whether a sign is "except" or "but", and not "but not".
    fn is_except(&self, cue: Cue) -> bool {
        cue.sign == Sign::Before
            && listed(sets::RELEASE_EXCEPT, self.word(cue.from))
            && self.word(cue.from + 1) != "not"
    }

    /// "Skip the Rondo, but not the Gavotte": what is not left out is set.
    pub fn keeps_other(&self, cue: Cue) -> bool {
        let first = usize::from(self.word(cue.from) == "but");
        let but = first == 1 || cue.from > self.from && self.word(cue.from - 1) == "but";
        let last = self
            .items
            .iter()
            .rfind(|item| item.is_subject() && item.to <= cue.from);
        but && self.word(cue.from + first) == "not" && last.is_some_and(|last| last.out)
    }

    /// Whether a sign excepts something from all that another sign leaves out: "Everything can wait except the Gavotte",
    /// "everything but the Gavotte can wait", "nothing to prepare except the Gavotte".
    fn is_exception(&self, cue: Cue, cues: &[Cue]) -> bool {
        let all = |at: usize| listed(sets::OTHERS_ALL, self.word(at));
        let leaves = |other: &Cue| {
            other.from != cue.from
                && matches!(other.sign, Sign::Before | Sign::Negation | Sign::After)
        };
        let no_item = |from: usize| {
            !self
                .items
                .iter()
                .any(|item| from < item.from && item.to <= cue.from)
        };
        let nothing = |at: usize| listed(sets::OTHERS_NOTHING, self.word(at)) && no_item(at);
        let excepts = self.is_except(cue);
        let later = |other: &Cue| {
            other.sign == Sign::After
                && other.from >= cue.to
                && !self.ends_between(cue.to, other.from)
        };
        excepts && (self.from..cue.from).any(nothing)
            || excepts && (self.from..cue.from).any(all) && cues.iter().any(leaves)
            || (cue.from..cue.to).any(all) && cues.iter().any(later)
    }

    /// Whether an exception is a subject, of all pieces and not of one kind: not "all scales but A minor", "nothing new except the Rondo".
    fn is_of_all(&self, cue: Cue) -> bool {
        let next = self.items.iter().find(|item| item.from >= cue.to);
        let kind = |item: &Item| item.to <= cue.from && !matches!(item.what, ItemKind::Known(_));
        let new = (self.from..cue.from).any(|at| self.word(at) == "new");
        next.is_some_and(Item::is_subject) && !new && !self.items.iter().any(kind)
    }

    /// The subject that stands before an exception and is left out: "don't play the Gavotte, except bars 1-8".
    fn left_before(&self, cue: Cue) -> Option<usize> {
        let excepts = self.is_except(cue);
        let mut before = self.items.iter();
        let last = before.rposition(|item| item.is_releasable() && item.to <= cue.from)?;
        let item = &self.items[last];
        (excepts && item.out && item.is_subject()).then_some(last)
    }

    /// Sets what is excepted from all that is left out: "all pieces except the Gavotte are on hold".
    pub fn keep_excepted(&mut self, cues: &mut [Cue]) {
        for at in 0..cues.len() {
            let cue = cues[at];
            let base = self.left_before(cue);
            if base.is_none() && !self.is_exception(cue, cues) {
                continue;
            }
            self.others_rest |= base.is_none() && self.is_of_all(cue);
            let nothing =
                (self.from..cue.from).rfind(|at| listed(sets::OTHERS_NOTHING, self.word(*at)));
            cues[at].from = nothing.unwrap_or(cue.from);
            cues.iter_mut().for_each(|cue| cue.acts = true);
            let end = (cue.to..self.to).find(|at| self.tokens[*at].end > End::None);
            let end = end.map_or(self.to, |at| at + 1);
            let own = |item: &Item| (cue.to..end).contains(&item.from);
            // "The Gavotte can rest, except bars 9-16": these bars of it are set.
            let of_piece = self.items.iter().find(|item| own(item));
            if let Some(base) = base
                && of_piece.is_some_and(|item| !item.is_subject())
            {
                self.items[base].out = false;
            }
            let kept: Vec<Item> = self
                .items
                .iter()
                .filter(|item| own(item))
                .cloned()
                .collect();
            let before =
                |item: &Item| item.to <= cue.from && kept.iter().any(|kept| kept.what == item.what);
            self.items.retain(|item| !before(item));
            let mut items = self.items.iter_mut();
            items
                .by_ref()
                .filter(|item| own(item))
                .for_each(|item| item.out = false);
        }
    }
}
