//! "Same again": whatever was set is set again, what rests stays at rest, and a row that the teacher removes is not planned.

use proptest::{prelude::*, sample::Index};
use reedling_planner::{
    goals::{Context, Do, Goal, OpenGoals, PieceState, Subject, Until},
    merge::{Edit, EditKind, merge},
    plans::{PlanRequest, check::check, plan},
    read::read,
};

use crate::{any::any_request, support::*};

/// The next lesson of a week after, with a note that names nothing.
fn context(asked: &PlanRequest) -> Context {
    Context {
        instrument: asked.student.instrument.clone(),
        grade: asked.student.grade.clone(),
        age: asked.student.age,
        pieces: asked.pieces.clone(),
        open: Some(OpenGoals {
            lesson_date: date("2026-02-23"),
            goals: asked.goals.clone(),
        }),
        ..Context::on(asked.dates.lesson)
    }
}

fn state_of(asked: &PlanRequest, goal: &Goal) -> Option<PieceState> {
    let mut pieces = asked.pieces.iter();
    let piece = pieces.find(|piece| match &goal.subject {
        Subject::Piece { piece_id } => piece.id == *piece_id,
        Subject::Title { title, .. } => piece.title == *title,
        _ => false,
    });
    piece.map(|piece| piece.state)
}

fn is_carried_as_it_was(asked: &PlanRequest, goal: &Goal) -> bool {
    match (goal.r#do, state_of(asked, goal)) {
        (Do::Practise, None | Some(PieceState::Active)) => true,
        (Do::Keep, None | Some(PieceState::Active | PieceState::Kept)) => true,
        // A rest of what is not known to the repertoire, or rests there.
        (Do::Rest, None | Some(PieceState::Resting)) => goal.places.is_empty(),
        _ => false,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, max_shrink_iters: 200, failure_persistence: None, ..ProptestConfig::default() })]

    // GOAL-25.
    #[test]
    fn same_again_carries_all_but_removed_rows(asked in any_request("Piano"), removed in any::<Index>()) {
        let reading = read("Same again, well done.", &context(&asked));
        for goal in asked.goals.iter().filter(|goal| is_carried_as_it_was(&asked, goal)) {
            let carried = Goal { carried_from: None, ..goal.clone() };
            prop_assert!(reading.goals.contains(&carried), "{:?}\n{:#?}", goal, reading.goals);
        }
        prop_assume!(!reading.goals.is_empty());
        let key = removed.get(&merge(&reading, &[]).rows).key.clone();
        let remove = Edit { kind: EditKind::Remove, key: key.clone(), field: None, goal: None, week: None };
        let goals = merge(&reading, &[remove]).goals(None).goals;
        prop_assert!(goals.len() < reading.goals.len());
        let asked = PlanRequest { goals, ..asked };
        let made = plan(&asked);
        let problems = check(&made, &asked);
        prop_assert!(problems.is_empty(), "{:?}\n{}", problems, text(&made));
        if asked.goals.iter().all(|goal| goal.key() != key) {
            let own = cards(&made).filter(|card| card.key.goal == key);
            prop_assert_eq!(own.count(), 0, "{}", key);
        }
        for goal in asked.goals.iter().filter(|goal| goal.rests_subject()) {
            let subject = goal.subject.key();
            let own = cards(&made).filter(|card| card.key.goal.split('|').next() == Some(subject.as_str()));
            prop_assert_eq!(own.count(), 0, "{:?}", goal);
        }
    }

    // GOAL-25: a rest that is not named stays one until it ends.
    #[test]
    fn unnamed_rest_stays_one(asked in any_request("Violin"), ends in prop::option::of(-3_i64..3)) {
        let mut asked = asked;
        let until = ends.map(|days| asked.dates.lesson + chrono::TimeDelta::days(days));
        for goal in &mut asked.goals {
            goal.until = until.map(Until::Date);
        }
        let over = until.is_some_and(|until| until <= asked.dates.lesson);
        let reading = read("Good lesson.", &context(&asked));
        let rests = asked.goals.iter().filter(|goal| goal.r#do == Do::Rest && is_carried_as_it_was(&asked, goal));
        for goal in rests {
            let mut carried = reading.goals.iter();
            let stays = carried.any(|other| other.r#do == Do::Rest && other.subject == goal.subject && other.places.is_empty());
            prop_assert_eq!(stays, !over, "{:?}\n{:#?}", goal, reading.goals);
        }
    }
}
