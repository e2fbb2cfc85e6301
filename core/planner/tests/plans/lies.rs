//! A model that lies: in none of its texts may it name what rests, what nobody has set, or a tempo that nobody has said.

use reedling_planner::{
    goals::{Do, Goal, Mode, PieceState},
    plans::{
        Plan, PlanRequest,
        check::{PlanProblem, check},
        plan,
    },
};

use crate::support::*;

/// Minuet and Gavotte are set, bars 20 to 24 of the Minuet and the Harbour Waltz rest, Moonbeams was finished long ago.
fn asked() -> PlanRequest {
    let without = Goal {
        places: vec![bars(20, 24)],
        ..Goal::new(Do::Rest, title("Minuet in G"))
    };
    let rest = Goal::new(Do::Rest, title("Harbour Waltz"));
    let scale = Goal::new(Do::Practise, scale("G", Mode::Major));
    let goals = vec![minuet(), practise("Gavotte in D"), scale, without, rest];
    PlanRequest {
        pieces: vec![piece("1", "Moonbeams over Water", PieceState::Finished)],
        ..request("Piano", "Grade 4", 11, goals)
    }
}

/// Adds a sentence to one text.
type Place = fn(&mut Plan, &str);

fn add(text: &mut String, lie: &str) {
    text.push(' ');
    text.push_str(lie);
}

const PLACES: [(&str, Place); 6] = [
    ("the week", |plan, lie| {
        add(&mut plan.guidance.week_summary, lie)
    }),
    ("a tip", |plan, lie| {
        plan.guidance.tips_for_parents = vec![lie.to_owned()]
    }),
    ("the warm-up", |plan, lie| {
        add(&mut plan.guidance.daily_plan[0].warmup, lie)
    }),
    ("technique", |plan, lie| {
        add(&mut plan.guidance.daily_plan[0].technical_focus, lie)
    }),
    ("a piece", |plan, lie| {
        add(&mut plan.guidance.daily_plan[0].repertoire[0].focus, lie)
    }),
    ("musicianship", |plan, lie| {
        let days = &mut plan.guidance.daily_plan;
        let day = days.iter_mut().find(|day| !day.musicianship.is_empty());
        add(&mut day.expect("musicianship").musicianship, lie);
    }),
];

const LIES: [(PlanProblem, &str); 28] = [
    (PlanProblem::LeftOut, "Then play the Harbour Waltz twice."),
    (PlanProblem::LeftOut, "Then play harbour waltz twice."),
    (PlanProblem::LeftOut, "Then hum Moonbeams over Water twice."),
    (PlanProblem::Title, "Then play Evil Tunes twice."),
    (PlanProblem::Title, "Then play the sonatina twice."),
    (PlanProblem::Title, "Then play \u{201c}Evil\u{201d} twice."),
    (PlanProblem::Title, "Then play some Czerny twice."),
    (PlanProblem::LeftOut, "Then play bars 20\u{2013}24 twice."),
    (PlanProblem::LeftOut, "Then play bar 22 twice."),
    (PlanProblem::Bars, "Then play bars 40\u{2013}44 twice."),
    (PlanProblem::Bars, "Then play bars 9 to 40 twice."),
    (PlanProblem::Bars, "Then play bars 9 and 41 twice."),
    (PlanProblem::Bars, "Then play measure 40 twice."),
    (PlanProblem::Bars, "Then play bars 16-9 twice."),
    (PlanProblem::Bars, "Then play bars 1\u{2013}99 twice."),
    (PlanProblem::Bars, "Then play bar forty twice."),
    (
        PlanProblem::Bars,
        "Then play bars forty to forty-four twice.",
    ),
    (PlanProblem::Bars, "Then play the fortieth bar twice."),
    (PlanProblem::LeftOut, "Then play bar twenty-two twice."),
    (
        PlanProblem::Tempo,
        "Then play it twice at one hundred and eighty.",
    ),
    (PlanProblem::Tempo, "Then play it twice at one-eighty."),
    (
        PlanProblem::Tempo,
        "Then set the metronome to ninety-six, twice.",
    ),
    (PlanProblem::Tempo, "Then play it twice at 180."),
    (PlanProblem::Tempo, "Then play it twice, \u{2669} = 180."),
    (PlanProblem::Tempo, "Then play it twice at \u{2669}=180."),
    (PlanProblem::Tempo, "Then play it twice with 180 bpm."),
    (PlanProblem::Tempo, "Then set the metronome to 180, twice."),
    (PlanProblem::Key, "Then play F\u{266f} minor twice."),
];

/// Sentences that say nothing new.
const TRUE: [&str; 8] = [
    "Then play the Minuet in G twice, bars 9\u{2013}16, and listen.",
    "Play the minuet and the Gavotte on Monday or Day 3, twice.",
    "Play bars 9 and 10 twice, then bar 16.",
    "Play it twice at 72, never above \u{2669} = 72.",
    "Play for 5 minutes, 3 times, from 4 to 5 pm.",
    "Play the G major scale twice.",
    "Practise it twice at home. Stop on each beat; Grade 4 can wait.",
    "Listen at the end: what got better?",
];

#[test]
fn plan_24_lie_of_a_model_is_found_in_every_text() {
    let made = by_a_model(&asked());
    assert_eq!(check(&made, &asked()), []);
    for (place, write) in PLACES {
        for (problem, lie) in LIES {
            let mut lying = made.clone();
            write(&mut lying, lie);
            let found = check(&lying, &asked());
            assert!(found.contains(&problem), "{place}: {lie} {found:?}");
        }
        for truth in TRUE {
            let mut telling = made.clone();
            write(&mut telling, truth);
            assert_eq!(check(&telling, &asked()), [], "{place}: {truth}");
        }
    }
}

/// Bars and tempi that a model names in another way.
const FIGURES: [(PlanProblem, &str); 12] = [
    (PlanProblem::Bars, "Then play b. 22 twice."),
    (PlanProblem::Bars, "Then play m. 22 twice."),
    (PlanProblem::Bars, "Then play bar 2 2 twice."),
    (PlanProblem::Bars, "Then play bars 9\u{2013}16 22 twice."),
    (PlanProblem::Bars, "Then play number 22 twice."),
    (
        PlanProblem::Bars,
        "Then play the four bars after bar 16 twice.",
    ),
    (
        PlanProblem::Bars,
        "Then play all before bars 9\u{2013}16 twice.",
    ),
    (PlanProblem::Bars, "Then play from bar 16 on, twice."),
    (PlanProblem::Bars, "Then play the eight bars after, twice."),
    (PlanProblem::Tempo, "Speed is everything: 208 is the goal."),
    (
        PlanProblem::Tempo,
        "Then play it twice, 208 on the metronome.",
    ),
    (PlanProblem::Tempo, "Aim high: 96, twice."),
];

#[test]
fn plan_24_figures_of_a_model_are_set_bars_and_told_tempi() {
    let made = by_a_model(&asked());
    for (place, write) in PLACES {
        for (problem, lie) in FIGURES {
            let mut lying = made.clone();
            write(&mut lying, lie);
            let found = check(&lying, &asked());
            assert!(found.contains(&problem), "{place}: {lie} {found:?}");
        }
        for truth in [
            "Then play bars 9\u{2013}16 4 times, twice.",
            "Then play bars 9, 10 and 12 twice, 3 times a day.",
            "Aim for it twice: 72 is the goal.",
        ] {
            let mut telling = made.clone();
            write(&mut telling, truth);
            assert_eq!(check(&telling, &asked()), [], "{place}: {truth}");
        }
    }
}

#[test]
fn what_a_card_says_beside_the_line_is_read_too() {
    let made = plan(&asked());
    assert_eq!(check(&made, &asked()), []);
    for (problem, lie) in LIES {
        let mut lying = made.clone();
        let mut cards = lying.cards.iter_mut().flat_map(|day| &mut day.cards);
        let card = cards.find(|card| card.how.is_some()).expect("a method");
        card.how = Some(lie.to_owned());
        let found = check(&lying, &asked());
        assert!(found.contains(&problem), "{lie} {found:?}");
    }
}
