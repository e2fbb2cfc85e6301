//! Which of a model's goals become rows, and in which state (READ-11, READ-12).

mod states;

use reedling_planner::{
    goals::{Context, Do, Goal, Hands, Place, Subject, Tempo},
    proposed::{PROPOSED_MAX, ProposedGoal, ProposedRow, RowState, rows},
    read::read,
};
use serde_json::json;

fn context() -> Context {
    Context {
        instrument: "Piano".into(),
        grade: "Grade 3".into(),
        ..Context::on("2026-11-30".parse().expect("a day"))
    }
}

fn practise(title: &str) -> Goal {
    let subject = Subject::Title {
        title: title.into(),
        composer: None,
    };
    Goal::new(Do::Practise, subject)
}

fn bars(from: u16, to: u16) -> Place {
    Place::Bars { from, to }
}

fn tempo(now: u16) -> Option<Tempo> {
    Some(Tempo {
        now: Some(now),
        ..Tempo::default()
    })
}

/// What a model's goals add to a note, each with its quote.
fn added(note: &str, proposed: &[(Goal, &str)]) -> Vec<ProposedRow> {
    let of = |(goal, quote): &(Goal, &str)| ProposedGoal {
        goal: goal.clone(),
        quote: (*quote).to_owned(),
    };
    let proposal = read(note, &context());
    rows(
        note,
        &context(),
        &proposal,
        proposed.iter().map(of).collect(),
    )
}

fn states(rows: &[ProposedRow]) -> Vec<RowState> {
    rows.iter().map(|row| row.state).collect()
}

const FOREIGN: &str = "O Malhão vai “bem”,\n compassos 9 a 16 a 60.";

#[test]
fn read_11_a_quote_that_is_not_in_the_note_is_dropped() {
    for quote in [
        "o malhão vai",
        "compassos 9-16",
        "",
        " ",
        "Rondo",
        &"a".repeat(2_000),
    ] {
        assert_eq!(
            added(FOREIGN, &[(practise("Malhão"), quote)]),
            [],
            "{quote}"
        );
    }
    for quote in ["O Malhão vai \"bem\", compassos 9", " Malhão  vai\n«bem»"] {
        let rows = added(FOREIGN, &[(practise("Malhão"), quote)]);
        assert_eq!(states(&rows), [RowState::Asked], "{quote}");
        assert!(
            FOREIGN.replace("\n ", " ").contains(&rows[0].goal.said),
            "in the note's own words"
        );
    }
}

#[test]
fn read_11_what_the_note_sets_already_is_dropped() {
    let note = "Minuet in G, bars 9-16 and 20-24, hands apart at 60. C major scale.";
    let minuet = |places: &[Place]| Goal {
        places: places.to_vec(),
        ..practise("minuet in g")
    };
    let whole = Goal {
        hands: Some(Hands::Apart),
        tempo: tempo(60),
        ..minuet(&[bars(9, 16), bars(20, 24)])
    };
    for goal in [whole, minuet(&[]), minuet(&[bars(20, 24)])] {
        assert_eq!(
            added(note, &[(goal.clone(), "Minuet in G")]),
            [],
            "{goal:?}"
        );
    }
    let rows = added(
        note,
        &[
            (practise("Rondo"), "C major scale"),
            (practise("Rondo"), "bars 9-16"),
        ],
    );
    assert_eq!(rows.len(), 1, "the same twice");
}

#[test]
fn read_11_more_than_the_note_sets_is_asked_of_the_same_row() {
    let note = "Minuet in G, bars 9-16, left hand late, sixty to the crotchet.";
    let own = read(note, &context()).goals.remove(0);
    let proposed = Goal {
        places: vec![bars(9, 16)],
        tempo: tempo(60),
        ..practise("Minuet in G")
    };
    let rows = added(note, &[(proposed, "sixty to the crotchet")]);
    assert_eq!(states(&rows), [RowState::Asked]);
    let expected = Goal {
        tempo: tempo(60),
        said: "sixty to the crotchet".into(),
        ..own
    };
    assert_eq!(rows[0].goal, expected, "what else the row has stays");
}

#[test]
fn read_11_goals_that_break_a_rule_are_dropped_and_rows_have_an_end() {
    let note = "Rondo.";
    for wrong in [
        Goal {
            places: vec![bars(9, 1)],
            ..practise("Rondo")
        },
        Goal {
            tempo: tempo(2_000),
            ..practise("Rondo")
        },
        practise(" "),
        practise(&"a".repeat(500)),
    ] {
        assert_eq!(added(note, &[(wrong, "Rondo")]), []);
    }
    let many: Vec<(Goal, &str)> = (1..60)
        .map(|number| (practise(&format!("Rondo {number}")), "Rondo"))
        .collect();
    assert_eq!(added(note, &many).len(), PROPOSED_MAX);
}

#[test]
fn a_row_says_its_state_in_a_word() {
    let row = ProposedRow {
        goal: practise("Rondo"),
        state: RowState::Clash,
    };
    assert_eq!(json!(row)["state"], "clash");
}
