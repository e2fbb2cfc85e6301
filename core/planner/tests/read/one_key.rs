//! No two goals of a note have one key: an edit, a strike and a tempo of last week are of one of them (GOAL-23).

use reedling_planner::read::read;

use crate::support::{context, lines};

#[test]
fn goal_23_each_hand_of_the_same_bars_has_its_own_goal() {
    let note = "Minuet in G bars 1-8 left hand at 60. Minuet in G bars 1-8 right hand at 80.";
    let proposal = read(note, &context());
    let keys: Vec<_> = proposal.goals.iter().map(|goal| goal.key()).collect();
    assert_eq!(
        keys,
        [
            "title:minuet in g|bars 1-8|left",
            "title:minuet in g|bars 1-8|right"
        ]
    );
    assert_eq!(
        lines(&proposal),
        [
            "practise minuet in g, bars 1-8, left, ♩ 60",
            "practise minuet in g, bars 1-8, right, ♩ 80",
        ]
    );
}

#[test]
fn goal_23_bars_that_are_set_again_are_one_goal_or_stay_in_words() {
    for (note, wanted) in [
        (
            "Minuet in G bars 1-8 hands apart. Gavotte in A at 60. Minuet in G bars 1-8 hands apart at 50.",
            vec![
                "practise minuet in g, bars 1-8, apart, ♩ 50",
                "practise gavotte in a, ♩ 60",
            ],
        ),
        (
            "Minuet in G bars 1-8 hands apart at 60. Gavotte in A at 60. Minuet in G bars 1-8 hands together at 50.",
            vec![
                "practise minuet in g, bars 1-8, apart, ♩ 60",
                "practise gavotte in a, ♩ 60",
                "practise words",
            ],
        ),
    ] {
        assert_eq!(lines(&read(note, &context())), wanted, "{note}");
    }
}
