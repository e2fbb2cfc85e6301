//! Hands that play one after the other at one place: "RH at 60, then LH at 60, then HT at 66".

use super::{
    super::{
        draft::Draft,
        item::{Item, ItemKind},
    },
    Goals, Sentence,
    order::same_clause,
};
use crate::{
    goals::{Do, GOALS_MAX, Hands},
    vocabulary::{lists::listed, sets},
};

impl Goals<'_> {
    /// Whether hands come after others at the same place: what is said next is of them, in a goal of their own.
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
            let own = &self.drafts[self.group[slot]];
            let timed = tempo;
            // "Hands separately, then together" sets neither.
            let both = |hands: Hands| matches!(hands, Hands::Apart | Hands::Together);
            let other = own
                .goal
                .hands
                .is_some_and(|own| own != hands && (timed || !(both(own) && both(hands))));
            if !other || own.goal.r#do != Do::Practise || self.drafts.len() >= 2 * GOALS_MAX {
                continue;
            }
            let (subject, places) = (own.goal.subject.clone(), own.goal.places.clone());
            let asked = own.asked_whole();
            let known = self.drafts.iter().position(|draft| {
                let goal = &draft.goal;
                (goal.hands, &goal.places, &goal.subject) == (Some(hands), &places, &subject)
            });
            let at = known.unwrap_or(self.drafts.len());
            if known.is_none() {
                let mut draft = Draft::new(Do::Practise, subject);
                draft.asked = asked;
                draft.goal.places = places;
                draft.add_hands(hands, true);
                self.drafts.push(draft);
            }
            self.drafts[at].take(item.from, item.to);
            self.group[slot] = at;
            any = true;
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

/// One hand after the other of which nothing more is said is hands apart; where the hands are also together there, each hand has
/// a goal of its own, and the tempo of both.
pub fn join_hands(drafts: &mut Vec<Draft>) {
    let mut at = 0;
    while at < drafts.len() {
        let same = |one: &Draft, other: &Draft| {
            let (one, other) = (&one.goal, &other.goal);
            let (one_do, other_do) = (one.r#do, other.r#do);
            one_do == Do::Practise
                && one_do == other_do
                && (&one.subject, &one.places) == (&other.subject, &other.places)
        };
        let beside = |hands: &[Hands]| {
            let other = |other: &Draft| other.goal.hands.is_some_and(|own| hands.contains(&own));
            (0..drafts.len())
                .find(|of| *of != at && other(&drafts[*of]) && same(&drafts[at], &drafts[*of]))
        };
        let together = beside(&[Hands::Together]);
        match drafts[at].goal.hands {
            Some(Hands::Apart) if together.is_some() => {
                let mut right = Draft::new(Do::Practise, drafts[at].goal.subject.clone());
                right.goal = drafts[at].goal.clone();
                right.goal.hands = Some(Hands::Right);
                right.words.clone_from(&drafts[at].words);
                drafts[at].goal.hands = Some(Hands::Left);
                drafts.insert(at + 1, right);
            }
            Some(own @ (Hands::Left | Hands::Right))
                if together.is_none() && drafts[at].is_plain() =>
            {
                let hand = if own == Hands::Left {
                    Hands::Right
                } else {
                    Hands::Left
                };
                if let Some(of) = beside(&[hand]).filter(|of| *of > at && drafts[*of].is_plain()) {
                    let other = drafts.remove(of);
                    drafts[at].words.extend(other.words);
                    drafts[at].goal.hands = Some(Hands::Apart);
                }
            }
            _ => {}
        }
        at += 1;
    }
}

impl Draft {
    /// Whether nothing but hands is said of a place.
    fn is_plain(&self) -> bool {
        let goal = &self.goal;
        goal.tempo.is_none() && goal.how.is_none() && goal.needs.is_empty() && goal.days.is_none()
    }
}
