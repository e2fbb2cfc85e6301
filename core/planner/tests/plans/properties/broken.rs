//! Each property notices a plan that breaks it.

use reedling_planner::{
    goals::{Do, Goal, Hands, Tempo},
    guidance::Part,
    plans::{Plan, PlanRequest, PracticeCard, plan},
};

use super::{Property, limits, places, said};
use crate::support::*;

/// A piece hands apart with the teacher's way, one that was left open, one that is left out.
fn asked() -> PlanRequest {
    let goals = vec![
        Goal {
            hands: Some(Hands::Apart),
            how: Some("like a cat".into()),
            tempo: Some(Tempo {
                now: Some(60),
                ..Tempo::default()
            }),
            ..minuet()
        },
        Goal {
            carried_from: Some(date("2026-02-23")),
            ..practise("Gavotte")
        },
        Goal::new(Do::Rest, title("Sonatina")),
    ];
    request("Piano", "Grade 5", 13, goals)
}

/// Holds for the plan as it is made, and not after a change of its cards.
fn notices(property: Property, change: impl Fn(&mut Plan)) {
    let asked = asked();
    let mut made = plan(&asked);
    assert_eq!(property(&asked, &made), Ok(()));
    change(&mut made);
    assert!(property(&asked, &made).is_err(), "{}", text(&made));
}

fn each_card(made: &mut Plan, change: impl Fn(&mut PracticeCard)) {
    let cards = made.cards.iter_mut().flat_map(|day| &mut day.cards);
    cards.for_each(change);
}

fn each_line_of_the_minuet(made: &mut Plan, change: impl Fn(&mut PracticeCard)) {
    each_card(made, |card| {
        if card.title == "Minuet in G" && card.part == Part::Spots {
            change(card);
        }
    });
}

#[test]
fn goal_01_piece_that_is_left_out_is_noticed() {
    notices(said::goal_01_what_is_left_out_is_on_no_day, |made| {
        each_line_of_the_minuet(made, |card| card.title = "Sonatina".into());
    });
}

#[test]
fn goal_07_both_hands_are_noticed() {
    for hands in [None, Some("Hands together".to_owned())] {
        notices(said::goal_07_hands_that_play_alone_stay_alone, |made| {
            each_line_of_the_minuet(made, |card| card.hands.clone_from(&hands));
        });
    }
    notices(said::goal_07_hands_that_play_alone_stay_alone, |made| {
        each_line_of_the_minuet(made, |card| card.task.push_str(", both hands"));
    });
}

#[test]
fn goal_08_other_bars_are_noticed() {
    notices(places::goal_08_four_fifths_are_at_the_named_bars, |made| {
        each_line_of_the_minuet(made, |card| card.place = Some("Bars 1–8".into()));
    });
    notices(places::goal_08_four_fifths_are_at_the_named_bars, |made| {
        each_line_of_the_minuet(made, |card| card.place = None);
    });
}

#[test]
fn goal_09_long_texts_and_missing_tests_are_noticed() {
    let property = limits::goal_09_texts_are_short_and_complete;
    notices(property, |made| {
        each_card(made, |card| card.task.push_str(" and so on and on and on"));
    });
    notices(property, |made| {
        each_line_of_the_minuet(made, |card| card.done = None);
    });
    notices(property, |made| {
        each_line_of_the_minuet(made, |card| card.times = None);
    });
}

#[test]
fn goal_11_other_minutes_are_noticed() {
    notices(
        places::goal_11_minutes_follow_repetitions_and_length,
        |made| {
            each_line_of_the_minuet(made, |card| card.minutes += 1);
        },
    );
    notices(
        places::goal_11_minutes_follow_repetitions_and_length,
        |made| {
            each_line_of_the_minuet(made, |card| card.times = card.times.map(|times| times + 4));
        },
    );
}

#[test]
fn goal_12_way_on_another_card_is_noticed() {
    let property = said::goal_12_the_teachers_way_stands_on_the_first_card;
    notices(property, |made| each_card(made, |card| card.teacher = None));
    notices(property, |made| {
        each_line_of_the_minuet(made, |card| card.teacher = Some("like a cat".into()));
    });
    notices(property, |made| {
        each_line_of_the_minuet(made, |card| {
            card.teacher = card.teacher.as_ref().map(|_| "like a dog".into());
        });
    });
}

#[test]
fn goal_22_another_familys_technique_is_noticed() {
    for (field, word) in [("done", "the bow is straight"), ("how", "Take a breath.")] {
        notices(said::goal_22_no_task_is_of_another_family, |made| {
            each_line_of_the_minuet(made, |card| match field {
                "done" => card.done = Some(word.into()),
                _ => card.how = Some(word.into()),
            });
        });
    }
}

#[test]
fn daily_carried_goal_is_noticed() {
    let gavotte = practise("Gavotte").key();
    notices(said::what_is_carried_has_half_the_days, |made| {
        for day in &mut made.cards {
            for card in day
                .cards
                .iter_mut()
                .filter(|card| card.part == Part::WarmUp)
            {
                card.key.goal.clone_from(&gavotte);
            }
        }
    });
}

#[test]
fn goal_31_long_days_and_many_cards_are_noticed() {
    let property = limits::goal_31_cards_items_and_days_keep_their_limits;
    notices(property, |made| {
        each_card(made, |card| card.minutes += 1);
    });
    notices(property, |made| {
        for day in &mut made.cards {
            let free = day
                .cards
                .iter_mut()
                .find(|card| card.part == Part::FreePlay);
            free.into_iter().for_each(|card| card.part = Part::Spots);
            let more = day.cards.iter().filter(|card| card.part == Part::Spots);
            let more: Vec<PracticeCard> = more.cloned().collect();
            for mut card in more {
                card.minutes = 0;
                day.cards.push(card);
            }
        }
    });
}
