//! Redacts names and contact data in a lesson's texts before they are sent to a model (D6).

mod fold;
mod numbers;

use reedling_planner::{
    goals::{Goal, Place, Subject},
    plans::PlanRequest,
};

use unicode_normalization::char::is_combining_mark;

use super::queries::plans::People;

/// A title is followed by a name, even one that the school does not have.
const TITLES: [&str; 9] = [
    "mr", "mrs", "ms", "miss", "dr", "prof", "herr", "frau", "mme",
];
/// Shorter names are not redacted: they are letters of keys and parts.
const SHORTEST_NAME: usize = 2;

/// The names around a lesson, as word sequences with their replacements.
pub(super) struct Redactor {
    /// Longest first, so that a full name is not taken apart.
    known: Vec<(Vec<String>, &'static str)>,
}

/// A word of a text: its position, and its form for comparison.
struct Word {
    from: usize,
    to: usize,
    lower: String,
}

impl Redactor {
    /// Collects what to redact for these people.
    pub(super) fn of(people: &People) -> Self {
        let mut known = Vec::new();
        let mut add = |text: &str, instead: &'static str| {
            let text = fold::composed(text);
            let words: Vec<String> = words(&text).into_iter().map(|word| word.lower).collect();
            if !words.is_empty() {
                known.push((words, instead));
            }
        };
        let names = [
            (&people.student_names, "the student"),
            (&people.parent_names, "the parent"),
            (&people.teacher_names, "the teacher"),
        ];
        for (names, instead) in names {
            for name in names {
                add(name, instead);
                // Particles such as "van" are lower case, and words of their own.
                let parts = name.split_whitespace().filter(|part| {
                    part.chars().count() >= SHORTEST_NAME && !part.starts_with(char::is_lowercase)
                });
                parts.for_each(|part| add(part, instead));
            }
        }
        for text in &people.contacts {
            add(text, "an address");
        }
        known.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        Self { known }
    }

    /// What a plan is made from, without them.
    pub(super) fn without(&self, request: &PlanRequest) -> PlanRequest {
        let mut clean = request.clone();
        clean.student.instrument = self.redact(&request.student.instrument);
        for goal in &mut clean.goals {
            self.clean(goal);
        }
        for piece in &mut clean.pieces {
            piece.title = self.redact(&piece.title);
            self.clean_some(&mut piece.composer);
            self.clean_some(&mut piece.kind);
        }
        clean
    }

    fn clean(&self, goal: &mut Goal) {
        self.clean_some(&mut goal.how);
        goal.said.clear();
        match &mut goal.subject {
            Subject::Title { title, composer } => {
                *title = self.redact(title);
                self.clean_some(composer);
            }
            Subject::Technique(technique) => self.clean_some(&mut technique.name),
            Subject::Words { text } => *text = self.redact(text),
            Subject::Piece { .. } | Subject::Skill { .. } | Subject::Event { .. } => {}
        }
        for place in &mut goal.places {
            if let Place::Letter { name: text }
            | Place::Part { name: text }
            | Place::Words { text } = place
            {
                *text = self.redact(text);
            }
        }
    }

    fn clean_some(&self, text: &mut Option<String>) {
        if let Some(text) = text {
            *text = self.redact(text);
        }
    }

    /// A text, redacted; as it was typed where there is nothing to redact.
    fn redact(&self, text: &str) -> String {
        let seen = fold::seen(text);
        let composed = fold::composed(&seen);
        let clean = self.redacted(&composed);
        if clean == composed { seen } else { clean }
    }

    fn redacted(&self, text: &str) -> String {
        let text = numbers::redact(&without_links(text));
        let words = words(&text);
        let mut clean = String::with_capacity(text.len());
        let (mut done, mut index) = (0, 0);
        while let Some(word) = words.get(index) {
            let Some((length, instead)) = self.at(&text, &words[index..]) else {
                index += 1;
                continue;
            };
            clean.push_str(&text[done..word.from]);
            clean.push_str(instead);
            index += length;
            done = words[index - 1].to;
        }
        clean.push_str(&text[done..]);
        clean
    }

    /// How many of these words are a name, and its replacement.
    fn at(&self, text: &str, words: &[Word]) -> Option<(usize, &'static str)> {
        let starts = |known: &[String]| {
            known.len() <= words.len()
                && known.iter().zip(words).all(|(known, word)| {
                    // "Annas" is a genitive in hurried notes.
                    word.lower == *known || word.lower.strip_suffix('s') == Some(known)
                })
        };
        if let Some((known, instead)) = self.known.iter().find(|(known, _)| starts(known)) {
            return Some((known.len(), instead));
        }
        let next = words.get(1)?;
        let is_titled = TITLES.contains(&words[0].lower.as_str())
            && text[next.from..].starts_with(char::is_uppercase)
            && next.from - words[0].to <= 2;
        is_titled.then_some((2, "somebody"))
    }
}

/// The words of a text: runs of letters, their marks, and digits.
fn words(text: &str) -> Vec<Word> {
    let is_of_word = |sign: char| sign.is_alphanumeric() || is_combining_mark(sign);
    let mut words: Vec<Word> = Vec::new();
    for (at, sign) in text.char_indices().filter(|(_, it)| is_of_word(*it)) {
        let to = at + sign.len_utf8();
        match words.last_mut() {
            Some(word) if word.to == at => word.to = to,
            _ => words.push(Word {
                from: at,
                to,
                lower: String::new(),
            }),
        }
    }
    for word in &mut words {
        word.lower = fold::lower(&text[word.from..word.to]);
    }
    words
}

/// The text without its e-mail addresses and links.
fn without_links(text: &str) -> String {
    let replaced = |word: &str| {
        let lower = word.to_lowercase();
        let instead = if word.contains('@') && word.len() > 2 {
            "an address"
        } else if lower.contains("://") || lower.starts_with("www.") {
            "a link"
        } else {
            return word.to_owned();
        };
        let rest = word.trim_start_matches(|it: char| !it.is_whitespace());
        format!("{instead}{rest}")
    };
    text.split_inclusive(char::is_whitespace)
        .map(replaced)
        .collect()
}

#[cfg(test)]
mod tests;
