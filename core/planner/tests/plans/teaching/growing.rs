//! What was said is worked on, and it changes from week to week.

use reedling_planner::{
    goals::{Context, Do, Form, Goal, Key, Mode, Need, Subject, Technique},
    plans::PracticeCard,
};

use super::{needing, next, tasks};
use crate::support::*;

#[test]
fn a_scale_is_practised_for_what_it_lacks() {
    let scale = |form| {
        Goal::new(
            Do::Practise,
            Subject::Technique(Technique {
                form,
                key: Some(Key {
                    tonic: "C".into(),
                    mode: Some(Mode::HarmonicMinor),
                }),
                octaves: None,
                name: None,
            }),
        )
    };
    for (form, thing) in [(Form::Scale, "the scale"), (Form::Arpeggio, "the arpeggio")] {
        let goal = needing(scale(form), &[Need::Intonation]);
        let made = planned(&request("Violin", "Grade 4", 12, vec![minuet(), goal]));
        let cards: Vec<&PracticeCard> = cards(&made)
            .filter(|card| card.key.goal.starts_with("technique"))
            .collect();
        assert!(cards.len() >= 3, "{form:?}");
        for card in &cards {
            assert!(card.key.task.starts_with("intonation"), "{card:?}");
            let how = card.how.as_deref().unwrap_or_default();
            assert!(how.contains(thing), "{card:?}");
        }
    }
    let rhythm = needing(scale(Form::Scale), &[Need::Rhythm, Need::Memory]);
    let made = planned(&request("Piano", "Grade 4", 12, vec![rhythm]));
    let odd = ["rhythm-tap", "rhythm-one-note", "memory-starts"];
    assert!(cards(&made).all(|card| !odd.contains(&card.key.task.as_str())));
}

#[test]
fn two_needs_reach_all_their_tasks_at_each_place() {
    let goal = Goal {
        places: vec![bars(13, 24)],
        ..needing(practise("Concerto"), &[Need::Fingering, Need::Intonation])
    };
    let made = planned(&request("Violin", "Grade 4", 14, vec![goal]));
    let used = tasks(&made, "Concerto");
    let of = |need: &str| {
        let mut own: Vec<&String> = used.iter().filter(|id| id.starts_with(need)).collect();
        own.sort();
        own.dedup();
        own.len()
    };
    assert!(of("fingering") == 3 && of("intonation") >= 3, "{used:?}");
    for need in ["fingering", "intonation"] {
        let mut places: Vec<String> = cards_of(&made, "Concerto")
            .iter()
            .filter(|(_, card)| card.key.task.starts_with(need))
            .filter_map(|(_, card)| card.place.clone())
            .collect();
        places.sort();
        places.dedup();
        assert_eq!(places.len(), 2, "{need}");
    }
}

// GOAL-10: the number that the note says every week is no new word.
#[test]
fn repeated_note_varies_tasks_then_asks_for_the_obstacle() {
    let goals = vec![needing(minuet(), &[Need::Rhythm, Need::Hands])];
    let mut asked = request("Piano", "Grade 2", 11, goals);
    let mut first = Vec::new();
    for week in 0..4 {
        let made = planned(&asked);
        let used = tasks(&made, "Minuet in G");
        assert!(!first.contains(&used[0]), "week {week}: {used:?}");
        first.push(used[0].clone());
        let stuck = used.iter().any(|id| id.starts_with("stuck"));
        assert_eq!(stuck, week == 2, "week {week}: {used:?}");
        let told = made
            .guidance
            .week_summary
            .contains("find out what is in the way");
        assert_eq!(told, week == 2, "{}", made.guidance.week_summary);
        let own = &made.tempi[0];
        assert_eq!(own.first == own.last, week == 2, "week {week}: {own:?}");
        let (first, last) = own.first.zip(own.last).expect("a tempo");
        let percent = if week == 0 { 112 } else { 104 };
        assert!(last * 100 <= first * percent, "week {week}: {own:?}");
        asked = next(&asked, &made, false);
    }
}

#[test]
fn who_gets_everything_clean_moves_on() {
    let goals = vec![needing(minuet(), &[Need::Rhythm, Need::Hands])];
    let mut asked = request("Piano", "Grade 2", 11, goals);
    for _ in 0..3 {
        let made = planned(&asked);
        asked = next(&asked, &made, true);
    }
    // Other bars of it: what was clean before counts for them.
    asked.goals[0].places = vec![bars(9, 20)];
    let used = tasks(&planned(&asked), "Minuet in G");
    let moved = |id: &String| id.starts_with("memory") || id.starts_with("dynamics");
    assert!(used.iter().any(moved), "{used:?}");
    assert!(!used.iter().any(|id| id.starts_with("rhythm")), "{used:?}");
    // A clean tick of long ago is none.
    asked.dates.lesson = asked.dates.lesson + chrono::Days::new(70);
    asked.dates.next_lesson = None;
    let used = tasks(&planned(&asked), "Minuet in G");
    assert!(used.iter().any(|id| id.starts_with("rhythm")), "{used:?}");
}

#[test]
fn the_words_of_a_note_tell_that_a_piece_begins() {
    for (note, begins) in [
        ("Started \"Lightly Row\", bars 1-4.", true),
        ("New piece: \"Lightly Row\", bars 1-4.", true),
        ("\"Lightly Row\", bars 1-4.", false),
        ("\"New World\", bars 1-4.", false),
    ] {
        let context = Context {
            instrument: "Piano".into(),
            ..Context::on(date("2026-03-02"))
        };
        let mut goals = reedling_planner::read::read(note, &context).goals;
        // A plan reads no text: neither a model nor what was added by hand has the words.
        goals.iter_mut().for_each(|goal| goal.said.clear());
        let made = planned(&request("Piano", "Grade 3", 12, goals));
        let title = if note.contains("Row") {
            "Lightly Row"
        } else {
            "New World"
        };
        let used = tasks(&made, title);
        assert!(!used.is_empty());
        assert_eq!(
            used.iter().any(|id| id.starts_with("new")),
            begins,
            "{note}: {used:?}"
        );
    }
}
