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

fn part(name: &str) -> Place {
    Place::Part { name: name.into() }
}

// GOAL-08.
#[test]
fn movement_tells_where_bars_are_and_has_no_line() {
    let page = Place::Page {
        page: Some(1),
        line: None,
    };
    let first = part("the first movement");
    let sets = [
        (
            vec![first.clone(), bars(16, 23)],
            "First movement, bars 16–23",
        ),
        (
            vec![bars(16, 23), first.clone()],
            "First movement, bars 16–23",
        ),
        (
            vec![part("the third movement"), page],
            "Third movement, page 1",
        ),
        (vec![first, part("the coda")], "First movement, the coda"),
    ];
    for (places, named) in sets {
        let goal = Goal {
            places,
            ..practise("Sonatina")
        };
        let made = planned(&request("Piano", "Grade 4", 13, vec![goal]));
        let cards = cards_of(&made, "Sonatina");
        let at = cards
            .iter()
            .filter(|(_, card)| card.place.as_deref() == Some(named));
        let lines = cards
            .iter()
            .filter(|(_, card)| card.part != Part::Musicianship);
        let (at, lines) = (at.count(), lines.count());
        assert!(at >= 3 && at * 5 >= lines * 4, "{named}: {}", text(&made));
        let summary = &made.guidance.week_summary;
        assert!(
            summary.contains(&named.replacen('F', "f", 1).replacen('T', "t", 1)),
            "{summary}"
        );
    }
}

#[test]
fn each_place_is_in_the_movement_before_it() {
    let goal = Goal {
        places: vec![
            part("the first movement"),
            bars(1, 8),
            part("the second movement"),
            bars(9, 16),
            part("the third movement"),
        ],
        ..practise("Sonatina")
    };
    let made = planned(&request("Piano", "Grade 6", 15, vec![goal]));
    let cards = cards_of(&made, "Sonatina");
    let places: Vec<&str> = cards
        .iter()
        .filter_map(|(_, card)| card.place.as_deref())
        .collect();
    for place in [
        "First movement, bars 1–8",
        "Second movement, bars 9–16",
        "Third movement, the hardest line",
    ] {
        assert!(places.contains(&place), "{place}: {places:?}");
    }
    assert!(
        !places.iter().any(|place| place.ends_with("movement")),
        "{places:?}"
    );
}
