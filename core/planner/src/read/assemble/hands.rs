//! Hands that play one after the other at one place: "RH at 60, then LH at 60, then HT at 66".

use super::{
    super::{
        draft::{Draft, is_one},
        item::{Item, ItemKind},
    },
    Goals, Sentence,
    order::same_clause,
};
use crate::{
    goals::{Do, Hands},
    vocabulary::{lists::listed, sets},
};

impl Goals<'_> {
    /// Hands after others at the same place: with a tempo of their own in a goal of their own, "LH at 60, then HT at 50"; else one hand after the
    /// other is hands apart, and "separately, then together" sets neither.
    pub fn next_hands(&mut self, sentence: &Sentence<'_>, item: &Item) -> bool {
        let ItemKind::Hands(hands, _) = item.what else {
            return false;
        };
        let tempo = has_tempo(sentence, item);
        if item.out || !(tempo || says_then(sentence, item)) {
            return false;
        }
        let mut any = false;
        for slot in 0..self.group.len() {
            let own = &mut self.drafts[self.group[slot]];
            let known = own.goal.hands.filter(|known| *known != hands);
            let Some(known) = known.filter(|_| own.goal.r#do == Do::Practise) else {
                continue;
            };
            any = true;
            own.take(item.from, item.to);
            if tempo {
                let (subject, places) = (own.goal.subject.clone(), own.goal.places.clone());
                let mut draft = Draft::new(Do::Practise, subject);
                draft.asked = own.asked_whole();
                draft.goal.places = places;
                draft.add_hands(hands, true);
                draft.take(item.from, item.to);
                self.drafts.push(draft);
                self.group[slot] = self.drafts.len() - 1;
            } else {
                own.goal.hands = (is_one(known) && is_one(hands)).then_some(Hands::Apart);
            }
        }
        any
    }
}

/// "then LH", "and then both"
fn says_then(sentence: &Sentence<'_>, item: &Item) -> bool {
    let word = |at: usize| sentence.tokens[at].word.lower.as_str();
    let from = sentence.clauses.first().map_or(0, |clause| clause.from);
    let before = (from..item.from)
        .rev()
        .find(|at| !listed(sets::HANDS_SMALL, word(*at)));
    let says = |at: usize| listed(sets::HANDS_THEN, word(at));
    says(item.from) || before.is_some_and(says)
}

/// Whether a tempo of their own follows hands, before anything else is named.
fn has_tempo(sentence: &Sentence<'_>, item: &Item) -> bool {
    let mut behind = sentence.items.iter().filter(|next| next.from >= item.to);
    behind.next().is_some_and(|next| {
        matches!(next.what, ItemKind::Tempo(_))
            && !next.out
            && same_clause(sentence, Some(item), next)
    })
}

/// Hands apart at a place where they also play together are two goals, of each hand: what a goal is known by has the hands.
pub fn part_hands(drafts: &mut Vec<Draft>) {
    for at in (0..drafts.len()).rev() {
        let own = &drafts[at].goal;
        let together = |other: &Draft| {
            let other = &other.goal;
            other.r#do == own.r#do
                && other.hands == Some(Hands::Together)
                && (&other.subject, &other.places) == (&own.subject, &own.places)
        };
        if own.r#do != Do::Practise
            || own.hands != Some(Hands::Apart)
            || !drafts.iter().any(together)
        {
            continue;
        }
        let mut right = Draft::new(Do::Practise, own.subject.clone());
        right.goal = own.clone();
        right.goal.hands = Some(Hands::Right);
        right.words.clone_from(&drafts[at].words);
        drafts[at].goal.hands = Some(Hands::Left);
        drafts.insert(at + 1, right);
    }
}
