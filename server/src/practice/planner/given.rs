//! The words that a model's text may have: those of a short list, and those of its question and of the built-in plan, as they
//! stand there, outside of the phrases that are refused. Whom to call, meet or pay cannot be said with them, nor what takes back what the
//! goals set.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use reedling_planner::{guidance::DayPlan, plans::Plan};
use serde_json::Value;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use super::phrases::is_refused;

/// Words of practising, in the order of their bytes.
pub(in crate::practice) const WORDS: &str = include_str!("../../../data/practice_words.txt");

/// Words that could contradict a goal, in three groups: hands, words for success tests, and words allowed only as given.
const GUARDED: &str = include_str!("../../../data/practice_words_given.txt");

static LISTED: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| WORDS.split_ascii_whitespace().collect());

/// The words of a guarded group.
fn guarded(group: &str) -> impl Iterator<Item = &'static str> {
    let mut lines = GUARDED.lines().filter_map(|line| line.split_once(':'));
    let line = lines.find(|(name, _)| *name == group);
    line.into_iter()
        .flat_map(|(_, words)| words.split_ascii_whitespace())
}

/// A success test with one of these may have no "not".
const PRACTISING: [&str; 9] = [
    "day",
    "days",
    "practice",
    "practise",
    "practised",
    "practising",
    "today",
    "tomorrow",
    "week",
];

/// What a text may hold beside ASCII, wherever it stands.
const MARKS: &str = "–—‘’‚“”„…·•×→♩♪♫♬♭♮♯";
/// What may follow a number without a space.
const COUNTED: [&str; 6] = ["", "nd", "rd", "st", "th", "x"];

/// The words of a question and of the built-in plan, each with the words before and after it; an empty one where a text begins
/// or ends.
#[derive(Debug, Default)]
pub(super) struct Given {
    around: HashMap<String, HashSet<(String, String)>>,
    /// The words of the hands that goals and week name.
    hands: HashSet<&'static str>,
}

/// The guarded words that one text may have wherever they stand.
#[derive(Debug, Default)]
pub(super) struct Beside {
    hands: HashSet<&'static str>,
    is_test: bool,
}

impl Beside {
    /// For the tasks of a day: the words of hands that the built-in plan uses on that day.
    pub(super) fn day(day: &DayPlan) -> Self {
        let lines = [&day.warmup, &day.technical_focus, &day.musicianship];
        let pieces = day.repertoire.iter().map(|item| &item.focus);
        let told: HashSet<String> = lines
            .into_iter()
            .chain(pieces)
            .flat_map(|line| words(line))
            .collect();
        let is_told = |word: &&str| match *word {
            "lh" => told.contains("left"),
            "rh" => told.contains("right"),
            word => told.contains(word),
        };
        Self {
            hands: guarded("hands").filter(is_told).collect(),
            is_test: false,
        }
    }

    /// For the success tests of these tasks, which may say what no longer happens.
    pub(super) fn test(&self) -> Self {
        Self {
            hands: self.hands.clone(),
            is_test: true,
        }
    }

    fn admits(&self, words: &[String], at: usize) -> bool {
        let word = words[at].as_str();
        let practises = || words.iter().any(|word| PRACTISING.contains(&word.as_str()));
        self.hands.contains(word)
            || self.is_test && guarded("tests").any(|own| own == word) && !practises()
    }
}

/// Whether practising has a word.
pub(in crate::practice) fn is_listed(word: &str) -> bool {
    LISTED.contains(word)
        || ["hands", "tests", "given"]
            .into_iter()
            .any(|group| guarded(group).any(|own| own == word))
}

impl Given {
    /// The words of all texts of a question.
    pub(super) fn of(data: &Value) -> Self {
        let mut given = Self::default();
        given.add(data);
        given
    }

    /// With those of the built-in plan.
    pub(super) fn and(mut self, baseline: &Plan) -> Self {
        let guidance = &baseline.guidance;
        let mut add = |text: &str| self.add_text(text);
        add(&guidance.week_summary);
        guidance.tips_for_parents.iter().for_each(|tip| add(tip));
        for day in &guidance.daily_plan {
            for line in [&day.warmup, &day.technical_focus, &day.musicianship] {
                add(line);
            }
            day.repertoire.iter().for_each(|item| add(&item.focus));
        }
        self
    }

    fn add(&mut self, value: &Value) {
        match value {
            Value::String(text) => self.add_text(text),
            Value::Array(items) => items.iter().for_each(|item| self.add(item)),
            Value::Object(fields) => {
                for (name, field) in fields {
                    match (name.as_str(), field) {
                        // "rest" as what a goal does admits no "rest" in a text.
                        ("do", _) => {}
                        ("hands", Value::String(hands)) => self.hands.extend(of_hands(hands)),
                        _ => self.add(field),
                    }
                }
            }
            _ => {}
        }
    }

    fn add_text(&mut self, text: &str) {
        let words = words(text);
        for (at, word) in words.iter().enumerate() {
            let all = self.around.entry(word.clone()).or_default();
            all.insert(around(&words, at));
        }
    }

    /// Whether each word of a text is listed, admitted beside it, or used as in the question, and the signs between are plain.
    pub(super) fn admits(&self, text: &str, beside: &Beside) -> bool {
        let words = words(text);
        let is_plain = |sign: char| sign.is_ascii() || MARKS.contains(sign) || is_of_word(sign);
        text.chars().all(is_plain)
            && (0..words.len()).all(|at| {
                let is_own = is_known(&words[at])
                    || self.hands.contains(words[at].as_str())
                    || beside.admits(&words, at);
                is_own && !is_refused(&words, at) || self.stands(&words, at)
            })
    }

    /// Whether a word stands between the words that it stands between in the question.
    fn stands(&self, words: &[String], at: usize) -> bool {
        let (before, after) = around(words, at);
        let fits = |asked: &str, own: &str| asked.is_empty() || asked == own;
        self.around.get(&words[at]).is_some_and(|all| {
            let mut all = all.iter();
            all.any(|(one, other)| fits(one, &before) && fits(other, &after))
        })
    }
}

fn around(words: &[String], at: usize) -> (String, String) {
    let word = |at: Option<usize>| at.and_then(|at| words.get(at)).cloned().unwrap_or_default();
    (word(at.checked_sub(1)), word(Some(at + 1)))
}

/// The words that name the hands of a goal or of the week.
fn of_hands(hands: &str) -> impl Iterator<Item = &'static str> {
    let wanted: &[&str] = match hands {
        "left" => &["left", "lh", "hand"],
        "right" => &["right", "rh", "hand"],
        "apart" => &["apart", "left", "lh", "right", "rh", "hand", "hands"],
        "together" => &["together", "hand", "hands"],
        _ => &[],
    };
    guarded("hands").filter(|word| wanted.contains(word))
}

/// A word of the list, the name of a note, or a number; which numbers a plan may name is the check's to say.
fn is_known(word: &str) -> bool {
    let is_note = matches!(word.as_bytes(), [b'a'..=b'g']);
    is_number(word) || is_note || LISTED.contains(word)
}

/// Whether a word is a number in digits: "9", "2nd", "3x".
pub(super) fn is_number(word: &str) -> bool {
    let end = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    end.len() < word.len() && COUNTED.contains(&end)
}

fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || is_combining_mark(sign)
}

/// The words of a text in small letters, without the "'s" at their ends.
fn words(text: &str) -> Vec<String> {
    let text = text.nfc().collect::<String>().replace('’', "'");
    let words = text.split(|sign: char| !is_of_word(sign) && sign != '\'');
    let words = words.map(|word| word.trim_matches('\'').to_lowercase());
    let words = words.map(|word| word.strip_suffix("'s").unwrap_or(&word).to_owned());
    words.filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
#[path = "given_tests.rs"]
mod tests;
