//! What rests is not practised as well.

use super::super::draft::Draft;
use crate::goals::{Do, Goal, Place};

/// Whether a subject that rests as a whole is also set: then it rests, whatever else was said of it.
pub fn without_contradiction(drafts: &mut Vec<Draft>) {
    let resting: Vec<String> = drafts
        .iter()
        .filter(|draft| draft.goal.rests_subject())
        .map(|draft| draft.goal.subject.key())
        .collect();
    drafts
        .retain(|draft| draft.goal.rests_subject() || !resting.contains(&draft.goal.subject.key()));
    let rest: Vec<Goal> = drafts
        .iter()
        .filter(|draft| draft.goal.r#do == Do::Rest && !draft.goal.places.is_empty())
        .map(|draft| draft.goal.clone())
        .collect();
    for draft in drafts
        .iter_mut()
        .filter(|draft| draft.goal.r#do != Do::Rest)
    {
        let key = draft.goal.subject.key();
        for place in rest
            .iter()
            .filter(|goal| goal.subject.key() == key)
            .flat_map(|goal| &goal.places)
        {
            draft.goal.places = draft
                .goal
                .places
                .iter()
                .flat_map(|own| minus(own, place))
                .collect();
        }
    }
}

/// A place without the bars of another.
fn minus(own: &Place, other: &Place) -> Vec<Place> {
    match (own, other) {
        (
            Place::Bars { from, to },
            Place::Bars {
                from: first,
                to: last,
            },
        ) if first <= to && from <= last => {
            let before = (from < first).then(|| Place::Bars {
                from: *from,
                to: first - 1,
            });
            let after = (last < to).then(|| Place::Bars {
                from: last + 1,
                to: *to,
            });
            before.into_iter().chain(after).collect()
        }
        (own, other) if own == other => Vec::new(),
        (own, _) => vec![own.clone()],
    }
}
