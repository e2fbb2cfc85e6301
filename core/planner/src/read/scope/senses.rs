//! Signs in another sense: "drop the wrist", "keep the tempo steady", "watch bar 12", "finished by Friday".

use super::{
    super::{
        item::{Item, ItemKind},
        lexicon::Entry,
        scan::Clause,
        token::{End, Token},
    },
    Scope, Sign, sets,
};
use crate::{
    goals::Do,
    vocabulary::{
        lists::listed,
        senses::{Phrase, is_row},
    },
};

/// Whoever has a piece played: "let me hear the Minuet".
const HEARERS: &str = " can could i i'd i'll let me to us want we you ";

impl Scope<'_> {
    /// The sign of a phrase in this sentence; none where it means something else there.
    pub fn in_sense(&self, sign: Sign, at: usize, entry: &Entry) -> Option<Sign> {
        let after = at + entry.words;
        let undone = match sign {
            Sign::Before => !self.is_order(at, entry) || self.is_of_a_thing(after),
            Sign::Do(Do::Finish) => self.is_denied(at),
            Sign::Do(Do::Keep) => !self.is_kept(at, entry),
            Sign::Do(Do::Listen) => self.is_denied(at) || !self.is_heard(at, entry),
            Sign::Do(Do::Perform) => !self.is_played_to(after, entry),
            Sign::After if self.heads(at) => listed(sets::NEEDED_WHEN, self.word(at)),
            _ => entry.phrase == "can go" && !self.is_dropped(after),
        };
        if undone {
            return None;
        }
        if !self.means_else(sign, at, entry) {
            return Some(sign);
        }
        // "Not yet secure" denies still, "vergiss die Etüde nicht" sets.
        let row = |section: &str| is_row(section, entry.phrase);
        let denies = row("denies").then_some(Sign::Negation);
        denies.or_else(|| row("reminds").then_some(Sign::Positive))
    }

    /// Whether a heading begins at a word: "For next time: Minuet".
    fn heads(&self, at: usize) -> bool {
        let mut clauses = self.clauses.iter();
        clauses.any(|clause| clause.heading && clause.from == at)
    }

    fn clause_of(&self, at: usize) -> Option<&Clause> {
        let mut clauses = self.clauses.iter();
        clauses.find(|clause| (clause.from..clause.to).contains(&at))
    }

    /// Whether the table of senses says so.
    fn means_else(&self, sign: Sign, at: usize, entry: &Entry) -> bool {
        let Some(clause) = self.clause_of(at) else {
            return false;
        };
        let is = |set: &str, at: usize| {
            let at = clause.from + at;
            let mut items = self
                .items
                .iter()
                .filter(|item| item.from <= at && at < item.to);
            match set {
                "of" => listed(sets::SENSES_IN, self.word(at)) && items.next().is_none(),
                "subject" => items.any(Item::is_subject),
                "place" => items.any(|item| matches!(item.what, ItemKind::Place(_))),
                "named" => {
                    items.any(|item| item.is_subject() || matches!(item.what, ItemKind::Place(_)))
                }
                _ => items.any(Item::is_releasable),
            }
        };
        let phrase = Phrase {
            part: &clause.part,
            at: at - clause.from,
            many: entry.words,
            is: &is,
        };
        let class = match sign {
            Sign::Before => "@before",
            Sign::After => "@after",
            Sign::Do(Do::Finish) => "@finish",
            _ => "",
        };
        phrase.is_other("sign", entry.phrase) || phrase.is_other("sign", class)
    }

    /// Whether what is left, dropped or rested is held or heard in playing: "leave the pedal down", "skip the fourth finger".
    pub fn is_of_a_thing(&self, from: usize) -> bool {
        for at in from..self.to.min(from + 6) {
            if self.tokens[at - 1].end > End::None {
                return false;
            }
            let subject = |at: usize| self.item_at(at).map(|item| &self.items[item]);
            if subject(at).is_some_and(Item::is_releasable) {
                return false;
            }
            // A pedal exercise is an exercise.
            let compound =
                self.tokens[at].end == End::None && subject(at + 1).is_some_and(Item::is_subject);
            if listed(sets::SENSE_THING, self.word(at)) && !compound {
                return true;
            }
        }
        false
    }

    /// The first word from a place on that is no article.
    fn past_articles(&self, from: usize) -> usize {
        self.past(from, &|word| listed(sets::SENSES_ARTICLES, word))
    }

    fn past(&self, from: usize, small: &dyn Fn(&str) -> bool) -> usize {
        let mut at = from;
        while at + 1 < self.to && self.tokens[at].end == End::None && small(self.word(at)) {
            at += 1;
        }
        at
    }

    /// The end of the subject at a word.
    fn subject_end(&self, at: usize) -> Option<usize> {
        let mut items = self.items.iter();
        let item = items.find(|item| item.from == at && item.is_subject())?;
        Some(item.to)
    }

    /// "keep the Minuet going", but not "keep the tempo steady" or "keep the Minuet light".
    fn is_kept(&self, at: usize, entry: &Entry) -> bool {
        let after = at + entry.words;
        if listed(sets::SENSES_AGAIN, entry.phrase) {
            let clause = self.clause_of(at);
            let placed = |item: &Item| {
                matches!(item.what, ItemKind::Place(_))
                    && clause.is_some_and(|clause| (clause.from..clause.to).contains(&item.from))
            };
            return !self.items.iter().any(placed);
        }
        if !is_row("keeps", entry.phrase)
            || after >= self.to
            || self.tokens[after - 1].end > End::None
        {
            return true;
        }
        let object = self.past_articles(after);
        if listed(sets::SENSES_PRONOUNS, self.word(object)) {
            // "Keep it up!"
            return self.word(object + 1) != "up" && self.is_left_so(object + 1);
        }
        let Some(mut end) = self.subject_end(object) else {
            return false;
        };
        // "the Minuet and the Gavotte"
        loop {
            let mut next = end;
            while next < self.to && listed(sets::SENSES_SMALL, self.word(next)) {
                next += 1;
            }
            match self.subject_end(next) {
                Some(other) => end = other,
                None => return self.is_left_so(end),
            }
        }
    }

    /// Whether what follows an object asks for no more than to keep it.
    fn is_left_so(&self, at: usize) -> bool {
        let [next, second] = [at, at + 1].map(|at| self.word(at));
        if at >= self.to || self.tokens[at - 1].end > End::None {
            return true;
        }
        match next {
            "in" => listed(sets::SENSES_SHAPE, second),
            "on" => second == "the",
            "as" => matches!(second, "a" | "well" | "your"),
            _ => listed(sets::SENSES_STAYS, next),
        }
    }

    /// "listen to the Minuet", but not "listen to the balance in the Minuet", "watch bar 12", "let me hear the Minuet".
    fn is_heard(&self, at: usize, entry: &Entry) -> bool {
        let after = at + entry.words;
        let recording =
            |token: &Token| token.entries.iter().any(|entry| entry.class == "recording");
        let words = self
            .clause_of(at)
            .map_or(&[][..], |clause| &self.tokens[clause.from..clause.to]);
        if words.iter().any(recording) {
            return true;
        }
        if entry.phrase.starts_with("watch") {
            return false;
        }
        if after >= self.to
            || self.tokens[after - 1].end > End::None
            || entry.phrase.starts_with("listening ") && entry.phrase != "listening to"
        {
            return true;
        }
        // "Listen only: Sarabande"
        let only =
            listed(sets::SENSES_ONLY, self.word(after)) && self.tokens[after].end > End::None;
        // "Hör dir jeden Tag einmal das Präludium an."
        let small =
            |word: &str| listed(sets::SENSES_ARTICLES, word) || listed(sets::SENSES_HEARD, word);
        let object = self.past(after, &small);
        let told = entry.phrase == "hear"
            && at > self.from
            && self.tokens[at - 1].end == End::None
            && listed(HEARERS, self.word(at - 1));
        // "Listen to Horowitz playing the Gavotte."
        let name = self.tokens.get(object).is_some_and(|token| {
            token.word.text.starts_with(char::is_uppercase) && object + 1 < self.to
        });
        let plays = name && listed(sets::SENSES_PLAYS, self.word(object + 1));
        only || plays
            || !told
                && (listed(sets::SENSES_PRONOUNS, self.word(object))
                    || self.subject_end(object).is_some())
    }

    /// "play to Grandpa", "play at the school concert", but not "play to the end", "play at half speed".
    fn is_played_to(&self, after: usize, entry: &Entry) -> bool {
        if !is_row("plays", entry.phrase) || after >= self.to {
            return true;
        }
        let whom = self.past_articles(after);
        let whom = whom + usize::from(listed(" her his my our their ", self.word(whom)));
        let text = self
            .tokens
            .get(whom)
            .map_or("", |token| token.word.text.as_str());
        let name = text.starts_with(char::is_uppercase)
            && text.chars().any(char::is_lowercase)
            && self.item_at(whom).is_none();
        let event = self
            .item_at(whom)
            .is_some_and(|item| matches!(self.items[item].what, ItemKind::Event(_)));
        name || event
            || listed(sets::DONE_HEARER, self.word(whom))
            || listed(sets::SENSES_WHERE, self.word(whom))
    }
}
