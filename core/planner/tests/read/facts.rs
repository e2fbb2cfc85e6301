//! Goals in one line each as single facts.

use std::collections::BTreeSet;

/// What lines say, each fact apart, so that two readings can be compared fact by fact.
#[derive(Debug, Default)]
pub struct Facts {
    /// Subjects that are played, then their places, hands and tempi.
    pub set: [BTreeSet<String>; KINDS.len()],
    /// Subjects, and places of subjects, that are left out.
    pub left: BTreeSet<String>,
}

/// The kinds of facts, in the order of the figures.
pub const KINDS: [&str; 5] = ["pieces", "keys", "places", "hands", "tempi"];
const HANDS: [&str; 4] = ["together", "apart", "left", "right"];
const UNITS: [&str; 8] = [
    "♩",
    "quaver",
    "minim",
    "semiquaver",
    "dottedcrotchet",
    "dottedquaver",
    "dottedminim",
    "semibreve",
];
const PLACES: [&str; 7] = ["bars", "page", "part", "letter", "whole", "named", "line"];
const FORMS: [&str; 11] = [
    "scale",
    "contrary",
    "chromatic",
    "whole-tone",
    "double",
    "arpeggio",
    "dominant",
    "diminished",
    "broken",
    "chords",
    "exercise",
];

impl Facts {
    pub fn of(lines: &[String]) -> Self {
        let mut facts = Facts::default();
        for line in lines {
            facts.add(line);
        }
        facts
    }

    /// Adds a line such as "practise Minuet in G, bars 9-16, apart, ♩ 60 > 72".
    fn add(&mut self, line: &str) {
        let (does, rest) = line.split_once(' ').expect("what is done, and with what");
        let mut parts = rest.split(", ");
        let mut subject = plain(parts.next().unwrap_or_default());
        if subject == "words" {
            return;
        }
        let mut details: Vec<(usize, String)> = Vec::new();
        for part in parts {
            let first = part.split(' ').next().unwrap_or_default();
            if HANDS.contains(&part) {
                details.push((3, part.to_owned()));
            } else if UNITS.contains(&first) {
                details.push((4, part.to_owned()));
            } else if PLACES.contains(&first) || !details.is_empty() {
                details.push((2, plain(part)));
            } else {
                // A title with a comma.
                subject = format!("{subject}, {}", plain(part));
            }
        }
        if matches!(does, "rest" | "finish") {
            let places = details.iter().filter(|(kind, _)| *kind == 2);
            let mut places = places
                .map(|(_, place)| format!("{subject} | {place}"))
                .peekable();
            if places.peek().is_none() {
                self.left.insert(subject);
            } else {
                self.left.extend(places);
            }
            return;
        }
        for (kind, detail) in details {
            self.set[kind].insert(format!("{subject} | {detail}"));
        }
        let form = subject.split(' ').next().unwrap_or_default();
        self.set[usize::from(FORMS.contains(&form))].insert(subject);
    }

    /// What is shown and was not wanted (READ-01, READ-02).
    pub fn lies(&self, wanted: &Self) -> Vec<String> {
        let shown = self.set.iter().flatten();
        let false_set = shown.filter(|fact| !wanted.set.iter().any(|set| set.contains(*fact)));
        let left = self.left.difference(&wanted.left);
        let told = |what: &'static str| move |fact: &String| format!("{what} {fact}");
        false_set
            .map(told("set falsely:"))
            .chain(left.map(told("left out falsely:")))
            .collect()
    }

    /// Whether a thing that was left out is played: the subject, or the place of it.
    pub fn plays(&self, left: &str) -> bool {
        self.set[..3].iter().any(|set| set.contains(left))
    }
}

/// Two names of the same place.
const SAME: [(&str, &str); 4] = [
    ("part introduction", "part intro"),
    ("part first page", "page 1:"),
    ("part second page", "page 2:"),
    ("part refrain", "part chorus"),
];

/// Without case, as titles are compared, and with one name for each place.
fn plain(text: &str) -> String {
    let text = reedling_core::case_mapping::lower(text.trim());
    let named = SAME.iter().find(|(name, _)| text == *name);
    named.map_or(text, |(_, name)| (*name).to_owned())
}
