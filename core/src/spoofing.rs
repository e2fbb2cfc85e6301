//! Names and addresses that pass for others: invisible characters, confusable letters of another alphabet, and names that
//! are addresses.
//!
//! A rule of our own, smaller than Unicode's (UTS 39), whose tables would be larger than all of core: it knows the
//! alphabets that can be mistaken for Latin, and leaves all others alone.

pub(crate) mod signs;

use self::signs::{HIDDEN, JOINERS, OVERLOOKED, is_in};
use crate::text::contains;

/// Whether a text has invisible characters that control a device, the direction of writing or the layout. Joiners, which
/// some scripts need, are allowed after a character that they can join, but not alone.
///
/// ```
/// use reedling_core::spoofing::has_hidden_signs;
/// assert!(has_hidden_signs("Ada \u{202E}lliuQ"));
/// assert!(has_hidden_signs("Minuet \u{200D} in G"));
/// assert!(!has_hidden_signs("علی\u{200C}رضا"));
/// ```
pub fn has_hidden_signs(text: &str) -> bool {
    let mut before = ' ';
    text.chars().any(|sign| {
        let is_alone = is_joiner(sign) && (before.is_whitespace() || is_joiner(before));
        before = sign;
        is_alone || is_hidden(sign)
    })
}

/// Whether a sign joins the letters or pictures around it, or keeps them apart.
fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200C}' | '\u{200D}')
}

/// Titles that may stand before a name without a space, as in `Prof.Huber`.
const TITLES: [&str; 11] = [
    "dr", "prof", "mag", "ing", "st", "ste", "mr", "mrs", "ms", "mme", "fr",
];
/// Abbreviations of doctorates, as in `Dr.med. Huber`.
const DEGREES: [&str; 6] = ["med", "phil", "rer", "nat", "iur", "mus"];
/// Lower-case beginnings of surnames. Some are also endings of addresses, so a title must stand before them.
const PARTICLES: [&str; 12] = [
    "von", "van", "vom", "zu", "de", "der", "den", "da", "di", "du", "la", "le",
];
/// Endings of addresses that are not names, in capitals either.
const ENDINGS: [&str; 14] = [
    "com", "net", "org", "info", "biz", "xyz", "online", "site", "shop", "store", "club", "click",
    "link", "example",
];

/// Whether a text contains a web or e-mail address, with or without `https://` or `mailto:`. Initials, titles and two
/// names with a dot between them are not addresses.
///
/// ```
/// use reedling_core::spoofing::has_address;
/// assert!(has_address("Win at evil.example/prize"));
/// assert!(!has_address("J.S. Bach"));
/// ```
pub fn has_address(text: &str) -> bool {
    let is_end =
        |sign: char| !(sign.is_alphanumeric() || is_dot(sign) || matches!(sign, '-' | '_'));
    let mut is_after_at = false;
    let is_found = text.split_inclusive(is_end).any(|piece| {
        let word = piece.trim_end_matches(is_end);
        let is_led = is_after_at || piece.ends_with('/') && !word.ends_with(is_dot);
        is_after_at = piece.ends_with('@');
        is_domain(
            word.trim_matches(|sign| is_dot(sign) || matches!(sign, '-' | '_')),
            is_led,
        )
    });
    is_found || contains(text, "://")
}

/// Browsers read the full stops of other scripts as dots.
fn is_dot(sign: char) -> bool {
    matches!(sign, '.' | '\u{3002}' | '\u{FF0E}' | '\u{FF61}')
}

/// Whether the word is a domain. `is_led` says that an `@` or a slash stands beside it, so that it is not part of a
/// name.
fn is_domain(word: &str, is_led: bool) -> bool {
    let Some((before, last)) = word.rsplit_once(is_dot) else {
        return false;
    };
    let begins = |text: &str, with: &str| {
        let start = text.get(..with.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(with))
    };
    let parts = || before.split(is_dot);
    if begins(last, "xn--")
        || parts()
            .next()
            .is_some_and(|first| is_one_of(first, &["www"]))
    {
        return true;
    }
    let is_word = last.chars().count() > 1 && last.chars().all(char::is_alphabetic);
    is_word && (is_led || !is_name(parts().next_back().unwrap_or_default(), last))
}

/// Whether two words with a dot between them are part of a name.
fn is_name(title: &str, last: &str) -> bool {
    if is_one_of(last, &ENDINGS) {
        return false;
    }
    let is_large = |word: &str| word.starts_with(char::is_uppercase);
    if is_initial(title) || is_one_of(title, &TITLES) || DEGREES.contains(&title) {
        let is_particle = is_large(title) && PARTICLES.contains(&last);
        return !last.starts_with(char::is_lowercase) || DEGREES.contains(&last) || is_particle;
    }
    // Two-letter endings are country codes.
    let are_large = is_large(title) && is_large(last) && title.chars().all(char::is_alphabetic);
    are_large && last.chars().count() > 2
}

/// One letter with its marks, also the second of a double name: J.-P. Rameau.
fn is_initial(word: &str) -> bool {
    let mut letters = word.strip_prefix('-').unwrap_or(word).chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.all(is_vowel_sign)
}

/// The marks that count as letters, of Hebrew, Arabic and the scripts of India: these have theirs at the same places.
pub(crate) fn is_vowel_sign(letter: char) -> bool {
    match letter {
        '\u{591}'..='\u{5C7}' | '\u{64B}'..='\u{65F}' => true,
        '\u{900}'..='\u{D7F}' => matches!(u32::from(letter) % 0x80, 0..=3 | 0x3E..=0x4D),
        _ => false,
    }
}

fn is_one_of(word: &str, words: &[&str]) -> bool {
    words.iter().any(|other| word.eq_ignore_ascii_case(other))
}

/// Whether the address cannot be mistaken for another: before the `@` it has letters of only one of the alphabets that look
/// alike, and no invisible or easily missed characters.
///
/// ```
/// use reedling_core::spoofing::is_plain_address;
/// assert!(is_plain_address("zoë.k+piano@music.example"));
/// assert!(!is_plain_address("s\u{441}hool@music.example"), "a Cyrillic es");
/// ```
pub fn is_plain_address(address: &str) -> bool {
    let local = address.trim().split('@').next().unwrap_or_default();
    if local.chars().any(is_overlooked) {
        return false;
    }
    let mut alphabets = local.chars().filter_map(alphabet);
    let first = alphabets.next();
    alphabets.all(|alphabet| Some(alphabet) == first)
}

/// Whether a text has a visible character; one that only joins letters or chooses their form is not visible alone.
///
/// ```
/// use reedling_core::spoofing::is_seen;
/// assert!(is_seen("Ada") && is_seen("❤\u{FE0F}"));
/// assert!(!is_seen(" \u{FE0F}\u{200D}"));
/// ```
pub fn is_seen(text: &str) -> bool {
    text.chars()
        .any(|sign| !(sign.is_whitespace() || is_hidden(sign) || is_in(&JOINERS, sign)))
}

/// Whether a character is invisible: it controls a device, the direction of writing or the layout, is left out of what
/// is shown (Unicode's Default_Ignorable_Code_Point), is drawn as nothing, or is not a character at all. Those that
/// join letters or choose their form do not count.
///
/// ```
/// use reedling_core::spoofing::is_hidden;
/// assert!(is_hidden('\u{1BCA0}') && is_hidden('\u{FDD0}') && is_hidden('\u{10FFFF}'));
/// assert!(!is_hidden('\u{FE0F}') && !is_hidden('\u{E0100}') && !is_hidden('\u{1D11E}'));
/// ```
pub fn is_hidden(sign: char) -> bool {
    // The last two code points of each plane are no characters.
    is_in(&HIDDEN, sign) || u32::from(sign) & 0xFFFE == 0xFFFE
}

/// Whether a character is easily missed in an address. Beside hidden ones: joiners, a soft hyphen, variation selectors, tags, the full-width and mathematical
/// forms of letters, and marks on their own: `i` and a dot above is what a Turkish `İ` becomes in lower case.
pub(crate) fn is_overlooked(sign: char) -> bool {
    is_hidden(sign) || is_in(&OVERLOOKED, sign)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Alphabet {
    Latin,
    Greek,
    Cyrillic,
    Armenian,
    Cherokee,
}

/// The alphabet of a letter, among those that look alike.
fn alphabet(letter: char) -> Option<Alphabet> {
    Some(match letter {
        'a'..='z' | 'A'..='Z' | '\u{C0}'..='\u{2AF}' | '\u{1D00}'..='\u{1D7F}' => Alphabet::Latin,
        '\u{1E00}'..='\u{1EFF}' | '\u{2C60}'..='\u{2C7F}' | '\u{A720}'..='\u{A7FF}' => {
            Alphabet::Latin
        }
        '\u{370}'..='\u{3FF}' | '\u{1F00}'..='\u{1FFF}' => Alphabet::Greek,
        '\u{400}'..='\u{52F}' | '\u{1C80}'..='\u{1C8F}' | '\u{A640}'..='\u{A69F}' => {
            Alphabet::Cyrillic
        }
        '\u{530}'..='\u{58F}' => Alphabet::Armenian,
        '\u{13A0}'..='\u{13FF}' | '\u{AB70}'..='\u{ABBF}' => Alphabet::Cherokee,
        _ => return None,
    })
}
