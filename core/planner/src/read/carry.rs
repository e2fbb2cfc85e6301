//! What an earlier lesson left open and the note does not name.

use crate::goals::{Context, Do, GOALS_MAX, Proposal, Subject, normal};

/// Adds what the last lesson left open; "same again" carries all of it as if it were set today.
pub fn carry(proposal: &mut Proposal, context: &Context, again: bool) {
    let Some(open) = &context.open else { return };
    let named: Vec<String> = proposal
        .goals
        .iter()
        .map(|goal| identity(&goal.subject, context))
        .collect();
    for goal in &open.goals {
        let lasts = matches!(goal.r#do, Do::Practise | Do::Keep | Do::Rest);
        let key = identity(&goal.subject, context);
        if !lasts || named.contains(&key) || proposal.goals.len() >= GOALS_MAX {
            continue;
        }
        let mut carried = goal.clone();
        carried.carried_from = if again {
            None
        } else {
            goal.carried_from.or(Some(open.lesson_date))
        };
        proposal.goals.push(carried);
    }
}

/// What a subject is about, the same whether it was a new title then or a piece of the repertoire.
fn identity(subject: &Subject, context: &Context) -> String {
    if let Subject::Title { title, .. } = subject {
        let name = normal(title);
        let known = context
            .pieces
            .iter()
            .find(|piece| normal(&piece.title) == name);
        if let Some(piece) = known {
            return Subject::Piece {
                piece_id: piece.id.clone(),
            }
            .key();
        }
    }
    subject.key()
}
