//! How well the reader reads notes of authors who have not seen it: `notes/fresh-*.json`, and any file of such rows. The first figure of each is kept in
//! docs/practice-plans.md (GOAL-32).
//!
//! What is shown falsely harms, what is missing costs a tap: the two are counted apart. Nothing left out is set (READ-01); the other figures
//! are recorded, and not bounded.

use reedling_planner::{
    goals::{Goal, Proposal},
    read::read,
};
use serde::Deserialize;

use crate::{
    facts::{Facts, KINDS},
    support::{asked_lines, context_of, lines},
};

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
    asked: usize,
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
        // One tap each: what is asked about is there for it, set or left.
        let asked = Facts::of(&asked_lines(&proposal));
        self.notes += 1;
        self.asked += proposal.asked.len();
        let mut corrections = proposal.asked.len();
        for kind in 0..KINDS.len() {
            let (wanted, shown) = (&wanted.set[kind], &read.set[kind]);
            let right = wanted.intersection(shown).count();
            self.right[kind] += right;
            self.wanted[kind] += wanted.len();
            self.shown[kind] += shown.len();
            let tapped = wanted
                .intersection(&asked.set[kind])
                .filter(|fact| !shown.contains(*fact));
            corrections += wanted.len() + shown.len() - 2 * right - tapped.count();
        }
        let left = wanted.left.intersection(&read.left).count();
        self.left_read += left;
        self.left_wanted += wanted.left.len();
        let tapped = wanted
            .left
            .iter()
            .filter(|left| !read.left.contains(*left) && asked.plays(left));
        corrections += wanted.left.len() - left - tapped.count();
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
             asked {}; body {}/{} false {}/{}; corrections median {} mean {:.2}",
            self.notes,
            self.left_read,
            self.left_wanted,
            self.set_though_left,
            self.rested_though_set,
            self.asked,
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
fn read_01_nothing_left_out_is_set_and_the_figures_are_as_recorded() {
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
    let path = format!("{folder}/score.txt");
    if std::env::var_os("REEDLING_RECORD").is_some() {
        std::fs::write(&path, &report).expect("written");
    }
    let recorded = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(all.dangers.is_empty(), "READ-01: {:#?}", all.dangers);
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
