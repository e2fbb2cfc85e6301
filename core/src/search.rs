//! Search in texts: case, accents, apostrophes, hyphens and the number of spaces do not matter, and an empty search finds
//! everything (Spec §2.5, §2.6).
//!
//! `str::contains` and `str::to_lowercase` would add 5 % to the WASM file: a searcher for long texts, character formatting
//! for panics, and case tables. The texts here are short.

use crate::{
    case_mapping::lower,
    email::EMAIL_MAX,
    order::indexes_in_order,
    spoofing::{
        is_overlooked,
        signs::{is_in, span},
    },
    text::contains,
};

/// Longest search that can find anything, in bytes: no name, title or address has more than 254 characters.
const TERM_MAX: usize = 4 * EMAIL_MAX;

include!(concat!(env!("OUT_DIR"), "/base_letters.rs"));

/// What is typed or not: apostrophes and the signs that are taken for them, dots, commas, the hard and the soft sign, and the marks
/// of letters in any script.
const LEFT_OUT: [u32; 21] = [
    span('\'', '\''),
    span(',', '.'),
    span('`', '`'),
    span('\u{B4}', '\u{B4}'),
    span('\u{B7}', '\u{B7}'),
    span('\u{2B9}', '\u{2CB}'),
    span('ъ', 'ъ'),
    span('ь', 'ь'),
    span('\u{483}', '\u{487}'),
    span('\u{55A}', '\u{55A}'),
    span('\u{591}', '\u{5C7}'),
    span('\u{5F3}', '\u{5F4}'),
    span('\u{610}', '\u{61A}'),
    span('\u{640}', '\u{640}'),
    span('\u{64B}', '\u{65F}'),
    span('\u{670}', '\u{670}'),
    span('\u{6D6}', '\u{6ED}'),
    span('\u{1DC0}', '\u{1DFF}'),
    span('\u{2018}', '\u{201F}'),
    span('\u{2032}', '\u{2037}'),
    span('\u{A78B}', '\u{A78C}'),
];

/// The hyphens, dashes and dots that stand between two names as a space does; they come before what is left out.
const GAPS: [u32; 9] = [
    span('-', '-'),
    span('\u{58A}', '\u{58A}'),
    span('\u{5BE}', '\u{5BE}'),
    span('\u{2010}', '\u{2015}'),
    span('\u{2043}', '\u{2043}'),
    span('\u{2212}', '\u{2212}'),
    span('\u{30FB}', '\u{30FB}'),
    span('\u{FE58}', '\u{FE58}'),
    span('\u{FE63}', '\u{FE63}'),
];

/// The text of a search box, prepared for comparing.
///
/// ```
/// use reedling_core::search::SearchTerm;
/// assert!(SearchTerm::new(" ines").is_in("Inês Álvares"));
/// assert!(SearchTerm::new("Muller").is_in("Jörg Müller") && SearchTerm::new("mueller").is_in("Jörg Müller"));
/// assert!(SearchTerm::new("o’brien").is_in("Liam O'Brien") && SearchTerm::new("annalena").is_in("Anna-Lena"));
/// assert!(SearchTerm::new("").is_in("Für Elise"));
/// ```
#[derive(Debug, Clone)]
pub struct SearchTerm {
    /// Without marks, and spelled out.
    forms: [Form; 2],
}

/// The words of a term, and those without the spaces between them.
#[derive(Debug, Clone)]
struct Form {
    words: String,
    joined: String,
}

impl SearchTerm {
    /// Reads what was typed.
    pub fn new(typed: &str) -> Self {
        // Signs that no text is compared by find nothing, where there is nothing else.
        let bare = typed.trim();
        let of = |words: String| {
            Form::of(if words.is_empty() {
                bare.to_owned()
            } else {
                words
            })
        };
        Self {
            forms: forms(typed).map(of),
        }
    }

    /// Whether a text contains the term. Spaces and what counts as one may be missing in the term, if that begins with a word of the
    /// text, and in the text: "annalena" finds "Anna-Lena", "Anna Lena" finds "Annalena", and "eva" does not find "Luke Vaughan".
    /// Each line is a text of its own, such as the name of one of the parents.
    #[inline(never)]
    pub fn is_in(&self, text: &str) -> bool {
        text.split('\n').any(|line| {
            self.fits(line, LIGATURES, Form::is_in)
                || !line.is_ascii() && self.fits(line, SPELLINGS, Form::is_in)
        })
    }

    fn fits(&self, text: &str, written: &str, fits: fn(&Form, &str) -> bool) -> bool {
        let words = words(text, written);
        self.forms.iter().any(|form| fits(form, &words))
    }
}

impl Form {
    fn of(words: String) -> Self {
        let joined = joined(&words);
        Self { words, joined }
    }

    fn is_in(&self, words: &str) -> bool {
        self.words.len() <= TERM_MAX
            && (contains(words, &self.words)
                || contains(words, &self.joined)
                || self.begins_word(words))
    }

    /// Whether some words begin with these from one of them on, wherever either have spaces.
    #[inline(never)]
    fn begins_word(&self, words: &str) -> bool {
        let mut rest = words;
        while !self.begins(rest) {
            let Some((_, after)) = rest.split_once(' ') else {
                return false;
            };
            rest = after;
        }
        true
    }

    fn begins(&self, words: &str) -> bool {
        let mut letters = words.bytes().filter(|letter| *letter != b' ');
        self.joined
            .bytes()
            .all(|letter| letters.next() == Some(letter))
    }
}

fn joined(words: &str) -> String {
    words.chars().filter(|letter| *letter != ' ').collect()
}

/// Whether two names are written for the same one: a search for either finds all of the other.
///
/// ```
/// use reedling_core::search::is_same_name;
/// assert!(is_same_name("Anna-Lena Müller", "annalena  MUELLER") && is_same_name("Zoë O’Neill", "Zoe ONeill"));
/// assert!(!is_same_name("Theo Brandt", "Theo Brand") && !is_same_name("", "-"));
/// ```
pub fn is_same_name(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(|name| forms(name).map(|words| joined(&words)));
    one.iter()
        .any(|form| !form.is_empty() && other.contains(form))
}

/// Which of some texts are found: first those that begin with the term, then those of which a word does. On further lines they have
/// other texts that find them too.
///
/// ```
/// use reedling_core::search::search;
/// let names = ["Clara Anders", "Anna Bell", "Diana Cole"].map(str::to_owned);
/// assert_eq!(search(&names, "an"), [1, 0, 2]);
/// ```
pub fn search(texts: &[String], typed: &str) -> Vec<usize> {
    let term = SearchTerm::new(typed);
    let is_found = |text: &&String| term.is_in(text);
    let place = |text: &String| {
        let name = text.split('\n').next().unwrap_or_default();
        let fits = [Form::begins, Form::begins_word]
            .map(|fits: fn(&Form, &str) -> bool| term.fits(name, LIGATURES, fits));
        2 - i64::from(fits[0]) - i64::from(fits[1])
    };
    let found = texts.iter().zip(0..).filter(|(text, _)| is_found(text));
    indexes_in_order(found.map(|(text, index)| (place(text), index)).collect())
}

/// The letter that a small letter with marks is made of, or taken for; any other letter itself.
///
/// ```
/// use reedling_core::search::base_letter;
/// assert_eq!(['ê', 'ø', 'ễ', 'ё', 'ά', 'e'].map(base_letter), ['e', 'o', 'e', 'е', 'α', 'e']);
/// ```
pub fn base_letter(letter: char) -> char {
    let code = u32::from(letter);
    let base = BASES.iter().find_map(|(first, lowest, bases)| {
        let index = usize::try_from(code.checked_sub(*first)?).ok()?;
        let above = bases.get(index)?.checked_sub(1)?;
        char::from_u32(lowest + u32::from(above))
    });
    base.unwrap_or(letter)
}

/// Letters that stand for two, each before those.
const LIGATURES: &str = "æae ǣae ǽae œoe ßss þth ĳij əa ґг";

/// Beside those, letters before how they are spelled where they are missing on the keyboard.
const SPELLINGS: &str = "äae öoe øoe üue åaa đdj əe æae ǣae ǽae œoe ßss þth ĳij ґг";

/// A text in lower case without marks, those included that stand behind their letter.
///
/// ```
/// use reedling_core::search::without_marks;
/// assert_eq!(without_marks("zoë"), "zoe");
/// ```
pub fn without_marks(text: &str) -> String {
    let is_mark = |letter: &char| matches!(letter, '\u{300}'..='\u{36F}');
    text.chars()
        .filter(|letter| !is_mark(letter))
        .map(base_letter)
        .collect()
}

/// The words of a text as they are compared: in lower case, without marks and apostrophes, a space between each two. Some letters are
/// written as the given text says.
#[inline(never)]
fn words(text: &str, written: &str) -> String {
    let mut words = String::with_capacity(text.len());
    let mut is_apart = false;
    for letter in lower(text).chars() {
        let letter = narrow(letter);
        if letter.is_whitespace() || is_in(&GAPS, letter) {
            is_apart = !words.is_empty();
            continue;
        }
        let is_plain = letter.is_ascii_alphanumeric();
        if !is_plain && (is_in(&LEFT_OUT, letter) || is_overlooked(letter)) {
            continue;
        }
        if is_apart {
            words.push(' ');
            is_apart = false;
        }
        let mut several = written.split(' ');
        match several.find_map(|entry| entry.strip_prefix(letter)) {
            Some(letters) if !is_plain => words.push_str(letters),
            _ => push_base(&mut words, letter),
        }
    }
    words
}

/// A sign of the width of a Chinese one as that of an ordinary keyboard.
fn narrow(sign: char) -> char {
    match sign {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(sign) - 0xFEE0).unwrap_or(sign),
        _ => sign,
    }
}

/// Appends a letter without its marks, and a Korean syllable as the letters that it is typed with.
fn push_base(words: &mut String, letter: char) {
    let Some(at @ ..11_172) = u32::from(letter).checked_sub(0xAC00) else {
        return words.push(base_letter(letter));
    };
    let parts = [0x1100 + at / 588, 0x1161 + at / 28 % 21, 0x11A7 + at % 28];
    let is_there = |part: &u32| *part != 0x11A7;
    words.extend(
        parts
            .into_iter()
            .filter(is_there)
            .filter_map(char::from_u32),
    );
}

/// The search column that a database stores beside a text: the text without marks and, on a line of its own where that differs,
/// spelled out. Beside it stands [`joined_words`]; together they find what [`SearchTerm`] finds.
///
/// ```
/// use reedling_core::search::folded;
/// assert_eq!(folded("Inês"), "ines");
/// assert_eq!(folded("Jörg  Müller-O’Neill"), "jorg muller oneill\njoerg mueller oneill");
/// ```
pub fn folded(text: &str) -> String {
    let [plain, spelled] = forms(text);
    if plain == spelled {
        return plain;
    }
    plain + "\n" + &spelled
}

/// The words of a text without the spaces between them, from each word but the last one on: each behind the end of a line.
///
/// ```
/// use reedling_core::search::joined_words;
/// assert_eq!(joined_words("Mary-Lou O'Brien"), "\nmarylouobrien\nlouobrien");
/// ```
pub fn joined_words(text: &str) -> String {
    let mut lines = String::new();
    for mut words in folded(text).split('\n') {
        while let Some((_, rest)) = words.split_once(' ') {
            lines = lines + "\n" + &joined(words);
            words = rest;
        }
    }
    lines
}

/// What a database compares with its search columns: each form of a term by words, and joined.
///
/// ```
/// use reedling_core::search::compared;
/// assert_eq!(compared("Anna-Lena"), [("anna lena".to_owned(), "annalena".to_owned())]);
/// ```
pub fn compared(typed: &str) -> Vec<(String, String)> {
    let mut forms = SearchTerm::new(typed)
        .forms
        .map(|form| (form.words, form.joined))
        .to_vec();
    forms.dedup();
    forms
}

/// Both forms of a text in lower case: without marks, and with umlauts spelled out.
///
/// ```
/// use reedling_core::search::forms;
/// assert_eq!(forms("Jörg Müller"), ["jorg muller", "joerg mueller"]);
/// ```
pub fn forms(text: &str) -> [String; 2] {
    [words(text, LIGATURES), words(text, SPELLINGS)]
}

/// What lists of people are sorted by, byte by byte: the name as readers look for it in an alphabet, then its accents, then its case.
/// Numbers count by their value, and Cyrillic letters stand where their languages have them.
///
/// ```
/// use reedling_core::search::sort_key;
/// let mut names = ["Zoë", "Łukasz", "anna", "İpek", "Åse", "Ida", "Anna", "Øyvind", "Student 10", "Student 9"];
/// names.sort_by_key(|name| sort_key(name));
/// assert_eq!(names, ["Anna", "anna", "Åse", "Ida", "İpek", "Łukasz", "Øyvind", "Student 9", "Student 10", "Zoë"]);
/// ```
pub fn sort_key(name: &str) -> String {
    let mut key = String::with_capacity(4 * name.len());
    let words = words(name, PLACED);
    let mut rest = words.as_str();
    while let Some(letter) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let number = rest[..digits].trim_start_matches('0');
        if digits > 0 {
            // More digits are a larger number.
            key.push(char::from(
                b'0' + u8::try_from(number.len()).map_or(9, |count| count.min(9)),
            ));
        }
        key.push_str(number);
        if digits == 0 {
            key.push(letter);
        }
        rest = &rest[digits.max(if digits == 0 { letter.len_utf8() } else { 0 })..];
    }
    // The end of a line comes before any letter, and before a space.
    key + "\n" + &lower(name) + "\n" + name
}

/// Beside ligatures, letters of Cyrillic alphabets before the one that they follow, and a sign behind all letters.
const PLACED: &str = "ґг\u{FFF1} ѓг\u{FFF2} ђд\u{FFF1} єе\u{FFF1} ѕз\u{FFF1} іи\u{FFF1} їи\u{FFF2} йи\u{FFF3} ји\u{FFF4} ќк\u{FFF1} \
    љл\u{FFF1} њн\u{FFF1} ћт\u{FFF1} ўу\u{FFF1} џч\u{FFF1} æae ǣae ǽae œoe ßss þth ĳij əa";

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

    /// Ways to write each name, of which every one finds every other.
    const WAYS: [&[&str]; 14] = [
        &[
            "O'Brien",
            "O’Brien",
            "O‘Brien",
            "Oʼbrien",
            "O`Brien",
            "O´BRIEN",
            "OBrien",
            "O Brien",
            "O＇Brien",
            "O′Brien",
        ],
        &[
            "Anna-Lena",
            "Anna‑Lena",
            "Anna–Lena",
            "Anna−Lena",
            "Anna‐Lena",
            "Anna — Lena",
            "anna lena",
            "Annalena",
        ],
        &[
            "Mary Lou",
            "Mary   Lou",
            "Mary\u{a0}Lou",
            "Mary\u{2009}Lou",
            "Mary\u{202f}Lou",
            " Mary\tLou ",
            "Mary\u{3000}Lou",
        ],
        &[
            "D'Angelo Rossi",
            "d’angelo rossi",
            "Dangelo  Rossi",
            "D Angelo-Rossi",
        ],
        &["Łukasz Żak", "lukasz zak", "Łukasz Z\u{307}ak"],
        &["Bjørn Ærø", "bjorn aero", "BJØRN ÆRØ"],
        &["Þóra Guðrún Straße", "thora gudrun strasse"],
        &["İpek Işık", "ipek isik", "IPEK ISIK", "ipek ışık"],
        &["Ёлка Фёдоровна", "елка федоровна"],
        &["Лук'янов", "Лук’янов", "Лукьянов", "лукянов"],
        &[
            "Άννα Παπαδοπούλου",
            "αννα παπαδοπουλου",
            "ΑΝΝΑ ΠΑΠΑΔΟΠΟΥΛΟΥ",
        ],
        &["أحمد", "احمد", "أَحْمَد"],
        &["김민준", "\u{1100}\u{1175}\u{11b7}민준", "김 민준"],
        &["Ｙｕｋｉ", "yuki"],
    ];

    #[test]
    fn field_07_a_name_is_found_however_it_is_written() {
        for ways in WAYS {
            for (typed, name) in ways
                .iter()
                .flat_map(|typed| ways.iter().map(move |name| (typed, name)))
            {
                let name = format!("{name} Quill");
                assert!(SearchTerm::new(typed).is_in(&name), "{typed} in {name}");
                let (folded, joined) = (folded(&name), joined_words(&name));
                let is_stored = compared(typed).iter().any(|(words, compact)| {
                    folded.contains(words)
                        || folded.contains(compact)
                        || joined.contains(&format!("\n{compact}"))
                });
                assert!(is_stored, "{typed} in {name}, as stored");
            }
        }
        for (typed, name) in [
            ("eva", "Luke Vaughan"),
            ("nal", "Anna Lena"),
            ("anna lenor", "Annalena"),
        ] {
            assert!(!SearchTerm::new(typed).is_in(name), "{typed} in {name}");
        }
    }

    #[test]
    fn letters_are_made_of_what_unicode_says() {
        use unicode_normalization::{UnicodeNormalization, char::canonical_combining_class};
        let alphabets = [
            0x80..0x180,
            0x180..0x300,
            0x380..0x500,
            0x600..0x700,
            0x1E00..0x1F00,
        ];
        let alphabets = alphabets.into_iter().flatten().filter_map(char::from_u32);
        for letter in alphabets.filter(|letter| lower(&letter.to_string()) == letter.to_string()) {
            let parts: Vec<char> = letter.nfd().collect();
            let is_mark = |mark: &char| matches!(canonical_combining_class(*mark), 1 | 7 | 8 | 10..=36 | 202..);
            if let [first, marks @ ..] = parts.as_slice()
                && first.is_alphabetic()
                && !marks.is_empty()
                && marks.iter().all(is_mark)
            {
                assert_eq!(base_letter(letter), base_letter(*first), "{letter}");
                let (composed, apart) = (
                    forms(&letter.to_string()),
                    forms(&parts.iter().collect::<String>()),
                );
                assert_eq!(composed[0], apart[0], "{letter} and its marks");
            }
        }
    }

    #[test]
    fn field_08_names_are_sorted_as_readers_expect() {
        for sorted in [
            &["", "Ana", "ana", "Aná", "Ana Lima", "Anabel"][..],
            &[
                "Aage", "Ægir", "Åse", "Birk", "Lena", "Łukasz", "Luz", "Obi", "O'Brien", "Øyvind",
                "Ozan",
            ],
            &["Ida", "İpek", "Irina", "Işık", "Ivo"],
            &["Room 2", "Room 2b", "Room 010", "Room 11"],
            &[
                "Галина",
                "Ґанна",
                "Дарина",
                "Елена",
                "Ёлка",
                "Єва",
                "Иван",
                "Іван",
                "Їжак",
                "Йосиф",
                "Кира",
                "Яна",
            ],
            &["zoe", "Zoë", "Άννα", "Βασίλης", "Анна", "陳"],
        ] {
            let mut names = sorted.to_vec();
            names.reverse();
            names.sort_by_key(|name| sort_key(name));
            assert_eq!(names, sorted);
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
