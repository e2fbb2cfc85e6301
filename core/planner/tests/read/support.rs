//! Contexts and tables of notes, and a goal in one line, as the tables of notes have it: "practise minuet in g/petzold, bars 9-16, apart, ♩ 60 > 72".

use reedling_planner::goals::{
    Context, Do, Goal, Hands, NoteValue, OpenGoals, Piece, PieceState, Proposal, Subject, Tempo,
};
use serde::de::DeserializeOwned;

/// The rows of a table of notes.
pub fn rows<Row: DeserializeOwned>(name: &str) -> Vec<Row> {
    let path = format!("{}/tests/notes/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a table");
    serde_json::from_str(&text).expect("rows")
}

/// A lesson on Monday, 2 March, of a pianist of twelve.
pub fn context() -> Context {
    Context {
        instrument: "Piano".into(),
        grade: "Grade 3".into(),
        age: Some(12),
        ..Context::on("2026-03-02".parse().expect("a date"))
    }
}

/// The same with these pieces, and what the lesson a week before left open.
pub fn context_of(pieces: &[String], open: &[Goal]) -> Context {
    Context {
        pieces: pieces.iter().map(|title| piece(title)).collect(),
        open: (!open.is_empty()).then(|| OpenGoals {
            lesson_date: "2026-02-23".parse().expect("a date"),
            goals: open.to_vec(),
        }),
        ..context()
    }
}

/// A piece of the repertoire, set a week ago; its id is its title.
pub fn piece(title: &str) -> Piece {
    let (name, composer) = match title.split_once(" / ") {
        Some((name, composer)) => (name, Some(composer.to_owned())),
        None => (title, None),
    };
    Piece {
        id: name.into(),
        title: name.into(),
        composer,
        kind: None,
        goal_tempo: None,
        last_clean_tempo: None,
        state: PieceState::Active,
        resting_until: None,
        last_set: "2026-02-23".parse().ok(),
    }
}

/// A goal in one line.
pub fn line(goal: &Goal) -> String {
    let mut line = format!(
        "{} {}",
        does(goal.r#do),
        goal.subject.key().split_once(':').expect("a kind").1
    );
    if goal.subject.key().starts_with("words:") {
        line = format!("{} words", does(goal.r#do));
    }
    for place in &goal.places {
        line.push_str(", ");
        line.push_str(&place.key());
    }
    if let Some(hands) = goal.hands {
        line.push_str(", ");
        line.push_str(hand(hands));
    }
    if let Some(tempo) = &goal.tempo {
        line.push_str(", ");
        line.push_str(&mark(tempo));
    }
    line
}

/// All goals of a proposal. A piece that is practised is played with the hand of the week where it names none, as in the plan.
pub fn lines(proposal: &Proposal) -> Vec<String> {
    let goals = proposal.goals.iter();
    goals.map(|goal| played(proposal, goal)).collect()
}

/// What a proposal asks about, as it would be set.
pub fn asked_lines(proposal: &Proposal) -> Vec<String> {
    let asked = proposal.asked.iter();
    asked.map(|goal| played(proposal, goal)).collect()
}

fn played(proposal: &Proposal, goal: &Goal) -> String {
    let one = |hands: &Hands| matches!(hands, Hands::Left | Hands::Right);
    let of_week = proposal.week.hands.filter(one);
    let piece = matches!(goal.subject, Subject::Piece { .. } | Subject::Title { .. });
    line(&Goal {
        hands: goal
            .hands
            .or(of_week.filter(|_| piece && goal.r#do == Do::Practise)),
        ..goal.clone()
    })
}

fn does(does: Do) -> &'static str {
    match does {
        Do::Practise => "practise",
        Do::Keep => "keep",
        Do::Listen => "listen",
        Do::Rest => "rest",
        Do::Finish => "finish",
        Do::Perform => "perform",
    }
}

fn hand(hands: Hands) -> &'static str {
    match hands {
        Hands::Together => "together",
        Hands::Apart => "apart",
        Hands::Left => "left",
        Hands::Right => "right",
    }
}

fn mark(tempo: &Tempo) -> String {
    let mut text = match tempo.unit {
        NoteValue::Crotchet => "♩".to_owned(),
        unit => format!("{unit:?}").to_lowercase(),
    };
    if let Some(now) = tempo.now {
        text.push_str(&format!(" {now}"));
    }
    if let Some(next) = tempo.next {
        text.push_str(&format!(" > {next}"));
    }
    if let Some(ceiling) = tempo.ceiling {
        text.push_str(&format!(" <= {ceiling}"));
    }
    text
}
