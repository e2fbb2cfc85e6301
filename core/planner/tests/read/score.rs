//! How well the reader reads notes of authors who have not seen it: `notes/fresh-*.json`, and any file of such rows. The first figure of each is kept in
//! docs/practice-plans.md (GOAL-32).
//!
//! What is shown falsely harms, what is missing costs a tap: the two are counted apart (READ-01 to READ-04).

use std::collections::BTreeSet;

use reedling_planner::{
    goals::{Goal, Proposal},
    read::read,
};
use serde::Deserialize;

use crate::support::{context_of, lines};

/// A note and what its author meant by it: the goals in one line each, and whether the body is to be asked about.
#[derive(Deserialize)]
struct Row {
    note: String,
    #[serde(default)]
    pieces: Vec<String>,
    #[serde(default)]
    open: Vec<Goal>,
    #[serde(default)]
    goals: Option<Vec<String>>,
    #[serde(default)]
    body: Option<String>,
}

/// What lines say, each fact apart, so that two readings can be compared fact by fact.
#[derive(Default)]
struct Facts {
    /// Subjects that are played, then their places, hands and tempi.
    set: [BTreeSet<String>; KINDS.len()],
    /// Subjects, and places of subjects, that are left out.
    left: BTreeSet<String>,
}

/// The kinds of facts, in the order of the figures.
const KINDS: [&str; 5] = ["pieces", "keys", "places", "hands", "tempi"];
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
    fn of(lines: &[String]) -> Self {
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

    /// Whether a thing that was left out is played: the subject, or the place of it.
    fn plays(&self, left: &str) -> bool {
        self.set[..3].iter().any(|set| set.contains(left))
    }
}

/// Without case and accents, as titles are compared.
fn plain(text: &str) -> String {
    let text = text.trim().replace("Introduction", "Intro");
    reedling_core::case_mapping::lower(&text)
}

/// Figures of many notes.
#[derive(Default)]
struct Figures {
    notes: usize,
    right: [usize; KINDS.len()],
    wanted: [usize; KINDS.len()],
    shown: [usize; KINDS.len()],
    left_read: usize,
    left_wanted: usize,
    set_though_left: usize,
    rested_though_set: usize,
    body_asked: usize,
    body_wanted: usize,
    body_false: usize,
    corrections: Vec<usize>,
    /// The notes that set what is left out, with the thing.
    dangers: Vec<String>,
}

impl Figures {
    fn add(&mut self, row: &Row) {
        let Some(goals) = &row.goals else { return };
        let context = context_of(&row.pieces, &row.open);
        let proposal = read(&row.note, &context);
        let (wanted, read) = (Facts::of(goals), Facts::of(&lines(&proposal)));
        self.notes += 1;
        let mut corrections = 0;
        for kind in 0..KINDS.len() {
            let (wanted, shown) = (&wanted.set[kind], &read.set[kind]);
            let right = wanted.intersection(shown).count();
            self.right[kind] += right;
            self.wanted[kind] += wanted.len();
            self.shown[kind] += shown.len();
            corrections += wanted.len() + shown.len() - 2 * right;
        }
        let left = wanted.left.intersection(&read.left).count();
        self.left_read += left;
        self.left_wanted += wanted.left.len();
        corrections += wanted.left.len() - left;
        for thing in wanted
            .left
            .iter()
            .filter(|left| read.plays(left) && !wanted.plays(left))
        {
            self.set_though_left += 1;
            self.dangers.push(format!("{thing}: {}", row.note));
        }
        self.rested_though_set += read.left.iter().filter(|left| wanted.plays(left)).count();
        self.corrections.push(corrections);
        self.body(row, &proposal);
    }

    fn body(&mut self, row: &Row, proposal: &Proposal) {
        let Some(wanted) = &row.body else { return };
        let asks = proposal.body.is_some();
        if wanted == "usual" {
            self.body_false += usize::from(asks);
        } else {
            self.body_wanted += 1;
            self.body_asked += usize::from(asks);
        }
    }

    /// One line: right of wanted and false of shown, then what is left out, the body and the corrections a note.
    fn line(&mut self, name: &str) -> String {
        let kinds = KINDS.iter().enumerate().map(|(kind, name)| {
            let (right, wanted, shown) = (self.right[kind], self.wanted[kind], self.shown[kind]);
            format!("{name} {right}/{wanted} false {}/{shown}", shown - right)
        });
        let kinds = kinds.collect::<Vec<_>>().join(", ");
        self.corrections.sort_unstable();
        let sum: usize = self.corrections.iter().sum();
        format!(
            "{name}: {} notes; {kinds}; left out {}/{}, set though left out {}, rested though set {}; \
             body {}/{} false {}/{}; corrections median {} mean {:.2}",
            self.notes,
            self.left_read,
            self.left_wanted,
            self.set_though_left,
            self.rested_though_set,
            self.body_asked,
            self.body_wanted,
            self.body_false,
            self.notes - self.body_wanted,
            self.corrections
                .get(self.corrections.len() / 2)
                .unwrap_or(&0),
            sum as f64 / self.notes.max(1) as f64,
        )
    }
}

fn batch(path: &str) -> Vec<Row> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The figures of every batch stand in `notes/score.txt`: a change of the reader shows there what it costs or gains.
/// `REEDLING_RECORD=1` writes them anew.
#[test]
fn read_01_to_04_figures_of_the_batches_are_as_recorded() {
    let folder = format!("{}/tests/notes", env!("CARGO_MANIFEST_DIR"));
    let mut all = Figures::default();
    let mut report = String::new();
    for name in crate::tables::tables("fresh-") {
        let mut figures = Figures::default();
        for row in batch(&format!("{folder}/{name}.json")) {
            figures.add(&row);
            all.add(&row);
        }
        report.push_str(&format!("{}\n", figures.line(&name)));
    }
    report.push_str(&format!("{}\n", all.line("all")));
    let mut own = Figures::default();
    for name in crate::tables::tables("goals-") {
        let rows = batch(&format!("{folder}/{name}.json"));
        rows.iter().for_each(|row| own.add(row));
    }
    report.push_str(&format!("{}\n", own.line("tables")));
    all.dangers.append(&mut own.dangers);
    report.push_str(
        &all.dangers
            .iter()
            .map(|danger| format!("set though left out: {danger}\n"))
            .collect::<String>(),
    );
    let path = format!("{folder}/score.txt");
    if std::env::var_os("REEDLING_RECORD").is_some() {
        std::fs::write(&path, &report).expect("written");
    }
    let recorded = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        report, recorded,
        "record the figures, and tell what they cost"
    );
}

/// Prints the figures of files of rows: `just read-score FILE…`.
#[test]
#[ignore = "reads files that are named on the command line"]
fn score_of_files() {
    let files = std::env::var("REEDLING_READ_SCORE").expect("files, apart by spaces");
    for path in files.split_whitespace() {
        let mut figures = Figures::default();
        batch(path).iter().for_each(|row| figures.add(row));
        let mut report = figures.line(path);
        figures
            .dangers
            .iter()
            .for_each(|danger| report.push_str(&format!("\n  set though left out: {danger}")));
        std::io::Write::write_all(&mut std::io::stdout(), format!("{report}\n").as_bytes())
            .expect("printed");
    }
}
