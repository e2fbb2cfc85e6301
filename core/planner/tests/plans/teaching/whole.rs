//! What is played as a whole, what fills a day, and what comes before an exam.

use reedling_planner::{
    goals::{
        Answer, Body, Do, Goal, Hands, Mode, NoteValue, PieceState, Skill, Subject, TempoMark,
        Until,
    },
    input::Exam,
    plans::{Plan, PlanRequest, PracticeCard},
};

use super::days_of;
use crate::support::*;

#[test]
fn whole_piece_is_played_whole() {
    let whole = Goal {
        places: Vec::new(),
        ..minuet()
    };
    let goals = vec![
        whole,
        Goal::new(Do::Practise, scale("G", Mode::Major)),
        Goal::new(Do::Practise, skill(Skill::SightReading)),
        practise("Musette"),
    ];
    let made = planned(&request("Piano", "Grade 2", 11, goals));
    let through =
        |(day, card): &&(usize, &PracticeCard)| *day >= 4 && card.place.is_none() && *day < 6;
    let cards = cards_of(&made, "Minuet in G");
    assert!(cards.iter().any(|card| through(&card)), "{cards:?}");
}

#[test]
fn whole_piece_is_run_through_and_not_drilled() {
    for (grade, age) in [("Not Grading", 41), ("Grade 3", 12), ("Grade 6", 15)] {
        let made = planned(&request("Guitar", grade, age, vec![practise("Romance")]));
        let cards = cards_of(&made, "Romance");
        let runs = cards.iter().filter(|(_, card)| card.place.is_none());
        let runs: Vec<&PracticeCard> = runs.map(|(_, card)| *card).collect();
        assert!(!runs.is_empty(), "{grade}");
        for card in runs {
            let times = card.times.unwrap_or(1);
            assert!(times <= 2 && card.minutes >= times * 2, "{grade} {card:?}");
        }
    }
}

#[test]
fn bars_are_joined_to_the_bars_before() {
    let joins = |goals: Vec<Goal>| {
        let made = planned(&request("Piano", "Grade 5", 14, goals));
        let mut cards = cards(&made);
        cards.any(|card| card.key.task == "join-before")
    };
    assert!(joins(vec![minuet()]));
    let at = |from, to| Goal {
        places: vec![bars(from, to)],
        ..minuet()
    };
    assert!(!joins(vec![at(1, 8)]), "there is nothing before bar 1");
    let apart = Goal {
        hands: Some(Hands::Apart),
        ..minuet()
    };
    assert!(!joins(vec![apart]));
    let rest = Goal {
        r#do: Do::Rest,
        ..at(5, 8)
    };
    assert!(
        !joins(vec![minuet(), rest]),
        "what rests is not played into"
    );
}

#[test]
fn recording_covers_set_bars_until_piece_is_kept() {
    let take = |state: Option<PieceState>| {
        let mut goal = minuet();
        goal.places = vec![bars(9, 24)];
        let mut asked = request("Piano", "Grade 4", 13, vec![goal]);
        if let Some(state) = state {
            let mut known = piece("m", "Minuet in G", state);
            known.last_clean_tempo = Some(TempoMark {
                bpm: 60,
                unit: NoteValue::Crotchet,
            });
            asked.pieces = vec![known];
            asked.goals[0].subject = Subject::Piece {
                piece_id: "m".into(),
            };
        }
        let made = planned(&asked);
        let takes = cards(&made).filter(|card| card.key.task.starts_with("take"));
        let places: Vec<_> = takes.map(|card| card.place.clone()).collect();
        assert_eq!(places.len(), 1);
        places[0].clone()
    };
    let set = Some("Bars 9–24");
    assert_eq!(take(None).as_deref(), set);
    assert_eq!(
        take(Some(PieceState::Active)).as_deref(),
        set,
        "its tempo is of the bars that were set"
    );
    assert_eq!(take(Some(PieceState::Kept)), None);
}

#[test]
fn week_of_open_goals_is_a_normal_week() {
    let carried = Goal {
        carried_from: Some(date("2026-02-23")),
        ..practise("Gavotte")
    };
    let asked = PlanRequest {
        pieces: vec![piece("k", "Nocturne", PieceState::Kept)],
        ..request("Piano", "Grade 6", 15, vec![carried])
    };
    let made = planned(&asked);
    let practised = days_of(&made, "Gavotte");
    let practised = practised.iter().filter(|day| **day < 6);
    assert_eq!(practised.count(), 5);
    assert!(days_of(&made, "Nocturne").len() <= 2);
    assert!(
        made.guidance
            .week_summary
            .starts_with("Still open from your last lesson: ")
    );
}

#[test]
fn a_second_place_comes_before_what_nobody_set() {
    let goal = Goal {
        places: vec![bars(1, 16)],
        ..practise("Gavotte")
    };
    for (grade, age) in [("Grade 2", 12), ("Grade 5", 14)] {
        let made = planned(&request(
            "Piano",
            grade,
            age,
            vec![goal.clone(), practise("Rondo")],
        ));
        for day in &made.cards[..3] {
            let own = day.cards.iter().filter(|card| card.title == "Gavotte");
            assert_eq!(own.count(), 2, "{grade}");
        }
    }
}

#[test]
fn unasked_scales_need_age_grade_and_a_healthy_body() {
    let ladder = |made: &Plan| {
        let keys = cards(made).map(|card| card.key.goal.clone());
        let mut days: Vec<String> = keys.filter(|key| key.starts_with("ladder")).collect();
        let all = days.len();
        days.sort();
        days.dedup();
        (all, days.len())
    };
    for (grade, age) in [
        ("Initial Grade", 6),
        ("Grade 2", 11),
        ("Grade 5", 10),
        ("Not Grading", 41),
    ] {
        let made = planned(&request("Piano", grade, age, vec![minuet()]));
        assert_eq!(ladder(&made), (0, 0), "{grade}");
    }
    let mut asked = request("Guitar", "Grade 5", 14, vec![minuet()]);
    let (all, different) = ladder(&planned(&asked));
    assert!(
        (1..=3).contains(&all) && different == 1,
        "{all} {different}"
    );
    asked.body = vec![Body {
        answer: Answer::Half,
        spared: None,
        until: Until::NextLesson,
    }];
    assert_eq!(ladder(&planned(&asked)), (0, 0));
}

#[test]
fn set_scales_are_as_long_as_ladder_scales() {
    for grade in ["Grade 4", "Grade 8"] {
        let goals = vec![minuet(), Goal::new(Do::Practise, scale("C", Mode::Major))];
        let made = planned(&request("Alto saxophone", grade, 20, goals));
        let longest = |key: &str| {
            let own = cards(&made).filter(|card| card.key.goal.starts_with(key));
            own.map(|card| card.minutes).max().unwrap_or(0)
        };
        assert!(longest("technique") >= longest("ladder"), "{grade}");
    }
}

#[test]
fn exam_week_has_daily_aural_reading_and_an_audience() {
    let goals = vec![
        minuet(),
        practise("Study"),
        Goal::new(Do::Practise, skill(Skill::Aural)),
    ];
    let mut asked = request("Alto saxophone", "Grade 8", 30, goals);
    asked.dates.exam = Some(Exam {
        board: None,
        date: Some(date("2026-03-22")),
    });
    let made = planned(&asked);
    for at in [0, 1, 2, 4, 5] {
        let titles: Vec<&str> = made.cards[at]
            .cards
            .iter()
            .map(|card| card.title.as_str())
            .collect();
        assert!(
            titles.contains(&"Aural") && titles.contains(&"Sight-reading"),
            "{titles:?}"
        );
    }
    let takes: Vec<usize> = made
        .cards
        .iter()
        .enumerate()
        .filter(|(_, day)| {
            day.cards
                .iter()
                .any(|card| card.key.task.starts_with("take"))
        })
        .map(|(at, _)| at)
        .collect();
    assert_eq!(takes, [2, 4, 5]);
    let to_people = cards(&made).filter(|card| card.key.task == "take-all-heard");
    assert_eq!(to_people.count(), 2);
}
