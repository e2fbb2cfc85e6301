//! What rests is not practised as well.

use reedling_core::text::contains;

use super::super::draft::Draft;
use crate::goals::{Do, Goal, Place, Subject};

/// Whether a subject that rests as a whole is also set: then it rests, whatever else was said of it.
pub fn without_contradiction(drafts: &mut Vec<Draft>) {
    let left: Vec<Goal> = drafts
        .iter()
        .filter(|draft| draft.goal.rests_subject())
        .map(|draft| draft.goal.clone())
        .collect();
    drafts.retain(|draft| {
        let own = &draft.goal;
        let is_left = |left: &Goal| left.subject.key() == own.subject.key() || names(left, own);
        own.rests_subject() || !left.iter().any(is_left)
    });
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

/// Whether words that are left out name what other words set: "Harbour Lights bars 9-16. Skip Harbour Lights."
fn names(left: &Goal, set: &Goal) -> bool {
    let (Subject::Words { text: left }, Subject::Words { text: set }) =
        (&left.subject, &set.subject)
    else {
        return false;
    };
    let capital = |word: &&str| word.starts_with(char::is_uppercase);
    let mut named = left.split(' ').skip(1).filter(capital).peekable();
    named.peek().is_some() && named.all(|word| contains(set, word))
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
