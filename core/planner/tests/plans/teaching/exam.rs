//! The last three weeks before an exam: all pieces in its order, and scales that are drawn.

use reedling_planner::{
    goals::{Do, Form, Goal, Mode, Subject, Technique},
    input::Exam,
    plans::{Plan, PlanRequest, PracticeCard},
};

use super::begun;
use crate::support::*;

/// The days from the lesson to the exam.
fn before_exam(days: u64, goals: Vec<Goal>) -> PlanRequest {
    let mut asked = request("Alto saxophone", "Grade 8", 30, goals);
    asked.dates.exam = Some(Exam {
        board: None,
        date: Some(asked.dates.lesson + chrono::Days::new(days)),
    });
    asked
}

fn of<'a>(made: &'a Plan, key: &'a str) -> Vec<&'a PracticeCard> {
    cards(made).filter(|card| card.key.goal == key).collect()
}

#[test]
fn run_before_an_exam_is_the_whole_programme_in_order() {
    let goals = vec![
        minuet(),
        practise("Study"),
        begun("Encore"),
        Goal::new(Do::Keep, title("Aria")),
    ];
    for days in [8, 14, 21] {
        let made = planned(&before_exam(days, goals.clone()));
        let runs = of(&made, "programme");
        assert!((2..=3).contains(&runs.len()), "{days}: {runs:?}");
        for run in runs {
            let pieces = Some("Minuet in G, Study and Aria");
            assert_eq!(run.place.as_deref(), pieces, "nothing new is performed");
            assert!(run.tempo.is_none() && run.times == Some(1), "{run:?}");
        }
        let part = |card: &PracticeCard| ["take", "take-part"].contains(&card.key.task.as_str());
        assert!(!cards(&made).any(part), "no part of a piece is a run");
    }
    assert!(of(&planned(&before_exam(30, goals)), "programme").is_empty());
}

#[test]
fn what_is_partly_left_out_is_not_in_the_programme() {
    let rest = Goal {
        places: vec![bars(20, 24)],
        ..Goal::new(Do::Rest, title("Study"))
    };
    let goals = vec![minuet(), practise("Study"), rest];
    let made = planned(&before_exam(14, goals));
    let runs = of(&made, "programme");
    assert!(!runs.is_empty());
    for run in runs {
        assert_eq!(run.place.as_deref(), Some("Minuet in G"));
    }
}

#[test]
fn scales_are_drawn_from_those_that_are_set() {
    let scale = |tonic| Goal::new(Do::Practise, scale(tonic, Mode::Major));
    let whole_tone = Subject::Technique(Technique {
        form: Form::WholeTone,
        key: None,
        octaves: None,
        name: None,
    });
    let whole_tone = Goal::new(Do::Practise, whole_tone);
    for (set, names) in [
        (
            vec![scale("G"), scale("C")],
            Some("G major scale and C major scale"),
        ),
        (vec![whole_tone], Some("Whole-tone scale")),
        (vec![scale("G")], None),
    ] {
        let goals: Vec<Goal> = [minuet()].into_iter().chain(set).collect();
        let made = planned(&before_exam(20, goals.clone()));
        let drawn = of(&made, "draw");
        assert_eq!(!drawn.is_empty(), names.is_some(), "{names:?}");
        assert!(drawn.iter().all(|card| card.place.as_deref() == names));
        let ladder = |made: &Plan| cards(made).any(|card| card.key.goal.starts_with("ladder"));
        assert!(drawn.is_empty() || !ladder(&made), "nobody set the ladder");
        let early = planned(&before_exam(60, goals));
        assert!(of(&early, "draw").is_empty() && ladder(&early));
    }
}
