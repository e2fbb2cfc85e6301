//! Hands, forms, skills and events by the vocabulary.

use super::{
    super::{
        item::ItemKind,
        lexicon::{Entry, longest},
        tempo::BARE,
        token::{End, Token},
    },
    scanner::Scanner,
};
use crate::{
    goals::{EventKind, Form, Hands, Skill},
    vocabulary::{
        lexicon::List,
        lists::listed,
        senses::Phrase,
        sets,
        word_shapes::{is_capital, is_form, is_key_letter},
    },
};

impl Scanner<'_> {
    /// Hands, forms, skills, events, octaves.
    pub fn phrase(&self, at: usize) -> Option<(usize, ItemKind)> {
        let language = self.language;
        // "slowly, together": alone in its clause it is of the hands.
        if self.part.words[at].lower == "together" && self.part.words.len() <= 2 {
            return Some((1, ItemKind::Hands(Hands::Together, true)));
        }
        // "theory page 12" is no theory page.
        let free = |many: usize| !self.used[at..].iter().take(many).any(|used| *used);
        let wanted = |entry: &Entry| {
            entry.language == language && what(entry.class).is_some() && free(entry.words)
        };
        let (many, entry) = longest(self.tokens, self.from + at, wanted)?;
        let part = &self.part;
        let phrase = Phrase {
            part,
            at,
            many,
            is: &|_, at| part.is_at(at, List::Bar),
        };
        let named = what(entry.class)?;
        let hands = matches!(named, ItemKind::Hands(..));
        if phrase.is_other("named", entry.phrase)
            || hands && phrase.is_other("named", "@hands")
            || entry.phrase == "mi" && part.words[at].text != "MI"
            || entry.class.starts_with("event.") && !self.is_event(at, many)
            || entry.class.ends_with(".weak") && !(self.is_told(at + many) && self.is_set(at))
        {
            return None;
        }
        // "hands together only when each hand is sure": not yet.
        if named == ItemKind::Hands(Hands::Together, true) && self.is_on_condition() {
            return None;
        }
        Some((many, named))
    }

    /// Whether a hand that is only named is what is practised: "learn the LH", "bars 5-8 with the LH", but not "bring out
    /// the LH", "the tune is in the LH".
    fn is_set(&self, at: usize) -> bool {
        let word = |at: usize| self.part.words[at].lower.as_str();
        // What is named before; a sentence begins with a capital anyway.
        let used = |at: usize| {
            let word = &self.part.words[at];
            let named = is_capital(&word.text) && !(at == 0 && self.part.opens_sentence);
            let key = is_key_letter(&word.text) || listed(sets::TITLE_OF_KEY, &word.lower);
            self.used[at] || named || key || is_form(word) || word.is(List::Composer)
        };
        let small = |at: &usize| listed(sets::PHRASES_ARTICLES, word(*at));
        let first = (0..at).rev().take_while(small).last().unwrap_or(at);
        let Some(before) = first.checked_sub(1) else {
            return true;
        };
        let further = before.checked_sub(1);
        match word(before) {
            with if listed(sets::PHRASES_WITH, with) => {
                further.is_none_or(|at| used(at) || listed(sets::PHRASES_PLAYS, word(at)))
            }
            "on" | "out" => further.is_some_and(|at| listed(sets::PHRASES_FOCUS, word(at))),
            word => {
                used(before)
                    || listed(sets::PHRASES_SETS, word)
                    || listed(sets::PHRASES_PLAYS, word)
            }
        }
    }

    /// Whether the sentence tells when something comes: "once each hand is sure".
    fn is_on_condition(&self) -> bool {
        let ends = |token: &&Token| token.end < End::Sentence;
        let before = self.tokens[..self.from].iter().rev().take_while(ends);
        let mut words = before.map(|token| &token.word).chain(&self.part.words);
        words.any(|word| listed(sets::PHRASES_WHEN, &word.lower))
    }

    /// Whether a hand that is only named is set: "RH bars 1-8", "learn the LH", but not "LH quieter".
    fn is_told(&self, after: usize) -> bool {
        let named = |names: [&str; 2]| {
            self.part
                .words
                .iter()
                .any(|word| names.contains(&word.lower.as_str()))
        };
        // "sing the RH while playing the LH"
        let next = self.part.words.get(after);
        let word = next.map_or("", |next| next.lower.as_str());
        let tempo = |at: usize| {
            let word = self.part.lower(at);
            word.parse().is_ok_and(|bpm: u16| bpm >= BARE)
        };
        let own_tempo = tempo(after) || listed(sets::PHRASES_AT, word) && tempo(after + 1);
        let mut words = self.part.words.iter();
        let turns = words.any(|word| listed(sets::PHRASES_THEN, &word.lower)) || own_tempo;
        if named(["lh", "left"]) && named(["rh", "right"]) && !turns {
            return false;
        }
        if next.is_none() || own_tempo {
            return true;
        }
        let plain = listed(sets::PHRASES_AFTER, word);
        plain
            || self.used[after]
            || self.tokens[self.from + after]
                .entries
                .iter()
                .any(|entry| entry.class.starts_with("hands.") || entry.class == "verb")
    }
}

/// Whether a section of the vocabulary is of a form of technique.
pub fn is_form_class(class: &str) -> bool {
    matches!(what(class), Some(ItemKind::Form(_)))
}

/// What a section of the vocabulary stands for.
fn what(class: &str) -> Option<ItemKind> {
    Some(match class {
        "hands.together" => ItemKind::Hands(Hands::Together, true),
        "hands.apart" => ItemKind::Hands(Hands::Apart, true),
        "hands.left" => ItemKind::Hands(Hands::Left, true),
        "hands.right" => ItemKind::Hands(Hands::Right, true),
        "hands.left.weak" => ItemKind::Hands(Hands::Left, false),
        "hands.right.weak" => ItemKind::Hands(Hands::Right, false),
        "scale" => ItemKind::Form(Form::Scale),
        "arpeggio" => ItemKind::Form(Form::Arpeggio),
        "broken" => ItemKind::Form(Form::BrokenChord),
        "contrary" => ItemKind::Form(Form::ContraryMotion),
        "chromatic" => ItemKind::Form(Form::Chromatic),
        "wholetone" => ItemKind::Form(Form::WholeTone),
        "dominant" => ItemKind::Form(Form::DominantSeventh),
        "diminished" => ItemKind::Form(Form::DiminishedSeventh),
        "exercise" => ItemKind::Form(Form::Exercise),
        "days.once" => ItemKind::Days(1),
        "skill.sightReading" => ItemKind::Skill(Skill::SightReading),
        "skill.aural" => ItemKind::Skill(Skill::Aural),
        "skill.theory" => ItemKind::Skill(Skill::Theory),
        "skill.improvising" => ItemKind::Skill(Skill::Improvising),
        "skill.tone" => ItemKind::Skill(Skill::Tone),
        "skill.breath" => ItemKind::Skill(Skill::Breath),
        "skill.posture" => ItemKind::Skill(Skill::Posture),
        "skill.technique" => ItemKind::Skill(Skill::Technique),
        "event.exam" => ItemKind::Event(EventKind::Exam),
        "event.concert" => ItemKind::Event(EventKind::Concert),
        "event.audition" => ItemKind::Event(EventKind::Audition),
        _ => return None,
    })
}
