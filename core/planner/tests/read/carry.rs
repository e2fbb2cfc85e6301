//! What an earlier lesson left open, and when that is over (GOAL-25).

use reedling_planner::{
    goals::{Context, Do, EventKind, Goal, OpenGoals, Piece, PieceState, Place, Subject, Until},
    read::read,
};

use crate::support::{context, line, piece};

/// What is carried of a goal about the Sonatina to the lesson on 2 March, by a note that names something else.
fn carried(note: &str, goal: Goal, state: Option<PieceState>) -> Option<String> {
    let mut pieces = Vec::new();
    if let Some(state) = state {
        pieces.push(piece("Sonatina"));
        pieces[0].state = state;
    }
    let asked = Context {
        pieces,
        open: Some(OpenGoals {
            lesson_date: "2026-02-23".parse().expect("a date"),
            goals: vec![goal],
        }),
        ..context()
    };
    let proposal = read(note, &asked);
    let mut carried = proposal
        .goals
        .iter()
        .filter(|goal| line(goal).contains("sonatina"));
    let first = carried.next().map(line);
    assert!(carried.next().is_none());
    first
}

fn sonatina(does: Do, until: Option<Until>) -> Goal {
    let subject = Subject::Title {
        title: "Sonatina".into(),
        composer: None,
    };
    Goal {
        until,
        ..Goal::new(does, subject)
    }
}

// GOAL-01: "everything else" is what an earlier lesson left open, too.
#[test]
fn goal_01_everything_else_that_rests_is_not_carried() {
    let open = || sonatina(Do::Practise, None);
    for others in [
        "Everything else can wait.",
        "Everything else: on hold.",
        "Everything except the Gavotte can wait.",
        "Forget about everything else, just the Gavotte.",
        "All other pieces are on hold.",
    ] {
        let note = ["Gavotte bars 1-8. ", others].concat();
        assert_eq!(carried(&note, open(), None), None, "{note}");
    }
    for free in [
        "No homework this week, the exam is over!",
        "Have a week off!",
    ] {
        assert_eq!(carried(free, open(), None), None, "{free}");
    }
    for own in [
        "The rest of the piece can wait.",
        "Everything else in the Gavotte can wait.",
        "No practice today.",
        "Scales can wait.",
    ] {
        let note = ["Gavotte bars 1-8. ", own].concat();
        assert!(carried(&note, open(), None).is_some(), "{note}");
    }
}

// Another composer's piece of that title is another piece, whatever became of it.
#[test]
fn goal_25_a_finished_piece_hides_no_other_one_of_its_title() {
    let of = |composer: &str, state| Piece {
        id: composer.into(),
        composer: Some(composer.into()),
        state,
        ..piece("Prelude in C")
    };
    let chopin = Goal::new(
        Do::Practise,
        Subject::Title {
            title: "Prelude in C".into(),
            composer: Some("Frédéric Chopin".into()),
        },
    );
    let bach = of("Bach", PieceState::Finished);
    for pieces in [
        vec![bach.clone()],
        vec![bach, of("Chopin", PieceState::Active)],
    ] {
        let asked = Context {
            pieces,
            open: Some(OpenGoals {
                lesson_date: "2026-02-23".parse().expect("a date"),
                goals: vec![chopin.clone()],
            }),
            ..context()
        };
        let goals = read(OTHER, &asked).goals;
        let does = goals.iter().find(|goal| goal.subject == chopin.subject);
        assert_eq!(does.map(|goal| goal.r#do), Some(Do::Practise), "{goals:?}");
    }
}

const OTHER: &str = "Minuet in G, bars 9-16.";
const AGAIN: &str = "Same again, well done.";

#[test]
fn goal_25_a_rest_is_carried_until_it_ends() {
    let until = |day: &str| Some(Until::Date(day.parse().expect("a date")));
    for (note, end, stays) in [
        (OTHER, None, true),
        (OTHER, Some(Until::NextLesson), false),
        (AGAIN, Some(Until::NextLesson), true),
        (OTHER, until("2026-03-03"), true),
        (OTHER, until("2026-03-02"), false),
        (AGAIN, until("2026-03-02"), false),
    ] {
        let found = carried(note, sonatina(Do::Rest, end), Some(PieceState::Resting));
        assert_eq!(found.is_some(), stays, "{note} {end:?}");
    }
}

#[test]
fn goal_25_same_again_carries_a_practised_goal_as_one_of_today() {
    let day = "2026-02-23".parse().ok();
    for (note, from) in [(AGAIN, None), (OTHER, day)] {
        let asked = Context {
            open: Some(OpenGoals {
                lesson_date: "2026-02-23".parse().expect("a date"),
                goals: vec![sonatina(Do::Practise, None)],
            }),
            ..context()
        };
        let goals = read(note, &asked).goals;
        let carried = Goal {
            carried_from: from,
            ..sonatina(Do::Practise, None)
        };
        assert!(goals.contains(&carried), "{note} {goals:?}");
    }
}

#[test]
fn goal_25_what_the_teacher_chose_since_is_not_undone() {
    use PieceState::{Active, Finished, Kept, Resting};
    for (does, state, expected) in [
        (Do::Practise, None, Some("practise")),
        (Do::Practise, Some(Active), Some("practise")),
        (Do::Practise, Some(Kept), Some("keep")),
        (Do::Practise, Some(Resting), None),
        (Do::Practise, Some(Finished), None),
        (Do::Keep, Some(Finished), None),
        (Do::Rest, Some(Resting), Some("rest")),
        (Do::Rest, Some(Active), None),
        (Do::Listen, Some(Active), None),
    ] {
        let found = carried(OTHER, sonatina(does, None), state);
        let does_now = found.as_deref().and_then(|line| line.split(' ').next());
        assert_eq!(does_now, expected, "{does:?} {state:?}");
    }
    let mut places = sonatina(Do::Rest, None);
    places.places = vec![Place::Bars { from: 20, to: 24 }];
    assert!(carried(OTHER, places, Some(Active)).is_some());
}

#[test]
fn goal_25_an_event_is_carried_up_to_its_day() {
    for (day, note, stays) in [
        ("2026-03-01", OTHER, false),
        (
            "2026-03-01",
            "Exam went brilliantly. Minuet in G, bars 9-16.",
            false,
        ),
        ("2026-03-01", AGAIN, false),
        ("2026-03-02", OTHER, true),
        ("2026-03-09", OTHER, true),
    ] {
        let exam = Subject::Event {
            event: EventKind::Exam,
            date: day.parse().ok(),
        };
        let asked = Context {
            open: Some(OpenGoals {
                lesson_date: "2026-02-23".parse().expect("a date"),
                goals: vec![Goal::new(Do::Practise, exam.clone())],
            }),
            ..context()
        };
        let goals = read(note, &asked).goals;
        let is_ahead = goals.iter().any(|goal| goal.subject == exam);
        assert_eq!(is_ahead, stays, "{day} {note} {goals:?}");
    }
}
