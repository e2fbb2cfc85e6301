//! What is left out, which hands play, where, and the teacher's own words.

use reedling_planner::{
    goals::{
        Do, Form, Goal, Hands, Mode, Need, PieceState, Place, Skill, Subject, Technique, Week,
    },
    guidance::Part,
    plans::{PlanRequest, PracticeCard, check::spans},
};

use crate::support::*;

// GOAL-01.
#[test]
fn what_is_released_is_on_no_day() {
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
fn a_rest_with_places_leaves_the_piece_in() {
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
            let place = card.place.as_deref().unwrap_or_default();
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

// GOAL-07.
#[test]
fn hands_apart_stay_apart_and_one_hand_stays_alone() {
    for instrument in ["Piano", "Violin", "Guitar", "Drums"] {
        for grade in GRADES {
            for hands in [Hands::Apart, Hands::Left, Hands::Right] {
                let goals = vec![Goal {
                    hands: Some(hands),
                    needs: vec![Need::Hands, Need::Rhythm],
                    ..minuet()
                }];
                let made = planned(&request(instrument, grade, 13, goals.clone()));
                let cards = cards_of(&made, "Minuet in G");
                let played = cards
                    .iter()
                    .filter(|(_, card)| card.part != Part::Musicianship);
                let mut sides: Vec<&str> = played
                    .map(|(_, card)| card.hands.as_deref().unwrap_or("both"))
                    .collect();
                sides.sort_unstable();
                sides.dedup();
                let expected: &[&str] = match hands {
                    Hands::Apart => &["Left hand", "Right hand"],
                    Hands::Left => &["Left hand"],
                    _ => &["Right hand"],
                };
                assert_eq!(sides, expected, "{instrument} {grade} {hands:?}");
                let together = |card: &&PracticeCard| {
                    card.task.contains("ands together") || card.task.contains("the hands")
                };
                assert_eq!(
                    crate::support::cards(&made).find(together),
                    None,
                    "{instrument} {grade}"
                );
                let week = PlanRequest {
                    week: Week {
                        hands: Some(hands),
                        ..Week::default()
                    },
                    ..request(instrument, grade, 13, vec![minuet()])
                };
                let made = planned(&week);
                let alone = crate::support::cards(&made)
                    .filter(|card| matches!(card.part, Part::Spots | Part::Technique | Part::Run));
                assert!(
                    alone
                        .into_iter()
                        .all(|card| card.hands.is_some() || card.title == "Technique"),
                    "{instrument} {grade}"
                );
            }
        }
    }
}

// GOAL-07: a hand that plays alone somewhere keeps the whole piece from being run through.
#[test]
fn piece_with_hands_apart_has_no_run_through() {
    let apart = Goal {
        places: vec![bars(17, 24)],
        hands: Some(Hands::Apart),
        ..minuet()
    };
    let made = planned(&request("Piano", "Grade 6", 14, vec![minuet(), apart]));
    assert!(
        cards_of(&made, "Minuet in G")
            .iter()
            .all(|(_, card)| card.place.is_some() || card.part == Part::Musicianship)
    );
}

// GOAL-08.
#[test]
fn four_fifths_of_lines_are_at_named_bars() {
    for grade in GRADES {
        let goals = vec![
            minuet(),
            Goal {
                places: vec![bars(1, 4), bars(30, 41)],
                ..practise("Gavotte")
            },
        ];
        let made = planned(&request("Piano", grade, 13, goals));
        for (name, named) in [
            ("Minuet in G", vec![(9, 16)]),
            ("Gavotte", vec![(1, 4), (30, 41)]),
        ] {
            let cards = cards_of(&made, name);
            let lines: Vec<_> = cards
                .iter()
                .filter(|(day, card)| card.part != Part::Run || *day < 5)
                .filter(|(_, card)| card.part != Part::Musicianship)
                .collect();
            let inside = lines.iter().filter(|(_, card)| {
                let place = card.place.as_deref().unwrap_or_default();
                let mut spans = spans(place).peekable();
                spans.peek().is_some()
                    && spans.all(|(from, to)| {
                        named
                            .iter()
                            .any(|(start, end)| *start <= from && to <= *end)
                    })
            });
            assert!(inside.count() * 5 >= lines.len() * 4, "{grade} {name}");
        }
    }
}

// GOAL-12.
#[test]
fn the_teachers_way_stands_on_the_first_card_only() {
    let how = "like a cat on a wall, two bars at a time";
    let goals = vec![
        minuet(),
        Goal {
            how: Some(how.into()),
            ..practise("Gavotte")
        },
    ];
    for grade in GRADES {
        let made = planned(&request("Piano", grade, 12, goals.clone()));
        for (at, (_, card)) in cards_of(&made, "Gavotte").iter().enumerate() {
            assert_eq!(
                card.teacher.as_deref() == Some(how),
                at == 0,
                "{grade} {card:?}"
            );
        }
    }
}

// GOAL-26, the plan's half.
#[test]
fn goal_without_proven_subject_keeps_the_teachers_words() {
    let said = "Started Harbour Lights, verse chords slowly";
    for instrument in INSTRUMENTS {
        for goals in [
            vec![words(said)],
            vec![
                minuet(),
                practise("Gavotte"),
                practise("Rondo"),
                words(said),
            ],
        ] {
            let made = planned(&request(instrument, "Initial Grade", 7, goals));
            let cards = cards_of(&made, "From your lesson");
            assert!(
                cards.iter().any(|(_, card)| card.task == said),
                "{instrument}"
            );
        }
    }
    let rest = Goal {
        r#do: Do::Rest,
        ..words("leave the Harbour for now")
    };
    assert!(
        !read(&planned(&request(
            "Guitar",
            "Grade 3",
            12,
            vec![minuet(), rest]
        )))
        .contains("Harbour")
    );
}

#[test]
fn empty_goals_leave_warm_up_technique_and_free_play() {
    let made = planned(&request("Piano", "Grade 4", 12, Vec::new()));
    for day in &made.guidance.daily_plan {
        assert!(day.repertoire.is_empty());
    }
    assert!(
        made.guidance
            .week_summary
            .contains("sets nothing in particular")
    );
    assert!(made.basis.reasons.contains(&"few-goals".to_owned()));
    assert!(cards(&made).any(|card| card.part == Part::Technique));
}

#[test]
fn carried_goals_have_half_the_days() {
    let carried = Goal {
        carried_from: Some(date("2026-02-23")),
        ..practise("Gavotte")
    };
    let made = planned(&request("Piano", "Grade 5", 14, vec![minuet(), carried]));
    let mut days: Vec<usize> = cards_of(&made, "Gavotte")
        .iter()
        .map(|(day, _)| *day)
        .collect();
    days.dedup();
    assert_eq!(days.len(), 2, "{days:?}");
}

#[test]
fn a_scale_that_is_set_comes_before_the_ladder() {
    let goals = vec![minuet(), Goal::new(Do::Practise, scale("B♭", Mode::Major))];
    let made = planned(&request("Piano", "Grade 2", 11, goals));
    let first = made.cards[0]
        .cards
        .iter()
        .chain(&made.cards[1].cards)
        .find(|card| card.part == Part::Technique);
    assert_eq!(
        first.map(|card| card.title.as_str()),
        Some("B♭ major scale")
    );
    let named = Place::Part {
        name: "the coda".into(),
    };
    let coda = Goal {
        places: vec![named],
        ..practise("Rondo")
    };
    let made = planned(&request("Piano", "Grade 2", 11, vec![coda]));
    assert!(
        cards_of(&made, "Rondo")
            .iter()
            .any(|(_, card)| card.place.as_deref() == Some("The coda"))
    );
}
