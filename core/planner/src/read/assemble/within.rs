//! Bars inside a longer span of the same piece: "bars 1-8 hands apart at 60, watch the fingering in bar 5".

use super::super::draft::Draft;
use crate::goals::{Do, Goal, Place};

/// Gives such bars the hands and the tempo of the span, if the note names only their needs.
pub fn take_within(drafts: &mut [Draft]) {
    for at in 0..drafts.len() {
        let own = &drafts[at].goal;
        let bare = own.r#do == Do::Practise && own.hands.is_none() && own.tempo.is_none();
        if !bare || own.places.is_empty() {
            continue;
        }
        let around = drafts[..at].iter().rfind(|other| {
            let other = &other.goal;
            other.r#do == Do::Practise && other.subject == own.subject && is_within(own, other)
        });
        let Some((hands, tempo)) = around.map(|other| (other.goal.hands, other.goal.tempo)) else {
            continue;
        };
        drafts[at].goal.hands = hands;
        drafts[at].goal.tempo = tempo;
    }
}

/// Whether all places of a goal are bars inside the bars of another.
fn is_within(own: &Goal, other: &Goal) -> bool {
    own.places.iter().all(|place| {
        let Place::Bars { from, to } = place else {
            return false;
        };
        other.places.iter().any(|around| {
            matches!(around, Place::Bars { from: first, to: last } if first <= from && to <= last && (first, last) != (from, to))
        })
    })
}
