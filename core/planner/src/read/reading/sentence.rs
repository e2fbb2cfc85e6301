//! One sentence: what it names, how far its signs reach, and the goals that come of it.

use super::{
    super::{
        assemble::{Goals, Sentence},
        item::{Item, ItemKind},
        lasting::Lasting,
        lexicon::{Language, language},
        scan::{Clause, scan},
        scope::{Cue, Scope, Sign, classes},
    },
    Reading,
    last::Last,
    look::Found,
    marks::leaves_pedal,
};
use crate::{goals::Do, vocabulary::days::weekday};

/// The signs of a sentence, and what they leave out that has no name there.
pub struct Signed {
    /// The signs, in their order.
    pub cues: Vec<Cue>,
    /// Whether they leave out what was named before.
    pub points_back: bool,
    /// Whether they leave out the place that was.
    pub points_to_place: bool,
    unknown: Option<(usize, usize)>,
    others_rest: bool,
}

impl Reading<'_> {
    /// Reads the sentence between two words.
    pub fn sentence(&mut self, from: usize, to: usize, goals: &mut Goals<'_>) {
        let language = language(&self.tokens[from..to]);
        self.mark_empty(from, to, language);
        if let Some(lines) = self.heads_left_lines(from, to) {
            self.left_lines = Some(lines);
            self.used[from..to].fill(true);
            return;
        }
        if self.heads_lines(from, to) {
            self.empty[from..to].fill(true);
            self.left_lines = None;
            return;
        }
        self.left_lines = self
            .left_lines
            .filter(|lines| self.is_left_line((from, to), *lines));
        let scanned = scan(&self.tokens, from, to, language, goals.known);
        let named = (&scanned.0[..], &scanned.1[..]);
        if let Some((end, next)) = self.names_another(from, named, language) {
            self.sentence(from, end, goals);
            self.sentence(next, to, goals);
            return;
        }
        let mut found = self.look((from, to), scanned, language);
        if self.takes_again(from, to, &found.items, language) {
            return;
        }
        let signed = (&mut found.items, &found.clauses[..]);
        let mut signs = self.signs_with_names((from, to), signed, language);
        let signed = (&mut found.items[..], &found.clauses[..]);
        self.keep_beside_days(signed, &mut signs.cues, goals.context.lesson_date);
        if self.left_lines.is_some() && !self.leave_line((from, to), &mut found.items) {
            self.left_lines = None;
        }
        found.drop_blamed(&self.tokens);
        let (items, clauses) = (&found.items, &found.clauses);
        let listened = self.listen_words(goals, (from, to), items, clauses, &signs.cues);
        if listened {
            signs.cues.retain(|cue| cue.sign != Sign::Do(Do::Listen));
        }
        self.goals_of((from, to), &found, (&signs, listened), goals);
    }

    /// The signs of a sentence, with their effect on what it names.
    pub fn signs_of(
        &self,
        (from, to): (usize, usize),
        (items, clauses): (&mut Vec<Item>, &[Clause]),
        language: Language,
    ) -> Signed {
        let mut scope = Scope {
            tokens: &self.tokens,
            from,
            to,
            language,
            classes: classes(&self.tokens, from, to),
            items,
            clauses,
            points_back: false,
            points_to_place: false,
            unknown: None,
            others_rest: false,
        };
        let cues = scope.resolve();
        Signed {
            cues,
            points_back: scope.points_back,
            points_to_place: scope.points_to_place,
            unknown: scope.unknown,
            others_rest: scope.others_rest || scope.leaves_others(),
        }
    }

    /// The goals that a sentence sets.
    fn goals_of(
        &mut self,
        (from, to): (usize, usize),
        found: &Found,
        (signs, listened): (&Signed, bool),
        goals: &mut Goals<'_>,
    ) {
        let (items, clauses, hurts) = (&found.items, &found.clauses, &found.hurts);
        let cues = &signs.cues[..];
        let lasting = self.lasting((from, to), items, goals.context);
        self.take_end_of_signs(from, found, &lasting);
        let known_before = goals.drafts.len();
        let about = goals.take_group(items);
        let (has_subject, own_group, continues) =
            self.reach((from, to), found, (&about, listened), goals);
        if continues || has_subject && !own_group {
            goals.group.clone_from(&about);
        }
        let sentence = Sentence {
            tokens: &self.tokens,
            items,
            cues,
            clauses,
            language: found.language,
            lasting: &lasting,
        };
        if has_subject || continues {
            goals.add(&sentence);
        }
        let of_day = self.is_of_day(from, to);
        let last = Last::of(&about, own_group, signs, (found, of_day));
        let of_last = self.of_last(goals, &last, (from, to), cues, &lasting);
        let metronome = self.metronome_off(from, to);
        let own = |of: &(usize, usize)| is_apart(*of, hurts, metronome) && !self.is_ban(*of);
        let unknown = signs.unknown.filter(own);
        self.others_rest |= signs.others_rest;
        self.leave_unknown(goals, unknown, &lasting);
        self.mark_used(goals, items, cues, hurts);
        let of_hands = self.rest_of_sentence(goals, found, (has_subject, continues));
        // "Listen to the recording. Bars 5-8 hands apart" goes on with the piece before.
        if listened && goals.group.is_empty() {
            goals.group = about;
        }
        if let Some((from, to)) = metronome {
            self.used[from..to].fill(true);
        }
        let sets = has_subject || continues || listened || goals.drafts.len() != known_before;
        if !sets
            && unknown.is_none()
            && !signs.points_back
            && !of_last
            && !of_hands
            && metronome.is_none()
        {
            let beside = (found.language, &hurts[..]);
            self.keep_words(goals, (from, to), (items, clauses), cues, beside);
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

    /// Whether a sentence has a subject, whether bars or a tempo could be of it, and whether it goes on with the one before.
    fn reach(
        &self,
        (from, to): (usize, usize),
        found: &Found,
        (about, listened): (&[usize], bool),
        goals: &Goals<'_>,
    ) -> (bool, bool, bool) {
        let items = &found.items;
        // An event is nothing that bars or a tempo could be of.
        let event = |item: &Item| matches!(item.what, ItemKind::Event(_));
        let own_group = items.iter().any(|item| item.is_subject() && !event(item));
        // What names nothing belongs to the subject before it, unless it names something that is not proven.
        let continues = !own_group
            && !listened
            && goals.goes_on(about, items)
            && !self.only_technique(&found.clauses)
            && !self.names_unproven(from, to, items, found.language);
        (items.iter().any(Item::is_subject), own_group, continues)
    }

    /// What a sentence says of the week and of how to practise; answers whether it names hands of the whole week.
    fn rest_of_sentence(
        &mut self,
        goals: &mut Goals<'_>,
        found: &Found,
        (has_subject, continues): (bool, bool),
    ) -> bool {
        let (items, clauses) = (&found.items, &found.clauses);
        self.week(clauses, items, goals.context);
        goals.no_pedal |= leaves_pedal(items, &self.tokens);
        let of_hands = !continues && !has_subject && self.week_hands(items);
        self.take_how(
            goals,
            clauses,
            items,
            found.language,
            continues || has_subject,
        );
        of_hands
    }
}

impl Reading<'_> {
    /// "In plaster, so there should be no playing of any kind": a ban beside words on the body is of no piece; nor are
    /// days: "every day except Saturday".
    fn is_ban(&self, of: (usize, usize)) -> bool {
        let day = |at: usize| weekday(self.word(at)).is_some();
        (of.0..of.1).any(day) && (of.0 + 1..of.1).all(|at| day(at) || self.empty[at])
            || !self.signs.words.is_empty() && !is_apart(of, &self.signs.beside, None)
    }
}

/// Whether words are of nothing else: "Her voice can rest" is of no piece, nor is "leave the metronome".
fn is_apart(
    (from, to): (usize, usize),
    hurts: &[(usize, usize)],
    metronome: Option<(usize, usize)>,
) -> bool {
    let mut others = hurts.iter().chain(&metronome);
    others.all(|(start, end)| to <= *start || *end <= from)
}
