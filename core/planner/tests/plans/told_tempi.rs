//! The tempo that a lesson gave a goal is in sight from the first day on.

use reedling_planner::goals::{Goal, Mode, Tempo};

use crate::support::*;

fn at(bpm: u16, goal: Goal) -> Goal {
    Goal {
        tempo: Some(Tempo {
            now: Some(bpm),
            ..Tempo::default()
        }),
        ..goal
    }
}

// GOAL-10: practising slowly says up to which tempo.
#[test]
fn told_tempo_stands_on_every_card_of_its_goal() {
    let scale = Goal::new(
        reedling_planner::goals::Do::Practise,
        scale("G", Mode::Major),
    );
    let goals = vec![at(72, practise("Minuet in G")), at(60, scale)];
    let made = planned(&request("Piano", "Grade 2", 11, goals));
    for (title, bpm) in [("Minuet in G", 72), ("G major scale", 60)] {
        let cards = cards_of(&made, title);
        assert!(!cards.is_empty());
        for (day, card) in &cards {
            assert_eq!(
                card.tempo.map(|tempo| tempo.bpm),
                Some(bpm),
                "{day} {card:?}"
            );
        }
    }
    let first = &cards_of(&made, "Minuet in G")[0].1;
    assert!(first.slower && first.task.contains("slowly"), "{first:?}");
    let fast = cards_of(&made, "Minuet in G");
    assert!(fast.iter().any(|(_, card)| !card.slower));
}

// A number that nobody said stands on no card that is played slower.
#[test]
fn untold_tempo_stays_off_slow_cards() {
    let made = planned(&request(
        "Piano",
        "Grade 2",
        11,
        vec![practise("Minuet in G")],
    ));
    let cards = cards_of(&made, "Minuet in G");
    assert!(
        cards
            .iter()
            .all(|(_, card)| card.tempo.is_none() && !card.slower)
    );
}
