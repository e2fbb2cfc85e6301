//! What is left out is on no day.

use reedling_planner::{
    goals::{
        Do, Form, Goal, Hands, Key, Mode, Need, PieceState, Skill, Subject, Technique, Tempo, Week,
    },
    guidance::Part,
    plans::{
        PlanRequest,
        check::{PlanProblem, check, spans},
        plan,
    },
};

use crate::support::*;

// GOAL-01.
#[test]
fn released_subjects_are_on_no_day() {
    for away in [Do::Rest, Do::Finish] {
        let goals = vec![
            minuet(),
            Goal::new(away, title("Sonatina")),
            Goal {
                carried_from: Some(date("2026-02-23")),
                ..practise("Sonatina")
            },
        ];
        let made = planned(&request("Piano", "Grade 4", 12, goals));
        assert!(!read(&made).contains("Sonatina"));
        assert!(read(&made).contains("Minuet in G"));
    }
    let scales = Subject::Technique(Technique {
        form: Form::Scale,
        key: None,
        octaves: None,
        name: None,
    });
    let goals = vec![
        minuet(),
        Goal::new(Do::Rest, scales),
        Goal::new(Do::Rest, skill(Skill::SightReading)),
    ];
    let made = planned(&request("Piano", "Grade 5", 12, goals));
    assert!(
        !read(&made).contains("scale") && !read(&made).contains("Sight-reading"),
        "{}",
        read(&made)
    );
}

// GOAL-01.
#[test]
fn resting_bars_leave_the_piece_in() {
    let rest = Goal {
        places: vec![bars(20, 24)],
        ..Goal::new(Do::Rest, title("Minuet in G"))
    };
    let whole = Goal {
        places: Vec::new(),
        ..minuet()
    };
    let partly = Goal {
        places: vec![bars(17, 28)],
        ..minuet()
    };
    for practised in [minuet(), whole, partly] {
        let made = planned(&request(
            "Piano",
            "Grade 3",
            12,
            vec![practised, rest.clone()],
        ));
        let cards = cards_of(&made, "Minuet in G");
        assert!(cards.len() >= 5);
        for (_, card) in cards {
            // A line that nobody has counted might be one that rests: each card names bars.
            let place = card.place.as_deref().unwrap_or_default();
            let listened = card.part == Part::Musicianship;
            assert!(listened || spans(place).next().is_some(), "{card:?}");
            assert!(
                spans(place).all(|(from, to)| to < 20 || from > 24),
                "{card:?}"
            );
            assert!(
                card.part == Part::Spots || card.part == Part::Musicianship,
                "no run through what is left out: {card:?}"
            );
        }
    }
}

#[test]
fn resting_piece_is_left_out_by_id_and_title() {
    let kept = piece("k", "Gavotte in D", PieceState::Kept);
    let asked = |goals, state| PlanRequest {
        pieces: vec![piece("k", "Gavotte in D", state)],
        ..request("Violin", "Grade 5", 14, goals)
    };
    assert!(read(&planned(&asked(vec![minuet()], PieceState::Kept))).contains("Gavotte in D"));
    for state in [PieceState::Resting, PieceState::Finished] {
        assert!(!read(&planned(&asked(vec![minuet()], state))).contains("Gavotte in D"));
    }
    let named = Goal::new(Do::Rest, title("gavotte in d"));
    assert!(!read(&planned(&asked(vec![minuet(), named], kept.state))).contains("Gavotte in D"));
}

// GOAL-01.
#[test]
fn a_week_without_the_metronome_has_no_card_with_it() {
    let rhythm = Goal {
        needs: vec![Need::Rhythm],
        ..minuet()
    };
    let asked = |without_metronome| PlanRequest {
        week: Week {
            without_metronome,
            ..Week::default()
        },
        ..request("Piano", "Grade 5", 13, vec![rhythm.clone()])
    };
    let with = planned(&asked(false));
    assert!(read(&with).contains("with the metronome"));
    assert!(check(&with, &asked(true)).contains(&PlanProblem::LeftOut));
    assert!(!read(&planned(&asked(true))).contains("metronome"));
}

// GOAL-01: of an exercise, too.
#[test]
fn goal_01_bars_of_an_exercise_that_rest_are_on_no_card() {
    let exercise = |r#do: Do, from: u16, to: u16| {
        let technique = Technique {
            form: Form::Exercise,
            key: None,
            octaves: None,
            name: Some("Hanon 3".into()),
        };
        Goal {
            places: vec![bars(from, to)],
            ..Goal::new(r#do, Subject::Technique(technique))
        }
    };
    let goals = vec![exercise(Do::Practise, 1, 16), exercise(Do::Rest, 5, 8)];
    let made = planned(&request("Piano", "Grade 3", 12, goals));
    let cards = cards_of(&made, "Hanon 3");
    assert!(!cards.is_empty());
    for (_, card) in cards {
        assert_eq!(
            card.place.as_deref(),
            Some("Bars 1–4, bars 9–16"),
            "{card:?}"
        );
    }
    let goals = vec![
        minuet(),
        exercise(Do::Practise, 5, 8),
        exercise(Do::Rest, 1, 16),
    ];
    let made = planned(&request("Piano", "Grade 3", 12, goals));
    assert!(cards_of(&made, "Hanon 3").is_empty());
}

// GOAL-01: the summary may say which bars of one key rest, though broken chords do in all.
#[test]
fn goal_01_bars_of_one_key_rest_beside_all_keys() {
    let broken = |key: Option<Key>| {
        Subject::Technique(Technique {
            form: Form::BrokenChord,
            key,
            octaves: None,
            name: None,
        })
    };
    let c = Key {
        tonic: "C".into(),
        mode: None,
    };
    let bars_of_one = Goal {
        places: vec![bars(1, 1)],
        ..Goal::new(Do::Rest, broken(Some(c)))
    };
    let all = Goal {
        carried_from: Some(date("2026-02-23")),
        ..Goal::new(Do::Rest, broken(None))
    };
    let asked = request("Piano", "Grade 3", 12, vec![all, bars_of_one]);
    let made = plan(&asked);
    assert!(made.guidance.week_summary.contains("C broken chords"));
    assert_eq!(check(&made, &asked), []);
}

// GOAL-25: what a later lesson sets by its name is played, though all of its kind was left out before.
#[test]
fn goal_25_a_carried_rest_of_all_scales_takes_no_scale_that_is_set_since() {
    let scales = |carried: Option<&str>| Goal {
        carried_from: carried.map(date),
        ..Goal::new(
            Do::Rest,
            Subject::Technique(Technique {
                form: Form::Scale,
                key: None,
                octaves: None,
                name: None,
            }),
        )
    };
    let technique = |carried: Option<&str>| Goal {
        carried_from: carried.map(date),
        ..Goal::new(Do::Rest, skill(Skill::Technique))
    };
    let d_major = |carried: Option<&str>| Goal {
        hands: Some(Hands::Apart),
        tempo: Some(Tempo {
            next: Some(60),
            ..Tempo::default()
        }),
        carried_from: carried.map(date),
        ..Goal::new(Do::Practise, scale("D", Mode::Major))
    };
    let (first, second) = (Some("2026-02-16"), Some("2026-02-23"));
    for (rest, set, is_played) in [
        (scales(second), d_major(None), true),
        (technique(second), d_major(None), true),
        (scales(first), d_major(second), true),
        (scales(second), d_major(first), false),
        (scales(None), d_major(first), false),
        (scales(None), d_major(None), false),
    ] {
        let goals = vec![set, minuet(), rest];
        let made = planned(&request("Piano", "Grade 5", 12, goals.clone()));
        let of_it = cards(&made).filter(|card| card.title.contains("D major scale"));
        assert_eq!(of_it.count() > 0, is_played, "{goals:?}");
        let others = cards(&made).filter(|card| {
            card.title.to_lowercase().contains("scale") && !card.title.contains("D major")
        });
        assert_eq!(others.count(), 0, "{goals:?}");
    }
    // What is left out by its very name stays out.
    let rest = Goal {
        carried_from: second.map(date),
        ..Goal::new(Do::Rest, scale("D", Mode::Major))
    };
    let made = planned(&request(
        "Piano",
        "Grade 5",
        12,
        vec![d_major(None), minuet(), rest],
    ));
    assert!(!read(&made).contains("D major"), "{}", read(&made));
}
