//! Parts that are counted, such as the first bars, and words for a part that are of something else.

use super::{
    super::token::{End, Token, lower_at as word},
    number,
};
use crate::{
    goals::{BAR_MAX, Place},
    vocabulary::{
        lists::{listed, value},
        sets,
    },
};

pub type Found = Option<(usize, Vec<Place>)>;

/// "first 8 bars", "the first sixteen bars", "die ersten 8 Takte"
pub fn first_bars(tokens: &[Token], at: usize) -> Found {
    let first = listed(sets::PARTS_FIRST, word(tokens, at));
    let bars = listed(sets::PARTS_BARS, word(tokens, at + 2));
    let to = counted(word(tokens, at + 1)).filter(|_| first && bars)?;
    Some((3, vec![Place::Bars { from: 1, to }]))
}

const NUMBERS: [&str; 20] = [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

/// A number in figures or words.
pub fn counted(word: &str) -> Option<u16> {
    match value(sets::NUMBER_COUNTED, word) {
        Some(number) => number.parse().ok(),
        None => number(word).filter(|bar| (2..=BAR_MAX).contains(bar)),
    }
}

/// "fifty", "fifty two": how many words it takes, and the number.
pub fn in_words(tokens: &[Token], at: usize) -> Option<(usize, u16)> {
    const TENS: [&str; 8] = [
        "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ];
    let tens = TENS.iter().position(|name| *name == word(tokens, at))?;
    let tens = u16::try_from(tens * 10 + 20).ok()?;
    let open = tokens[at].end == End::None;
    let mut ones = NUMBERS.iter().take(9);
    let ones = ones.position(|name| open && *name == word(tokens, at + 1));
    match ones.and_then(|ones| u16::try_from(ones + 1).ok()) {
        Some(ones) => Some((2, tens + ones)),
        None => Some((1, tens)),
    }
}

/// The "two" of "thirty two".
pub fn is_ones(tokens: &[Token], at: usize) -> bool {
    let tens = at.checked_sub(1).and_then(|at| in_words(tokens, at));
    tens.is_some_and(|(words, _)| words == 2)
}

/// "the end of each phrase", "the end of bar 8", "near the bridge", "the middle finger", "bring out the top line": a word for
/// a part of a piece that is of something else.
pub fn is_of_another(tokens: &[Token], at: usize, many: usize, phrase: &str) -> bool {
    let after = at + many;
    let open = tokens[after - 1].end == End::None;
    let next = if open { word(tokens, after) } else { "" };
    let article = usize::from(matches!(
        word(tokens, after + 1),
        "a" | "the" | "that" | "this" | "your"
    ));
    let before = |back: usize| at.checked_sub(back).map_or("", |at| word(tokens, at));
    let small = |back: &usize| matches!(before(*back), "the" | "to");
    let first = before(if small(&1) {
        2 + usize::from(small(&2))
    } else {
        1
    });
    let article_before = usize::from(matches!(before(1), "la" | "les"));
    match phrase {
        "bridge" | "top line" | "bottom line" if listed(sets::PARTS_NEAR, first) => true,
        "double bar" if listed(" at before on over past to until ", first) => true,
        "the repeat" if matches!(next, "mark" | "marks" | "sign" | "signs") => true,
        // "sans la reprise" tells how.
        "la reprise" | "les reprises" | "reprise" if "sans" == before(1 + article_before) => true,
        // "It has come on no end."
        "end" if before(1) == "no" => true,
        // "End every phrase softly."
        "end" if before(1) != "the" && !next.is_empty() && next != "of" => true,
        "middle" if listed(sets::PARTS_MIDDLE, next) => true,
        // "the theme at 88", but not "bring out the theme", "the theme tune"
        "theme" => {
            let led = at > 0 && tokens[at - 1].end == End::None;
            led && listed(sets::PARTS_SOUNDS, first)
                || matches!(next, "from" | "of" | "song" | "tune")
        }
        "trio" if matches!(next, "practice" | "rehearsal" | "rehearsals") => true,
        "trio" if next != "section" => listed(sets::PARTS_TRIO, before(1)),
        _ => next == "of" && listed(sets::PARTS_OF, word(tokens, after + 1 + article)),
    }
}
