//! One sentence: what it names, how far its signs reach, and the goals that come of it.

use super::{
    super::{
        assemble::{Goals, Sentence},
        item::{Item, What},
        lexicon::{Language, language},
        scan::{Clause, scan},
        scope::{Cue, Scope, Sign, classes},
        token::{End, Token},
    },
    Reading,
};
use crate::{
    goals::{Do, Need},
    notes::{lexicon::List, lists::listed, word_shapes::is_key_letter},
};

/// What was found in a sentence.
struct Found {
    items: Vec<Item>,
    clauses: Vec<Clause>,
    /// Clauses on the body.
    hurts: Vec<(usize, usize)>,
    language: Language,
}

/// The subject that was named before a sentence, and what the sentence leaves out of it without a name.
struct Last<'a> {
    about: &'a [usize],
    /// Whether the sentence has a subject of its own.
    own_group: bool,
    left: bool,
    place_left: bool,
}

impl Reading<'_> {
    /// Reads the sentence between two words.
    pub fn sentence(&mut self, from: usize, to: usize, goals: &mut Goals<'_>) {
        let mut found = self.look(from, to, goals);
        if self.takes_again(from, to, &found.items, found.language) {
            return;
        }
        let mut scope = Scope {
            tokens: &self.tokens,
            from,
            to,
            language: found.language,
            classes: classes(&self.tokens, from, to),
            items: &mut found.items,
            clauses: &found.clauses,
            points_back: false,
            points_to_place: false,
            unknown: None,
        };
        let mut cues = scope.resolve();
        let (points_back, unknown) = (scope.points_back, scope.unknown);
        let points_to_place = scope.points_to_place;
        let Found {
            items,
            clauses,
            hurts,
            language,
        } = &found;
        let this_week = self.says_this_week(from, to);
        let known_before = goals.drafts.len();
        let listened = self.listen_words(goals, (from, to), items, clauses, &cues);
        if listened {
            cues.retain(|cue| cue.sign != Sign::Do(Do::Listen));
        }
        let sentence = Sentence {
            tokens: &self.tokens,
            items,
            cues: &cues,
            clauses,
            this_week,
        };
        let has_subject = items.iter().any(Item::is_subject);
        // An event is nothing that bars or a tempo could be of.
        let own_group = items
            .iter()
            .any(|item| item.is_subject() && !matches!(item.what, What::Event(_)));
        let about = std::mem::take(&mut goals.group);
        // What names nothing belongs to the subject before it, unless it names something that is not proven.
        let continues = !own_group
            && !listened
            && goals.goes_on(&about, items)
            && !self.names_unproven(from, to, items, *language);
        if continues || has_subject && !own_group {
            goals.group.clone_from(&about);
        }
        if has_subject || continues {
            goals.add(&sentence);
        }
        let last = Last {
            about: &about,
            own_group,
            // "bitte nicht spielen, bis es besser ist" is of no piece.
            left: points_back && hurts.is_empty() && !items.iter().any(|item| item.out),
            place_left: points_to_place,
        };
        let of_last = self.of_last(goals, &last, (from, to), &cues, this_week);
        let metronome = self.metronome_off(from, to);
        // "Her voice can rest" is of no piece either, nor is "leave the metronome".
        let unknown = unknown.filter(|(from, to)| {
            let apart = |(start, end): &(usize, usize)| to <= start || end <= from;
            hurts.iter().chain(&metronome).all(apart)
        });
        if let Some((from, to)) = unknown {
            self.leave_unknown(goals, from, to, this_week);
        }
        self.mark_used(goals, items, &cues, hurts);
        self.week(clauses, items, goals.context);
        goals.no_pedal |= leaves_pedal(items, &self.tokens);
        let of_hands = !continues && !has_subject && self.week_hands(items);
        let prepares = has_subject && !own_group && goals.prepares(clauses);
        self.take_how(goals, clauses, items, *language, continues || has_subject);
        if prepares {
            goals.group.clear();
        }
        // "Listen to the recording. Bars 5-8 hands apart" goes on with the piece before.
        if listened && goals.group.is_empty() {
            goals.group.clone_from(&about);
        }
        let nothing = !has_subject && !continues && goals.drafts.len() == known_before;
        if let Some((from, to)) = metronome {
            self.used[from..to].fill(true);
        }
        let of_week = of_hands || metronome.is_some();
        if nothing && unknown.is_none() && !points_back && !of_last && !of_week {
            self.keep_words(
                goals,
                (from, to),
                (items, clauses),
                &cues,
                (*language, hurts),
            );
        }
    }

    /// What a sentence says of the subject before it; answers whether it says anything.
    fn of_last(
        &mut self,
        goals: &mut Goals<'_>,
        last: &Last<'_>,
        (from, to): (usize, usize),
        cues: &[Cue],
        this_week: bool,
    ) -> bool {
        if last.left {
            if !last.own_group {
                goals.group = last.about.to_vec();
            }
            self.leave_last(goals, cues, this_week);
        }
        if last.own_group {
            return false;
        }
        if last.place_left {
            goals.group = last.about.to_vec();
            self.leave_last_place(goals, cues, this_week);
        }
        let does = [Do::Finish, Do::Keep]
            .into_iter()
            .find(|does| self.says_of_last(*does, from, to, cues))
            .filter(|_| !last.about.is_empty());
        if let Some(does) = does {
            goals.group = last.about.to_vec();
            self.set_last(goals, does, cues);
        }
        last.place_left || does.is_some()
    }

    /// What a sentence names, and what it says of the body.
    fn look(&mut self, from: usize, to: usize, goals: &Goals<'_>) -> Found {
        let language = language(&self.tokens[from..to]);
        self.mark_empty(from, to, language);
        let (mut items, clauses) = scan(&self.tokens, from, to, language, goals.known);
        let mut titled = vec![false; to - from];
        for item in items
            .iter()
            .filter(|item| matches!(item.what, What::Known(_) | What::Title(..)))
        {
            titled[item.from - from..item.to - from].fill(true);
        }
        let before = self.signs.words.len();
        self.signs.sentence(&self.tokens, &clauses, &titled);
        let hurts: Vec<_> = self.signs.words[before..].to_vec();
        // A hand that hurts is not a hand that plays.
        let in_body = |at: usize| {
            hurts
                .iter()
                .any(|(start, end)| (*start..*end).contains(&at))
        };
        items.retain(|item| {
            !in_body(item.from)
                || item.is_subject() && !matches!(item.what, What::Key(_) | What::Event(_))
        });
        Found {
            items,
            clauses,
            hurts,
            language,
        }
    }

    /// Whether a sentence without a subject names something with a capital of its own. German nouns all have one.
    pub fn names_unproven(
        &self,
        from: usize,
        to: usize,
        items: &[Item],
        language: Language,
    ) -> bool {
        let named = |at: usize| {
            let inside = items.iter().any(|item| item.from <= at && at < item.to);
            !inside && !self.empty[at] && is_name(&self.tokens[at])
        };
        let opens = |at: usize| at == from || self.tokens[at - 1].end > End::None;
        let mut words = from..to;
        if language == Language::German {
            return words.any(|at| at + 1 < to && opens(at) && named(at) && named(at + 1));
        }
        words.any(|at| named(at) && (!opens(at) || at + 1 < to && named(at + 1)))
    }

    /// "we're finished with that one", "play it on Sunday, to keep it alive", where the piece stood in the sentence before.
    fn says_of_last(&self, does: Do, from: usize, to: usize, cues: &[Cue]) -> bool {
        let points = (from..to).any(|at| {
            listed(
                " das eso it it's that that's them this ça ",
                self.tokens[at].word.lower.as_str(),
            )
        });
        let phrase = |cue: &Cue| does == Do::Finish || cue.to > cue.from + 2;
        points
            && cues
                .iter()
                .any(|cue| cue.sign == Sign::Do(does) && phrase(cue))
    }
}

/// "no pedal yet", "without pedal", but not "no pedal mistakes".
fn leaves_pedal(items: &[Item], tokens: &[Token]) -> bool {
    const QUALITY: &str =
        " error errors issue issues mistake mistakes problem problems slip slips trouble ";
    items.iter().any(|item| {
        let next = tokens
            .get(item.to)
            .map_or("", |token| token.word.lower.as_str());
        item.out && matches!(item.what, What::Need(Need::Pedal)) && !listed(QUALITY, next)
    })
}

/// A capital that is neither a day, a listed word nor a chord.
fn is_name(token: &Token) -> bool {
    let text = token.word.text.as_str();
    let capital = text.starts_with(char::is_uppercase) && text.chars().any(char::is_lowercase);
    let listed = token
        .entries
        .iter()
        .any(|entry| entry.phrase == token.word.lower);
    let chord = text.split(['-', '/']).all(|part| {
        let letters = part.trim_end_matches(|c: char| c.is_ascii_digit());
        let root = without_end(without_end(letters, "sus"), "maj");
        is_key_letter(root.trim_end_matches(['m', '7']))
    });
    capital && !listed && !chord && !text.starts_with("I'") && !token.word.is(List::Stop)
}

/// A text without an ending, however often it stands there.
fn without_end<'t>(mut text: &'t str, end: &str) -> &'t str {
    while let Some(rest) = text.strip_suffix(end) {
        text = rest;
    }
    text
}
