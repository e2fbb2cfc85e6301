//! A week that is under way: what is struck or taken away goes from the day that has begun, and nothing is added to it.

use chrono::NaiveDate;
use reedling_planner::{
    goals::{Do, Form, Goal, Hands, Place, Skill, Subject, Technique, Week},
    guidance::Part,
    plans::{Plan, PlanRequest, plan},
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

/// The first day of the week, which has begun.
fn today() -> NaiveDate {
    date("2026-03-03")
}

/// The plan of a request once there was a plan for another.
fn changed(before: &Plan, now: &PlanRequest, begins_anew: bool) -> Plan {
    let mut made = plan(now);
    made.go_on_from(before, now, today(), begins_anew);
    sums(&made);
    made
}

fn sums(plan: &Plan) {
    let days = plan.guidance.daily_plan.iter().zip(&plan.cards);
    for ((day, cards), basis) in days.zip(&plan.basis.days) {
        let sum: u16 = cards.cards.iter().map(|card| card.minutes).sum();
        assert_eq!((day.duration_minutes, cards.minutes), (sum, sum), "{day:?}");
        assert_eq!(basis.blocks.len(), cards.cards.len());
    }
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
fn goal_17_a_struck_line_goes_from_the_days_that_are_left() {
    let mut struck = plan(&asked(vec![minuet()]));
    let before = struck.clone();
    let own = cards_of(&before, "Minuet in G");
    let (at, card) = own.iter().find(|(at, _)| *at > 0).expect("a card");
    let (at, today) = (*at, before.cards[*at].date);
    assert!(struck.has_line(&card.key, today));
    struck.strike(std::slice::from_ref(&card.key), today);
    assert!(!struck.has_line(&card.key, today));
    let days = |plan: &Plan| plan.guidance.daily_plan.clone();
    assert_eq!(days(&struck)[..at], days(&before)[..at]);
    assert_ne!(days(&struck)[at], days(&before)[at]);
    sums(&struck);
}

// GOAL-17.
#[test]
fn goal_17_what_is_added_begins_tomorrow() {
    let (before, now) = (asked(vec![other()]), asked(vec![minuet(), other()]));
    let before = plan(&before);
    for begins_anew in [false, true] {
        let changed = changed(&before, &now, begins_anew);
        assert_eq!(at(&changed, "Minuet in G"), []);
        assert!(!at(&changed, "Other").is_empty());
        assert!(!cards_of(&changed, "Minuet in G").is_empty());
    }
}

// GOAL-17.
#[test]
fn goal_17_bars_put_to_rest_leave_today() {
    let set = base(Do::Practise, vec![bars(1, 8)], None);
    let before = plan(&asked(vec![set.clone(), other()]));
    assert!(!at(&before, "Base").is_empty());
    let rest = |from, to| base(Do::Rest, vec![bars(from, to)], None);
    let second = base(Do::Practise, vec![bars(9, 16)], None);
    for now in [
        vec![other()],
        vec![rest(1, 8), other()],
        vec![rest(1, 8), second.clone(), other()],
        vec![rest(3, 4), set.clone(), other()],
        vec![set.clone(), base(Do::Rest, Vec::new(), None), other()],
    ] {
        let left = changed(&before, &asked(now.clone()), false);
        assert_eq!(at(&left, "Base"), [], "{now:?}");
        assert!(!at(&left, "Other").is_empty(), "{now:?}");
    }
    for now in [vec![set, rest(20, 24), other()], vec![second, other()]] {
        let left = changed(&before, &asked(now), false);
        assert_eq!(at(&left, "Base"), at(&before, "Base"), "other bars stay");
    }
}

// GOAL-01, GOAL-17.
#[test]
fn goal_17_what_fills_a_day_leaves_it_when_it_is_left_out() {
    let technique = Technique {
        form: Form::Scale,
        key: None,
        octaves: None,
        name: None,
    };
    let before = plan(&asked(vec![other()]));
    for (part, subject) in [
        (Part::Technique, Subject::Technique(technique)),
        (Part::Technique, skill(Skill::Technique)),
        (Part::Musicianship, skill(Skill::SightReading)),
    ] {
        let has = |plan: &Plan| {
            let mut cards = plan.cards[0].cards.iter();
            cards.any(|card| card.part == part)
        };
        let now = asked(vec![other(), Goal::new(Do::Rest, subject)]);
        let left = changed(&before, &now, false);
        assert!(!has(&left), "{:#?}", left.cards[0]);
        assert_eq!(at(&left, "Other"), at(&before, "Other"));
    }
}

// GOAL-07, GOAL-17.
#[test]
fn goal_17_a_hand_that_is_taken_away_leaves_today() {
    let set = |hands| base(Do::Practise, vec![bars(1, 8)], Some(hands));
    let before = asked(vec![set(Hands::Together), other()]);
    let made = plan(&before);
    assert!(!at(&made, "Base").is_empty());
    let left = changed(&made, &asked(vec![set(Hands::Left), other()]), false);
    assert_eq!(at(&left, "Base"), []);
    assert!(!at(&left, "Other").is_empty());
    let week = Week {
        hands: Some(Hands::Left),
        ..Week::default()
    };
    let left = changed(&made, &PlanRequest { week, ..before }, false);
    let parts = left.cards[0]
        .cards
        .iter()
        .filter(|card| card.part == Part::Technique || card.title == "Other");
    for card in parts {
        assert_eq!(card.hands.as_deref(), Some("Left hand"), "{card:?}");
    }
    let before = plan(&asked(vec![set(Hands::Left), other()]));
    let left = changed(&before, &asked(vec![set(Hands::Together), other()]), false);
    assert_eq!(at(&left, "Base"), at(&before, "Base"));
}

// GOAL-17.
#[test]
fn goal_17_a_day_that_is_off_has_nothing_left() {
    let before = asked(vec![other()]);
    let mut now = before.clone();
    now.week.off_dates.push(today());
    let left = changed(&plan(&before), &now, true);
    assert_eq!(left.cards[0].cards, []);
    assert_eq!(left.guidance.daily_plan[0].duration_minutes, 0);
}
