//! Redacts names, contact data and dates in a lesson's texts before they are sent to a model (D6).

mod addresses;
mod dates;
mod days;
mod fold;
mod numbers;
mod restore;
mod school;
mod texts;
mod times;
mod words;

use std::collections::HashSet;

use reedling_planner::plans::PlanRequest;

use self::words::{Word, lower_words, pieces, words};
pub(super) use self::{restore::Restored, school::MaybeNames};
use super::queries::plans::People;

/// A title is followed by a name, even one that the school does not have.
const TITLES: [&str; 9] = [
    "mr", "mrs", "ms", "miss", "dr", "prof", "herr", "frau", "mme",
];
/// Shorter names are not redacted: they are letters of keys and parts.
const SHORTEST_NAME: usize = 2;
/// Stands for anybody who is named and is not of the lesson.
const SOMEBODY: &str = "somebody";

/// What to redact in a request.
#[derive(Default)]
pub(super) struct Redactor {
    /// The names of the people of the lesson as word sequences with their replacements; longest first, so that a full name is not
    /// taken apart.
    known: Vec<(Vec<String>, &'static str)>,
    /// Words that are names of others of the school.
    others: HashSet<String>,
    /// Words of practising that are names of others of the school where they are written like names.
    capitals: HashSet<String>,
    /// The numbers of the people of the lesson, as digits.
    calls: Vec<String>,
    /// Titles in which others are not looked for.
    works: Vec<Vec<String>>,
}

impl Redactor {
    /// Collects what to redact for these people.
    pub(super) fn of(people: &People) -> Self {
        let mut known = Vec::new();
        let mut add = |text: &str, instead: &'static str| {
            let words = lower_words(text);
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
        let contacts = people.contacts.iter();
        let calls = contacts.flat_map(|text| numbers::of_contact(text));
        known.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        Self {
            known,
            calls: calls.collect(),
            ..Self::default()
        }
    }

    /// Also redacts others of the school who are named in a request, except in titles of works by known composers.
    pub(super) fn and_others(self, others: HashSet<String>, request: &PlanRequest) -> Self {
        Self {
            others,
            works: school::works(request),
            ..self
        }
    }

    /// Also redacts words of practising where they are written like names.
    pub(super) fn and_capitals(self, capitals: HashSet<String>) -> Self {
        Self { capitals, ..self }
    }

    /// What a plan is made from, without them.
    pub(super) fn without(&self, request: &PlanRequest) -> PlanRequest {
        let mut clean = request.clone();
        for goal in &mut clean.goals {
            goal.said.clear();
        }
        texts::each(&mut clean, |text| *text = self.redact(text));
        restore::tell_apart(&mut clean, request);
        clean
    }

    /// A text, redacted; as it was typed where there is nothing to redact.
    fn redact(&self, text: &str) -> String {
        let seen = fold::seen(text);
        let composed = fold::composed(&seen);
        let clean = self.redacted(&composed);
        if clean == composed { seen } else { clean }
    }

    fn redacted(&self, text: &str) -> String {
        let text = numbers::redact(&addresses::redact(text), &self.calls);
        let text = dates::redact(&text);
        let words = words(&text);
        let is_of_work = self.of_works(&words);
        let mut clean = String::with_capacity(text.len());
        let (mut done, mut index) = (0, 0);
        while let Some(word) = words.get(index) {
            let rest = &words[index..];
            let others = || {
                (!is_of_work[index])
                    .then(|| self.other(&text, &words, index))
                    .flatten()
            };
            let Some((length, instead)) = self.at(&text, rest).or_else(others) else {
                index += 1;
                continue;
            };
            let between = &text[done..word.from];
            // A first and a last name together are one person.
            let is_same =
                instead == SOMEBODY && clean.ends_with(SOMEBODY) && matches!(between, " " | "-");
            if !is_same {
                clean.push_str(between);
                clean.push_str(instead);
            }
            index += length;
            done = words[index - 1].to;
        }
        clean.push_str(&text[done..]);
        clean
    }

    /// Which words belong to the title of a work.
    fn of_works(&self, words: &[Word]) -> Vec<bool> {
        let mut is_of_work = vec![false; words.len()];
        for work in &self.works {
            let stands = |from: usize| {
                let run = words[from..].iter().map(|word| &word.lower);
                words.len() - from >= work.len() && run.zip(work).all(|(word, own)| word == own)
            };
            for from in (0..words.len()).filter(|from| stands(*from)) {
                is_of_work[from..from + work.len()].fill(true);
            }
        }
        is_of_work
    }

    /// How many of these words are a name of the lesson's people, and its replacement.
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
        is_titled.then_some((2, SOMEBODY))
    }

    /// How many words from there on are a name of somebody else of the school.
    fn other(&self, text: &str, words: &[Word], at: usize) -> Option<(usize, &'static str)> {
        let rest = &words[at..];
        let is_capital =
            || self.capitals.contains(&rest[0].lower) && words::is_like_a_name(text, words, at);
        if self.others.contains(&rest[0].lower) || is_capital() {
            return Some((1, SOMEBODY));
        }
        let mut together = pieces(text, rest);
        let (length, _) = together.find(|(_, word)| self.others.contains(word))?;
        Some((length, SOMEBODY))
    }
}

#[cfg(test)]
mod contact_tests;
#[cfg(test)]
mod restore_tests;
#[cfg(test)]
mod said_tests;
#[cfg(test)]
mod tests;
