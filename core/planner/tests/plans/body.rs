//! Body and week bind the plan.

use reedling_planner::{
    goals::{Answer, Body, Side, Until, Week},
    guidance::Part,
    plans::{Plan, PlanRequest, plan},
};

use crate::support::*;

fn with(instrument: &str, answer: Answer, spared: Option<Side>, until: Until) -> PlanRequest {
    PlanRequest {
        body: vec![Body {
            answer,
            spared,
            until,
        }],
        ..request(
            instrument,
            "Grade 5",
            13,
            vec![minuet(), practise("Gavotte"), words("Slow bow, please")],
        )
    }
}

fn minutes(plan: &Plan) -> Vec<u16> {
    plan.cards.iter().map(|day| day.minutes).collect()
}

// GOAL-02, the plan's half.
#[test]
fn listening_only_has_nothing_to_play() {
    for instrument in INSTRUMENTS {
        for (answer, spared) in [
            (Answer::Listening, None),
            (Answer::OtherHand, Some(Side::Left)),
        ] {
            if answer == Answer::OtherHand
                && ["Piano", "Violin", "Guitar", "Drums"].contains(&instrument)
            {
                continue;
            }
            let made = planned(&with(instrument, answer, spared, Until::NextLesson));
            for day in &made.guidance.daily_plan {
                assert!(
                    day.warmup.is_empty()
                        && day.technical_focus.is_empty()
                        && day.repertoire.is_empty(),
                    "{instrument}"
                );
                assert!(day.duration_minutes <= 10);
            }
            assert!(cards(&made).all(|card| card.part == Part::Musicianship));
            assert!(cards(&made).count() >= 2, "there is something to listen to");
        }
    }
}

// GOAL-02, the plan's half.
#[test]
fn half_halves_minutes_and_keeps_tempi() {
    let usual = [15, 20, 25, 30, 35, 45, 50, 60, 75, 20];
    for (grade, usual) in GRADES.into_iter().zip(usual) {
        let eased = PlanRequest {
            student: reedling_planner::plans::Student {
                grade: grade.into(),
                ..request("Piano", grade, 13, Vec::new()).student
            },
            ..with("Piano", Answer::Half, None, Until::ToldOtherwise)
        };
        let half = planned(&eased);
        for minutes in minutes(&half) {
            assert!(minutes * 2 <= usual, "{grade} {minutes}");
        }
        assert!(!half.tempi.is_empty(), "{grade}");
        for week in &half.tempi {
            assert_eq!(week.first, week.last, "{grade}");
        }
    }
}

// GOAL-02: until the day that was named, and no longer.
#[test]
fn an_answer_holds_until_its_day() {
    let made = planned(&with(
        "Piano",
        Answer::Listening,
        None,
        Until::Date(date("2026-03-05")),
    ));
    let plays: Vec<bool> = made
        .guidance
        .daily_plan
        .iter()
        .map(|day| !day.repertoire.is_empty())
        .collect();
    assert_eq!(plays[..3], [false; 3]);
    assert!(plays[4..].contains(&true), "{plays:?}");
}

// GOAL-02: the milder answer of another teacher, which lasts longer, is not hidden by the stricter one.
#[test]
fn a_milder_answer_holds_on_after_a_stricter_one() {
    let mut asked = with("Piano", Answer::Half, None, Until::ToldOtherwise);
    asked.body.push(Body {
        answer: Answer::Listening,
        spared: None,
        until: Until::Date(date("2026-03-05")),
    });
    let made = planned(&asked);
    for (at, day) in made.guidance.daily_plan.iter().enumerate() {
        assert!(at > 2 || day.repertoire.is_empty(), "{day:?}");
        assert!(day.duration_minutes * 2 <= 45, "{day:?}");
    }
    let plays = |day: &reedling_planner::guidance::DayPlan| !day.repertoire.is_empty();
    assert!(made.guidance.daily_plan[3..].iter().any(plays));
    assert!(made.basis.reasons.contains(&"body:half".to_owned()));
    let summary = &made.guidance.week_summary;
    for sentence in [
        "Half the minutes",
        "On the listening days nothing is played",
    ] {
        assert!(summary.contains(sentence), "{summary}");
    }
}

#[test]
fn the_other_hand_plays_alone() {
    for instrument in ["Piano", "Violin", "Guitar", "Drums"] {
        let made = planned(&with(
            instrument,
            Answer::OtherHand,
            Some(Side::Right),
            Until::NextLesson,
        ));
        let played = cards(&made).filter(|card| {
            matches!(card.part, Part::Spots | Part::Run | Part::Technique)
                && card.key.task != "words"
        });
        let mut count = 0;
        for card in played {
            assert_eq!(
                card.hands.as_deref(),
                Some("Left hand"),
                "{instrument} {card:?}"
            );
            count += 1;
        }
        assert!(count > 5);
    }
}

// GOAL-02: what the planner adds is for the hand that plays, and so is what stands behind its method.
#[test]
fn nothing_for_both_hands_is_added_while_one_is_spared() {
    for grade in GRADES {
        for week in 0..12 {
            let mut asked = with(
                "Piano",
                Answer::OtherHand,
                Some(Side::Right),
                Until::NextLesson,
            );
            asked.student.grade = grade.into();
            asked.dates.lesson = date("2026-03-02") + chrono::Days::new(7 * week);
            asked.dates.next_lesson = None;
            let pedal = reedling_planner::goals::Need::Pedal;
            asked.goals[1].needs = vec![pedal];
            for card in cards(&planned(&asked)) {
                let text = format!("{} {:?} {}", card.title, card.how, card.task);
                for words in [
                    "hands together",
                    "contrary",
                    " apart",
                    "hands separately",
                    "pedal",
                ] {
                    assert!(!text.contains(words), "{grade} {words}: {text}");
                }
            }
        }
    }
}

#[test]
fn the_weeks_limits_bind() {
    for grade in GRADES {
        let week = Week {
            minutes_per_day: Some(10),
            days: Some(3),
            off_dates: vec![date("2026-03-04"), date("2026-03-05")],
            hands: None,
            ..Week::default()
        };
        let made = planned(&PlanRequest {
            week,
            ..request("Piano", grade, 13, vec![minuet(), practise("Gavotte")])
        });
        let minutes = minutes(&made);
        assert!(
            minutes.iter().all(|minutes| *minutes <= 10),
            "{grade} {minutes:?}"
        );
        assert_eq!(minutes[1..3], [0, 0], "{grade}");
        let played = made
            .guidance
            .daily_plan
            .iter()
            .filter(|day| !day.warmup.is_empty());
        assert!(played.count() <= 3, "{grade} {minutes:?}");
    }
    let none = Week {
        days: Some(0),
        ..Week::default()
    };
    let made = plan(&PlanRequest {
        week: none,
        ..request("Piano", "Grade 3", 13, vec![minuet()])
    });
    assert!(
        made.guidance
            .daily_plan
            .iter()
            .all(|day| day.warmup.is_empty() && day.repertoire.is_empty())
    );
    let told = &made.guidance.week_summary;
    assert!(told.ends_with("No practice days this week."), "{told}");
}

// GOAL-28: a week whose minutes are all in another teacher's plan says so, and names what is set.
#[test]
fn goal_28_a_week_without_minutes_says_where_they_are() {
    let week = Week {
        days: Some(0),
        minutes_per_day: Some(1),
        ..Week::default()
    };
    let made = plan(&PlanRequest {
        week,
        full_elsewhere: true,
        ..request("Piano", "Grade 3", 13, vec![minuet(), practise("Gavotte")])
    });
    let told = &made.guidance.week_summary;
    assert_eq!(
        told,
        "The lesson sets Minuet in G and Gavotte. This week's practice minutes are all with another teacher: this plan has none."
    );
}
