//! The texts of a request that somebody typed.

use reedling_planner::{
    goals::{Goal, Place, Subject},
    plans::PlanRequest,
};

/// Calls a function with each of them.
pub(super) fn each(request: &mut PlanRequest, mut does: impl FnMut(&mut String)) {
    does(&mut request.student.instrument);
    for goal in &mut request.goals {
        of_goal(goal, &mut does);
    }
    for piece in &mut request.pieces {
        does(&mut piece.title);
        piece.composer.iter_mut().for_each(&mut does);
        piece.kind.iter_mut().for_each(&mut does);
    }
}

fn of_goal(goal: &mut Goal, does: &mut impl FnMut(&mut String)) {
    goal.how.iter_mut().for_each(&mut *does);
    match &mut goal.subject {
        Subject::Title { title, composer } => {
            does(title);
            composer.iter_mut().for_each(&mut *does);
        }
        Subject::Technique(technique) => technique.name.iter_mut().for_each(&mut *does),
        Subject::Words { text } => does(text),
        Subject::Piece { .. } | Subject::Skill { .. } | Subject::Event { .. } => {}
    }
    for place in &mut goal.places {
        if let Place::Letter { name: text } | Place::Part { name: text } | Place::Words { text } =
            place
        {
            does(text);
        }
    }
}
