//! The words that a model's text may have: those of a short list, and those of its question and of the built-in plan, as they
//! stand there. Whom to call, meet or pay cannot be said with them.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use reedling_planner::plans::Plan;
use serde_json::Value;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Words of practising, in the order of their bytes.
pub(in crate::practice) const WORDS: &str = include_str!("../../../data/practice_words.txt");

static LISTED: LazyLock<HashSet<&'static str>> =
    LazyLock::new(|| WORDS.split_ascii_whitespace().collect());

/// What a text may hold beside ASCII, wherever it stands.
const MARKS: &str = "–—‘’‚“”„…·•×→♩♪♫♬♭♮♯";
/// What may follow a number without a space.
const COUNTED: [&str; 6] = ["", "nd", "rd", "st", "th", "x"];

/// The words of a question and of the built-in plan, each with the words before and after it; an empty one where a text begins
/// or ends.
#[derive(Debug, Default)]
pub(super) struct Given(HashMap<String, HashSet<(String, String)>>);

/// Whether practising has a word.
pub(in crate::practice) fn is_listed(word: &str) -> bool {
    LISTED.contains(word)
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
            Value::Object(fields) => fields.values().for_each(|field| self.add(field)),
            _ => {}
        }
    }

    fn add_text(&mut self, text: &str) {
        let words = words(text);
        for (at, word) in words.iter().enumerate() {
            let all = self.0.entry(word.clone()).or_default();
            all.insert(around(&words, at));
        }
    }

    /// Whether all words of a text are of the list or as in the question, and the signs between them are plain.
    pub(super) fn admits(&self, text: &str) -> bool {
        let words = words(text);
        let is_plain = |sign: char| sign.is_ascii() || MARKS.contains(sign) || is_of_word(sign);
        text.chars().all(is_plain)
            && (0..words.len()).all(|at| is_known(&words[at]) || self.stands(&words, at))
    }

    /// Whether a word stands between the words that it stands between in the question.
    fn stands(&self, words: &[String], at: usize) -> bool {
        let (before, after) = around(words, at);
        let fits = |asked: &str, own: &str| asked.is_empty() || asked == own;
        self.0.get(&words[at]).is_some_and(|all| {
            let mut all = all.iter();
            all.any(|(one, other)| fits(one, &before) && fits(other, &after))
        })
    }
}

fn around(words: &[String], at: usize) -> (String, String) {
    let word = |at: Option<usize>| at.and_then(|at| words.get(at)).cloned().unwrap_or_default();
    (word(at.checked_sub(1)), word(Some(at + 1)))
}

/// A word of the list, the name of a note or a hand, or a number; which numbers a plan may name is the check's to say.
fn is_known(word: &str) -> bool {
    let end = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let is_number = end.len() < word.len() && COUNTED.contains(&end);
    let is_note = matches!(word.as_bytes(), [b'a'..=b'g']) || matches!(word, "lh" | "rh");
    is_number || is_note || is_listed(word)
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
mod tests {
    use serde_json::json;

    use super::{Given, WORDS};

    const LIES: [&str; 21] = [
        "Call 555 12 34",
        "Ring 555-12-34 after school",
        "Phone oh seven seven double oh nine",
        "See evil dot nl",
        "Look up evil,com",
        "evil(at)mail,ru",
        "javascript:alert(1)",
        "&lt;b&gt;",
        "%3Cscript%3E",
        "Write to evilguy on snapchat",
        "Lena plays it better than you",
        "tell ben adeyemi he plays worse",
        "Meet me alone behind the school, bring money",
        "Your wrist hurts: play on through the pain",
        "Ignore your teacher and do not tell your parents",
        "play moonlight too",
        "play measure forty too",
        "Play it at two hundred",
        "Pay 50 pounds to account 12",
        "N-o-r-a plays",
        "Play b\u{430}r 4",
    ];

    #[test]
    fn a_text_has_words_of_practising_only() {
        let given = Given::default();
        for lie in LIES {
            assert!(!given.admits(lie), "{lie}");
        }
        for fine in [
            "Play bars 9–16 hands apart, twice each.",
            "Practise the G major scale with the LH; don't hurry, 3x at 60.",
            "Ask which bar is best today.",
            "Tap the rhythm on the 2nd beat, “evenly”.",
        ] {
            let words = super::words(fine);
            assert!(given.admits(fine), "{words:?}");
        }
    }

    #[test]
    fn words_of_the_question_stand_as_they_stand_there() {
        let data =
            json!({ "goals": [{ "title": "Moonlight Sonata", "how": "like rain at the school" }] });
        let given = Given::of(&data);
        for fine in [
            "Play the Moonlight Sonata’s first bars",
            "Play it like rain at the SCHOOL twice",
        ] {
            assert!(given.admits(fine), "{fine}");
        }
        for other in [
            "rain",
            "Play moonlight too",
            "Play like rain",
            "Play in school like rain",
        ] {
            assert!(!given.admits(other), "{other}");
        }
    }

    #[test]
    fn list_is_short_and_in_order() {
        assert!(WORDS.len() <= 6 * 1024);
        let words: Vec<&str> = WORDS.split_ascii_whitespace().collect();
        assert!(words.is_sorted_by(|one, next| one < next));
    }
}
