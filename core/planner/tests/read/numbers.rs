//! Which numbers are bars, which are a tempo, and which are neither (GOAL-04).

use reedling_planner::{goals::Place, read::read};

use crate::support::context;

/// The bars and the tempi of all goals of a note.
fn numbers(note: &str) -> (Vec<(u16, u16)>, Vec<u16>) {
    let proposal = read(note, &context());
    let (mut bars, mut tempi) = (Vec::new(), Vec::new());
    for goal in &proposal.goals {
        bars.extend(goal.places.iter().filter_map(|place| match place {
            Place::Bars { from, to } => Some((*from, *to)),
            _ => None,
        }));
        tempi.extend(
            goal.tempo
                .iter()
                .flat_map(|tempo| tempo.numbers().collect::<Vec<_>>()),
        );
    }
    (bars, tempi)
}

#[test]
fn goal_04_note_value_or_mark_before_number_is_tempo() {
    for note in [
        "Minuet in G, MM 72.",
        "Minuet in G at ♩ = 72.",
        "Minuet in G, ♩=72.",
        "Minuet in G, crotchet = 72.",
        "Minuet in G, quarter note = 72.",
        "Minuet in G at 72 bpm.",
        "Minuet in G, aim for 72.",
        "Minuet in G, up to 72.",
    ] {
        assert_eq!(numbers(note), (Vec::new(), vec![72]), "{note}");
    }
    for note in [
        "Minuet in G, bars 9-16, ♩ = 60.",
        "Minuet in G bars 9 to 16 at 60.",
    ] {
        assert_eq!(numbers(note), (vec![(9, 16)], vec![60]), "{note}");
    }
}

#[test]
fn goal_04_other_numbers_are_neither_bar_nor_tempo() {
    for note in [
        "Minuet in G with fingers 1, 3 and 5.",
        "Minuet in G, fingering 1-2-3-5 as written.",
        "Minuet in G until 12 March.",
        "Minuet in G. She turned 12 on Monday.",
        "Minuet in G. She is 12 years old now.",
        "Minuet in G, from Book 2.",
        "Suzuki Book 3, Minuet in G.",
        "Minuet in G. The new book costs 14.50.",
        "Minuet in G for 10 minutes a day.",
        "Minuet in G, three times without a slip.",
        "Sonatina op. 36 no. 1.",
        "Sonata K. 545.",
        "Prelude BWV 846.",
        "Czerny op. 599 no. 19.",
        "Invention no. 13.",
    ] {
        assert_eq!(numbers(note), (Vec::new(), Vec::new()), "{note}");
    }
}
