//! How long the days are while the body allows half of them.

use reedling_planner::{
    goals::{Answer, Body, Until},
    plans::{Plan, PlanRequest},
};

use crate::support::*;

fn halved() -> PlanRequest {
    PlanRequest {
        body: vec![Body {
            answer: Answer::Half,
            spared: None,
            until: Until::ToldOtherwise,
        }],
        ..request("Piano", "Grade 5", 13, vec![minuet(), practise("Gavotte")])
    }
}

fn minutes(plan: &Plan) -> Vec<u16> {
    plan.cards.iter().map(|day| day.minutes).collect()
}

// GOAL-02: half of the usual minutes, and the lesson's limit as it is.
#[test]
fn limit_of_the_week_is_not_halved() {
    for (limit, expected) in [(15, 15), (30, 22), (4, 4)] {
        let mut asked = halved();
        asked.week.minutes_per_day = Some(limit);
        let minutes = minutes(&planned(&asked));
        assert!(
            minutes.iter().all(|it| *it <= expected),
            "{limit}: {minutes:?}"
        );
        assert!(
            minutes.iter().sum::<u16>() > expected * 4,
            "{limit}: {minutes:?}"
        );
    }
}

// GOAL-02: what other teachers leave is part of the usual minutes.
#[test]
fn share_beside_other_teachers_is_halved() {
    let mut asked = halved();
    asked.share = Some(20);
    let minutes = minutes(&planned(&asked));
    assert_eq!(minutes.iter().max(), Some(&10), "{minutes:?}");
}
