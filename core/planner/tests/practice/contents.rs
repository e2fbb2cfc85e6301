//! What stands in a plan: parts, pieces, bars, keys, tempi, tasks.

use reedling_planner::{
    check::check,
    guidance::{DayKind, Part},
    instrument::Instrument,
    ladder,
    plan::{PracticePlan, plan},
};

use crate::support::*;

// PLAN-03.
#[test]
fn plan_03_a_practice_day_has_all_its_parts() {
    let plan = plan(&story());
    for (day, basis) in plan.guidance.daily_plan.iter().zip(&plan.basis.days) {
        let filled =
            !day.warmup.is_empty() && !day.technical_focus.is_empty() && !day.repertoire.is_empty();
        match basis.kind {
            DayKind::Rest => assert_eq!((filled, day.duration_minutes), (false, 0)),
            _ => assert!(
                filled && !day.musicianship.is_empty() && day.duration_minutes > 0,
                "{day:?}"
            ),
        }
        assert!(day.day.starts_with("Day "));
    }
    let json: serde_json::Value = serde_json::to_value(&plan.guidance).expect("JSON");
    for field in [
        "day",
        "durationMinutes",
        "warmup",
        "technicalFocus",
        "repertoire",
        "musicianship",
    ] {
        assert!(json["dailyPlan"][0].get(field).is_some(), "{field}");
    }
}

// PLAN-04.
#[test]
fn plan_04_a_tempo_is_given_only_where_a_goal_is_known() {
    let plan = plan(&input(
        "Piano",
        "Grade 5",
        14,
        "Minuet in G at 72. Gavotte in D: phrasing, bars 3-6.",
    ));
    assert!(!tempi(&plan, "Minuet in G").is_empty());
    assert!(tempi(&plan, "Gavotte in D").is_empty());
    for item in plan
        .guidance
        .daily_plan
        .iter()
        .flat_map(|day| &day.repertoire)
    {
        assert!(!item.title.is_empty() && !item.focus.is_empty());
    }
    let written = serde_json::to_value(&plan.guidance.daily_plan).expect("JSON");
    let written = written.as_array().expect("days").iter();
    for item in written.flat_map(|day| day["repertoire"].as_array().expect("pieces")) {
        assert_eq!(
            item.as_object().map(serde_json::Map::len),
            Some(3),
            "{item}"
        );
        let tempo = item.get("targetTempoBpm").expect("a field of each");
        assert_eq!(tempo.is_null(), item["title"] == "Gavotte in D", "{item}");
    }
}

// PLAN-08.
#[test]
fn plan_08_pieces_and_composers_of_the_notes_are_in_the_repertoire() {
    for (notes, titles) in [
        (STORY, &["Minuet in G"][..]),
        (
            "Bach Invention No. 1, bars 3-4; \"Für Elise\": pedal",
            &["Bach Invention No. 1", "Für Elise"],
        ),
        (
            "The Clementi is better, the Petzold is late",
            &["Piece by Clementi", "Piece by Petzold"],
        ),
        (
            "Gavotte, Bourrée, Humoresque, Minuet in G and Waltz in A",
            &[
                "Gavotte",
                "Bourrée",
                "Humoresque",
                "Minuet in G",
                "Waltz in A",
            ],
        ),
    ] {
        for grade in ["Initial Grade", "Grade 3", "Grade 8"] {
            let plan = plan(&input("Piano", grade, 14, notes));
            let practised: Vec<_> = plan
                .guidance
                .daily_plan
                .iter()
                .flat_map(|day| &day.repertoire)
                .map(|item| &item.title[..])
                .collect();
            for title in titles {
                assert!(practised.contains(title), "{grade} {title}: {practised:?}");
            }
        }
    }
}

// PLAN-09.
#[test]
fn plan_09_plan_contains_noted_bars_keys_and_tempi() {
    let plan = plan(&story());
    let days = &plan.guidance.daily_plan;
    assert!(days[0].repertoire[0].focus.contains("bars 9–16"));
    assert!(days[0].repertoire[0].focus.contains("goal is 72"));
    assert!(days[0].technical_focus.contains("G major scale"));
    assert!(plan.guidance.week_summary.contains("72"));
    assert_eq!(plan.basis.pieces[0].goal_bpm, Some(72));
}

// PLAN-10.
#[test]
fn plan_10_what_is_weak_gets_focus() {
    let weak = plan(&story());
    let fine = plan(&input(
        "Piano",
        "Grade 2",
        11,
        "Minuet in G; G major scale; sight-reading good",
    ));
    let minutes = |plan: &PracticePlan, part: Part| -> u16 {
        let blocks = plan.basis.days.iter().flat_map(|day| &day.blocks);
        blocks
            .filter(|block| block.part == part)
            .map(|block| block.minutes)
            .sum()
    };
    assert!(minutes(&weak, Part::Musicianship) > minutes(&fine, Part::Musicianship));
    let reasons = text(&weak);
    for code in [
        "note:hands",
        "note:rhythm",
        "note:scale-weak",
        "note:sight-reading",
    ] {
        assert!(reasons.contains(code), "{code}");
    }
    let first = &weak.guidance.daily_plan[0];
    assert!(
        first
            .repertoire
            .iter()
            .any(|item| item.focus.contains("left hand"))
    );
    assert!(
        first
            .repertoire
            .iter()
            .any(|item| item.focus.contains("left-hand rhythm"))
    );
    let scale_days = weak
        .guidance
        .daily_plan
        .iter()
        .filter(|day| day.technical_focus.contains("G major"))
        .count();
    assert!(scale_days >= 4, "{scale_days}");
}

// PLAN-15.
#[test]
fn plan_15_tasks_have_verb_place_count_test_and_nothing_invented() {
    const COUNTS: [&str; 18] = [
        "once", "twice", "times", "three", "four", "five", "six", "eight", "ten", "sixteen",
        "thirty", "minute", "seconds", "rounds", "two", "each", "one", "bars",
    ];
    for (instrument, grade) in [
        ("Piano", "Grade 2"),
        ("Violin", "Grade 4"),
        ("Guitar", "Initial Grade"),
        ("Alto saxophone", "Grade 8"),
        ("Cello", "Grade 6"),
        ("Drums", "Grade 3"),
        ("Voice", "Grade 5"),
        ("Theremin", "Grade 1"),
    ] {
        let asked = input(instrument, grade, 14, STORY);
        let plan = plan(&asked);
        let step = if grade == "Initial Grade" {
            0
        } else {
            grade[6..].parse().expect("a grade")
        };
        for day in &plan.guidance.daily_plan {
            let foci = day.repertoire.iter().map(|item| item.focus.as_str());
            let lines = [day.warmup.as_str(), &day.technical_focus, &day.musicianship]
                .into_iter()
                .chain(foci);
            for line in lines.filter(|line| !line.is_empty() && day.duration_minutes > 0) {
                for task in line.split(" min: ").skip(1) {
                    assert!(task.starts_with(char::is_uppercase), "verb: {task}");
                    let test = task.contains("done when")
                        || task.contains("done with")
                        || task.contains("write down");
                    assert!(test, "success test: {task}");
                    assert!(
                        COUNTS.iter().any(|count| task.contains(count))
                            || task.starts_with("Your choice"),
                        "count: {task}"
                    );
                }
            }
            assert!(
                day.repertoire
                    .iter()
                    .all(|item| item.title == "Minuet in G")
            );
            for key in keys_in(&day.technical_focus) {
                let instrument = Instrument::parse(instrument);
                let extras = ladder::rung(instrument, step).map_or("", |rung| rung.extras);
                let known = key == "G major"
                    || ladder::includes(instrument, step, &key)
                    || ladder::names(extras)
                        .any(|extra| extra.starts_with(&format!("{key} scale")));
                assert!(known, "{instrument:?} {grade}: {key}");
            }
        }
        assert_eq!(check(&plan, &asked), []);
    }
}

/// The keys before the word "scale" in a line.
fn keys_in(line: &str) -> Vec<String> {
    let names = line
        .split("the ")
        .skip(1)
        .filter_map(|rest| rest.split_once(" scale"));
    names
        .map(|(name, _)| name.to_string())
        .filter(|name| name.len() < 20 && name.starts_with(char::is_uppercase))
        .collect()
}
