//! Checks a model's text, which children will read: plain English sentences without links, in which nothing is hidden and no
//! letter or digit passes for another. What its words may be is in `given`.

use reedling_core::spoofing::{has_address, has_hidden_signs, is_hidden};

use super::given::{Beside, Given};

/// Digits in words, as a number to call is spelt out.
const DIGITS: [&str; 11] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "oh",
];
/// That many digits together may be a number to call.
const FEWEST_DIGITS: usize = 7;
/// That many are one, however they begin.
const MANY_DIGITS: usize = 9;

/// A word without the marks around it.
pub(super) fn bare(word: &str) -> &str {
    word.trim_matches(|sign: char| !sign.is_alphanumeric())
}

/// The text on one line, if it is neither empty nor too long and holds no link, address, number to call or markup, no sign
/// that is not seen, and no word that is not admitted.
pub(super) fn plain(text: &str, longest: usize, given: &Given, beside: &Beside) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = !text.is_empty() && text.chars().count() <= longest;
    let is_strange = |it: char| is_hidden(it) || "<>@`\\{}[]|".contains(it);
    let is_plain = !text.chars().any(is_strange)
        && !has_hidden_signs(&text)
        && given.admits(&text, beside)
        && !leads_away(&text)
        && !calls(&text);
    (fits && is_plain).then_some(text)
}

/// Whether there is a link or an address. One that is spelt out has words that are not admitted.
fn leads_away(text: &str) -> bool {
    let is_loose = |word: &str| {
        let of_dot = word
            .strip_prefix('.')
            .is_some_and(|rest| !rest.starts_with('.'));
        of_dot && !word.starts_with("...")
    };
    let mut words = text.split(' ');
    has_address(text)
        || text.contains("//")
        || words.any(|word| is_loose(word) || is_web_name(word))
}

/// Whether a word looks like the name of a web site: letters, a dot, at least two letters; or like an address of numbers.
fn is_web_name(word: &str) -> bool {
    let word = word.trim_matches(|it: char| !it.is_alphanumeric());
    let mut numbers = word.split('.').filter(|part| part.parse::<u16>().is_ok());
    let is_name = word.split_once('.').is_some_and(|(before, after)| {
        let letters = |part: &str| part.chars().filter(|it| it.is_alphabetic()).count();
        letters(before) >= 2 && letters(after) >= 2
    });
    is_name || numbers.nth(2).is_some()
}

/// Whether a number to call stands there, in digits or in words. Bars count as well: "100–108" and a few repetitions have
/// seven digits, but do not begin as one.
fn calls(text: &str) -> bool {
    let is_gap = |it: char| " -–./()+_:·•".contains(it);
    let runs = text.split(|it: char| !it.is_ascii_digit() && !is_gap(it));
    let is_call = |run: &str| {
        let mut groups = run.split(|it: char| !it.is_ascii_digit());
        let is_long = groups.any(|group| group.len() >= 4);
        let begins = run.trim_start_matches(|it: char| !it.is_ascii_digit() && it != '+');
        let digits = run.bytes().filter(u8::is_ascii_digit).count();
        digits >= MANY_DIGITS
            || digits >= FEWEST_DIGITS && (is_long || begins.starts_with(['0', '+']))
    };
    runs.into_iter().any(is_call) || spells(text)
}

/// Whether seven digits stand together in words, and are not counted.
fn spells(text: &str) -> bool {
    let text = text.to_lowercase();
    let words = text.split([' ', '-', '–', ',']).map(bare);
    let (mut run, mut last, mut is_counted) = (0, 0, true);
    words.filter(|word| !word.is_empty()).any(|word| {
        match DIGITS.iter().position(|digit| *digit == word) {
            Some(digit) => {
                is_counted &= digit == 1 || digit == last + 1;
                (run, last) = (run + 1, digit);
            }
            None => (run, last, is_counted) = (0, 0, true),
        }
        run >= FEWEST_DIGITS && !is_counted
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{
        super::given::{Beside, Given},
        plain as plain_beside,
    };

    fn plain(text: &str, longest: usize, given: &Given) -> Option<String> {
        plain_beside(text, longest, given, &Beside::default())
    }

    #[test]
    fn tasks_are_plain_and_what_leads_elsewhere_is_not() {
        let none = Given::default();
        for fine in [
            "Play bars 9–16 slowly, twice each.",
            "Play bars 100–108 4 times, then bars 109–116 up/down.",
            "Play the G major scale at 60, e.g. slowly; then at 66.",
            "Count 1, 2, 3, 4 aloud... and 4/4 once more.",
            "Count one, two, three, four, five, six, seven, eight.",
            "Hold the dotted note in bar 4; “fine” at ♩ = 60.",
        ] {
            assert_eq!(plain(fine, 100, &none).as_deref(), Some(fine));
        }
        for foreign in [
            "",
            "See https://evil.example/x",
            "Look at evil.example now",
            "Look at t.me/evil now",
            "Look at x.com now",
            "Look at evil dot com now",
            "Look at evil (dot) me now",
            "Look at evil .com now",
            "Look at evil. com now",
            "Look at 10.0.0.1 now",
            "Write to eve@evil.example",
            "Write to eve at evil dot example",
            "Call 0170 123 4567",
            "Call 0170–123–4567",
            "Call 0170_123_4567",
            "Call 555 1234",
            "Call oh one seven oh one two three",
            "<b>Play</b>",
            "[Play](here)",
            "www.evil",
        ] {
            assert_eq!(plain(foreign, 100, &none), None, "{foreign}");
        }
        assert_eq!(plain("too long", 5, &none), None);
        assert_eq!(
            plain("two\n lines", 20, &none).as_deref(),
            Some("two lines")
        );
    }

    #[test]
    fn nothing_is_hidden_and_no_letter_passes_for_another() {
        let none = Given::default();
        for foreign in [
            "Play b\u{430}r 40",
            "Play bar \u{ff14}\u{ff10}",
            "Play bar \u{664}\u{660}",
            "Play bar \u{2463}",
            "Play \u{1d41b}\u{1d41a}\u{1d42b} 40",
            "Play bar 40\u{202e}",
            "Play b\u{200b}ar 40",
            "Play b\u{ad}ar 40",
            "Play b\u{e1}r 40",
            "Play ba\u{301}r 40",
            "Play bars 9\u{2010}16",
            "Play it \u{1f3b5}",
        ] {
            assert_eq!(plain(foreign, 100, &none), None, "{foreign}");
        }
    }

    #[test]
    fn words_of_the_question_may_be_repeated() {
        let data = json!({ "goals": [{ "title": "Für Elise", "how": "«Подмосковные вечера»" }] });
        let given = Given::of(&data);
        for fine in ["Play Fu\u{308}r Elise.", "Hum “вечера»”… and Für’s end"] {
            let told = plain(fine, 100, &given);
            assert_eq!(told.is_some(), !fine.contains('»'), "{fine}");
        }
        assert_eq!(plain("Play Für\u{202e} Elise", 100, &given), None);
        assert_eq!(plain("Play Für F\u{fc}rst", 100, &given), None);
    }
}
