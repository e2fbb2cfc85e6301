//! Requests to plan from, and what to look for in a plan.

use chrono::NaiveDate;
use reedling_planner::{
    goals::{
        Do, Form, Goal, Key, Mode, Piece, PieceState, Place, Skill, Subject, Technique, Tempo,
    },
    plans::{Dates, Plan, PlanRequest, PracticeCard, Student, check::check, plan},
};

pub fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

pub fn request(instrument: &str, grade: &str, age: u8, goals: Vec<Goal>) -> PlanRequest {
    PlanRequest {
        goals,
        student: Student {
            instrument: instrument.into(),
            grade: grade.into(),
            age: Some(age),
            is_minor: age < 18,
        },
        dates: Dates {
            lesson: date("2026-03-02"),
            next_lesson: Some(date("2026-03-09")),
            exam: None,
        },
        ..PlanRequest::default()
    }
}

pub fn title(title: &str) -> Subject {
    Subject::Title {
        title: title.into(),
        composer: None,
    }
}

pub fn practise(name: &str) -> Goal {
    Goal::new(Do::Practise, title(name))
}

pub fn bars(from: u16, to: u16) -> Place {
    Place::Bars { from, to }
}

pub fn minuet() -> Goal {
    Goal {
        places: vec![bars(9, 16)],
        tempo: Some(Tempo {
            next: Some(72),
            ..Tempo::default()
        }),
        ..practise("Minuet in G")
    }
}

pub fn scale(tonic: &str, mode: Mode) -> Subject {
    Subject::Technique(Technique {
        form: Form::Scale,
        key: Some(Key {
            tonic: tonic.into(),
            mode: Some(mode),
        }),
        octaves: None,
        name: None,
    })
}

pub fn skill(skill: Skill) -> Subject {
    Subject::Skill { skill }
}

pub fn words(text: &str) -> Goal {
    Goal::new(Do::Practise, Subject::Words { text: text.into() })
}

pub fn piece(id: &str, title: &str, state: PieceState) -> Piece {
    Piece {
        id: id.into(),
        title: title.into(),
        composer: None,
        kind: None,
        goal_tempo: None,
        last_clean_tempo: None,
        state,
        resting_until: None,
        last_set: "2026-02-23".parse().ok(),
    }
}

/// A plan that its own check takes.
pub fn planned(request: &PlanRequest) -> Plan {
    let made = plan(request);
    let problems = check(&made, request);
    assert!(
        problems.is_empty(),
        "{problems:?}\n{:#?}\n{}",
        request.goals,
        text(&made)
    );
    made
}

pub fn text(plan: &Plan) -> String {
    serde_json::to_string_pretty(plan).expect("a plan is JSON")
}

/// All that is read in a plan: guidance and cards, not the keys.
pub fn read(plan: &Plan) -> String {
    let mut read = serde_json::to_string(&plan.guidance).expect("JSON");
    for card in cards(plan) {
        for part in [
            &card.place,
            &card.hands,
            &card.done,
            &card.how,
            &card.teacher,
        ] {
            read.push_str(part.as_deref().unwrap_or_default());
            read.push('\n');
        }
        read.push_str(&card.title);
        read.push_str(&card.task);
    }
    read
}

pub fn cards(plan: &Plan) -> impl Iterator<Item = &PracticeCard> {
    plan.cards.iter().flat_map(|day| &day.cards)
}

/// The cards of a title with the index of their day.
pub fn cards_of<'a>(plan: &'a Plan, title: &'a str) -> Vec<(usize, &'a PracticeCard)> {
    let days = plan.cards.iter().enumerate();
    days.flat_map(|(at, day)| day.cards.iter().map(move |card| (at, card)))
        .filter(|(_, card)| card.title == title)
        .collect()
}

pub const GRADES: [&str; 10] = [
    "Initial Grade",
    "Grade 1",
    "Grade 2",
    "Grade 3",
    "Grade 4",
    "Grade 5",
    "Grade 6",
    "Grade 7",
    "Grade 8",
    "Not Grading",
];

pub const INSTRUMENTS: [&str; 7] = [
    "Piano",
    "Violin",
    "Guitar",
    "Alto saxophone",
    "Voice",
    "Drums",
    "Theremin",
];
