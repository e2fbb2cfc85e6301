//! What is new is the piece that is named, what is not used is said, and tasks fit the player.

use reedling_planner::{check::check, guidance::Stage, plan::plan};

use crate::support::*;

#[test]
fn what_is_started_is_the_piece_that_is_named_next() {
    for notes in [
        "Twinkle Twinkle: rhythm uneven. Started \"Lightly Row\", first line only.",
        "Twinkle Twinkle: rhythm uneven. New: \"Lightly Row\".",
        "Twinkle Twinkle: rhythm uneven. Neu: \"Lightly Row\".",
    ] {
        let made = plan(&input("Piano", "Initial Grade", 6, notes));
        let stages: Vec<_> = made
            .basis
            .pieces
            .iter()
            .map(|piece| (piece.title.as_str(), piece.stage == Stage::New))
            .collect();
        assert_eq!(
            stages,
            [("Twinkle Twinkle", false), ("Lightly Row", true)],
            "{notes}"
        );
    }
}

#[test]
fn summary_says_when_the_note_exceeds_the_plan() {
    let says = |notes: &str| {
        let summary = plan(&input("Piano", "Grade 3", 12, notes))
            .guidance
            .week_summary;
        summary.contains("The notes say more than this plan uses")
    };
    assert!(says("Funky Drummer: fills late."));
    assert!(says(&"Gavotte bars 1-4 late at 72; ".repeat(200)));
    assert!(!says("Gavotte bars 1-4 late at 72. Good lesson!"));
    assert!(!says("Skip the Minuet. Gavotte at 72."));
}

#[test]
fn singers_sing_and_drummers_look_for_no_pitches() {
    for date_of in ["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"] {
        for notes in ["sight-reading weak", "theory weak", ""] {
            let asked = |instrument| reedling_planner::input::PlanInput {
                lesson_date: date(date_of),
                next_lesson_date: None,
                ..input(instrument, "Grade 8", 16, notes)
            };
            let drums = plan(&asked("Drums"));
            assert_eq!(check(&drums, &asked("Drums")), []);
            for day in &drums.guidance.daily_plan {
                let text = &day.musicianship;
                for words in ["highest note", "its key", "first three notes"] {
                    assert!(!text.contains(words), "{text}");
                }
            }
            let voice = plan(&asked("Voice"));
            assert_eq!(check(&voice, &asked("Voice")), []);
            for day in &voice.guidance.daily_plan {
                assert!(!day.musicianship.contains("play them"), "{day:?}");
            }
        }
    }
}

#[test]
fn nothing_is_played_with_force_while_something_hurts() {
    for day in plan(&input("Guitar", "Grade 3", 11, "Gavotte: wrist hurts"))
        .guidance
        .daily_plan
    {
        for item in day.repertoire {
            assert!(!item.focus.contains("firmly"), "{}", item.focus);
        }
    }
}
