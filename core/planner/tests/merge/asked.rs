//! What the note may set is asked about: one tap sets or leaves it, and untapped its words stand (READ-10).

use reedling_planner::{
    goals::{Context, Do, Goal, Goals, Proposal, Subject},
    merge::{Edit, EditField, EditKind, merge, stored_edits},
    read::read,
};

use crate::{at, edit, goal, keys};

const WORDS: &str = "The Gavotte, I'd not bother";

fn words() -> Goal {
    let text = WORDS.to_owned();
    Goal::new(Do::Practise, Subject::Words { text })
}

fn asked(goal: Goal) -> Goal {
    Goal {
        said: WORDS.into(),
        ..goal
    }
}

/// A note that sets the Minuet, and may set the Gavotte.
fn note() -> Proposal {
    Proposal {
        goals: vec![words(), goal("Minuet")],
        asked: vec![asked(at(60, "Gavotte"))],
        ..Proposal::default()
    }
}

fn answer(goal: &Goal) -> Edit {
    edit(
        EditKind::Add,
        &note().asked[0].key(),
        None,
        Some(goal.clone()),
    )
}

#[test]
fn read_10_untapped_a_question_leaves_only_its_words_in_the_plan() {
    let merged = merge(&note(), &[]);
    assert_eq!(merged.asked.len(), 1);
    assert_eq!(merged.asked[0].goal, note().asked[0]);
    assert_eq!(merged.goals(None).goals, [words(), goal("Minuet")]);
}

#[test]
fn read_10_a_question_that_is_set_or_left_stands_for_its_words() {
    let set = at(60, "Gavotte");
    let left = Goal {
        r#do: Do::Rest,
        ..goal("Gavotte")
    };
    for goal_of_answer in [set, left] {
        let merged = merge(&note(), &[answer(&goal_of_answer)]);
        assert!(merged.asked.is_empty());
        let goals = merged.goals(None).goals;
        assert_eq!(
            goals,
            [goal_of_answer, goal("Minuet")],
            "in the place of the words"
        );
    }
}

#[test]
fn read_10_a_field_of_an_answer_is_changed_as_of_any_row() {
    let slower = at(52, "Gavotte");
    let key = note().asked[0].key();
    let field = edit(
        EditKind::Set,
        &key,
        Some(EditField::Tempo),
        Some(slower.clone()),
    );
    let merged = merge(&note(), &[answer(&at(60, "Gavotte")), field]);
    assert_eq!(merged.rows[0].goal, slower);
}

#[test]
fn read_10_without_its_answer_it_is_asked_again_and_an_answer_outlives_its_words() {
    assert_eq!(merge(&note(), &[]).asked.len(), 1);
    let set = at(60, "Gavotte");
    let merged = merge(&Proposal::default(), &[answer(&set)]);
    assert_eq!(keys(&merged), [set.key()]);
    // The note sets it for certain by now.
    let certain = Proposal {
        goals: vec![set.clone()],
        ..Proposal::default()
    };
    assert_eq!(merge(&certain, &[answer(&set)]).goals(None).goals, [set]);
}

#[test]
fn words_of_two_questions_stand_until_both_are_answered() {
    let mut both = note();
    let rag = goal("Rag");
    both.asked.push(asked(rag.clone()));
    let one = merge(&both, &[answer(&goal("Gavotte"))]);
    assert_eq!(one.asked.len(), 1);
    assert!(keys(&one).contains(&words().key().as_str()));
    let other = edit(EditKind::Add, &rag.key(), None, Some(rag));
    let all = merge(&both, &[answer(&goal("Gavotte")), other]);
    assert!(all.asked.is_empty());
    assert!(!keys(&all).contains(&words().key().as_str()));
}

#[test]
fn what_was_stored_of_a_question_comes_back_as_it_was_answered() {
    let left = Goal {
        r#do: Do::Rest,
        ..goal("Gavotte")
    };
    for (stored, many) in [
        (vec![words(), goal("Minuet")], 1),
        (vec![at(60, "Gavotte"), goal("Minuet")], 0),
        (vec![left, goal("Minuet")], 0),
        (vec![goal("Minuet")], 0),
    ] {
        let goals = Goals {
            goals: stored,
            ..Goals::default()
        };
        let merged = merge(&note(), &stored_edits(&note(), &goals));
        assert_eq!(merged.goals(None).goals, goals.goals);
        assert_eq!(merged.asked.len(), many);
    }
}

#[test]
fn what_a_note_asks_about_is_not_also_kept_from_the_lesson_before() {
    let context = Context {
        instrument: "Piano".into(),
        open: Some(reedling_planner::goals::OpenGoals {
            lesson_date: "2026-02-23".parse().expect("a date"),
            goals: vec![goal("Gavotte"), goal("Rag")],
        }),
        ..Context::on("2026-03-02".parse().expect("a date"))
    };
    let proposal = read("The Gavotte, I'd not bother.", &context);
    assert_eq!(proposal.asked.len(), 1, "{proposal:?}");
    let carried = proposal
        .goals
        .iter()
        .filter(|goal| goal.carried_from.is_some());
    let carried: Vec<_> = carried.map(|goal| goal.subject.clone()).collect();
    assert_eq!(carried, [goal("Rag").subject]);
}

#[test]
fn words_of_what_is_named_again_hold_its_second_sentence_whole() {
    let context = Context {
        instrument: "Piano".into(),
        ..Context::on("2026-03-02".parse().expect("a date"))
    };
    let note = "The Gavotte, I'd not bother. Rondo at 60. The Gavotte, I'd not bother";
    let proposal = read(&format!("{note}."), &context);
    let said: Vec<_> = proposal.asked.iter().map(|goal| &goal.said).collect();
    assert_eq!(said, [note], "{proposal:?}");
}
