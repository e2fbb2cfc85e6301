//! A note as the built-in reader reads it once it is told of a title.

use std::collections::BTreeMap;

use crate::{
    goals::{Context, Piece, PieceState, Proposal},
    read::read,
};

/// The id of a title while the note is read with it; no piece has it.
pub(super) const TOLD: &str = "told";

/// The readings of a note by the title that the reader is told of.
pub(super) struct Told<'a> {
    note: &'a str,
    context: &'a Context,
    readings: BTreeMap<String, Proposal>,
}

impl<'a> Told<'a> {
    /// Nothing is read yet.
    pub(super) fn of(note: &'a str, context: &'a Context) -> Self {
        let readings = BTreeMap::new();
        Self {
            note,
            context,
            readings,
        }
    }

    /// The reading with a title. A long note takes a while, so that it is read once for each.
    pub(super) fn reading(&mut self, title: &str) -> &Proposal {
        let (note, context) = (self.note, self.context);
        self.readings
            .entry(title.to_owned())
            .or_insert_with(|| read(note, &with(context, title)))
    }
}

fn with(context: &Context, title: &str) -> Context {
    let mut told = context.clone();
    told.pieces.push(Piece {
        id: TOLD.to_owned(),
        title: title.to_owned(),
        composer: None,
        kind: None,
        goal_tempo: None,
        last_clean_tempo: None,
        state: PieceState::Active,
        resting_until: None,
        last_set: Some(context.lesson_date),
    });
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    // READ-11.
    #[test]
    fn a_note_is_read_once_with_each_title() {
        let context = Context::on("2026-11-30".parse().expect("a day"));
        let mut told = Told::of("Started Harbour Lights, bars 9-16 at 60.", &context);
        let first: *const _ = told.reading("Harbour Lights").goals.as_ptr();
        assert_eq!(told.reading("Harbour Lights").goals.as_ptr(), first);
        assert_ne!(told.reading("Lights").goals.as_ptr(), first);
        assert_eq!(told.readings.len(), 2);
    }
}
