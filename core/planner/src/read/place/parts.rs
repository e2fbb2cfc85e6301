//! Parts that are counted: movements, variations, verses, the first bars.

use super::{
    super::token::{End, Token},
    number,
};
use crate::{
    goals::{BAR_MAX, Place},
    notes::lists::listed,
};

type Found = Option<(usize, Vec<Place>)>;

const ORDINALS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

fn word(tokens: &[Token], at: usize) -> &str {
    tokens.get(at).map_or("", |token| token.word.lower.as_str())
}

/// "first 8 bars", "the first sixteen bars", "die ersten 8 Takte"
pub fn first_bars(tokens: &[Token], at: usize) -> Found {
    let first = matches!(
        word(tokens, at),
        "first" | "opening" | "ersten" | "erste" | "premières" | "primeros"
    );
    let bars = matches!(
        word(tokens, at + 2),
        "bars" | "measures" | "takte" | "takten" | "mesures" | "compases"
    );
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
    let named = NUMBERS.iter().position(|name| *name == word);
    if let Some(at) = named {
        return u16::try_from(at + 1).ok();
    }
    Some(match word {
        "zwei" | "deux" | "dos" => 2,
        "drei" | "trois" | "tres" => 3,
        "vier" | "quatre" | "cuatro" => 4,
        "acht" | "huit" | "ocho" => 8,
        word => number(word).filter(|bar| (2..=BAR_MAX).contains(bar))?,
    })
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

/// "last two lines", "final 16 bars", "first two pages": several at an end.
pub fn counted_parts(tokens: &[Token], at: usize) -> Found {
    let end = match word(tokens, at) {
        "first" | "opening" | "top" => "first",
        "last" | "final" | "closing" | "bottom" => "last",
        _ => return None,
    };
    let many = counted(word(tokens, at + 1)).filter(|many| *many > 1)?;
    let kind = match word(tokens, at + 2) {
        "lines" | "systems" | "staves" => "lines",
        kind @ ("bars" | "pages" | "phrases" | "sections" | "verses") => kind,
        "measures" => "bars",
        _ => return None,
    };
    let name = NUMBERS.get(usize::from(many) - 1).filter(|_| many <= 12);
    let many = name.map_or_else(|| many.to_string(), ToString::to_string);
    let name = ["the ", end, " ", &many, " ", kind].concat();
    Some((3, vec![Place::Part { name }]))
}

/// "the end of each phrase", "the end of bar 8", "near the bridge", "the middle finger", "bring out the top line": a word for
/// a part of a piece that is of something else.
pub fn is_of_another(tokens: &[Token], at: usize, many: usize, phrase: &str) -> bool {
    const OF: &str = " bar bars beat bow breath day each every finger fingerboard hand lesson measure month note notes phrase phrases slur slurs stick string strings stroke strokes term throat week year ";
    const NEAR: &str = " bring bringing close closer louder melody more near nearer out over project sing towards voice ";
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
    match phrase {
        "bridge" | "top line" | "bottom line" if listed(NEAR, first) => true,
        "double bar" if listed(" at before on over past to until ", first) => true,
        "the repeat" if matches!(next, "mark" | "marks" | "sign" | "signs") => true,
        // "End every phrase softly."
        "end" if before(1) != "the" && !next.is_empty() && next != "of" => true,
        "middle" if listed(" c finger note pedal register string voice voices ", next) => true,
        "trio" if matches!(next, "practice" | "rehearsal" | "rehearsals") => true,
        "trio" if next != "section" => {
            listed(" her his my our piano school string their your ", before(1))
        }
        _ => next == "of" && listed(OF, word(tokens, after + 1 + article)),
    }
}

/// "2nd movement", "mvt 3", "variation 3", "variations A and B", "verse 2", "second verse".
pub fn numbered(tokens: &[Token], at: usize) -> Found {
    let open = tokens[at].end == End::None;
    // "1. Satz"
    let noun = tokens
        .get(at + 1)
        .map_or("", |next| next.word.text.as_str());
    let german = match noun {
        "Satz" => Some("movement"),
        "Teil" => Some("section"),
        "Zeile" => Some("line"),
        "Seite" => Some("page"),
        "Strophe" => Some("verse"),
        _ => None,
    };
    let counted = ordinal_of(word(tokens, at)).filter(|_| open);
    if let (Some(kind), Some(place)) = (german, counted) {
        return Some((2, vec![named(kind, place)]));
    }
    if let Some(place) = ordinal(word(tokens, at)).filter(|_| open) {
        let next = word(tokens, at + 1);
        // "1st half"; in words the vocabulary has them.
        let figure = word(tokens, at).starts_with(|c: char| c.is_ascii_digit());
        let part = figure && listed(" half line page phrase section strain theme ", next);
        let kind = kind_of(next).or(Some(next).filter(|_| part))?;
        return Some((2, vec![named(kind, place)]));
    }
    let kind = kind_of(word(tokens, at)).filter(|_| open)?;
    let first = value(tokens.get(at + 1)?)?;
    let joins = matches!(
        word(tokens, at + 2),
        "and" | "&" | "+" | "und" | "et" | "y" | "to" | "bis"
    );
    let other = tokens.get(at + 3).and_then(value);
    let place = |value: &str| match kind {
        "movement" => ordinal_of(value).map(|place| named(kind, place)),
        _ => Some(Place::Part {
            name: [kind, " ", value].concat(),
        }),
    };
    match other.filter(|_| joins && tokens[at + 1].end == End::None) {
        Some(other) => Some((4, vec![place(first)?, place(other)?])),
        None => Some((2, vec![place(first)?])),
    }
}

fn kind_of(word: &str) -> Option<&'static str> {
    Some(match word {
        "movement" | "mov" | "mvt" | "mvmt" | "satz" | "mouvement" | "movimiento" => "movement",
        "variation" | "variations" | "var" | "vars" | "variación" => "variation",
        "verse" | "strophe" | "couplet" | "estrofa" => "verse",
        _ => return None,
    })
}

/// "2", "A", "II".
fn value(token: &Token) -> Option<&str> {
    let text = token.word.text.as_str();
    let letter = text.len() == 1 && text.starts_with(|c: char| c.is_ascii_uppercase());
    let roman = !text.is_empty() && text.chars().all(|c| matches!(c, 'I' | 'V'));
    (letter || roman || number(text).is_some_and(|number| number < 40)).then_some(text)
}

fn ordinal(word: &str) -> Option<usize> {
    Some(match word {
        "1st" | "first" | "erster" | "erste" | "ersten" | "premier" | "1er" | "primer" => 0,
        "2nd" | "second" | "zweiter" | "zweite" | "zweiten" | "deuxième" | "2e" | "segundo" => 1,
        "3rd" | "third" | "dritter" | "dritte" | "dritten" | "troisième" | "3e" | "tercer" => 2,
        "4th" | "fourth" | "vierter" | "vierten" | "quatrième" | "cuarto" => 3,
        "5th" | "fifth" => 4,
        "6th" | "sixth" => 5,
        _ => return None,
    })
}

fn ordinal_of(value: &str) -> Option<usize> {
    let roman = ["I", "II", "III", "IV", "V", "VI"];
    let at = roman.iter().position(|name| *name == value);
    let number = value.parse().ok().and_then(|at: usize| at.checked_sub(1));
    at.or(number).filter(|at| *at < ORDINALS.len())
}

fn named(kind: &str, place: usize) -> Place {
    Place::Part {
        name: ["the ", ORDINALS[place], " ", kind].concat(),
    }
}
