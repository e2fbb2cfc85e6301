//! One sentence: what it names, how far its signs reach, and the goals that come of it.

use super::{
    super::{
        assemble::{Goals, Sentence},
        dates::Dates,
        item::{Item, ItemKind},
        lasting::Lasting,
        lexicon::language,
        scan::scan,
        scope::{Scope, scope},
        signs::{Act, Sign},
    },
    Reading,
    look::Found,
    words::is_set,
};
use crate::{
    goals::{Context, Do, Need},
    vocabulary::{lists::listed, sets},
};

impl Reading<'_> {
    /// Reads the sentence between two words.
    pub fn sentence(&mut self, from: usize, to: usize, goals: &mut Goals<'_>) {
        let language = language(&self.tokens[from..to]);
        self.mark_empty(from, to, language);
        if self.heads_lines(from, to) {
            return;
        }
        let scanned = scan(&self.tokens, from, to, language, goals.known);
        let mut found = self.look((from, to), scanned, language);
        if self.takes_again(from, to, &found.items, language) {
            return;
        }
        let signed = (&mut found.items, &found.clauses[..]);
        let scope = scope(&self.tokens, (from, to), language, signed);
        found.ask_after_cut(&self.tokens, from);
        self.leave_line((from, to), &mut found.items);
        found.drop_blamed(&self.tokens);
        self.goals_of((from, to), &mut found, &scope, goals);
    }

    /// The goals that a sentence sets.
    fn goals_of(
        &mut self,
        (from, to): (usize, usize),
        found: &mut Found,
        scope: &Scope,
        goals: &mut Goals<'_>,
    ) {
        let set = found.items.iter().any(is_set);
        let (unproven, dropped) = self.drop_unproven((from, to), found);
        let (items, clauses, hurts) = (&found.items, &found.clauses, &found.hurts);
        let lasting = self.lasting((from, to), items, goals.context);
        self.take_end_of_signs(from, found, &lasting);
        let known_before = goals.drafts.len();
        let about = goals.take_group(items);
        // An event is nothing that bars or a tempo could be of.
        let event = |item: &Item| matches!(item.what, ItemKind::Event(_));
        let own_group = items.iter().any(|item| item.is_subject() && !event(item));
        let has_subject = items.iter().any(Item::is_subject);
        // What names nothing belongs to the subject before it, unless it names something that is not proven.
        let continues = !own_group && !unproven && goals.goes_on(&about, items);
        if continues || has_subject && !own_group || !unproven && items.is_empty() {
            goals.group.clone_from(&about);
        }
        let sentence = Sentence {
            tokens: &self.tokens,
            items,
            signs: &scope.signs,
            clauses,
            language: found.language,
            lasting: &lasting,
        };
        if has_subject || continues {
            goals.add(&sentence);
        }
        let of_last =
            scope.points_back && hurts.is_empty() && self.set_last(goals, &about, scope, &lasting);
        let metronome = self.metronome_off(from, to);
        // "No metronome this week", and what is said at the end of all.
        let of_all = !continues || self.says_this_week(from, to) || to == self.tokens.len();
        self.no_metronome |= metronome.is_some() && !has_subject && of_all;
        let apart = |of: &(usize, usize)| {
            let mut others = hurts.iter().chain(&metronome);
            others.all(|(start, end)| of.1 <= *start || *end <= of.0)
        };
        // "Have a week off!", but not "Leave it."
        let alone = scope.points_back && about.is_empty() && scope.signs.iter().any(Sign::leaves);
        let pronoun = (from..to).any(|at| listed(sets::LAST_PRONOUN, self.word(at)));
        self.others_rest |= scope.others_rest || alone && !pronoun;
        let of_words = alone && pronoun && self.adds_to_words(goals, (from, to));
        let pedal = |item: &Item| item.out && matches!(item.what, ItemKind::Need(Need::Pedal));
        goals.no_pedal |= items.iter().any(pedal);
        let unknown = scope
            .unknown
            .filter(apart)
            .filter(|of| !self.is_of_days(*of));
        self.leave_unknown(goals, unknown, &lasting);
        self.mark_used(goals, items, &scope.signs, hurts);
        self.week(clauses, items, goals.context);
        let of_week = !continues && !has_subject && !unproven && !self.is_list_line(from, to);
        let of_hands = of_week && self.week_hands(items);
        self.take_how(
            goals,
            clauses,
            items,
            found.language,
            continues || has_subject,
        );
        if let Some((from, to)) = metronome {
            self.used[from..to].fill(true);
        }
        let sets = has_subject || continues || goals.drafts.len() != known_before;
        if dropped
            || !sets
                && !of_words
                && !of_last
                && !of_hands
                && unknown.is_none()
                && metronome.is_none()
        {
            self.keep_words(goals, (from, to), found, set);
        }
    }

    /// "Sprained wrist. Off on the 5th.": until when the words on the body hold.
    fn take_end_of_signs(&mut self, from: usize, found: &Found, lasting: &Lasting) {
        let mut words = self.signs.words.iter();
        let goes_on =
            found.items.is_empty() && words.next_back().is_some_and(|last| last.1 == from);
        if goes_on || !found.hurts.is_empty() {
            self.signs
                .ends(lasting.healed(&found.clauses, &found.items));
        }
    }

    /// The days of a sentence, and until when it says that something rests.
    fn lasting(&self, (from, to): (usize, usize), items: &[Item], context: &Context) -> Lasting {
        let dates = Dates {
            tokens: &self.tokens,
            lesson: context.lesson_date,
        };
        Lasting::of(&dates, (from, to), items, self.says_this_week(from, to))
    }

    /// "leave it", "we're finished with that one": what was named in the sentence before. Of several it is not certain which.
    fn set_last(
        &mut self,
        goals: &mut Goals<'_>,
        about: &[usize],
        scope: &Scope,
        lasting: &Lasting,
    ) -> bool {
        let acting = |sign: &&Sign| sign.acts && (sign.ends() || sign.act == Act::Do(Do::Keep));
        let Some(sign) = scope.signs.iter().find(acting) else {
            return false;
        };
        let does = match sign.act {
            Act::Do(does) => does,
            _ => Do::Rest,
        };
        for at in about {
            let draft = &mut goals.drafts[*at];
            if does == Do::Keep && (draft.has_details() || !draft.goal.places.is_empty()) {
                continue;
            }
            draft.goal.r#do = does;
            if about.len() > 1 || draft.has_details() || !draft.goal.places.is_empty() {
                draft.clash(sign.from, sign.to);
            }
            if does == Do::Rest {
                lasting.end(&self.tokens, draft, sign.to);
            }
            draft.take(sign.from, sign.to);
        }
        goals.group = about.to_vec();
        !about.is_empty()
    }
}
