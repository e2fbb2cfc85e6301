//! Search in texts: case and accents do not matter, and an empty search finds everything (Spec §2.5, §2.6).
//!
//! `str::contains` and `str::to_lowercase` would add 5 % to the WASM file: a searcher for long texts, character formatting
//! for panics, and case tables. The texts here are short.

use crate::{case_mapping::lower, email::EMAIL_MAX, text::contains};

/// Longest search that can find anything, in bytes: no name, title or address has more than 254 characters.
const TERM_MAX: usize = 4 * EMAIL_MAX;

/// Letters from U+00C0 to U+017F without their marks, and those from U+1EA0 to U+1EF9, which Vietnamese needs.
const LATIN: &[u8; 192] = b"aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuytyaaaaaaccccccccddddeeeeeeeeee\
gggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
const VIETNAMESE: &[u8; 90] =
    b"aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy";

/// The text of a search box, prepared for comparing.
///
/// ```
/// use reedling_core::search::SearchTerm;
/// assert!(SearchTerm::new(" ines").is_in("Inês Álvares"));
/// assert!(SearchTerm::new("Muller").is_in("Jörg Müller") && SearchTerm::new("mueller").is_in("Jörg Müller"));
/// assert!(SearchTerm::new("").is_in("Für Elise"));
/// ```
#[derive(Debug, Clone)]
pub struct SearchTerm {
    plain: String,
    spelled: String,
}

impl SearchTerm {
    /// The text without spaces around it.
    pub fn new(typed: &str) -> Self {
        let [plain, spelled] = forms(typed.trim());
        Self { plain, spelled }
    }

    /// Whether a text contains the term: with all marks left out, or with umlauts and ligatures spelled out.
    pub fn is_in(&self, text: &str) -> bool {
        if self.plain.len() > TERM_MAX {
            return false;
        }
        let text = lower(text);
        let may_differ = !text.is_ascii() || self.plain != self.spelled;
        contains(&without_marks(&text), &self.plain)
            || may_differ && contains(&spelled_out(&text), &self.spelled)
    }
}

/// The letter that a small Latin letter with marks is made of; any other letter itself.
///
/// ```
/// use reedling_core::search::base_letter;
/// assert_eq!(['ê', 'ø', 'ễ', 'e', 'ж'].map(base_letter), ['e', 'o', 'e', 'e', 'ж']);
/// ```
pub fn base_letter(letter: char) -> char {
    let code = u32::from(letter);
    let at = |letters: &[u8], first: u32| {
        let index = usize::try_from(code.checked_sub(first)?).ok()?;
        letters.get(index).filter(|&&base| base != b' ').copied()
    };
    let found = match letter {
        'ơ' => Some(b'o'),
        'ư' => Some(b'u'),
        'ș' => Some(b's'),
        'ț' => Some(b't'),
        _ => at(LATIN, 0xC0).or_else(|| at(VIETNAMESE, 0x1EA0)),
    };
    found.map_or(letter, char::from)
}

/// How a letter is spelled where it is missing on the keyboard.
pub fn spelling(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ä' | 'æ' => "ae",
        'ö' | 'ø' | 'œ' => "oe",
        'ü' => "ue",
        'å' => "aa",
        'ß' => "ss",
        _ => return None,
    })
}

/// A text in lower case without marks, those included that stand behind their letter.
pub fn without_marks(text: &str) -> String {
    let is_mark = |letter: &char| matches!(letter, '\u{300}'..='\u{36F}');
    text.chars()
        .filter(|letter| !is_mark(letter))
        .map(base_letter)
        .collect()
}

/// A text in lower case without marks, with umlauts and ligatures spelled out.
pub fn spelled_out(text: &str) -> String {
    let mut spelled = String::with_capacity(text.len());
    for letter in text.chars() {
        match spelling(letter) {
            Some(letters) => spelled.push_str(letters),
            None => spelled.push(base_letter(letter)),
        }
    }
    spelled
}

/// The search column that a database stores beside a text, so that it finds what [`SearchTerm`] finds: the text without marks
/// and, on a line of its own where that differs, spelled out. Search it for both [`forms`] of a term.
///
/// ```
/// use reedling_core::search::folded;
/// assert_eq!(folded("Inês"), "ines");
/// assert_eq!(folded("Jörg Müller"), "jorg muller\njoerg mueller");
/// ```
pub fn folded(text: &str) -> String {
    let [plain, spelled] = forms(text);
    if plain == spelled {
        return plain;
    }
    plain + "\n" + &spelled
}

/// Both forms of a text in lower case: without marks, and with umlauts and ligatures spelled out.
pub fn forms(text: &str) -> [String; 2] {
    let text = lower(text);
    [without_marks(&text), spelled_out(&text)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlong_search_finds_nothing_at_once() {
        let text = "a".repeat(1 << 20);
        assert!(!SearchTerm::new(&text[..1 << 19]).is_in(&text));
        assert!(SearchTerm::new(&text[..EMAIL_MAX]).is_in(&text));
    }

    #[test]
    fn core_73_a_search_finds_names_without_their_accents() {
        for (typed, name) in [
            ("ines", "Inês Duarte"),
            ("INÊS", "Ines Duarte"),
            ("ines", "Ine\u{302}s Duarte"),
            ("muller", "Müller"),
            ("mueller", "MÜLLER"),
            ("Müller", "Mueller"),
            ("strasse", "Straße"),
            ("soren", "Søren"),
            ("soeren", "Søren"),
            ("lukasz", "Łukasz"),
            ("nguyen", "Nguyễn"),
            ("tuong", "Tường"),
            ("dvorak", "Dvořák"),
            ("СЕРГЕЙ", "Сергей"),
        ] {
            assert!(SearchTerm::new(typed).is_in(name), "{typed} in {name}");
        }
        for (typed, name) in [("mur", "Müller"), ("ae", "a"), ("blues", "Blus")] {
            assert!(!SearchTerm::new(typed).is_in(name), "{typed} in {name}");
        }
    }

    #[test]
    fn a_text_holds_its_parts_and_nothing_longer() {
        for (text, part) in [
            ("", ""),
            ("", "a"),
            ("a", ""),
            ("aab", "ab"),
            ("ab", "abc"),
            ("é", "e"),
            ("für", "ü"),
        ] {
            assert_eq!(
                contains(text, part),
                text.contains(part),
                "{part:?} in {text:?}"
            );
        }
    }
}
