//! Notes made of sentences whose meaning is known, moved about: other titles, keys, numbers and hands, joined, parted, in any order, without capitals
//! or commas, and a thing left out by any row of `data/en.signs` in front, between or behind. What is shown is meant, and what is not shown is asked
//! about, or stands in the teacher's words or among those that were not used (READ-05, READ-06).

use std::collections::HashMap;

use proptest::prelude::*;
use reedling_planner::{
    goals::{Proposal, Subject},
    read::read,
};

use crate::{
    facts::Facts,
    support::{asked_lines, context_of, lines},
};

const TITLES: [&str; 6] = ["Minuet", "Gavotte", "Waltz", "Sonatina", "Rondo", "Gigue"];
const KEYS: [(&str, &str); 4] = [
    ("scale of C major", "scale C major"),
    ("D minor arpeggio", "arpeggio D minor"),
    ("B flat major scale", "scale B♭ major"),
    ("scale of F sharp minor", "scale F♯ minor"),
];
const VERBS: [&str; 4] = ["", "Practise the ", "Please play the ", "Work on the "];
const HANDS: [(&str, &str); 4] = [
    ("", ""),
    (" hands apart", "apart"),
    (" hands together", "together"),
    (" RH only", "right"),
];
const ENDS: [&str; 7] = [". ", ".\n", "; ", "\n", ", ", " - ", " and "];

/// The phrases of the rows that leave out, with where their target stands; names in braces are written out.
fn leaving() -> Vec<(bool, String)> {
    let path = format!("{}/data/en.signs", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the signs");
    let named = text
        .lines()
        .filter_map(|line| line.strip_prefix('{')?.split_once("} = "));
    let named: HashMap<&str, Vec<&str>> = named
        .map(|(name, words)| (name, words.split(" | ").collect()))
        .collect();
    let mut found = Vec::new();
    for row in text.split("\n\n") {
        let mut lines = row
            .trim()
            .lines()
            .skip_while(|line| line.starts_with(['#', '{']));
        let (Some(kind), Some(phrases)) = (lines.next(), lines.next()) else {
            continue;
        };
        if !kind.starts_with("leave") && !kind.starts_with("deny") || kind.contains(" one ") {
            continue;
        }
        let pronoun = |phrase: &String| {
            phrase
                .split(' ')
                .any(|word| matches!(word, "it" | "them" | "that" | "this"))
        };
        let plain = phrases
            .split(" | ")
            .flat_map(|phrase| written_out(phrase, &named));
        found.extend(
            plain
                .filter(|phrase| !pronoun(phrase))
                .map(|phrase| (kind.contains(" back "), phrase)),
        );
    }
    found
}

/// A phrase with each of its names as each of their words: "{be} off" is "is off" and "are off".
fn written_out(phrase: &str, named: &HashMap<&str, Vec<&str>>) -> Vec<String> {
    let Some((before, rest)) = phrase.split_once('{') else {
        return vec![phrase.split_whitespace().collect::<Vec<_>>().join(" ")];
    };
    let (name, after) = rest.split_once('}').expect("a name");
    let words = named[name]
        .iter()
        .map(|word| if *word == "-" { "" } else { word });
    words
        .flat_map(|word| written_out(&format!("{before}{word}{after}"), named))
        .collect()
}

/// What a sentence says: its text, the line that it means, and the words of each fact.
#[derive(Clone, Debug)]
struct Said {
    text: String,
    line: String,
    words: Vec<String>,
}

/// A place by its kind and two numbers, as it is written and as it is meant.
fn place((kind, from, more): (usize, u16, u16)) -> (String, String) {
    let to = from + more;
    match kind {
        0 => Default::default(),
        1 => (format!(" bars {from}-{to}"), format!("bars {from}-{to}")),
        2 => (format!(" bar {from}"), format!("bars {from}-{from}")),
        _ => (format!(" page {more}"), format!("page {more}:")),
    }
}

fn tempo((kind, bpm): (usize, u16)) -> (String, String) {
    match kind {
        0 => Default::default(),
        1 => (format!(" at {bpm}"), format!("♩ {bpm}")),
        _ => (format!(" crotchet = {bpm}"), format!("♩ {bpm}")),
    }
}

type Part = (usize, (usize, u16, u16), usize, (usize, u16));

fn sentence(title: &str, (verb, at, hands, bpm): Part) -> Said {
    let details = [
        place(at),
        (HANDS[hands].0.into(), HANDS[hands].1.into()),
        tempo(bpm),
    ];
    said(verb, title, title, &details)
}

fn said(verb: usize, title: &str, subject: &str, details: &[(String, String)]) -> Said {
    let text = details.iter().map(|(text, _)| text.as_str());
    let meant = details.iter().filter(|(_, meant)| !meant.is_empty());
    let line = meant
        .clone()
        .fold(format!("practise {subject}"), |line, (_, meant)| {
            format!("{line}, {meant}")
        });
    let words = meant.map(|(text, _)| text.trim().to_lowercase());
    Said {
        text: [VERBS[verb], title].into_iter().chain(text).collect(),
        line,
        words: [title.to_lowercase()].into_iter().chain(words).collect(),
    }
}

/// All that a teacher sees of a note apart from the facts: its words in goals, questions, and what was not used.
fn texts(proposal: &Proposal) -> String {
    let mut texts = Vec::new();
    for goal in proposal.goals.iter().chain(&proposal.asked) {
        texts.push(goal.said.as_str());
        texts.extend(goal.how.as_deref());
        if let Subject::Words { text } = &goal.subject {
            texts.push(text);
        }
    }
    texts.extend(proposal.unread.iter().map(|unread| unread.text.as_str()));
    texts.join("\n").to_lowercase()
}

/// The facts of a sentence that are neither shown, nor asked about, nor anywhere in the words.
fn lost(said: &Said, shown: &[&Facts], texts: &str) -> Vec<String> {
    let meant = Facts::of(std::slice::from_ref(&said.line));
    let facts = meant.set.iter().flatten().chain(&meant.left);
    let seen = |fact: &&String| {
        !shown.iter().any(|facts| {
            facts.left.contains(*fact) || facts.set.iter().any(|set| set.contains(*fact))
        })
    };
    let missing = facts.filter(seen).count();
    let gone = said
        .words
        .iter()
        .filter(|words| !texts.contains(words.as_str()));
    if missing == 0 {
        Vec::new()
    } else {
        gone.cloned().collect()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn read_06_what_is_moved_is_read_so_or_asked_or_kept_in_words(
        titles in Just(TITLES.to_vec()).prop_shuffle(),
        parts in prop::collection::vec((0..4_usize, (0..4_usize, 1..90_u16, 1..12_u16), 0..4_usize, (0..3_usize, 44..140_u16)), 1..4),
        key in prop::option::of((0..4_usize, 0..KEYS.len(), (0..3_usize, 44..140_u16))),
        sign in any::<prop::sample::Index>(),
        at in 0..4_usize,
        ends in prop::collection::vec(0..ENDS.len(), 6),
        small in any::<bool>(),
    ) {
        let pieces = TITLES.map(str::to_owned);
        let mut sentences: Vec<Said> = titles.iter().zip(&parts).map(|(title, part)| sentence(title, *part)).collect();
        if let Some((verb, key, bpm)) = key {
            sentences.push(said(verb, KEYS[key].0, KEYS[key].1, &[tempo(bpm)]));
        }
        let left = titles[5];
        let signs = leaving();
        let (behind, phrase) = sign.get(&signs);
        let text = if *behind { format!("The {left} {phrase}") } else { format!("{phrase} the {left}") };
        let rest = Said { text, line: format!("rest {left}"), words: vec![left.to_lowercase()] };
        sentences.insert(at.min(sentences.len()), rest);
        // A comma or "and" before a bare name may go on with a list: before an order it does not.
        let opens = |at: usize| VERBS[1..].iter().any(|verb| sentences[at].text.starts_with(verb));
        let end = |at: usize| {
            let many = if at + 1 < sentences.len() && opens(at + 1) { ENDS.len() } else { 4 };
            ENDS[ends[at] % many]
        };
        let texts_of = sentences.iter().enumerate();
        let note: String = texts_of.flat_map(|(at, said)| [said.text.as_str(), end(at)]).collect();
        let note = if small { note.to_lowercase() } else { note };
        let wanted: Vec<String> = sentences.iter().map(|said| said.line.clone()).collect();
        let proposal = read(&note, &context_of(&pieces, &[]));
        let (found, wanted) = (Facts::of(&lines(&proposal)), Facts::of(&wanted));
        let lies = found.lies(&wanted);
        prop_assert!(lies.is_empty(), "{note:?}: {lies:?}");
        prop_assert!(!found.plays(&left.to_lowercase()), "{note:?} sets what is left out");
        let (asked, texts) = (Facts::of(&asked_lines(&proposal)), texts(&proposal));
        for said in &sentences {
            let lost = lost(said, &[&found, &asked], &texts);
            prop_assert!(lost.is_empty(), "{note:?} loses {lost:?}");
        }
    }
}
