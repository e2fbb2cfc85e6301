//! Which places a subject has: those that a note names beside a scale go to the piece that was named last.

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

    /// Takes what the sentence before was about: the piece before it, where a place of this one cannot be of that.
    pub fn take_group(&mut self, items: &[Item]) -> Vec<usize> {
        let about = std::mem::take(&mut self.group);
        match self.cannot_have_places_of(&about, items) {
            true => self.last_piece().into_iter().collect(),
            false => about,
        }
    }

    /// Whether the goals at hand are scales or skills, which have no such places, where a sentence names some.
    pub fn cannot_have_places_of(&self, group: &[usize], items: &[Item]) -> bool {
        let has_none = |item: &Item| matches!(&item.what, ItemKind::Place(place) if group.iter().all(|at| cannot_have(&self.drafts[*at], place)));
        !group.is_empty() && items.iter().any(has_none)
    }
}

/// Whether a place cannot be of the subject of a goal: a scale has no places, sight-reading has pages only.
pub fn cannot_have(draft: &Draft, place: &Place) -> bool {
    match &draft.goal.subject {
        Subject::Technique(own) => own.form != Form::Exercise,
        Subject::Skill { .. } => !matches!(place, Place::Page { .. }),
        _ => false,
    }
}
