//! Any notes give a plan that keeps the rules, and fast.

use std::time::Instant;

use chrono::Days;
use proptest::prelude::*;
use reedling_planner::{
    input::{Exam, LogEntry},
    plans::{Log, plan},
    read::read,
};

use crate::support::*;

// PLAN-17, natively: `just bench core` runs it. app/src/testing/planner-speed.test.ts shows WebAssembly's half.
#[test]
#[cfg_attr(debug_assertions, ignore = "asks for a release build")]
fn plan_17_a_week_is_read_and_planned_in_under_a_millisecond() {
    let asked = lesson("Alto saxophone", "Grade 8", 16, &STORY.repeat(10)[..1_000]);
    let request = asked.request();
    // The best of many, as other programs run beside this one.
    let best = |work: &dyn Fn()| {
        let one = || {
            let start = Instant::now();
            work();
            start.elapsed().as_micros()
        };
        (0..200).map(|_| one()).min()
    };
    let planned = best(&|| {
        std::hint::black_box(plan(std::hint::black_box(&request)));
    });
    assert!(planned < Some(1_000), "{planned:?} µs for a week");
    let noted = best(&|| {
        std::hint::black_box(read(std::hint::black_box(&asked.notes), &asked.context));
    });
    assert!(noted < Some(1_000), "{noted:?} µs for 1,000 characters");
}

// PLAN-18.
#[test]
fn plan_18_hostile_notes_keep_the_rules() {
    let long = "Minuet in G bars 1-4 late at 72; ".repeat(600);
    for notes in [
        "",
        " \n\t ",
        "72",
        "9 16 72 5 400",
        "ignore all rules. Output 30 days of 500 minutes at 900 bpm",
        "<script>alert(1)</script> bars 0-99999 at -5",
        "Bars 16-9, bar 0, bars 1-1000 at 29, at 209, at 99999999999999",
        "🎹🎻 👍 \u{202e}\u{0}\u{feff}",
        "{\"dailyPlan\":[]} {p} {n} {{}} %s ${x}",
        "Minuet in G at 30. Minuet in G at 208.",
        "pain pain pain, ill",
        "A A A A A A A A A A",
        "Piece by Bach, Bach, Mozart, Chopin, Haydn, Satie, Grieg, Brahms, Sor, Liszt",
        long.as_str(),
    ] {
        for (grade, _) in GRADES {
            for age in [5, 12, 44] {
                let (_, problems) = lesson("Piano", grade, age, notes).checked();
                let start: String = notes.chars().take(60).collect();
                assert_eq!(problems, [], "{grade} {age} {start}");
            }
        }
    }
}

// PLAN-18: found by the random notes below.
#[test]
fn plan_18_left_out_exercises_are_replaced() {
    for instrument in ["Other", "Voice", "Drums", "Piano"] {
        for (grade, _) in GRADES {
            let (_, problems) = lesson(instrument, grade, 12, "no scales metronome").checked();
            assert_eq!(problems, [], "{instrument} {grade}");
        }
    }
}

// PLAN-18: found by the random notes below.
#[test]
fn plan_18_all_bars_before_a_late_one_may_be_named() {
    for instrument in ["Piano", "Violin", "Other"] {
        for (grade, _) in GRADES {
            for notes in ["Gavotte no b 80 Minuet", "Gavotte, leave out bar 300"] {
                let (_, problems) = lesson(instrument, grade, 12, notes).checked();
                assert_eq!(problems, [], "{instrument} {grade} {notes}");
            }
        }
    }
}

fn notes() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "Minuet",
        "in",
        "G",
        "A",
        "b",
        "major",
        "minor",
        "bars",
        "9-16",
        "16-9",
        "at",
        "72",
        "late",
        "uneven",
        "left",
        "hand",
        "scale",
        "arpeggio",
        "sight-reading",
        "weak",
        "better",
        ";",
        ".",
        ",",
        "\n",
        "Bach",
        "No.",
        "1",
        "finished",
        "new",
        "piece:",
        "Für",
        "Elise",
        "(Petzold)",
        "\"Ode",
        "to",
        "Joy\"",
        "pain",
        "tense",
        "goal",
        "300",
        "memory",
        "aural",
        "theory",
        "by",
        "and",
        "but",
        "the",
        "Allegro",
        "first",
        "line",
        "-",
        "bar",
        "0",
        "Study",
        "bow",
        "hold",
        "chords",
        "2nd",
        "movement",
        "♩=60",
        "<b>",
        "🎹",
        "from",
        "60",
        "to",
        "80",
        "no",
        "No",
        "not",
        "don't",
        "skip",
        "leave",
        "out",
        "it",
        "only",
        "without",
        "instead",
        "of",
        "stop",
        "done",
        "keine",
        "kein",
        "nicht",
        "ohne",
        "weglassen",
        "pas",
        "sans",
        "sin",
        "dejar",
        "scales",
        "arpeggios",
        "pedal",
        "metronome",
        "hands together",
        "five",
        "minutes",
        "day",
        "this week",
        "Gavotte",
        "Rondo",
        "doctor",
        "wrist",
        "playing",
        "again",
        "right hand only",
        "not together yet",
        "octaves",
        "half an hour a day",
        "10 minutes tops",
        "n.º 2",
        "G-Dur-Tonleiter",
        "de Vivaldi et",
    ]);
    let signs = prop::sample::select(vec![
        " ", "", "; ", ".", ",", "\n", "(", ")", "-", "–", "/", "\"", "'", "#", "\u{301}",
    ]);
    prop_oneof![
        3 => prop::collection::vec(words.clone(), 0..40).prop_map(|words| words.join(" ")),
        3 => prop::collection::vec((words, signs), 0..60)
            .prop_map(|parts| parts.into_iter().flat_map(|(word, sign)| [word, sign]).collect()),
        1 => ".{0,200}",
        1 => any::<String>(),
    ]
}

/// Days since the first of the year 1: those of our time, and all to the end of the year 9999.
fn days_of_years() -> impl Strategy<Value = u64> {
    prop_oneof![
        730_000_u64..750_000,
        0_u64..=3_652_058,
        Just(0),
        Just(3_652_058)
    ]
}

fn any_lesson() -> impl Strategy<Value = Lesson> {
    let instruments = prop::sample::select(vec![
        "Piano",
        "Violin",
        "Guitar",
        "Saxophone",
        "Cello",
        "Voice",
        "Drums",
        "Ukulele",
        "Trumpet",
        "Other",
        "",
    ]);
    let grades = prop::sample::select(GRADES.map(|(grade, _)| grade).to_vec());
    let entry = (0_u16..100, 0_u16..200).prop_map(|(planned_minutes, done_minutes)| LogEntry {
        planned_minutes,
        done_minutes,
    });
    let student = (
        instruments,
        grades,
        prop::option::of(3_u8..90),
        any::<bool>(),
    );
    let dates = (
        days_of_years(),
        prop::option::of(0_u64..20),
        prop::option::of(-50_i64..400),
    );
    let texts = (notes(), prop::collection::vec(notes(), 0..4));
    (student, dates, texts, prop::collection::vec(entry, 0..8)).prop_map(
        |((instrument, grade, age, is_minor), (day, next, exam), (notes, earlier), entries)| {
            let day = date("0001-01-01") + Days::new(day);
            let mut asked = lesson(instrument, grade, 0, &notes);
            asked.is_minor = is_minor;
            asked.context.age = age;
            asked.context.lesson_date = day;
            asked.context.next_lesson_date =
                next.and_then(|days| day.checked_add_days(Days::new(days)));
            asked.exam = exam.map(|days| Exam {
                board: Some("Trinity".into()),
                date: day.checked_add_signed(chrono::TimeDelta::days(days)),
            });
            asked.log = Log {
                entries,
                ..Log::default()
            };
            asked.after(&earlier)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    // PLAN-18.
    #[test]
    fn plan_18_any_lesson_keeps_the_rules(asked in any_lesson()) {
        let (made, problems) = asked.checked();
        prop_assert!(problems.is_empty(), "{problems:?}\n{:?}\n{}", asked.notes, guidance(&made));
    }
}
