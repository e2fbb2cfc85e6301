//! Texts in one spelling, so that a name or a number is found however it was typed.

use reedling_core::spoofing::is_hidden;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The zeros of the digits of other scripts; their nine others follow.
const ZEROS: [u32; 20] = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6,
    0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810, 0xa9d0,
];

/// A text without what is not seen.
pub(super) fn seen(text: &str) -> String {
    let is_seen = |sign: &char| sign.is_whitespace() || !is_hidden(*sign) && !is_joiner(*sign);
    text.chars().filter(is_seen).collect()
}

fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{200c}' | '\u{200d}')
}

/// A text with each letter in one form, and digits of any script in ASCII.
pub(super) fn composed(text: &str) -> String {
    text.nfkc().map(digit).collect()
}

fn digit(sign: char) -> char {
    let code = u32::from(sign);
    let value = ZEROS
        .iter()
        .find_map(|zero| code.checked_sub(*zero).filter(|it| *it < 10));
    value
        .and_then(|value| char::from_digit(value, 10))
        .unwrap_or(sign)
}

/// A word as it is compared: in small letters without marks, as hurried notes leave them out.
pub(super) fn lower(word: &str) -> String {
    let small = word.nfkd().filter(|sign| !is_combining_mark(*sign));
    small.flat_map(char::to_lowercase).collect()
}

/// A word in small letters in which look-alike letters of other alphabets and digits are Latin letters. A sign that looks like `i` and
/// `l` becomes the given one. A word of digits alone stays a number.
pub(super) fn latin(lower: &str, stroke: char) -> String {
    if lower.chars().all(|sign| sign.is_ascii_digit()) {
        return lower.to_owned();
    }
    lower.chars().map(|sign| look(sign, stroke)).collect()
}

fn look(sign: char, stroke: char) -> char {
    match sign {
        '1' | 'ı' | 'ӏ' => stroke,
        '0' | 'о' | 'ο' | 'օ' => 'o',
        'і' | 'ι' => 'i',
        '3' | 'е' | 'ε' => 'e',
        '4' | 'а' | 'α' => 'a',
        '5' | 'ѕ' => 's',
        'в' | 'β' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'һ' | 'н' => 'h',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'η' | 'п' | 'ո' => 'n',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'г' => 'r',
        'т' | 'τ' => 't',
        'υ' | 'ս' => 'u',
        'ν' | 'ѵ' => 'v',
        'ԝ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        'ζ' => 'z',
        _ => sign,
    }
}
