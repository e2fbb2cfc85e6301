//! What a goal needs most comes often enough, and each card is as long as what it asks for.

use reedling_planner::{
    goals::{Do, Goal, Mode, Need},
    plans::{Plan, WeekTempo},
};

use super::{needing, next};
use crate::support::*;

fn days_with(made: &Plan, task: &str) -> usize {
    let days = made.cards.iter();
    let has = |day: &&reedling_planner::plans::DayCards| {
        let mut cards = day.cards.iter();
        cards.any(|card| card.key.task == task)
    };
    days.filter(has).count()
}

#[test]
fn main_need_comes_on_three_days() {
    let how = "breathe before the upbeat";
    for (instrument, need, task) in [
        ("Voice", Need::Tone, "tone-breath"),
        ("Alto saxophone", Need::Tone, "tone-breath"),
        ("Guitar", Need::Chords, "chords-change"),
        ("Piano", Need::Chords, "chords-change"),
    ] {
        for (grade, age) in [("Grade 1", 8), ("Grade 3", 16), ("Not Grading", 41)] {
            for weeks in 0..4 {
                let goal = Goal {
                    how: Some(how.into()),
                    ..needing(minuet(), &[need, Need::Dynamics])
                };
                let mut asked = request(instrument, grade, age, vec![goal, practise("Aria")]);
                asked.log.planned = vec![WeekTempo {
                    goal: asked.goals[0].key(),
                    first: None,
                    last: None,
                    aim: None,
                    weeks,
                }];
                let made = planned(&asked);
                let about = format!("{instrument} {grade}, week {weeks}");
                assert!(days_with(&made, task) >= 3, "{about}");
                // GOAL-12: the teacher's way stands where it is done.
                let (_, first) = cards_of(&made, "Minuet in G")[0];
                assert_eq!(first.teacher.as_deref(), Some(how), "{about}");
                assert_eq!(first.key.task, task, "{about}");
                let clean = next(&asked, &made, true);
                assert_eq!(days_with(&planned(&clean), task), 0, "{about}");
            }
        }
    }
}

#[test]
fn one_note_takes_no_longer_than_it_sounds() {
    let goal = Goal {
        places: vec![bars(25, 40)],
        ..needing(practise("Concerto"), &[Need::Tone])
    };
    let made = planned(&request("Alto saxophone", "Grade 8", 30, vec![goal]));
    let mut held = cards(&made).filter(|card| card.key.task == "tone-long");
    let held = held.next().expect("a long note");
    let times = held.times.expect("a count");
    // Ten seconds and a pause of five, half as long again.
    assert_eq!(held.minutes, (times * 225).div_ceil(600), "{held:?}");
}

#[test]
fn loudness_is_made_even_where_one_line_is_played() {
    for instrument in INSTRUMENTS {
        let mut used: Vec<String> = Vec::new();
        for week in 0..12 {
            let mut asked = request(instrument, "Grade 4", 13, vec![practise("Gavotte")]);
            asked.dates.lesson = asked.dates.lesson + chrono::Days::new(7 * week);
            asked.dates.next_lesson = None;
            used.extend(cards(&planned(&asked)).map(|card| card.key.task.clone()));
        }
        let has = |task: &str| used.iter().any(|used| used == task);
        let accompanies = ["Piano", "Guitar"].contains(&instrument);
        assert_eq!(has("tune-out"), accompanies, "{instrument}");
        assert!(!(accompanies && has("even-loud")), "{instrument}");
    }
}

// GOAL-05: the grade's speed is named as what a scale is on its way to.
#[test]
fn scale_names_its_aim_and_not_its_start() {
    for instrument in INSTRUMENTS {
        for grade in GRADES {
            let set = Goal::new(Do::Practise, scale("G", Mode::Major));
            for goals in [vec![minuet(), set], vec![minuet()], Vec::new()] {
                let made = planned(&request(instrument, grade, 30, goals));
                for card in cards(&made) {
                    let how = card.how.as_deref().unwrap_or_default();
                    assert!(!how.contains("speed."), "{how}");
                    let Some((_, aim)) = how.rsplit_once("about ♩ = ") else {
                        continue;
                    };
                    let aim: u16 = aim.trim_end_matches('.').parse().expect("a number");
                    assert!(card.tempo.is_none_or(|tempo| tempo.bpm <= aim), "{card:?}");
                }
            }
        }
    }
    let goals = vec![minuet(), Goal::new(Do::Practise, scale("G", Mode::Major))];
    let made = planned(&request("Piano", "Grade 2", 11, goals));
    let (_, scale) = cards_of(&made, "G major scale")[0];
    let how = scale.how.as_deref().unwrap_or_default();
    let aim = "Two notes to a beat; Grade 2 asks for about ♩ = 66.";
    assert!(how.ends_with(aim), "{how}");
}
