//! The tables of notes with the goals that they set: `notes/goals-*.json`.

use reedling_planner::{
    goals::{BodySign, Goal, Hands, Proposal},
    read::read,
};
use serde::Deserialize;

use crate::{
    facts::Facts,
    support::{asked_lines, context_of, lines, rows},
};

/// A note, the pieces of the student and the goals in one line each; what is not named is not looked at.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Row {
    note: String,
    #[serde(default)]
    pieces: Vec<String>,
    #[serde(default)]
    open: Vec<Goal>,
    #[serde(default)]
    goals: Option<Vec<String>>,
    #[serde(default)]
    how: Option<String>,
    #[serde(default)]
    needs: Option<String>,
    #[serde(default)]
    body: Option<String>,
    /// The last day that the words on the body name.
    #[serde(default)]
    until: Option<String>,
    #[serde(default)]
    minutes: Option<u16>,
    /// The hands of the week.
    #[serde(default)]
    hands: Option<Hands>,
    /// Whether the metronome is left out.
    #[serde(default)]
    without_metronome: bool,
    #[serde(default)]
    off: Vec<String>,
    #[serde(default)]
    unread: Option<Vec<String>>,
    /// Whether the goals are exactly those; else nothing of them is false, and what is missing is asked about or stays in the
    /// teacher's words: `notes/score.txt` counts it.
    #[serde(default)]
    exact: bool,
}

fn problems(row: &Row) -> Vec<String> {
    let context = context_of(&row.pieces, &row.open);
    let proposal = read(&row.note, &context);
    let mut wrong = Vec::new();
    if let Some(wanted) = &row.goals {
        let found = lines(&proposal);
        let asked = asked_lines(&proposal);
        let lies = Facts::of(&found).lies(&Facts::of(wanted));
        if &found != wanted && (row.exact || !lies.is_empty()) {
            wrong.push(format!(
                "goals {found:?}\n      not {wanted:?}\n    asked {asked:?} {lies:?}"
            ));
        }
    }
    if let Some(how) = &row.how {
        let found: Vec<_> = proposal
            .goals
            .iter()
            .filter_map(|goal| goal.how.as_deref())
            .collect();
        if found.join(" / ") != *how {
            wrong.push(format!("how {found:?}, not {how:?}"));
        }
    }
    if let Some(needs) = &row.needs {
        let found = proposal.goals.iter().flat_map(|goal| &goal.needs);
        let found: Vec<_> = found
            .map(|need| format!("{need:?}").to_lowercase())
            .collect();
        if found.join(" ") != *needs {
            wrong.push(format!("needs {found:?}, not {needs:?}"));
        }
    }
    if let Some(body) = &row.body
        && body_of(&proposal) != body
    {
        wrong.push(format!("body {}, not {body}", body_of(&proposal)));
    }
    if let Some(until) = &row.until {
        let found = proposal.body.as_ref().and_then(|body| body.until);
        if found.map(|day| day.to_string()).as_deref() != Some(until) {
            wrong.push(format!("until {found:?}, not {until}"));
        }
    }
    if proposal.week.minutes_per_day != row.minutes {
        wrong.push(format!("minutes {:?}", proposal.week.minutes_per_day));
    }
    if proposal.week.hands != row.hands {
        wrong.push(format!("hands {:?}", proposal.week.hands));
    }
    if proposal.week.without_metronome != row.without_metronome {
        wrong.push("the metronome".to_owned());
    }
    let off: Vec<_> = proposal
        .week
        .off_dates
        .iter()
        .map(ToString::to_string)
        .collect();
    if off != row.off {
        wrong.push(format!("off {off:?}, not {:?}", row.off));
    }
    if let Some(unread) = &row.unread {
        let found: Vec<_> = proposal
            .unread
            .iter()
            .map(|phrase| phrase.text.as_str())
            .collect();
        if &found != unread {
            wrong.push(format!("unread {found:?}"));
        }
    }
    wrong
}

fn body_of(proposal: &Proposal) -> &'static str {
    match proposal.body.as_ref().map(|body| body.sign) {
        None => "usual",
        Some(BodySign::Ease) => "ease",
        Some(BodySign::Stop) => "stop",
    }
}

/// The tables whose names begin so, in order.
pub fn tables(start: &str) -> Vec<String> {
    let folder = format!("{}/tests/notes", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("the tables");
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let mut names: Vec<_> = names
        .filter_map(|name| name.strip_suffix(".json").map(str::to_owned))
        .collect();
    names.retain(|name| name.starts_with(start));
    names.sort();
    names
}

/// The rows of a table of which something is wrong, and what.
pub fn wrong_rows(name: &str) -> Vec<String> {
    let wrong = rows::<Row>(name).into_iter().filter_map(|row| {
        let found = problems(&row);
        (!found.is_empty()).then(|| format!("{name}: {}\n    {}", row.note, found.join("\n    ")))
    });
    wrong.collect()
}

#[test]
fn notes_set_the_goals_of_the_tables() {
    let wrong: Vec<_> = tables("goals-")
        .iter()
        .flat_map(|name| wrong_rows(name))
        .collect();
    assert!(
        wrong.is_empty(),
        "{} rows:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
