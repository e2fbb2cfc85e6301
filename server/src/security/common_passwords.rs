//! The commonest passwords, which nobody may choose (D14). Where they come from stands in `data/README.md`.

use std::{collections::HashSet, sync::LazyLock};

use unicode_normalization::UnicodeNormalization;

static COMPRESSED: &[u8] = include_bytes!("../../data/common_passwords.txt.zst");

static COMMON: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let text = zstd::decode_all(COMPRESSED).unwrap_or_else(|error| {
        tracing::error!(%error, "the list of common passwords cannot be read");
        Vec::new()
    });
    let text = String::from_utf8_lossy(&text);
    text.lines().map(comparable).collect()
});

/// A year and a sign, or a few digits: what people add to a word to satisfy a form, and attackers try.
const MOST_AROUND: usize = 5;
/// The least length of the remaining word.
const SHORTEST_WORD: usize = 4;
/// Characters that stand for letters; `1` for either of two.
const READ_AS: [(char, &str); 9] = [
    ('@', "a"),
    ('4', "a"),
    ('3', "e"),
    ('1', "il"),
    ('!', "i"),
    ('0', "o"),
    ('$', "s"),
    ('5', "s"),
    ('7', "t"),
];

/// Whether a password is common, also with the additions that [`guesses`] removes.
pub fn is_common(password: &str) -> bool {
    guesses(password).iter().any(|text| COMMON.contains(text))
}

/// The words that an attacker derives a password from: itself in any letter case and width, without the few digits and
/// signs around it, and with letters for look-alike characters. A phrase stays a phrase.
pub fn guesses(password: &str) -> Vec<String> {
    let whole = comparable(password);
    let is_around = |sign: char| !sign.is_alphabetic();
    let length = |text: &str| text.chars().count();
    let is_sign = |sign: char| !sign.is_alphanumeric();
    // A sign before a word may be its first letter: $unshine. Digits may belong to it: qwerty12345.
    let words = [
        whole.trim_end_matches(is_around),
        whole.trim_matches(is_around),
        whole.trim_end_matches(is_sign),
        whole.trim_matches(is_sign),
    ];
    let is_word =
        |word: &&str| length(&whole) - length(word) <= MOST_AROUND && length(word) >= SHORTEST_WORD;
    let texts = [&*whole]
        .into_iter()
        .chain(words.into_iter().filter(is_word));
    texts
        .flat_map(|text| {
            let read = [0, 1].map(|reading| read_as_letters(text, reading));
            read.into_iter().chain([text.to_owned()])
        })
        .collect()
}

/// The text with letters for the signs that look like them; the first or the second letter where there are two.
fn read_as_letters(text: &str, reading: usize) -> String {
    let letter = |sign: char| {
        let (_, letters) = READ_AS.iter().find(|(seen, _)| *seen == sign)?;
        letters.chars().nth(reading).or(letters.chars().next())
    };
    let letters = text.chars().map(|sign| letter(sign).unwrap_or(sign));
    letters.collect()
}

/// A text as it is compared: compatible characters unified (NFKC), in lower case.
pub fn comparable(text: &str) -> String {
    text.nfkc().collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::{COMMON, is_common};

    /// Passwords that are refused: those on the list, also with characters added around them or in place of letters.
    const EASY: [&str; 32] = [
        "123456",
        "password",
        "Michael",
        "LETMEIN",
        "ｐａｓｓｗｏｒｄ",
        "Password1!",
        "PASSWORD2026",
        "Password2026!",
        "password!!!",
        "!Password1",
        "2026password!",
        "P@ssw0rd1!",
        "P455w0rd!",
        "Pa$$word12#",
        "Iloveyou7!",
        "Qwertyuiop1!",
        "Qwerty123456",
        "Letmein-99",
        "L3tm31n!",
        "M1chae1!",
        "Sunshine#1",
        "$unshine1!",
        "1loveyou99",
        "Ｄｒａｇｏｎ１２３！",
        "Qwerty12345!",
        "Qwerty123456!",
        "Abc12345!",
        "Aa123456!",
        "A1234567!",
        "Asd12345!",
        "!A1234567",
        "#Abc12345#",
    ];

    /// Passwords that stay free: phrases, words that nobody lists, and a listed word with more than a form asks for.
    const FREE: [&str; 18] = [
        "",
        "Practice-makes-1t!",
        "Minuet-in-G-72!",
        "quill-and-inkwell",
        "correct horse battery staple",
        "password for the piano room",
        "Password-of-Clara-1!",
        "my dragon plays cello 1!",
        "Sunshine over Leipzig 7!",
        "sunshine48213957",
        "73629518password",
        "Iloveyou and Bach 4ever!",
        "Tarantella-1!",
        "Sarabande4!",
        "Gymnopédie1!",
        "Übungsraum7!",
        "Скрипка-7!",
        "abc-7!",
    ];

    #[test]
    fn common_passwords_are_found_with_padding() {
        assert!(COMMON.len() >= 10_000, "{}", COMMON.len());
        for easy in EASY {
            assert!(is_common(easy), "{easy}");
        }
        for free in FREE {
            assert!(!is_common(free), "{free}");
        }
    }
}
