//! Bars are of pieces: those that a note names beside a scale go to the piece that was named last.

use super::{
    super::{
        draft::Draft,
        item::{Item, ItemKind},
    },
    Goals,
};
use crate::goals::{Do, Form, Place, Subject};

impl Goals<'_> {
    /// The piece that is practised and was named last.
    pub fn last_piece(&self) -> Option<usize> {
        let piece = |draft: &Draft| {
            let subject = &draft.goal.subject;
            matches!(subject, Subject::Piece { .. } | Subject::Title { .. })
                && draft.goal.r#do == Do::Practise
        };
        self.drafts.iter().rposition(piece)
    }

    /// Takes what the sentence before was about: the piece before it, where bars of this one cannot be of that.
    pub fn take_group(&mut self, items: &[Item]) -> Vec<usize> {
        let about = std::mem::take(&mut self.group);
        match self.has_no_bars_for(&about, items) {
            true => self.last_piece().into_iter().collect(),
            false => about,
        }
    }

    /// Whether the goals at hand are scales, which have no bars, where a sentence names some.
    pub fn has_no_bars_for(&self, group: &[usize], items: &[Item]) -> bool {
        let bars = |item: &Item| matches!(&item.what, ItemKind::Place(place) if is_bars(place));
        items.iter().any(bars)
            && !group.is_empty()
            && group.iter().all(|at| has_no_bars(&self.drafts[*at]))
    }
}

/// Whether a place is bars.
pub fn is_bars(place: &Place) -> bool {
    matches!(place, Place::Bars { .. })
}

/// Whether a goal is of a scale or an arpeggio.
pub fn has_no_bars(draft: &Draft) -> bool {
    matches!(&draft.goal.subject, Subject::Technique(own) if own.form != Form::Exercise)
}
