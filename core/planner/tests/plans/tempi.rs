//! Where a week's tempi start, and how far they go.

use reedling_planner::{
    goals::{
        Answer, Body, Do, Goal, Mode, NoteValue, PieceState, Place, Subject, Tempo, TempoMark,
        Until,
    },
    plans::{Log, PlanRequest, Tick, WeekTempo},
};

use crate::support::*;

fn mark(bpm: u16) -> Option<TempoMark> {
    Some(TempoMark {
        bpm,
        unit: NoteValue::Crotchet,
    })
}

fn quiet() -> Goal {
    Goal {
        tempo: None,
        subject: Subject::Piece {
            piece_id: "m".into(),
        },
        ..minuet()
    }
}

fn known(last_clean: Option<u16>, goal: Goal, log: Log) -> PlanRequest {
    let mut piece = piece("m", "Minuet in G", PieceState::Active);
    piece.goal_tempo = mark(100);
    piece.last_clean_tempo = last_clean.and_then(mark);
    PlanRequest {
        pieces: vec![piece],
        log,
        ..request("Piano", "Grade 4", 13, vec![goal])
    }
}

fn week(request: &PlanRequest) -> (u16, u16) {
    let made = planned(request);
    let own = request.goals[0].key();
    let week = made
        .tempi
        .iter()
        .find(|week| week.goal == own)
        .expect("a tempo");
    week.first.zip(week.last).expect("a tempo")
}

// GOAL-10.
#[test]
fn first_tempo_is_note_then_last_clean_then_last_planned() {
    let said = Goal {
        tempo: Some(Tempo {
            now: Some(63),
            next: Some(72),
            ..Tempo::default()
        }),
        ..quiet()
    };
    let planned = Log {
        planned: vec![WeekTempo {
            goal: quiet().key(),
            first: Some(58),
            last: Some(60),
            aim: None,
            weeks: 1,
        }],
        ..Log::default()
    };
    assert_eq!(week(&known(Some(80), said, planned.clone())), (63, 69));
    assert_eq!(week(&known(Some(80), quiet(), planned.clone())), (80, 83));
    assert_eq!(week(&known(None, quiet(), planned)), (58, 60));
}

// GOAL-05: new bars are not played as if the piece were unknown.
#[test]
fn other_bars_keep_the_last_tempo_of_their_piece() {
    let log = Log {
        planned: vec![WeekTempo {
            goal: quiet().key(),
            first: Some(58),
            last: Some(60),
            aim: None,
            weeks: 1,
        }],
        ..Log::default()
    };
    let other = Goal {
        places: vec![Place::Bars { from: 33, to: 40 }],
        ..quiet()
    };
    assert_eq!(week(&known(None, other, log)), (58, 60));
}

// GOAL-05, GOAL-10: the same note four weeks running.
#[test]
fn unticked_start_tempo_grows_at_most_four_percent() {
    let mut log = Log::default();
    let mut before = 0;
    for _ in 0..4 {
        let request = known(None, quiet(), log.clone());
        let (first, last) = week(&request);
        assert!(first >= before, "{before} {first}");
        assert!(
            u32::from(last) * 100 <= u32::from(first) * 104,
            "{first} {last}"
        );
        before = first;
        log.planned = planned(&request).tempi;
    }
}

// GOAL-10.
#[test]
fn clean_task_gives_way_failed_task_returns() {
    let plain = known(Some(60), quiet(), Log::default());
    let first = cards_of(&planned(&plain), "Minuet in G")[0].1.key.clone();
    let tick = |day: &str, clean| Tick {
        goal: first.goal.clone(),
        task: first.task.clone(),
        date: date(day),
        clean,
    };
    let with = |ticks| {
        known(
            Some(60),
            quiet(),
            Log {
                ticks,
                ..Log::default()
            },
        )
    };
    let made = planned(&with(vec![
        tick("2026-02-24", true),
        tick("2026-02-26", true),
    ]));
    assert!(cards(&made).all(|card| card.key.task != first.task || card.key.goal != first.goal));
    let made = planned(&with(vec![
        tick("2026-02-24", true),
        tick("2026-02-26", false),
    ]));
    assert_eq!(cards_of(&made, "Minuet in G")[0].1.key.task, first.task);
}

// PLAN-12, with a word.
#[test]
fn tempo_rises_below_goal_by_at_most_twelve_percent() {
    for next in (40..=200).step_by(8) {
        for grade in GRADES {
            let goal = Goal {
                tempo: Some(Tempo {
                    next: Some(next),
                    ..Tempo::default()
                }),
                ..minuet()
            };
            let request = request("Piano", grade, 14, vec![goal]);
            let (first, last) = week(&request);
            assert!(
                last > first && last <= next && last * 100 <= first * 112,
                "{grade} {next}: {first} {last}"
            );
        }
    }
}

#[test]
fn a_number_that_counts_another_note_is_not_taken_over() {
    let quavers = Goal {
        tempo: Some(Tempo {
            now: Some(120),
            next: Some(132),
            unit: NoteValue::Quaver,
            ..Tempo::default()
        }),
        ..quiet()
    };
    let request = known(Some(80), quavers, Log::default());
    assert_eq!(week(&request), (120, 132));
    let made = planned(&request);
    let card = cards_of(&made, "Minuet in G")[0].1;
    assert_eq!(card.tempo.map(|tempo| tempo.unit), Some(NoteValue::Quaver));
}

#[test]
fn no_number_is_invented() {
    let made = planned(&request(
        "Violin",
        "Grade 4",
        13,
        vec![Goal {
            tempo: None,
            ..minuet()
        }],
    ));
    let cards = cards_of(&made, "Minuet in G");
    assert!(!cards.is_empty());
    assert!(cards.iter().all(|(_, card)| card.tempo.is_none()));
}

// GOAL-05: a scale without a number begins under the grade's speed, and the card says that this is about right.
#[test]
fn scale_without_number_heads_for_about_grade_speed() {
    let goals = vec![Goal::new(Do::Practise, scale("G", Mode::Major))];
    let asked = request("Piano", "Grade 2", 11, goals);
    assert_eq!(week(&asked), (52, 54));
    let made = planned(&asked);
    let summary = &made.guidance.week_summary;
    assert!(
        summary
            .starts_with("The week's main point is G major scale, from ♩ = 52 towards about 66."),
        "{summary}"
    );
    for card in cards(&made).filter(|card| card.title == "G major scale") {
        let how = card.how.as_deref().unwrap_or_default();
        assert!(
            how.ends_with("Two notes to a beat; Grade 2 asks for about ♩ = 66."),
            "{how}"
        );
    }
    let log = Log {
        planned: made.tempi,
        ..Log::default()
    };
    let (first, last) = week(&PlanRequest { log, ..asked });
    assert!((52..=54).contains(&first) && last <= 66, "{first} {last}");
}

#[test]
fn summary_names_no_target_for_a_flat_tempo() {
    let mut asked = known(Some(84), quiet(), Log::default());
    let summary = |asked: &PlanRequest| planned(asked).guidance.week_summary;
    assert!(summary(&asked).contains("from ♩ = 84 towards 100"));
    asked.body = vec![Body {
        answer: Answer::Half,
        spared: None,
        until: Until::NextLesson,
    }];
    let summary = summary(&asked);
    assert!(summary.contains("at ♩ = 84."), "{summary}");
    assert!(!summary.contains("towards"), "{summary}");
}
