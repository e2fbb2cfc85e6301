//! Any goals give a plan that does what they say.

use proptest::prelude::*;
use reedling_planner::{
    goals::{
        Answer, Body, Do, Form, Goal, Hands, Key, Mode, Need, NoteValue, PieceState, Place, Side,
        Skill, Subject, Technique, Tempo, Until, Week,
    },
    input::{Exam, LogEntry},
    plans::{Log, PlanRequest, check::check, plan},
};

use crate::support::*;

fn subject() -> impl Strategy<Value = Subject> {
    let titles = prop::sample::select(vec![
        "Minuet in G",
        "Gavotte",
        "Waltz in A",
        "Lightly Row",
        "Étude Op. 10 No. 3",
    ]);
    let forms = prop::sample::select(vec![
        Form::Scale,
        Form::ContraryMotion,
        Form::Chromatic,
        Form::WholeTone,
        Form::DoubleNotes,
        Form::Arpeggio,
        Form::DominantSeventh,
        Form::DiminishedSeventh,
        Form::BrokenChord,
        Form::Chords,
        Form::Exercise,
    ]);
    let tonics = prop::sample::select(vec!["C", "G", "B♭", "F♯"]);
    let modes = prop::option::of(prop::sample::select(vec![
        Mode::Major,
        Mode::HarmonicMinor,
        Mode::Dorian,
    ]));
    let skills = prop::sample::select(vec![
        Skill::SightReading,
        Skill::Aural,
        Skill::Theory,
        Skill::Improvising,
        Skill::Tone,
        Skill::Breath,
        Skill::Posture,
        Skill::Technique,
    ]);
    let said = prop::sample::select(vec![
        "Verse chords slowly",
        "Ask your brother. 5 min: x; done when ♩ = 900",
        "Harbour <b>Lights</b>",
    ]);
    prop_oneof![
        4 => titles.prop_map(title),
        2 => prop::sample::select(vec!["a", "b", "c", "gone"]).prop_map(|id| Subject::Piece { piece_id: id.into() }),
        2 => (forms, prop::option::of((tonics, modes)), prop::option::of(1_u8..=4)).prop_map(|(form, key, octaves)| Subject::Technique(Technique {
            form,
            key: key.map(|(tonic, mode)| Key { tonic: tonic.into(), mode }),
            octaves,
            name: None,
        })),
        1 => skills.prop_map(skill),
        1 => said.prop_map(|text| Subject::Words { text: text.into() }),
    ]
}

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![
        5 => (1_u16..60, 0_u16..24).prop_map(|(from, length)| Place::Bars { from, to: from + length }),
        1 => Just(Place::Part { name: "the coda".into() }),
        1 => Just(Place::Letter { name: "B".into() }),
        1 => Just(Place::Page { page: Some(2), line: Some(3) }),
        1 => Just(Place::Whole),
    ]
}

fn goal() -> impl Strategy<Value = Goal> {
    let todo = prop::sample::select(vec![
        Do::Practise,
        Do::Practise,
        Do::Practise,
        Do::Practise,
        Do::Keep,
        Do::Listen,
        Do::Rest,
        Do::Finish,
        Do::Perform,
    ]);
    let hands = prop::option::of(prop::sample::select(vec![
        Hands::Together,
        Hands::Apart,
        Hands::Left,
        Hands::Right,
    ]));
    let number = || prop::option::of(30_u16..=208);
    let units = prop::sample::select(vec![
        NoteValue::Crotchet,
        NoteValue::Quaver,
        NoteValue::DottedCrotchet,
        NoteValue::Minim,
    ]);
    let tempo = prop::option::of((number(), number(), number(), units).prop_map(
        |(now, next, ceiling, unit)| Tempo {
            now,
            next,
            ceiling,
            unit,
        },
    ));
    let needs = prop::sample::subsequence(
        vec![
            Need::Rhythm,
            Need::Evenness,
            Need::Fingering,
            Need::Intonation,
            Need::Hands,
            Need::Dynamics,
            Need::Articulation,
            Need::Memory,
            Need::Pedal,
            Need::Tone,
            Need::Chords,
            Need::Fluency,
            Need::Nerves,
            Need::Posture,
        ],
        0..4,
    );
    let how = prop::option::of(Just("as softly as snow".to_owned()));
    let days = prop::option::of(1_u8..=7);
    let carried = prop::option::weighted(0.2, Just(date("2026-02-23")));
    (
        todo,
        subject(),
        prop::collection::vec(place(), 0..3),
        hands,
        tempo,
        needs,
        how,
        days,
        carried,
    )
        .prop_map(
            |(r#do, subject, places, hands, tempo, needs, how, days, carried_from)| Goal {
                places,
                hands,
                tempo,
                needs,
                how,
                days,
                carried_from,
                ..Goal::new(r#do, subject)
            },
        )
}

fn any_request(instrument: &'static str) -> impl Strategy<Value = PlanRequest> {
    let week = (
        prop::option::weighted(0.3, 1_u16..90),
        prop::option::weighted(0.2, 0_u8..=7),
        prop::sample::subsequence(
            vec![date("2026-03-03"), date("2026-03-05"), date("2026-03-08")],
            0..3,
        ),
        prop::option::weighted(0.1, prop::sample::select(vec![Hands::Left, Hands::Apart])),
    )
        .prop_map(|(minutes_per_day, days, off_dates, hands)| Week {
            minutes_per_day,
            days,
            off_dates,
            hands,
        });
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
    let body = prop_oneof![
        5 => Just(Vec::new()),
        3 => prop::sample::subsequence(answers, 1..4),
    ];
    let entry = (0_u16..60, 0_u16..60).prop_map(|(planned_minutes, done_minutes)| LogEntry {
        planned_minutes,
        done_minutes,
    });
    let outer = (
        prop::sample::select(GRADES.to_vec()),
        4_u8..70,
        prop::option::of(0_u64..12),
        prop::option::of(-5_i64..120),
    );
    (
        prop::collection::vec(goal(), 0..7),
        week,
        body,
        prop::collection::vec(entry, 0..4),
        outer,
    )
        .prop_map(
            move |(goals, week, body, entries, (grade, age, next, exam))| {
                let mut asked = request(instrument, grade, age, goals);
                let lesson = asked.dates.lesson;
                asked.dates.next_lesson = next.map(|days| lesson + chrono::Days::new(days));
                asked.dates.exam = exam.map(|days| Exam {
                    board: None,
                    date: lesson.checked_add_signed(chrono::TimeDelta::days(days)),
                });
                PlanRequest {
                    week,
                    body,
                    pieces: vec![
                        piece("a", "Nocturne", PieceState::Active),
                        piece("b", "Berceuse", PieceState::Kept),
                        piece("c", "Prelude", PieceState::Resting),
                    ],
                    log: Log {
                        entries,
                        ..Log::default()
                    },
                    ..asked
                }
            },
        )
}

macro_rules! families {
    ($($test:ident: $instrument:literal;)*) => {
        proptest! {
            #![proptest_config(ProptestConfig { cases: 500, max_shrink_iters: 200, failure_persistence: None, ..ProptestConfig::default() })]
            $(
                // GOAL-07, GOAL-08, GOAL-09, GOAL-12, GOAL-22, GOAL-31.
                #[test]
                fn $test(asked in any_request($instrument)) {
                    let made = plan(&asked);
                    let problems = check(&made, &asked);
                    prop_assert!(problems.is_empty(), "{:?}\n{}", problems, text(&made));
                    let read = read(&made);
                    let is_filled = ["{play}", "{note}", "{p}", "{k}"].iter().all(|slot| !read.contains(slot));
                    prop_assert!(is_filled, "a slot is left");
                }
            )*
        }
    };
}

families! {
    any_goals_for_keys: "Piano";
    any_goals_for_bowed_strings: "Cello";
    any_goals_for_plucked_strings: "Ukulele";
    any_goals_for_wind: "Oboe";
    any_goals_for_brass: "Trumpet";
    any_goals_for_voice: "Singing";
    any_goals_for_drums: "Drums";
    any_goals_for_another: "Theremin";
}
