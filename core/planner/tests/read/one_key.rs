//! No two goals of a note have one key: an edit, a strike and a tempo of last week are of one of them (GOAL-23).

use reedling_planner::{
    goals::{Do, Goal, Skill, Subject, Until, unite},
    read::read,
};

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
fn goal_23_bars_that_are_set_again_are_one_goal_for_each_way_of_the_hands() {
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
                "practise minuet in g, bars 1-8, left, ♩ 60",
                "practise minuet in g, bars 1-8, right, ♩ 60",
                "practise gavotte in a, ♩ 60",
                "practise minuet in g, bars 1-8, together, ♩ 50",
            ],
        ),
    ] {
        assert_eq!(lines(&read(note, &context())), wanted, "{note}");
    }
}

#[test]
fn goal_23_one_goal_of_two_has_the_words_of_both_and_no_end_that_only_one_names() {
    let rest = |said: &str, until: Option<Until>| Goal {
        said: said.into(),
        until,
        ..Goal::new(
            Do::Rest,
            Subject::Skill {
                skill: Skill::Theory,
            },
        )
    };
    let next = Some(Until::NextLesson);
    for (one, other, wanted) in [
        (
            rest("", next),
            rest("No theory.", next),
            rest("No theory.", next),
        ),
        (
            rest("No theory.", next),
            rest("", next),
            rest("No theory.", next),
        ),
        (
            rest("No theory.", next),
            rest("Leave theory.", None),
            rest("No theory. … Leave theory.", None),
        ),
    ] {
        assert_eq!(unite(vec![one, other]), [wanted]);
    }
}
