//! Cards: how many, how long, how many words, with which keys.

use reedling_planner::{
    goals::{Do, Goal, Mode, Need, Skill, Tempo},
    guidance::Part,
    plans::PlanRequest,
};

use crate::support::*;

fn busy() -> Vec<Goal> {
    vec![
        Goal {
            needs: vec![Need::Rhythm, Need::Hands],
            ..minuet()
        },
        Goal {
            needs: vec![Need::Dynamics],
            ..practise("Gavotte in D")
        },
        Goal::new(Do::Practise, scale("D", Mode::Major)),
        Goal::new(Do::Practise, skill(Skill::SightReading)),
        practise("Waltz in A"),
        Goal::new(Do::Keep, title("Rondo")),
    ]
}

// GOAL-31: every age on the piano; on the other instruments one on each side of the limits that go by age.
#[test]
fn cards_items_and_minutes_keep_their_limits_together() {
    for instrument in INSTRUMENTS {
        let ages: &[u8] = match instrument {
            "Piano" => &[5, 6, 8, 10, 11, 12, 13, 19],
            _ => &[10, 13],
        };
        for grade in GRADES {
            for &age in ages {
                for goals in 1..=6 {
                    let goals = busy().into_iter().take(goals).collect();
                    planned(&request(instrument, grade, age, goals));
                }
            }
        }
    }
}

// GOAL-09.
#[test]
fn day_texts_keep_the_words_of_the_age() {
    let words = |text: &str| text.split_whitespace().count();
    for grade in GRADES {
        for (age, most) in [(6, 90), (10, 90), (11, 150), (40, 150)] {
            let made = planned(&request("Piano", grade, age, busy()));
            for day in &made.cards {
                let texts = day.cards.iter().map(|card| {
                    let parts = [&card.place, &card.hands, &card.done];
                    words(&card.task)
                        + parts
                            .iter()
                            .map(|part| part.as_deref().map_or(0, words))
                            .sum::<usize>()
                });
                assert!(texts.sum::<usize>() <= most, "{grade} {age}");
                for card in &day.cards {
                    let line = words(&card.task) + card.done.as_deref().map_or(0, words);
                    let most = if card.done.is_some() { 12 } else { 16 };
                    assert!(line <= most, "{card:?}");
                }
            }
        }
    }
}

// GOAL-09.
#[test]
fn practise_lines_say_what_where_how_often_and_until_when() {
    let made = planned(&request("Piano", "Grade 5", 14, busy()));
    for card in cards(&made).filter(|card| card.part == Part::Spots) {
        assert!(
            card.place.is_some()
                && card.times.is_some()
                && card.done.is_some()
                && card.how.is_some(),
            "{card:?}"
        );
        assert!(card.task.starts_with(char::is_uppercase), "{card:?}");
    }
    let first = &made.guidance.daily_plan[0].repertoire[0];
    assert!(
        first.focus.contains(" min: Bars 9–16: ") && first.focus.contains("; done when "),
        "{}",
        first.focus
    );
}

// GOAL-11.
#[test]
fn minutes_are_repetitions_by_length_and_pause() {
    let goal = Goal {
        tempo: Some(Tempo {
            now: Some(60),
            next: Some(72),
            ..Tempo::default()
        }),
        ..minuet()
    };
    for grade in GRADES {
        let made = planned(&request("Piano", grade, 13, vec![goal.clone()]));
        let mut timed = 0;
        for (_, card) in cards_of(&made, "Minuet in G")
            .iter()
            .filter(|(_, card)| card.part == Part::Spots)
        {
            // What is played slower than the day's tempo shows none.
            let (Some(tempo), Some(times)) = (card.tempo, card.times) else {
                continue;
            };
            // Eight bars of three crotchets.
            let length = 8.0 * 3.0 * 60.0 / f64::from(tempo.bpm);
            let minutes = (f64::from(times) * (length + 5.0) * 1.5 / 60.0).ceil();
            assert_eq!(f64::from(card.minutes), minutes, "{grade} {card:?}");
            assert!(times <= 10);
            timed += 1;
        }
        assert!(timed >= 2, "{grade}");
    }
}

// PLAN-13.
#[test]
fn a_full_week_of_goals_fills_the_grades_minutes() {
    for (grade, minutes) in GRADES
        .into_iter()
        .zip([15, 20, 25, 30, 35, 45, 50, 60, 75, 20])
    {
        let made = planned(&request("Piano", grade, 16, busy()));
        let longest = made.cards.iter().map(|day| day.minutes).max();
        assert!(
            longest <= Some(minutes) && longest >= Some(minutes * 4 / 5),
            "{grade} {longest:?}"
        );
    }
}

#[test]
fn both_registers_are_used() {
    let at = |age| read(&planned(&request("Piano", "Grade 3", age, busy())));
    assert_ne!(at(12), at(13));
}

#[test]
fn keys_stay_while_goal_and_task_do() {
    let one = planned(&request("Piano", "Grade 5", 14, busy()));
    let again = planned(&request("Piano", "Grade 5", 14, busy()));
    assert_eq!(one, again);
    let fewer = planned(&PlanRequest {
        goals: busy().into_iter().take(5).collect(),
        ..request("Piano", "Grade 5", 14, Vec::new())
    });
    let first = |plan| {
        let cards = cards_of(plan, "Minuet in G");
        cards.first().map(|(day, card)| (*day, card.key.clone()))
    };
    assert!(first(&one).is_some_and(|(day, _)| day == 0));
    assert_eq!(first(&one), first(&fewer));
}
