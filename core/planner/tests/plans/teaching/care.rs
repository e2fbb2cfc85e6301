//! Who is small, sore or tired is asked for what they can do.

use reedling_planner::{
    goals::{Answer, Body, Do, Goal, Need, PieceState, Side, Skill, Tempo, Until},
    guidance::Part,
    plans::{Plan, PlanRequest},
};

use super::{needing, tasks};
use crate::support::*;

fn with(answer: Answer, spared: Option<Side>, asked: PlanRequest) -> PlanRequest {
    PlanRequest {
        body: vec![Body {
            answer,
            spared,
            until: Until::NextLesson,
        }],
        ..asked
    }
}

fn rests(made: &Plan) -> Vec<String> {
    let days = made.guidance.daily_plan.iter();
    let rests = days.filter(|day| day.duration_minutes == 0);
    rests.map(|day| day.musicianship.clone()).collect()
}

#[test]
fn rhythm_is_clapped_and_counted_without_a_metronome() {
    let goal = needing(minuet(), &[Need::Rhythm]);
    for (grade, age) in [("Initial Grade", 6), ("Grade 1", 8)] {
        let made = planned(&request("Piano", grade, age, vec![goal.clone()]));
        let used = tasks(&made, "Minuet in G");
        assert!(!used.contains(&"rhythm-click".to_owned()), "{used:?}");
        let mut own: Vec<&String> = used.iter().filter(|id| id.starts_with("rhythm")).collect();
        own.sort();
        own.dedup();
        assert!(own.len() >= 4, "{grade}: {used:?}");
    }
    let goal = Goal {
        tempo: None,
        ..goal
    };
    for instrument in INSTRUMENTS {
        let made = planned(&request(instrument, "Grade 3", 12, vec![goal.clone()]));
        let used = tasks(&made, "Minuet in G");
        let own = used.iter().filter(|id| id.starts_with("rhythm"));
        assert!(own.count() >= 4, "{instrument}: {used:?}");
    }
}

#[test]
fn clapping_card_has_no_hands_and_no_tempo() {
    let goal = Goal {
        hands: Some(reedling_planner::goals::Hands::Together),
        ..needing(minuet(), &[Need::Rhythm])
    };
    let made = planned(&request("Piano", "Grade 4", 12, vec![goal]));
    let steps: Vec<_> = cards(&made)
        .filter(|card| card.key.task == "rhythm-step")
        .collect();
    assert!(!steps.is_empty());
    for card in steps {
        assert_eq!(&card.hands, &None, "{card:?}");
        assert_eq!((&card.tempo, card.slower), (&None, false), "{card:?}");
    }
}

#[test]
fn spared_hand_means_no_clapping() {
    let goals = vec![
        needing(minuet(), &[Need::Rhythm]),
        Goal::new(Do::Practise, skill(Skill::Aural)),
        Goal::new(Do::Practise, skill(Skill::SightReading)),
    ];
    let asked = request("Piano", "Grade 4", 12, goals);
    let claps = |made: &Plan| {
        let mut cards = cards(made);
        cards.any(|card| card.task.to_lowercase().contains("clap"))
    };
    assert!(claps(&planned(&asked)));
    let asked = with(Answer::OtherHand, Some(Side::Left), asked);
    assert!(!claps(&planned(&asked)));
}

#[test]
fn sore_student_loosens_up_and_repeats_little() {
    let asked = request("Violin", "Grade 6", 15, vec![minuet(), practise("Gavotte")]);
    let most = |made: &Plan| cards(made).filter_map(|card| card.times).max();
    assert!(most(&planned(&asked)) > Some(5));
    let made = planned(&with(Answer::Half, None, asked));
    assert!(most(&made) <= Some(5));
    for day in made.cards.iter().filter(|day| day.minutes > 0) {
        let first = day.cards.first().expect("a card");
        assert!(first.key.task.starts_with("loose"), "{first:?}");
    }
    assert_eq!(rests(&made), ["Resting is part of getting well."]);
}

// GOAL-01, GOAL-02: what the lesson leaves out is not played as free play either.
#[test]
fn free_play_reaches_nothing_that_is_spared() {
    let leads_away = [
        "recording",
        "concert",
        "film",
        "favourite",
        "piece",
        "teach",
    ];
    let rest = Goal {
        places: vec![bars(17, 20)],
        ..Goal::new(Do::Rest, title("Minuet in G"))
    };
    for instrument in INSTRUMENTS {
        for age in [9, 15] {
            let usual = request(instrument, "Grade 3", age, vec![minuet()]);
            let free = |made: &Plan| -> Vec<String> {
                let own = cards(made).filter(|card| card.part == Part::FreePlay);
                own.map(|card| card.task.to_lowercase()).collect()
            };
            let leads = |task: &String| leads_away.iter().any(|words| task.contains(words));
            assert!(free(&planned(&usual)).iter().any(leads), "{instrument}");
            let sore = planned(&with(Answer::Half, None, usual.clone()));
            let mut left_out = usual;
            left_out.goals.push(rest.clone());
            for made in [&sore, &planned(&left_out)] {
                let free = free(made);
                assert!(free.len() >= 4 && !free.iter().any(leads), "{free:?}");
            }
            for day in sore.cards.iter().filter(|day| !day.cards.is_empty()) {
                let first = &day.cards[0].task;
                assert!(first.ends_with("Stop if it hurts."), "{first}");
            }
        }
    }
}

// GOAL-02: who is sore plays what the lesson set.
#[test]
fn sore_student_has_no_kept_piece_beside_what_is_set() {
    let asked = PlanRequest {
        pieces: vec![piece("k", "Nocturne", PieceState::Kept)],
        ..request("Guitar", "Grade 6", 15, vec![minuet()])
    };
    assert!(read(&planned(&asked)).contains("Nocturne"));
    let sore = with(Answer::Half, None, asked);
    assert!(!read(&planned(&sore)).contains("Nocturne"));
}

#[test]
fn rest_day_text_changes_each_week() {
    let mut told = Vec::new();
    for week in 0..3 {
        for age in [8, 15] {
            let mut asked = request("Piano", "Grade 3", age, vec![minuet()]);
            asked.dates.lesson = asked.dates.lesson + chrono::Days::new(7 * week);
            asked.dates.next_lesson = None;
            let made = planned(&asked);
            let rests = rests(&made);
            assert!(rests.iter().all(|rest| !rest.is_empty()));
            told.extend(rests.into_iter().take(1));
        }
    }
    told.sort();
    told.dedup();
    assert_eq!(told.len(), 6, "{told:?}");
}

#[test]
fn long_days_have_a_break_or_two_sittings() {
    let summary = |grade: &str| {
        let made = planned(&request(
            "Piano",
            grade,
            16,
            vec![minuet(), practise("Gavotte")],
        ));
        made.guidance.week_summary
    };
    assert!(!summary("Grade 2").contains("long day"));
    let breaks = "Take a break of five minutes halfway through each long day.";
    assert!(
        summary("Grade 4").contains(breaks),
        "{}",
        summary("Grade 4")
    );
    let sittings = "Split each long day into two sittings.";
    assert!(
        summary("Grade 8").contains(sittings),
        "{}",
        summary("Grade 8")
    );
}

#[test]
fn day_after_the_lesson_begins_slowly() {
    for instrument in INSTRUMENTS {
        for week in 0..10 {
            let goal = Goal {
                tempo: Some(Tempo {
                    next: Some(90),
                    ..Tempo::default()
                }),
                ..minuet()
            };
            let mut asked = request(instrument, "Grade 4", 12, vec![goal]);
            asked.dates.lesson = asked.dates.lesson + chrono::Days::new(7 * week);
            asked.dates.next_lesson = None;
            let made = planned(&asked);
            let (day, card) = cards_of(&made, "Minuet in G")[0];
            let slow = ["trouble", "marks"].contains(&card.key.task.as_str());
            assert!(day == 0 && slow, "{instrument} {week}: {card:?}");
            // The lesson's number is what it goes up to.
            assert!(card.slower && card.tempo.is_some(), "{card:?}");
        }
    }
}
