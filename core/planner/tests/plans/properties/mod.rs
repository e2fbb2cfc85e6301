//! Any goals give a plan that does what they say. What must hold is looked for here in what is read, with the numbers of the
//! specification, and not with the planner's own functions: where both were wrong, nobody would see it.

mod broken;
mod carried;
mod limits;
mod places;
mod said;
mod unread;
mod weeks;

use proptest::prelude::*;
use reedling_planner::{
    goals::{Do, Goal, Hands},
    plans::{Plan, PlanRequest, PracticeCard, check::check, plan},
};

use crate::{any::any_request, support::*};

/// What is wrong with a plan for a request.
type Property = fn(&PlanRequest, &Plan) -> Result<(), String>;

const PROPERTIES: [Property; 11] = [
    said::goal_01_what_is_left_out_is_on_no_day,
    said::goal_07_hands_that_play_alone_stay_alone,
    places::goal_08_four_fifths_are_at_the_named_bars,
    limits::goal_09_texts_are_short_and_complete,
    places::goal_11_minutes_follow_repetitions_and_length,
    said::goal_12_the_teachers_way_stands_on_the_first_card,
    said::goal_22_no_task_is_of_another_family,
    said::what_is_carried_has_half_the_days,
    limits::goal_31_cards_items_and_days_keep_their_limits,
    unread::nothing_is_by_heart_before_it_was_read,
    unread::goal_01_free_play_reaches_nothing_left_out,
];

/// Fails with a text where a condition does not hold.
macro_rules! ensure {
    ($condition:expr, $($text:tt)+) => {
        if !$condition {
            return Err(format!($($text)+));
        }
    };
}
use ensure;

/// The goals that are played or heard, and whose cards can be told apart from those of other goals.
fn set_once(asked: &PlanRequest) -> impl Iterator<Item = &Goal> {
    let goals = asked.goals.iter();
    goals.filter(|goal| {
        let same = asked.goals.iter().filter(|other| other.key() == goal.key());
        !matches!(goal.r#do, Do::Rest | Do::Finish) && same.count() == 1
    })
}

/// The cards of a goal with the index of their day.
fn cards_of_goal<'a>(made: &'a Plan, goal: &Goal) -> Vec<(usize, &'a PracticeCard)> {
    let key = goal.key();
    let days = made.cards.iter().enumerate();
    let cards = days.flat_map(|(at, day)| day.cards.iter().map(move |card| (at, card)));
    cards.filter(|(_, card)| card.key.goal == key).collect()
}

/// Whether a card is one of listening or reading, which stands in for a piece on a day without playing.
fn is_listening(card: &PracticeCard) -> bool {
    ["read-score", "hear-inside"].contains(&card.key.task.as_str())
}

/// Whether nobody plays both hands at once.
fn is_apart(hands: Option<Hands>) -> bool {
    matches!(hands, Some(Hands::Apart | Hands::Left | Hands::Right))
}

macro_rules! families {
    ($($test:ident: $instrument:literal;)*) => {
        proptest! {
            #![proptest_config(ProptestConfig { cases: 500, max_shrink_iters: 200, failure_persistence: None, ..ProptestConfig::default() })]
            $(
                // GOAL-01, GOAL-07, GOAL-08, GOAL-09, GOAL-11, GOAL-12, GOAL-22, GOAL-31.
                #[test]
                fn $test(asked in any_request($instrument)) {
                    let made = plan(&asked);
                    let problems = check(&made, &asked);
                    prop_assert!(problems.is_empty(), "{:?}\n{}", problems, text(&made));
                    for property in PROPERTIES {
                        let held = property(&asked, &made);
                        prop_assert!(held.is_ok(), "{:?}\n{}", held, text(&made));
                    }
                    let read = read(&made);
                    let is_filled = ["{play}", "{note}", "{p}", "{k}"].iter().all(|slot| !read.contains(slot));
                    prop_assert!(is_filled, "a slot is left");
                }
            )*
        }
    };
}

families! {
    any_goals_for_keys: "Piano";
    any_goals_for_bowed_strings: "Cello";
    any_goals_for_plucked_strings: "Ukulele";
    any_goals_for_wind: "Oboe";
    any_goals_for_brass: "Trumpet";
    any_goals_for_voice: "Singing";
    any_goals_for_drums: "Drums";
    any_goals_for_another: "Theremin";
}
