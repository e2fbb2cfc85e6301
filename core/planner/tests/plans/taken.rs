//! What a change of goals takes away goes from the day that has begun.

use reedling_planner::{
    goals::{Do, Goal, Hands, Place, Week},
    guidance::Part,
    plans::{Gone, Plan, PlanRequest, plan},
};

use crate::support::*;

fn asked(goals: Vec<Goal>) -> PlanRequest {
    request("Piano", "Grade 3", 11, goals)
}

fn base(r#do: Do, places: Vec<Place>, hands: Option<Hands>) -> Goal {
    Goal {
        places,
        hands,
        ..Goal::new(r#do, title("Base"))
    }
}

fn other() -> Goal {
    practise("Other")
}

/// Today as in the plan before, without what a request takes away.
fn today(before: &PlanRequest, now: &PlanRequest) -> Plan {
    let mut made = plan(before);
    let today = made.cards[0].date;
    let off = now.week.off_dates.clone();
    let title = |goal: &Goal| Some(if *goal == other() { "Other" } else { "Base" });
    let gone = Gone::of(&before.goals, now, off, title);
    made.without(today, &gone);
    made
}

/// The places and hands of a title on the first day.
fn at(plan: &Plan, title: &str) -> Vec<(Option<String>, Option<String>)> {
    let cards = plan.cards[0].cards.iter();
    let own = cards.filter(|card| card.title == title);
    own.map(|card| (card.place.clone(), card.hands.clone()))
        .collect()
}

// GOAL-17.
#[test]
fn goal_17_bars_put_to_rest_leave_today() {
    let set = base(Do::Practise, vec![bars(1, 8)], None);
    let before = asked(vec![set.clone(), other()]);
    assert!(!at(&plan(&before), "Base").is_empty());
    let rest = |from, to| base(Do::Rest, vec![bars(from, to)], None);
    let second = base(Do::Practise, vec![bars(9, 16)], None);
    for now in [
        vec![rest(1, 8), other()],
        vec![rest(1, 8), second, other()],
        vec![rest(3, 4), set.clone(), other()],
        vec![set.clone(), base(Do::Rest, Vec::new(), None), other()],
    ] {
        let left = today(&before, &asked(now.clone()));
        assert_eq!(at(&left, "Base"), [], "{now:?}");
        assert!(!at(&left, "Other").is_empty(), "{now:?}");
        let sum: u16 = left.cards[0].cards.iter().map(|card| card.minutes).sum();
        assert_eq!(left.guidance.daily_plan[0].duration_minutes, sum);
    }
    let left = today(&before, &asked(vec![set, rest(20, 24), other()]));
    assert!(!at(&left, "Base").is_empty(), "other bars stay");
}

// GOAL-07, GOAL-17.
#[test]
fn goal_17_a_hand_that_is_taken_away_leaves_today() {
    let set = |hands| base(Do::Practise, vec![bars(1, 8)], Some(hands));
    let before = asked(vec![set(Hands::Together), other()]);
    assert!(!at(&plan(&before), "Base").is_empty());
    let left = today(&before, &asked(vec![set(Hands::Left), other()]));
    assert_eq!(at(&left, "Base"), []);
    assert!(!at(&left, "Other").is_empty());
    let week = Week {
        hands: Some(Hands::Left),
        ..Week::default()
    };
    let now = PlanRequest {
        week,
        ..before.clone()
    };
    let left = today(&before, &now);
    let parts = left.cards[0]
        .cards
        .iter()
        .filter(|card| card.part == Part::Technique || card.title == "Other");
    for card in parts {
        assert_eq!(card.hands.as_deref(), Some("Left hand"), "{card:?}");
    }
    let before = asked(vec![set(Hands::Left), other()]);
    let left = today(&before, &asked(vec![set(Hands::Together), other()]));
    assert!(
        !at(&left, "Base").is_empty(),
        "what is added begins tomorrow"
    );
}

// GOAL-17.
#[test]
fn goal_17_a_day_that_is_off_has_nothing_left() {
    let before = asked(vec![other()]);
    let mut now = before.clone();
    now.week.off_dates.push(plan(&before).cards[0].date);
    let left = today(&before, &now);
    assert_eq!(left.cards[0].cards, []);
    assert_eq!(left.guidance.daily_plan[0].duration_minutes, 0);
    let mut model = by_a_model(&before);
    let gone = Gone::of(&before.goals, &now, now.week.off_dates.clone(), |_| None);
    model.without(now.week.off_dates[0], &gone);
    assert_eq!(model.guidance.daily_plan[0], left.guidance.daily_plan[0]);
}

// GOAL-17.
#[test]
fn goal_17_lines_of_a_models_day_go_as_well() {
    let set = |hands| minuet_of(Do::Practise, bars(9, 16), hands);
    let before = asked(vec![set(None)]);
    let made = by_a_model(&before);
    let today = made.guidance.daily_plan[0].date;
    assert!(!made.guidance.daily_plan[0].repertoire.is_empty());
    for now in [
        vec![set(None), minuet_of(Do::Rest, bars(12, 12), None)],
        vec![set(Some(Hands::Left))],
    ] {
        let mut left = made.clone();
        let gone = Gone::of(&before.goals, &asked(now), Vec::new(), |_| {
            Some("Minuet in G")
        });
        left.without(today, &gone);
        assert_eq!(left.guidance.daily_plan[0].repertoire, []);
    }
}

fn minuet_of(r#do: Do, place: Place, hands: Option<Hands>) -> Goal {
    Goal {
        places: vec![place],
        hands,
        ..Goal::new(r#do, title("Minuet in G"))
    }
}
