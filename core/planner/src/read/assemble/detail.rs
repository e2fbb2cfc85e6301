//! Places, tempi, hands and needs go to the goals that they are of.

use super::{
    super::{
        draft::Draft,
        item::{Item, ItemKind},
    },
    Goals, Sentence,
    order::{more_follows, same_clause},
    places_of::cannot_have,
};
use crate::goals::{Do, Form, GOALS_MAX, Hands, Place, Subject};

impl Goals<'_> {
    /// Adds what is said of the goals at hand.
    pub fn detail(&mut self, sentence: &Sentence<'_>, item: &Item, last: Option<&Item>) {
        let praised = sentence
            .clauses
            .iter()
            .find(|clause| clause.from <= item.from && item.to <= clause.to)
            .filter(|clause| clause.praised);
        // "Lovely phrasing in the second subject" sets no place.
        if sentence.is_condition(item) {
            return;
        }
        let only_praise = praised.is_some_and(|clause| {
            let said = |other: &Item| !matches!(other.what, ItemKind::Place(_) | ItemKind::Need(_));
            let own = |other: &&Item| clause.from <= other.from && other.to <= clause.to;
            !sentence.items.iter().filter(own).any(said)
        });
        if let ItemKind::Place(place) = &item.what {
            let part = matches!(place, Place::Part { .. }) && !item.out;
            if !(part && only_praise) || sentence.items.iter().any(Item::is_subject) {
                self.place(sentence, item, place, last);
            }
            return;
        }
        let better = || praised.is_some() || sentence.is_better(item);
        if matches!(item.what, ItemKind::Need(_)) && (item.out || better())
            || self.next_hands(sentence, item)
        {
            return;
        }
        let certain = matches!(item.what, ItemKind::Tempo(_) | ItemKind::Hands(..));
        if matches!(item.what, ItemKind::Tempo(_)) && item.out
            || certain && !item.out && sentence.is_denied(item)
        {
            return;
        }
        for slot in 0..self.group.len() {
            if self.is_of_another_form(sentence, item, slot) {
                continue;
            }
            let heard = self.is_only_heard(sentence, item, last, slot);
            let draft = &mut self.drafts[self.group[slot]];
            if heard && matches!(item.what, ItemKind::Tempo(_) | ItemKind::Hands(..)) {
                draft.goal.r#do = Do::Practise;
            }
            if draft.goal.rests_subject() && !matches!(item.what, ItemKind::Days(_)) {
                draft.contradict(sentence, item);
                continue;
            }
            // Contrary motion is of both hands, whichever is named: "starting RH".
            let both = matches!(&draft.goal.subject, Subject::Technique(own) if own.form == Form::ContraryMotion);
            if both && matches!(item.what, ItemKind::Hands(_, false)) {
                continue;
            }
            if draft.add_detail(item) {
                draft.take(item.from, item.to);
            }
        }
    }

    /// "G major scale, D major arpeggio LH": what is said beside one form is not of another before it.
    fn is_of_another_form(&self, sentence: &Sentence<'_>, item: &Item, slot: usize) -> bool {
        let form = |at: &usize| match &self.drafts[*at].goal.subject {
            Subject::Technique(own) => own.key.as_ref().map(|_| own.form),
            _ => None,
        };
        let mut clauses = sentence.clauses.iter();
        let from = clauses
            .find(|clause| clause.from <= item.from && item.from < clause.to)
            .map_or(0, |clause| clause.from);
        let own = |at: &usize| self.drafts[*at].words.iter().any(|word| *word >= from);
        let (at, last) = (&self.group[slot], self.group.last());
        let other = |last: &usize| own(last) && form(last).is_some() && form(last) != form(at);
        form(at).is_some() && !own(at) && last.is_some_and(other)
    }

    /// "Listen to the Minuet. Bars 5-8 hands apart": what another clause says is of playing it, with a goal of its own
    /// where it names places.
    fn is_only_heard(
        &self,
        sentence: &Sentence<'_>,
        item: &Item,
        last: Option<&Item>,
        slot: usize,
    ) -> bool {
        let heard = self.drafts[self.group[slot]].goal.r#do == Do::Listen;
        let other = last.is_none() || !same_clause(sentence, last, item) && sentence.plays(item);
        heard && !item.out && other
    }

    /// A place goes to the goals of the subject at hand; where more was said of other places, it begins another goal.
    fn place(&mut self, sentence: &Sentence<'_>, item: &Item, place: &Place, last: Option<&Item>) {
        for slot in 0..self.group.len() {
            if cannot_have(&self.drafts[self.group[slot]], place) {
                continue;
            }
            if self.is_only_heard(sentence, item, last, slot) && self.drafts.len() < GOALS_MAX {
                let subject = self.drafts[self.group[slot]].goal.subject.clone();
                self.drafts.push(Draft::new(Do::Practise, subject));
                self.group[slot] = self.drafts.len() - 1;
            }
            let at = self.group[slot];
            self.drafts[at].contradict(sentence, item);
            if item.out && !self.drafts[at].goal.rests_subject() {
                self.leave_place(sentence, item, place, at);
            } else if !self.begins_another(sentence, item, last, at) {
                // "Leave out bars 20 to 24 of the Sonatina": only these bars.
                self.drafts[at].add_place(place.clone());
                self.drafts[at].take(item.from, item.to);
            } else if self.drafts.len() < 2 * GOALS_MAX {
                let own = &self.drafts[at].goal;
                let does = if own.r#do == Do::Rest {
                    Do::Practise
                } else {
                    own.r#do
                };
                let mut draft = Draft::new(does, own.subject.clone());
                draft.asked = self.drafts[at].asked_whole();
                draft.add_place(place.clone());
                draft.take(item.from, item.to);
                self.drafts.push(draft);
                self.group[slot] = self.drafts.len() - 1;
            }
        }
    }

    fn begins_another(
        &self,
        sentence: &Sentence<'_>,
        item: &Item,
        last: Option<&Item>,
        at: usize,
    ) -> bool {
        let own = &self.drafts[at];
        let own_more =
            own.has_details() && last.is_some_and(|last| more_follows(sentence, last, item));
        let beside = |last: &Item| matches!(last.what, ItemKind::Place(_)) && last.out == item.out;
        let list = !own_more && last.is_some_and(beside);
        // Bars may be of a movement that was named: "2nd movement at 46. Trill in bar 22".
        let within = matches!(item.what, ItemKind::Place(Place::Bars { .. }))
            && own.goal.places.iter().all(Place::is_movement);
        let closes = !own.goal.places.is_empty()
            && !list
            && !within
            && (own.has_details() || !same_clause(sentence, last, item));
        // "Bar 23 on its own as well"
        let alone = own.has_details() && sentence.says_beside(item, "alone");
        item.out != (own.goal.r#do == Do::Rest)
            || closes
            || alone
            || own.goal.places.is_empty()
                && (own.goal.tempo.is_some() || own.goal.hands.is_some())
                && last.is_some_and(|last| more_follows(sentence, last, item))
    }

    /// A place that is left out of what is played.
    fn leave_place(&mut self, sentence: &Sentence<'_>, item: &Item, place: &Place, of: usize) {
        let key = self.drafts[of].goal.subject.key();
        let known = self.drafts.iter().position(|draft| {
            draft.goal.r#do == Do::Rest
                && !draft.goal.places.is_empty()
                && draft.goal.subject.key() == key
        });
        let at = known.unwrap_or(self.drafts.len());
        // "In the Waltz the coda can wait" sets no Waltz.
        if known.is_none() && self.drafts[of].is_bare() && !sentence.orders(item) {
            let own = &mut self.drafts[of];
            own.goal.r#do = Do::Rest;
            sentence.lasting.end(sentence.tokens, own, item.to);
            own.add_place(place.clone());
            own.take(item.from, item.to);
            return;
        }
        if known.is_none() {
            if self.drafts.len() >= 2 * GOALS_MAX {
                return;
            }
            let mut draft = Draft::new(Do::Rest, self.drafts[of].goal.subject.clone());
            sentence.lasting.end(sentence.tokens, &mut draft, item.to);
            self.drafts.push(draft);
        }
        let draft = &mut self.drafts[at];
        draft.add_place(place.clone());
        draft.take(item.from, item.to);
        let signs = sentence.signs.iter();
        for sign in signs.filter(|sign| sign.acts && sign.to <= item.from) {
            draft.take(sign.from, sign.to);
        }
    }
}

impl Draft {
    /// Takes what an item says of a goal; answers whether there was room for it.
    fn add_detail(&mut self, item: &Item) -> bool {
        match &item.what {
            ItemKind::Tempo(tempo) => return self.add_tempo(*tempo),
            ItemKind::Hands(hands, certain) => match (item.out, hands) {
                (false, _) => self.add_hands(*hands, *certain),
                // "Only RH. Not LH. Not together."
                (true, Hands::Together)
                    if self.goal.hands.is_some_and(|own| own != Hands::Together) => {}
                (true, Hands::Together) => self.add_hands(Hands::Apart, true),
                // "no left hand yet", but "no left hand alone any more"
                (true, Hands::Left) if !certain => self.add_hands(Hands::Right, true),
                (true, Hands::Right) if !certain => self.add_hands(Hands::Left, true),
                (true, _) => self.add_hands(Hands::Together, true),
            },
            ItemKind::Need(need) => self.add_need(*need),
            ItemKind::Days(days) => self.goal.days = Some(*days),
            ItemKind::Octaves(many) => {
                if let Subject::Technique(own) = &mut self.goal.subject {
                    own.octaves = Some(*many);
                }
            }
            _ => return false,
        }
        true
    }
}
