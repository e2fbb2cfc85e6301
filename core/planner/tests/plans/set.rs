//! What a week holds of what is set, what was left open, and of nothing.

use reedling_planner::{
    goals::{Do, Goal, Mode, Subject},
    guidance::Part,
};

use crate::support::*;

#[test]
fn empty_goals_leave_warm_up_technique_and_free_play() {
    let made = planned(&request("Piano", "Grade 4", 12, Vec::new()));
    for day in &made.guidance.daily_plan {
        assert!(day.repertoire.is_empty());
    }
    assert!(
        made.guidance
            .week_summary
            .contains("sets nothing in particular")
    );
    assert!(made.basis.reasons.contains(&"few-goals".to_owned()));
    assert!(cards(&made).any(|card| card.part == Part::Technique));
}

#[test]
fn carried_goals_have_half_the_days() {
    let carried = Goal {
        carried_from: Some(date("2026-02-23")),
        ..practise("Gavotte")
    };
    let made = planned(&request("Piano", "Grade 5", 14, vec![minuet(), carried]));
    let mut days: Vec<usize> = cards_of(&made, "Gavotte")
        .iter()
        .map(|(day, _)| *day)
        .collect();
    days.dedup();
    assert_eq!(days.len(), 2, "{days:?}");
}

#[test]
fn set_scale_comes_before_the_ladder() {
    let goals = vec![minuet(), Goal::new(Do::Practise, scale("B♭", Mode::Major))];
    let made = planned(&request("Piano", "Grade 2", 11, goals));
    let first = made.cards[0]
        .cards
        .iter()
        .chain(&made.cards[1].cards)
        .find(|card| card.part == Part::Technique);
    assert_eq!(
        first.map(|card| card.title.as_str()),
        Some("B♭ major scale")
    );
}

// A goal that has no place in the plan takes no days from one that was left open.
#[test]
fn goal_left_open_has_its_days_beside_one_of_an_unknown_piece() {
    let open = Goal {
        carried_from: Some(date("2026-02-23")),
        ..minuet()
    };
    let piece_id = "unknown".into();
    let unknown = Goal::new(Do::Practise, Subject::Piece { piece_id });
    let asked = request("Cello", "Grade 5", 11, vec![open, unknown]);
    let made = planned(&asked);
    let days = made.guidance.daily_plan.iter();
    let days = days.filter(|day| day.repertoire.iter().any(|it| it.title == "Minuet in G"));
    assert!(days.count() >= 3);
}
