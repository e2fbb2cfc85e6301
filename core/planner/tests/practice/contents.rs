//! What stands in a plan: parts, pieces, bars, keys, tempi.

use reedling_core::practice::cards::tasks;
use reedling_planner::{guidance::DayKind, plans::Plan};

use crate::support::*;

// PLAN-03.
#[test]
fn plan_03_a_practice_day_has_all_its_parts() {
    let plan = story().plan();
    for (day, basis) in plan.guidance.daily_plan.iter().zip(&plan.basis.days) {
        match basis.kind {
            DayKind::Rest => assert_eq!(day.duration_minutes, 0),
            _ => {
                assert!(
                    day.duration_minutes > 0 && !day.warmup.is_empty(),
                    "{day:?}"
                );
                assert!(
                    !day.repertoire.is_empty() && !day.musicianship.is_empty(),
                    "{day:?}"
                );
            }
        }
        assert!(day.day.starts_with("Day "));
    }
    let days = plan.guidance.daily_plan.iter();
    assert!(days.filter(|day| !day.technical_focus.is_empty()).count() >= 3);
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
    let plan = lesson(
        "Piano",
        "Grade 5",
        14,
        "Minuet in G at 72. Gavotte in D: phrasing, bars 3-6.",
    )
    .plan();
    assert!(!tempi(&plan, "Minuet in G").is_empty());
    assert!(tempi(&plan, "Gavotte in D").is_empty());
    let written = serde_json::to_value(&plan.guidance.daily_plan).expect("JSON");
    let written = written.as_array().expect("days").iter();
    for item in written.flat_map(|day| day["repertoire"].as_array().expect("pieces")) {
        assert!(item["title"] != "" && item["focus"] != "", "{item}");
        assert_eq!(
            item.as_object().map(serde_json::Map::len),
            Some(3),
            "{item}"
        );
        assert!(item.get("targetTempoBpm").is_some(), "{item}");
        let is_known = item["title"] == "Minuet in G";
        assert!(item["targetTempoBpm"].is_null() || is_known, "{item}");
    }
}

fn practised(plan: &Plan) -> Vec<&str> {
    let days = plan.guidance.daily_plan.iter();
    days.flat_map(|day| &day.repertoire)
        .map(|item| item.title.as_str())
        .collect()
}

// PLAN-08.
#[test]
fn plan_08_pieces_of_the_notes_are_in_the_repertoire() {
    for (notes, titles) in [
        (STORY, &["Minuet in G"][..]),
        (
            "Bach Invention No. 1, bars 3-4; \"Für Elise\": pedal",
            &["Invention No. 1", "Für Elise"],
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
        (
            "Started Harbour Lights, verse chords slowly",
            &["From your lesson"],
        ),
    ] {
        for grade in ["Initial Grade", "Grade 3", "Grade 8"] {
            let plan = lesson("Piano", grade, 14, notes).plan();
            let practised = practised(&plan);
            for title in titles {
                assert!(practised.contains(title), "{grade} {title}: {practised:?}");
            }
        }
    }
}

// PLAN-09.
#[test]
fn plan_09_bars_keys_and_tempi_of_the_notes_are_in_the_plan() {
    let plan = story().plan();
    let days = &plan.guidance.daily_plan;
    assert!(days[0].repertoire[0].focus.contains("ars 9–16"));
    assert_eq!(days[0].repertoire[0].target_tempo_bpm, Some(72));
    let mut technique = days.iter().map(|day| &day.technical_focus);
    assert!(technique.any(|text| text.contains("G major scale")));
    assert!(plan.guidance.week_summary.contains("♩ = 72"));
}

// PLAN-10.
#[test]
fn plan_10_what_is_weak_gets_focus() {
    let weak = story().plan();
    let fine = lesson("Piano", "Grade 2", 11, "Minuet in G; sight-reading good").plan();
    let days = |plan: &Plan, title: &str| {
        let own = plan
            .cards
            .iter()
            .filter(|day| day.cards.iter().any(|card| card.title == title));
        own.count()
    };
    assert!(days(&weak, "Sight-reading") >= 3 && days(&weak, "G major scale") >= 3);
    assert_eq!(days(&fine, "G major scale"), 0);
    let cards = || weak.cards.iter().flat_map(|day| &day.cards);
    let mut of_piece = cards().filter(|card| card.title == "Minuet in G");
    assert!(
        of_piece.any(|card| card.task.contains("rhythm")),
        "{}",
        text(&weak)
    );
}

#[test]
fn every_minute_of_a_planned_week_is_on_a_card_of_the_screens() {
    let notes = "Gavotte bars 9-16 at 72, intonation. D major scale. Started Harbour Lights, verse chords slowly";
    let plan = lesson("Violin", "Grade 5", 14, notes).plan();
    for day in plan.guidance.daily_plan {
        let pieces = day.repertoire.iter().map(|item| item.focus.as_str());
        let texts = [
            day.warmup.as_str(),
            day.technical_focus.as_str(),
            day.musicianship.as_str(),
        ];
        let minutes: u16 = pieces
            .chain(texts)
            .flat_map(tasks)
            .filter_map(|task| task.minutes)
            .sum();
        assert_eq!(minutes, day.duration_minutes, "{}", day.day);
    }
}
