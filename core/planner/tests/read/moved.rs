//! Notes made of sentences whose meaning is known, moved about: other titles, numbers and hands, joined, parted, in any order, without capitals or
//! commas, and a thing left out by any row of `data/en.signs` in front, between or behind. What is shown is meant, or it is not shown (READ-06).

use proptest::prelude::*;
use reedling_planner::read::read;

use crate::{
    facts::Facts,
    support::{context_of, lines},
};

const TITLES: [&str; 6] = ["Minuet", "Gavotte", "Waltz", "Sonatina", "Rondo", "Gigue"];
const VERBS: [&str; 4] = ["", "Practise the ", "Please play the ", "Work on the "];
const PLACES: [(&str, &str); 4] = [
    ("", ""),
    (" bars 9-16", "bars 9-16"),
    (" bar 12", "bars 12-12"),
    (" page 3", "page 3:"),
];
const HANDS: [(&str, &str); 4] = [
    ("", ""),
    (" hands apart", "apart"),
    (" hands together", "together"),
    (" RH only", "right"),
];
const TEMPI: [(&str, &str); 3] = [("", ""), (" at 60", "♩ 60"), (" crotchet = 72", "♩ 72")];
const ENDS: [&str; 7] = [". ", ".\n", "; ", "\n", ", ", " - ", " and "];

/// The phrases of the rows that leave out, with where their target stands; those with names in braces left aside.
fn leaving() -> Vec<(bool, String)> {
    let path = format!("{}/data/en.signs", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the signs");
    let mut found = Vec::new();
    for row in text.split("\n\n") {
        let lines: Vec<&str> = row.trim().lines().collect();
        let [kind, phrases, ..] = lines[..] else {
            continue;
        };
        if !kind.starts_with("leave") && !kind.starts_with("deny") || kind.contains(" one ") {
            continue;
        }
        let pronoun = |phrase: &str| {
            phrase
                .split(' ')
                .any(|word| matches!(word, "it" | "them" | "that" | "this"))
        };
        let plain = phrases
            .split(" | ")
            .filter(|phrase| !phrase.contains('{') && !pronoun(phrase));
        found.extend(plain.map(|phrase| (kind.contains(" back "), phrase.to_owned())));
    }
    found
}

/// A sentence, and the line that it means.
fn sentence(
    title: &str,
    (verb, place, hands, tempo): (usize, usize, usize, usize),
) -> (String, String) {
    let text = [
        VERBS[verb],
        title,
        PLACES[place].0,
        HANDS[hands].0,
        TEMPI[tempo].0,
    ]
    .concat();
    let details = [PLACES[place].1, HANDS[hands].1, TEMPI[tempo].1];
    let details = details.iter().filter(|detail| !detail.is_empty());
    let line = details.fold(format!("practise {title}"), |line, detail| {
        format!("{line}, {detail}")
    });
    (text, line)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn read_06_what_is_moved_is_read_so_or_not_at_all(
        titles in Just(TITLES.to_vec()).prop_shuffle(),
        parts in prop::collection::vec((0..4_usize, 0..4_usize, 0..4_usize, 0..3_usize), 1..4),
        sign in any::<prop::sample::Index>(),
        at in 0..4_usize,
        ends in prop::collection::vec(0..ENDS.len(), 5),
        small in any::<bool>(),
    ) {
        let pieces = TITLES.map(str::to_owned);
        let mut sentences: Vec<(String, String)> =
            titles.iter().zip(&parts).map(|(title, part)| sentence(title, *part)).collect();
        let left = titles[5];
        let signs = leaving();
        let (behind, phrase) = sign.get(&signs);
        let text = if *behind { format!("The {left} {phrase}") } else { format!("{phrase} the {left}") };
        sentences.insert(at.min(sentences.len()), (text, format!("rest {left}")));
        // A comma or "and" before a bare name may go on with a list: before an order it does not.
        let opens = |at: usize| VERBS[1..].iter().any(|verb| sentences[at].0.starts_with(verb));
        let end = |at: usize| {
            let many = if at + 1 < sentences.len() && opens(at + 1) { ENDS.len() } else { 4 };
            ENDS[ends[at] % many]
        };
        let texts = sentences.iter().enumerate();
        let note: String = texts.flat_map(|(at, (text, _))| [text.as_str(), end(at)]).collect();
        let note = if small { note.to_lowercase() } else { note };
        let wanted: Vec<String> = sentences.into_iter().map(|(_, line)| line).collect();
        let found = lines(&read(&note, &context_of(&pieces, &[])));
        let (found, wanted) = (Facts::of(&found), Facts::of(&wanted));
        let lies = found.lies(&wanted);
        prop_assert!(lies.is_empty(), "{note:?}: {lies:?}");
        prop_assert!(!found.plays(&left.to_lowercase()), "{note:?} sets what is left out");
    }
}
