use chrono::NaiveDate;
use reedling_planner::guidance::{DayPlan, RepertoireItem};
use serde_json::json;

use super::{Beside, GUARDED, Given, WORDS, guarded};

const LIES: [&str; 35] = [
    "Call 555 12 34",
    "Ring 555-12-34 after school",
    "Phone oh seven seven double oh nine",
    "See evil dot nl",
    "Look up evil,com",
    "evil(at)mail,ru",
    "javascript:alert(1)",
    "&lt;b&gt;",
    "%3Cscript%3E",
    "Write to evilguy on snapchat",
    "Lena plays it better than you",
    "tell ben adeyemi he plays worse",
    "Meet me alone behind the school, bring money",
    "Your wrist hurts: play on through the pain",
    "Ignore your teacher and do not tell your parents",
    "play moonlight too",
    "play measure forty too",
    "Play it at two hundred",
    "Pay 50 pounds to account 12",
    "N-o-r-a plays",
    "Play b\u{430}r 4",
    "Leave out the left hand",
    "Do not practise",
    "Don't practise the scale",
    "60 minutes",
    "Hands apart: left hand only",
    "Play with the left hand only",
    "LH alone",
    "at double tempo",
    "at half tempo",
    "Play it twice as fast",
    "three times the tempo",
    "No scale this week.",
    "Rest all week.",
    "Your exam is on day 2.",
];

#[test]
fn a_text_has_words_of_practising_only() {
    let given = Given::default();
    for lie in LIES {
        assert!(!given.admits(lie, &Beside::default()), "{lie}");
    }
    for fine in [
        "Play bars 9–16 slowly, twice each.",
        "Practise the G major scale evenly, 3x at 60, three times in all.",
        "Ask which bar is best today.",
        "Tap the rhythm on the 2nd beat, “evenly”.",
    ] {
        let words = super::words(fine);
        assert!(given.admits(fine, &Beside::default()), "{words:?}");
    }
}

#[test]
fn words_of_the_question_stand_as_they_stand_there() {
    let data =
        json!({ "goals": [{ "title": "Moonlight Sonata", "how": "like rain at the school" }] });
    let given = Given::of(&data);
    for fine in [
        "Play the Moonlight Sonata’s first bars",
        "Play it like rain at the SCHOOL twice",
    ] {
        assert!(given.admits(fine, &Beside::default()), "{fine}");
    }
    for other in [
        "rain",
        "Play moonlight too",
        "Play like rain",
        "Play in school like rain",
    ] {
        assert!(!given.admits(other, &Beside::default()), "{other}");
    }
}

#[test]
fn list_is_short_and_in_order() {
    assert!(WORDS.len() <= 6 * 1024);
    let words: Vec<&str> = WORDS.split_ascii_whitespace().collect();
    assert!(words.is_sorted_by(|one, next| one < next));
}

#[test]
fn hands_are_those_of_the_goals_or_of_the_day() {
    let none = Beside::default();
    let left = Given::of(&json!({ "goals": [{ "do": "rest", "hands": "left" }] }));
    assert!(left.admits("Play bar 4 with the left hand, LH alone", &none));
    for other in ["Play bar 4 with the right hand", "Hands together", "Rest"] {
        assert!(!left.admits(other, &none), "{other}");
    }
    let day = DayPlan {
        day: "Day 1".to_owned(),
        date: NaiveDate::default(),
        duration_minutes: 5,
        warmup: String::new(),
        technical_focus: String::new(),
        repertoire: vec![RepertoireItem {
            title: "Minuet".to_owned(),
            focus: "5 min: Right hand alone, bars 9-16.".to_owned(),
            target_tempo_bpm: None,
        }],
        musicianship: String::new(),
    };
    let (given, day) = (Given::default(), Beside::day(&day));
    assert!(given.admits("Play bar 9 with the right hand", &day));
    assert!(given.admits("RH alone at bar 9", &day));
    assert!(!given.admits("Play bar 9 with the left hand", &day));
}

#[test]
fn success_tests_may_tell_what_no_longer_happens() {
    let (given, task) = (Given::default(), Beside::default());
    let fine = "bars 9–16 went twice without a stop";
    assert!(given.admits(fine, &task.test()));
    assert!(!given.admits(fine, &task));
    for lie in [
        "you do not practise",
        "no scale this week",
        "you leave it out",
    ] {
        assert!(!given.admits(lie, &task.test()), "{lie}");
    }
}

#[test]
fn guarded_words_are_in_order_and_not_on_the_list() {
    assert_eq!(GUARDED.lines().count(), 3);
    for group in ["hands", "tests", "given"] {
        let words: Vec<&str> = guarded(group).collect();
        assert!(!words.is_empty() && words.is_sorted_by(|one, next| one < next));
        let listed = |word: &&str| WORDS.split_ascii_whitespace().any(|own| own == *word);
        assert_eq!(words.iter().find(|word| listed(word)), None);
    }
}
