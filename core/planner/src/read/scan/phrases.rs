//! Hands, forms, skills and events by the vocabulary.

use super::{
    super::{
        item::What,
        lexicon::{Entry, longest},
    },
    scanner::Scanner,
};
use crate::{
    goals::{EventKind, Form, Hands, Skill},
    notes::lists::listed,
};

impl Scanner<'_> {
    /// Hands, forms, skills, events, octaves.
    pub fn phrase(&self, at: usize) -> Option<(usize, What)> {
        let language = self.language;
        // "slowly, together": alone in its clause it is of the hands.
        if self.part.words[at].lower == "together" && self.part.words.len() <= 2 {
            return Some((1, What::Hands(Hands::Together, true)));
        }
        let wanted = |entry: &Entry| entry.language == language && what(entry.class).is_some();
        let (many, entry) = longest(self.tokens, self.from + at, wanted)?;
        let before = at
            .checked_sub(1)
            .map_or("", |at| self.part.words[at].lower.as_str());
        let next = self
            .part
            .words
            .get(at + many)
            .map_or("", |word| word.lower.as_str());
        // "more weight than the left hand" is about the other one.
        if before == "than" || entry.class == "exercise" && matches!(next, "book") {
            return None;
        }
        if entry.class.starts_with("event.") && !self.is_event(at, many)
            || entry.class.ends_with(".weak") && !self.is_told(at + many)
        {
            return None;
        }
        Some((many, what(entry.class)?))
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
        if named(["lh", "left"]) && named(["rh", "right"]) {
            return false;
        }
        let Some(next) = self.part.words.get(after) else {
            return true;
        };
        let word = next.lower.as_str();
        let plain = listed(
            " a again alone and at bei de del der des du first for from im in mit now of on only part please section slowly then to twice von with à ",
            word,
        );
        plain
            || self.used[after]
            || self.tokens[self.from + after]
                .entries
                .iter()
                .any(|entry| entry.class.starts_with("hands.") || entry.class == "verb")
    }
}

/// What a section of the vocabulary stands for.
fn what(class: &str) -> Option<What> {
    Some(match class {
        "hands.together" => What::Hands(Hands::Together, true),
        "hands.apart" => What::Hands(Hands::Apart, true),
        "hands.left" => What::Hands(Hands::Left, true),
        "hands.right" => What::Hands(Hands::Right, true),
        "hands.left.weak" => What::Hands(Hands::Left, false),
        "hands.right.weak" => What::Hands(Hands::Right, false),
        "scale" => What::Form(Form::Scale),
        "arpeggio" => What::Form(Form::Arpeggio),
        "broken" => What::Form(Form::BrokenChord),
        "contrary" => What::Form(Form::ContraryMotion),
        "chromatic" => What::Form(Form::Chromatic),
        "wholetone" => What::Form(Form::WholeTone),
        "dominant" => What::Form(Form::DominantSeventh),
        "diminished" => What::Form(Form::DiminishedSeventh),
        "exercise" => What::Form(Form::Exercise),
        "skill.sightReading" => What::Skill(Skill::SightReading),
        "skill.aural" => What::Skill(Skill::Aural),
        "skill.theory" => What::Skill(Skill::Theory),
        "skill.improvising" => What::Skill(Skill::Improvising),
        "skill.tone" => What::Skill(Skill::Tone),
        "skill.breath" => What::Skill(Skill::Breath),
        "skill.posture" => What::Skill(Skill::Posture),
        "skill.technique" => What::Skill(Skill::Technique),
        "event.exam" => What::Event(EventKind::Exam),
        "event.concert" => What::Event(EventKind::Concert),
        "event.audition" => What::Event(EventKind::Audition),
        _ => return None,
    })
}
