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
    goals::Do,
    notes::{lexicon::List, word_shapes::is_key_letter},
};

/// What was found in a sentence.
struct Found {
    items: Vec<Item>,
    clauses: Vec<Clause>,
    /// Clauses on the body.
    hurts: Vec<(usize, usize)>,
    language: Language,
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
            unknown: None,
        };
        let cues = scope.resolve();
        let (points_back, unknown) = (scope.points_back, scope.unknown);
        let Found {
            items,
            clauses,
            hurts,
            language,
        } = &found;
        let this_week = self.says_this_week(from, to);
        let known_before = goals.drafts.len();
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
            && goals.goes_on(&about, items)
            && !self.names_unproven(from, to, items, *language);
        if continues || has_subject && !own_group {
            goals.group.clone_from(&about);
        }
        if has_subject || continues {
            goals.add(&sentence);
        }
        // "bitte nicht spielen, bis es besser ist" is of no piece.
        if points_back && hurts.is_empty() && !items.iter().any(|item| item.out) {
            if !own_group {
                goals.group.clone_from(&about);
            }
            self.leave_last(goals, &cues, this_week);
        }
        let finishes = !own_group && !about.is_empty() && self.finishes_last(from, to, &cues);
        if finishes {
            goals.group.clone_from(&about);
            self.finish_last(goals, &cues);
        }
        if let Some((from, to)) = unknown {
            self.leave_unknown(goals, from, to, this_week);
        }
        self.mark_used(goals, items, &cues, hurts);
        self.week(clauses, items, goals.context);
        self.take_how(goals, clauses, items, *language, continues || has_subject);
        let nothing = !has_subject && !continues && goals.drafts.len() == known_before;
        if nothing && unknown.is_none() && !points_back && !finishes {
            self.keep_words(goals, (from, to), items, &cues, (*language, hurts));
        }
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
    fn names_unproven(&self, from: usize, to: usize, items: &[Item], language: Language) -> bool {
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

    /// "we're finished with that one", where the piece stood in the sentence before.
    fn finishes_last(&self, from: usize, to: usize, cues: &[Cue]) -> bool {
        let points = (from..to).any(|at| {
            matches!(
                self.tokens[at].word.lower.as_str(),
                "that" | "it" | "this" | "that's" | "it's" | "them" | "das" | "ça" | "eso"
            )
        });
        points && cues.iter().any(|cue| cue.sign == Sign::Do(Do::Finish))
    }
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
        let root = letters.trim_end_matches("sus").trim_end_matches("maj");
        is_key_letter(root.trim_end_matches(['m', '7']))
    });
    capital && !listed && !chord && !text.starts_with("I'") && !token.word.is(List::Stop)
}
