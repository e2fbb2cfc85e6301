//! Random requests. Few subjects share many goals, so that goals of one piece meet: hands apart beside hands together, bars
//! that rest inside bars that are set, a title beside the piece that it stands for.

mod goals;

use chrono::{Days, TimeDelta};
use proptest::{prelude::*, sample::Index};
use reedling_planner::{
    goals::{
        Answer, Body, Goal, Hands, NoteValue, Piece, PieceState, Side, TempoMark, Until, Week,
        unite,
    },
    input::{Exam, LogEntry},
    plans::{Log, PlanRequest, Tick, WeekTempo},
};

use crate::support::*;

/// Any request for an instrument: all grades and ages, none to six goals.
pub fn any_request(instrument: &'static str) -> impl Strategy<Value = PlanRequest> {
    let student = (
        prop::sample::select(GRADES.to_vec()),
        prop::option::weighted(0.95, 3_u8..=99),
    );
    let next_lesson = prop::option::of(0_u64..12);
    (
        goals::any_goals().prop_map(unite),
        week(),
        body(),
        log(),
        student,
        (next_lesson, exam()),
    )
        .prop_map(
            move |(goals, week, body, log, (grade, age), (next_lesson, exam))| {
                let mut asked = request(instrument, grade, age.unwrap_or(30), goals);
                asked.student.age = age;
                let lesson = asked.dates.lesson;
                asked.dates.next_lesson = next_lesson.map(|days| lesson + Days::new(days));
                asked.dates.exam = exam.map(|days| Exam {
                    board: None,
                    date: lesson.checked_add_signed(TimeDelta::days(days)),
                });
                asked.log = log_of(log, &asked.goals);
                PlanRequest {
                    week,
                    body,
                    pieces: repertoire(),
                    ..asked
                }
            },
        )
}

/// Days to the exam: this week, in the weeks before it, at any time, never.
fn exam() -> impl Strategy<Value = Option<i64>> {
    prop_oneof![
        4 => Just(None),
        1 => (0_i64..10).prop_map(Some),
        1 => (10_i64..45).prop_map(Some),
        1 => (-5_i64..120).prop_map(Some),
    ]
}

fn week() -> impl Strategy<Value = Week> {
    let days = vec![date("2026-03-03"), date("2026-03-05"), date("2026-03-08")];
    (
        prop::option::weighted(0.3, 1_u16..90),
        prop::option::weighted(0.2, 0_u8..=7),
        prop::sample::subsequence(days, 0..3),
        prop::option::weighted(0.1, prop::sample::select(vec![Hands::Left, Hands::Apart])),
        prop::bool::weighted(0.1),
    )
        .prop_map(
            |(minutes_per_day, days, off_dates, hands, without_metronome)| Week {
                minutes_per_day,
                days,
                off_dates,
                hands,
                without_metronome,
            },
        )
}

fn body() -> impl Strategy<Value = Vec<Body>> {
    let day = |day: &str| Until::Date(date(day));
    let answer = |answer, spared, until| Body {
        answer,
        spared,
        until,
    };
    let answers = vec![
        answer(Answer::Half, None, Until::NextLesson),
        answer(Answer::Half, None, day("2026-03-07")),
        answer(Answer::OtherHand, Some(Side::Left), day("2026-03-06")),
        answer(Answer::OtherHand, Some(Side::Right), day("2026-03-04")),
        answer(Answer::Listening, None, day("2026-03-05")),
    ];
    prop_oneof![
        5 => Just(Vec::new()),
        3 => prop::sample::subsequence(answers, 1..4),
    ]
}

/// Tasks that may have been ticked: of needs, of new pieces, of any place.
const TICKED: [&str; 8] = [
    "rhythm-tap",
    "rhythm-step",
    "evenness-slow",
    "hands-beat",
    "new-clap",
    "trouble",
    "hear-first",
    "scale-slow",
];

/// Entries, weeks of goals and ticks of goals, all by the place of the goal.
type AnyLog = (
    Vec<LogEntry>,
    Vec<(Index, (u16, u16), u8)>,
    Vec<(Index, &'static str, u64, bool)>,
);

fn log() -> impl Strategy<Value = AnyLog> {
    let entry = (0_u16..60, 0_u16..60).prop_map(|(planned_minutes, done_minutes)| LogEntry {
        planned_minutes,
        done_minutes,
    });
    let planned = (any::<Index>(), (30_u16..200, 0_u16..24), 1_u8..6);
    let tick = (
        any::<Index>(),
        prop::sample::select(TICKED.to_vec()),
        1_u64..70,
        prop::bool::weighted(0.7),
    );
    (
        prop::collection::vec(entry, 0..4),
        prop::collection::vec(planned, 0..4),
        prop::collection::vec(tick, 0..12),
    )
}

fn log_of((entries, planned, ticks): AnyLog, goals: &[Goal]) -> Log {
    if goals.is_empty() {
        return Log {
            entries,
            ..Log::default()
        };
    }
    let key = |index: &Index| index.get(goals).key();
    let week = |(index, (first, more), weeks): &(Index, (u16, u16), u8)| WeekTempo {
        goal: key(index),
        first: Some(*first),
        last: Some(first + more),
        aim: None,
        weeks: *weeks,
    };
    let tick = |(index, task, days, clean): &(Index, &str, u64, bool)| Tick {
        goal: key(index),
        task: (*task).into(),
        date: date("2026-03-02") - Days::new(*days),
        clean: *clean,
    };
    Log {
        planned: planned.iter().map(week).collect(),
        ticks: ticks.iter().map(tick).collect(),
        entries,
    }
}

/// The pieces that goals may name by `pieceId`, one of each state.
fn repertoire() -> Vec<Piece> {
    let mark = |bpm| {
        Some(TempoMark {
            bpm,
            unit: NoteValue::Crotchet,
        })
    };
    vec![
        Piece {
            goal_tempo: mark(96),
            last_clean_tempo: mark(72),
            ..piece("a", "March in D", PieceState::Active)
        },
        piece("b", "Berceuse", PieceState::Kept),
        piece("c", "Prelude", PieceState::Resting),
        Piece {
            last_set: None,
            ..piece("d", "Waltz in A", PieceState::Active)
        },
    ]
}
