//! The teacher's own words.

use reedling_planner::goals::{Do, Goal};

use crate::support::*;

// GOAL-12.
#[test]
fn teachers_way_stands_on_first_card_only() {
    let how = "like a cat on a wall, two bars at a time";
    let goals = vec![
        minuet(),
        Goal {
            how: Some(how.into()),
            ..practise("Gavotte")
        },
    ];
    for grade in GRADES {
        let made = planned(&request("Piano", grade, 12, goals.clone()));
        let cards = cards_of(&made, "Gavotte");
        assert!(cards.len() >= 2, "{grade}");
        for (at, (_, card)) in cards.iter().enumerate() {
            assert_eq!(
                card.teacher.as_deref() == Some(how),
                at == 0,
                "{grade} {card:?}"
            );
        }
    }
}

// GOAL-26, the plan's half.
#[test]
fn goal_without_proven_subject_keeps_the_teachers_words() {
    let said = "Started Harbour Lights, verse chords slowly";
    for instrument in INSTRUMENTS {
        for goals in [
            vec![words(said)],
            vec![
                minuet(),
                practise("Gavotte"),
                practise("Rondo"),
                words(said),
            ],
        ] {
            let made = planned(&request(instrument, "Initial Grade", 7, goals));
            let cards = cards_of(&made, "From your lesson");
            assert!(
                cards.iter().any(|(_, card)| card.task == said),
                "{instrument}"
            );
        }
    }
    let rest = Goal {
        r#do: Do::Rest,
        ..words("leave the Harbour for now")
    };
    assert!(
        !read(&planned(&request(
            "Guitar",
            "Grade 3",
            12,
            vec![minuet(), rest]
        )))
        .contains("Harbour")
    );
}

// A number in the task and another one behind it disagree.
#[test]
fn warm_up_counts_once() {
    for instrument in INSTRUMENTS {
        for week in 0..12 {
            let mut asked = request(instrument, "Grade 5", 13, vec![minuet()]);
            asked.dates.lesson = date("2026-03-02") + chrono::Days::new(7 * week);
            asked.dates.next_lesson = None;
            let made = planned(&asked);
            for card in cards(&made).filter(|card| card.title == "Warm-up") {
                let counts = [" times", " rounds"].map(|count| card.task.matches(count).count());
                assert!(counts.iter().sum::<usize>() < 2, "{}", card.task);
            }
        }
    }
}
