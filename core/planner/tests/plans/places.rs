//! Where a piece is worked at.

use reedling_planner::{
    goals::{Goal, Place},
    guidance::Part,
    plans::check::spans,
};

use crate::support::*;

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
            assert!(lines.len() >= 3, "{grade} {name}");
            assert!(inside.count() * 5 >= lines.len() * 4, "{grade} {name}");
        }
    }
}

#[test]
fn named_part_is_the_place_of_its_cards() {
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
