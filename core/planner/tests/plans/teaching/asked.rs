//! What is not asked too early, and how the week is told.

use reedling_planner::{
    goals::{Answer, Body, Do, Goal, Hands, Mode, Need, Skill, Until},
    input::LogEntry,
    plans::{Log, PracticeCard},
};

use super::{begun, days_of, needing, tasks};
use crate::support::*;

#[test]
fn metronome_needs_a_number_and_slow_tasks_go_up_to_it() {
    let goal = Goal {
        tempo: None,
        ..needing(minuet(), &[Need::Rhythm])
    };
    let made = planned(&request("Piano", "Grade 2", 11, vec![goal]));
    assert!(cards(&made).all(|card| card.key.task != "rhythm-click"));
    let goal = needing(minuet(), &[Need::Evenness, Need::Hands]);
    let made = planned(&request("Piano", "Grade 5", 15, vec![goal]));
    let slow = ["evenness-slow", "hands-beat"];
    let cards: Vec<_> = cards(&made)
        .filter(|card| slow.contains(&card.key.task.as_str()))
        .collect();
    let goes_up = |card: &&PracticeCard| card.slower && card.tempo.is_some();
    assert!(!cards.is_empty() && cards.iter().all(goes_up));
}

#[test]
fn summary_says_when_to_speed_up_and_what_rests() {
    let asked = request("Piano", "Grade 2", 11, vec![minuet()]);
    let made = planned(&asked);
    let rule = "Take the next tempo only when today's was clean three times; if not, stay.";
    assert!(made.guidance.week_summary.contains(rule));
    let rest = Goal {
        places: vec![bars(17, 20)],
        ..Goal::new(Do::Rest, title("Minuet in G"))
    };
    let mut sore = request(
        "Guitar",
        "Grade 3",
        11,
        vec![
            Goal {
                tempo: None,
                ..minuet()
            },
            rest,
        ],
    );
    sore.body = vec![Body {
        answer: Answer::Half,
        spared: None,
        until: Until::NextLesson,
    }];
    let made = planned(&sore);
    let summary = &made.guidance.week_summary;
    assert!(
        summary.contains("Leave out bars 17–20 of Minuet in G until your teacher says so."),
        "{summary}"
    );
    assert!(!summary.contains("next tempo"));
    assert!(cards(&made).all(|card| card.key.task != "warm-frets"));
    let half_an_hour = |tip: &String| tip.contains("quarter of an hour");
    assert!(!made.guidance.tips_for_parents.iter().any(half_an_hour));
}

#[test]
fn a_piece_is_new_by_a_word_only() {
    let first = |goal: Goal, more: Vec<Goal>| {
        let goals = [vec![goal], more].concat();
        let made = planned(&request("Guitar", "Grade 3", 12, goals));
        let places: Vec<String> = cards_of(&made, "Romance")
            .iter()
            .filter_map(|(_, card)| card.place.clone())
            .collect();
        let new = tasks(&made, "Romance")
            .iter()
            .any(|id| id.starts_with("new"));
        (new, places)
    };
    let (new, places) = first(begun("Romance"), Vec::new());
    assert!(
        new && places.iter().all(|place| place.starts_with("The first ")),
        "{places:?}"
    );
    assert!(!first(practise("Romance"), Vec::new()).0);
    let rest = Goal {
        places: vec![bars(17, 20)],
        ..Goal::new(Do::Rest, title("Romance"))
    };
    assert!(!first(begun("Romance"), vec![rest]).0);
    let named = Goal {
        said: "Started it, bars 3 to 8".into(),
        ..practise("New World")
    };
    let made = planned(&request("Piano", "Grade 5", 14, vec![named]));
    assert!(
        tasks(&made, "New World")
            .iter()
            .all(|id| !id.starts_with("new"))
    );
}

#[test]
fn words_goal_is_practised_like_a_piece() {
    let made = planned(&request(
        "Drums",
        "Grade 5",
        14,
        vec![words("Funky Drummer: fills late")],
    ));
    assert_eq!(days_of(&made, "From your lesson"), [0, 1, 2, 4, 5, 6]);
    let card = cards_of(&made, "From your lesson")[0].1;
    assert_eq!(card.done.as_deref(), Some("two in a row went well"));
    assert!(card.times.is_some() && card.how.is_some());
    let odd = [
        "exercise-slow",
        "exercise-soft",
        "free-ear",
        "free-mood",
        "free-film",
    ];
    assert!(cards(&made).all(|card| !odd.contains(&card.key.task.as_str())));
}

#[test]
fn the_lessons_main_point_comes_first_on_the_day_after() {
    let goals = vec![minuet(), Goal::new(Do::Practise, scale("G", Mode::Major))];
    let made = planned(&request("Piano", "Grade 2", 11, goals));
    let titles = |day: usize| {
        made.cards[day]
            .cards
            .iter()
            .map(|card| card.title.as_str())
            .nth(1)
    };
    assert_eq!(titles(0), Some("Minuet in G"));
    assert_eq!(titles(2), Some("G major scale"));
}

#[test]
fn repetitions_are_bounded_and_second_cards_wait() {
    for (age, most) in [(8, 5), (15, 8)] {
        let made = planned(&request(
            "Violin",
            "Grade 3",
            age,
            vec![minuet(), practise("Gavotte")],
        ));
        assert!(cards(&made).all(|card| card.times.is_none_or(|times| times <= most)));
    }
    let made = planned(&request(
        "Piano",
        "Grade 5",
        15,
        vec![minuet(), practise("Gavotte")],
    ));
    let titles: Vec<&str> = made.cards[1]
        .cards
        .iter()
        .map(|card| card.title.as_str())
        .collect();
    let pairs = titles.windows(2).filter(|pair| pair[0] == pair[1]);
    assert_eq!(pairs.count(), 0, "{titles:?}");
}

#[test]
fn both_hands_stand_on_the_card_where_they_are_wanted() {
    let goal = Goal {
        hands: Some(Hands::Together),
        ..needing(minuet(), &[Need::Rhythm, Need::Hands])
    };
    let made = planned(&request("Piano", "Grade 2", 11, vec![goal]));
    for (_, card) in cards_of(&made, "Minuet in G") {
        let one = ["hands-left", "hands-tap", "rhythm-step"].contains(&card.key.task.as_str());
        let both = card.hands.as_deref() == Some("Hands together");
        assert_eq!(both, !one && card.place.is_some(), "{card:?}");
    }
}

#[test]
fn a_quiet_week_is_told_without_blame() {
    let mut asked = request("Violin", "Grade 1", 8, vec![minuet()]);
    asked.log = Log {
        entries: vec![LogEntry {
            planned_minutes: 15,
            done_minutes: 2,
        }],
        ..Log::default()
    };
    let made = planned(&asked);
    assert!(
        made.guidance
            .week_summary
            .contains("A small week: one thing a day is enough.")
    );
    let read = read(&made);
    assert!(
        !read.contains("thin week")
            && !read.contains("was thin")
            && !read.contains("there is not more")
    );
    let last = made.cards[6].cards.last().expect("a card");
    assert_eq!(last.task, "Tell a grown-up one question for your teacher.");
}

#[test]
fn bow_hold_has_tasks_and_aural_grows_with_grade() {
    let goal = needing(minuet(), &[Need::Posture]);
    let made = planned(&request("Cello", "Grade 1", 8, vec![goal]));
    assert_eq!(tasks(&made, "Minuet in G")[0], "posture-bow");
    let aural = Goal::new(Do::Practise, skill(Skill::Aural));
    for (grade, echo) in [("Grade 5", true), ("Grade 6", false)] {
        let made = planned(&request("Piano", grade, 15, vec![aural.clone()]));
        assert_eq!(
            tasks(&made, "Aural").contains(&"aural-sing".to_owned()),
            echo,
            "{grade}"
        );
    }
}
