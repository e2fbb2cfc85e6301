//! The week after: what the ticks and the tempi of a week make of the next one, where the note stays the same.

use std::collections::BTreeSet;

use chrono::{Days, NaiveDate};
use proptest::prelude::*;
use reedling_planner::{
    goals::{Goal, Need},
    guidance::Part,
    plans::{Log, Plan, PlanRequest, PracticeCard, Tick, WeekTempo, check::check, plan},
};

use super::{cards_of_goal, ensure, set_once};
use crate::{any::any_request, support::*};

/// What is ticked of a week's cards, in their order: nothing, clean, not clean; round and round.
fn any_ticks() -> impl Strategy<Value = Vec<Option<bool>>> {
    let tick = prop_oneof![
        2 => Just(None),
        3 => Just(Some(true)),
        1 => Just(Some(false)),
    ];
    prop::collection::vec(tick, 1..40)
}

/// The request of the week after, with the same goals.
fn week_after(asked: &PlanRequest, made: &Plan, ticks: &[Option<bool>]) -> PlanRequest {
    let mut after = asked.clone();
    after.dates.lesson = after.dates.lesson + Days::new(7);
    after.dates.next_lesson = Some(after.dates.lesson + Days::new(7));
    let days = made.cards.iter();
    let cards = days.flat_map(|day| day.cards.iter().map(move |card| (day.date, card)));
    let ticked = cards.zip(ticks.iter().cycle());
    let ticked = ticked.filter_map(|((date, card), clean)| {
        Some(Tick {
            goal: card.key.goal.clone(),
            task: card.key.task.clone(),
            date,
            clean: (*clean)?,
        })
    });
    after.log = Log {
        ticks: ticked.collect(),
        planned: made.tempi.clone(),
        ..Log::default()
    };
    after
}

/// Whether a card works at a place of a piece: neither a run nor the look before the lesson.
fn is_work(card: &PracticeCard) -> bool {
    card.part == Part::Spots
        && card.place.is_some()
        && card.key.task != "words"
        && !card.key.task.starts_with("look")
}

fn subject(key: &str) -> &str {
    key.split('|').next().unwrap_or_default()
}

// GOAL-10.
fn clean_tasks_give_way(asked: &PlanRequest, made: &Plan) -> Result<(), String> {
    let ticks = &asked.log.ticks;
    for goal in set_once(asked) {
        let cards = cards_of_goal(made, goal);
        for (at, (_, card)) in cards
            .iter()
            .enumerate()
            .filter(|(_, (_, card))| is_work(card))
        {
            let of_task = ticks.iter().filter(|tick| {
                tick.task == card.key.task && subject(&tick.goal) == subject(&card.key.goal)
            });
            let clean: BTreeSet<NaiveDate> = of_task
                .clone()
                .filter(|tick| tick.clean)
                .map(|tick| tick.date)
                .collect();
            let last = of_task
                .filter(|tick| tick.goal == card.key.goal)
                .max_by_key(|tick| tick.date);
            let slipped = at == 0 && last.is_some_and(|tick| !tick.clean);
            ensure!(clean.len() < 2 || slipped, "clean on {clean:?}: {card:?}");
        }
    }
    Ok(())
}

fn week_of(tempi: &[WeekTempo], goal: &Goal) -> Option<(u16, u16)> {
    let key = goal.key();
    let mut weeks = tempi.iter();
    let week = weeks.find(|week| week.goal == key)?;
    week.first.zip(week.last)
}

// GOAL-05, GOAL-10.
fn tempi_go_on(asked: &PlanRequest, before: &Plan, made: &Plan) -> Result<(), String> {
    for goal in set_once(asked) {
        if goal.tempo.is_some_and(|tempo| tempo.now.is_some()) {
            continue;
        }
        let weeks = week_of(&before.tempi, goal).zip(week_of(&made.tempi, goal));
        let Some(((began, _), (first, last))) = weeks else {
            continue;
        };
        let key = goal.key();
        let own = || asked.log.ticks.iter().filter(|tick| tick.goal == key);
        let slipped = own().any(|tick| !tick.clean);
        ensure!(slipped || first >= began, "{began}, then {first}: {goal:?}");
        let percent = if own().any(|tick| tick.clean) {
            112
        } else {
            104
        };
        let grown = u32::from(last) * 100 <= u32::from(first) * percent;
        ensure!(grown, "{first} to {last}: {goal:?}");
    }
    Ok(())
}

macro_rules! families {
    ($($test:ident: $instrument:literal;)*) => {
        proptest! {
            #![proptest_config(ProptestConfig { cases: 300, max_shrink_iters: 200, failure_persistence: None, ..ProptestConfig::default() })]
            $(
                // GOAL-05, GOAL-10.
                #[test]
                fn $test(mut asked in any_request($instrument), ticks in any_ticks()) {
                    asked.log = Log::default();
                    let before = plan(&asked);
                    let asked = week_after(&asked, &before, &ticks);
                    let made = plan(&asked);
                    let problems = check(&made, &asked);
                    prop_assert!(problems.is_empty(), "{:?}\n{}", problems, text(&made));
                    let gives_way = clean_tasks_give_way(&asked, &made);
                    prop_assert!(gives_way.is_ok(), "{:?}\n{}", gives_way, text(&made));
                    let goes_on = tempi_go_on(&asked, &before, &made);
                    prop_assert!(goes_on.is_ok(), "{:?}\n{:#?}\n{}", goes_on, before.tempi, text(&made));
                }
            )*
        }
    };
}

families! {
    the_week_after_on_keys: "Piano";
    the_week_after_on_bowed_strings: "Violin";
    the_week_after_on_wind: "Flute";
    the_week_after_of_voice: "Singing";
    the_week_after_on_drums: "Drums";
}

#[test]
fn week_that_ignores_ticks_is_noticed() {
    let goal = Goal {
        needs: vec![Need::Dynamics],
        ..minuet()
    };
    let asked = request("Piano", "Grade 4", 13, vec![goal]);
    let made = plan(&asked);
    let after = week_after(&asked, &made, &[Some(true)]);
    assert!(clean_tasks_give_way(&after, &plan(&after)).is_ok());
    assert!(clean_tasks_give_way(&after, &made).is_err());
    let mut slower = plan(&after);
    slower.tempi[0].first = Some(30);
    assert!(tempi_go_on(&after, &made, &slower).is_err());
    let mut faster = plan(&after);
    faster.tempi[0].last = Some(150);
    assert!(tempi_go_on(&after, &made, &faster).is_err());
}
