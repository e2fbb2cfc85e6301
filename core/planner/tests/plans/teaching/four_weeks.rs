//! Four weeks of the same note are four different weeks, and each goes on from the one before.

use reedling_planner::{
    goals::{Do, Goal, Mode, Need, Skill},
    plans::{Plan, PlanRequest},
};

use super::{needing, next};
use crate::support::*;

fn four_weeks(asked: &PlanRequest) -> Vec<Plan> {
    let mut asked = asked.clone();
    let mut weeks = Vec::new();
    for _ in 0..4 {
        let made = planned(&asked);
        asked = next(&asked, &made, false);
        weeks.push(made);
    }
    weeks
}

/// What a week asks of a title, day by day.
fn asks(made: &Plan, title: &str) -> Vec<(usize, String)> {
    let cards = cards_of(made, title);
    let practised = cards.iter().filter(|(day, _)| *day < 6);
    practised
        .map(|(day, card)| (*day, card.key.task.clone()))
        .collect()
}

fn assert_all_differ(weeks: &[Plan], title: &str, about: &str) {
    let weeks: Vec<_> = weeks.iter().map(|made| asks(made, title)).collect();
    for (at, week) in weeks.iter().enumerate() {
        assert!(!week.is_empty(), "{about} {title}");
        for (earlier, other) in weeks[..at].iter().enumerate() {
            assert_ne!(week, other, "{about} {title}: weeks {earlier} and {at}");
        }
    }
}

// GOAL-10.
#[test]
fn each_need_has_four_different_weeks() {
    let needs = [
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
    ];
    for instrument in INSTRUMENTS {
        for need in needs {
            for (grade, age) in [("Grade 1", 8), ("Grade 4", 13)] {
                let goals = vec![needing(minuet(), &[need]), practise("Gavotte")];
                let weeks = four_weeks(&request(instrument, grade, age, goals));
                let about = format!("{instrument} {grade} {need:?}");
                assert_all_differ(&weeks, "Minuet in G", &about);
                assert_all_differ(&weeks, "Gavotte", &about);
            }
        }
    }
}

#[test]
fn scale_has_four_different_weeks_and_never_slows() {
    for instrument in ["Piano", "Violin", "Guitar", "Flute"] {
        for needs in [&[][..], &[Need::Evenness]] {
            let scale = Goal::new(Do::Practise, scale("G", Mode::Major));
            let goals = vec![minuet(), needing(scale, needs)];
            let weeks = four_weeks(&request(instrument, "Grade 4", 13, goals));
            assert_all_differ(&weeks, "G major scale", instrument);
            let own = |made: &Plan| made.tempi.get(1).and_then(|week| week.first);
            let starts: Vec<Option<u16>> = weeks.iter().map(own).collect();
            assert!(starts.is_sorted() && starts[0].is_some(), "{starts:?}");
        }
    }
}

#[test]
fn reading_aural_and_theory_change_each_week() {
    let weeks = four_weeks(&request("Piano", "Grade 5", 14, vec![minuet()]));
    for skill in ["Sight-reading", "Aural", "Theory"] {
        let mut all: Vec<Vec<String>> = Vec::new();
        for made in &weeks {
            let tasks = asks(made, skill)
                .into_iter()
                .map(|(_, task)| task)
                .collect();
            all.push(tasks);
        }
        all.retain(|tasks| !tasks.is_empty());
        assert!(all.len() >= 2, "{skill}");
        assert!(
            all.windows(2).all(|pair| pair[0] != pair[1]),
            "{skill}: {all:?}"
        );
    }
    let set = Goal::new(Do::Practise, skill(Skill::Aural));
    let weeks = four_weeks(&request("Piano", "Grade 2", 11, vec![minuet(), set]));
    assert_all_differ(&weeks, "Aural", "as a goal");
}
