//! Which hands play.

use reedling_planner::{
    goals::{Goal, Hands, Need, Week},
    guidance::Part,
    plans::{PlanRequest, PracticeCard},
};

use crate::support::*;

// GOAL-07.
#[test]
fn hands_apart_stay_apart_and_one_stays_alone() {
    for instrument in ["Piano", "Violin", "Guitar", "Drums"] {
        for grade in GRADES {
            for hands in [Hands::Apart, Hands::Left, Hands::Right] {
                let goals = vec![Goal {
                    hands: Some(hands),
                    needs: vec![Need::Hands, Need::Rhythm],
                    ..minuet()
                }];
                let made = planned(&request(instrument, grade, 13, goals.clone()));
                let cards = cards_of(&made, "Minuet in G");
                let played = cards
                    .iter()
                    .filter(|(_, card)| card.part != Part::Musicianship);
                let mut sides: Vec<&str> = played
                    .map(|(_, card)| card.hands.as_deref().unwrap_or("both"))
                    .collect();
                sides.sort_unstable();
                sides.dedup();
                let expected: &[&str] = match hands {
                    Hands::Apart => &["Left hand", "Right hand"],
                    Hands::Left => &["Left hand"],
                    _ => &["Right hand"],
                };
                assert_eq!(sides, expected, "{instrument} {grade} {hands:?}");
                let together = |card: &&PracticeCard| {
                    card.task.contains("ands together") || card.task.contains("the hands")
                };
                assert_eq!(
                    crate::support::cards(&made).find(together),
                    None,
                    "{instrument} {grade}"
                );
                let week = PlanRequest {
                    week: Week {
                        hands: Some(hands),
                        ..Week::default()
                    },
                    ..request(instrument, grade, 13, vec![minuet()])
                };
                let made = planned(&week);
                let alone = crate::support::cards(&made)
                    .filter(|card| matches!(card.part, Part::Spots | Part::Technique | Part::Run));
                assert!(
                    alone
                        .into_iter()
                        .all(|card| card.hands.is_some() || card.title == "Technique"),
                    "{instrument} {grade}"
                );
            }
        }
    }
}

// GOAL-07: a hand that plays alone somewhere keeps the whole piece from being run through.
#[test]
fn piece_with_hands_apart_has_no_run_through() {
    let apart = Goal {
        places: vec![bars(17, 24)],
        hands: Some(Hands::Apart),
        ..minuet()
    };
    let made = planned(&request("Piano", "Grade 6", 14, vec![minuet(), apart]));
    assert!(
        cards_of(&made, "Minuet in G")
            .iter()
            .all(|(_, card)| card.place.is_some() || card.part == Part::Musicianship)
    );
}

// GOAL-11: what one hand alone has at one place is repeated, and comes on no second card; the day is shorter for it.
#[test]
fn one_hand_at_one_place_has_one_card_a_day() {
    let goals = vec![Goal {
        places: vec![bars(9, 12)],
        ..minuet()
    }];
    for (hands, most) in [(None, 2), (Some(Hands::Right), 1), (Some(Hands::Apart), 2)] {
        let asked = PlanRequest {
            week: Week {
                hands,
                ..Week::default()
            },
            ..request("Piano", "Grade 3", 12, goals.clone())
        };
        let made = planned(&asked);
        let on = |day: usize| {
            let all = cards_of(&made, "Minuet in G");
            all.iter()
                .filter(|(at, card)| *at == day && card.part == Part::Spots)
                .count()
        };
        assert_eq!((0..7).map(on).max(), Some(most), "{hands:?}");
        let few = made.basis.reasons.contains(&"few-goals".to_owned());
        assert!(most > 1 || few, "{hands:?} {:?}", made.basis.reasons);
    }
}
