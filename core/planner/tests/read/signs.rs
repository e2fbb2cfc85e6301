//! The rows of `data/*.signs`: each has an example that it hits and one that it must not, and they are read so.

use reedling_planner::{
    goals::{Do, Proposal},
    read::read,
};

use crate::support::{asked_lines, context_of, lines};

fn read_in(note: &str) -> Proposal {
    let titles = ["Waltz", "Gavotte", "Walzer", "Valse", "Vals", "Gavota"];
    read(note, &context_of(&titles.map(str::to_owned), &[]))
}

fn does(proposal: &Proposal, wanted: Do) -> bool {
    proposal.goals.iter().any(|goal| goal.r#do == wanted)
}

/// Whether a note is read as an act says.
fn acts(kind: &str, proposal: &Proposal) -> bool {
    match kind.split(' ').next().unwrap_or_default() {
        "leave" | "deny" | "except" => does(proposal, Do::Rest),
        "done" if kind.ends_with("place") => !proposal.asked.is_empty(),
        "done" => does(proposal, Do::Finish),
        "keep" => does(proposal, Do::Keep),
        "listen" => does(proposal, Do::Listen),
        "perform" => does(proposal, Do::Perform),
        "stop" => does(proposal, Do::Rest) && does(proposal, Do::Practise),
        "mask" => !does(proposal, Do::Rest) && proposal.asked.is_empty(),
        "first" => !lines(proposal)[0].ends_with("Gavotte"),
        _ => !proposal.asked.is_empty(),
    }
}

#[test]
fn read_07_signs_hit_their_examples_and_miss_the_others() {
    let mut wrong = Vec::new();
    let mut rows = 0;
    for language in ["en", "de", "fr", "es"] {
        let folder = env!("CARGO_MANIFEST_DIR");
        let path = format!("{folder}/data/{language}.signs");
        let text = std::fs::read_to_string(path).expect("the signs");
        for row in text.split("\n\n") {
            let lines_of: Vec<&str> = row.trim().lines().collect();
            let [kind, _, hit, miss] = lines_of[..] else {
                continue;
            };
            rows += 1;
            for (note, wanted) in [(&hit[2..], true), (&miss[2..], false)] {
                // What comes first is seen beside something else.
                let before = if kind.starts_with("first") {
                    "Gavotte. "
                } else {
                    ""
                };
                let proposal = read_in(&[before, note].concat());
                if acts(kind, &proposal) != wanted {
                    let (set, asked) = (lines(&proposal), asked_lines(&proposal));
                    wrong.push(format!("{kind}: {note}: {set:?} asked {asked:?}"));
                }
            }
        }
    }
    assert!(rows > 60, "{rows} rows");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
