//! What the words of a sentence name: pieces, keys, places, tempi, hands, needs.

use super::tempo::Said;
use crate::goals::{Do, EventKind, Form, Hands, Key, Need, Place, Skill};

/// Something that one or several words name.
#[derive(Clone, Debug, PartialEq)]
pub enum ItemKind {
    /// A piece of the repertoire, by its place in the context.
    Known(usize),
    /// A title with evidence, and its composer.
    Title(String, Option<String>),
    /// A key; whether of a scale or an arpeggio the words beside it tell.
    Key(Key),
    /// A form of technique.
    Form(Form),
    /// A skill.
    Skill(Skill),
    /// An event.
    Event(EventKind),
    /// A place.
    Place(Place),
    /// Numbers of a metronome.
    Tempo(Said),
    /// Hands; a hand that is only named counts less than "left hand only".
    Hands(Hands, bool),
    /// What a passage needs.
    Need(Need),
    /// On how many days.
    Days(u8),
    /// Over how many octaves.
    Octaves(u8),
}

/// What stands at a run of words.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// What it is.
    pub what: ItemKind,
    /// The first word, counted over the note.
    pub from: usize,
    /// The word after the last.
    pub to: usize,
    /// Whether a sign leaves it out.
    pub out: bool,
    /// What a sign does with it.
    pub does: Do,
    /// Whether two signs dispute it.
    pub clash: bool,
}

impl Item {
    /// Something that no sign is beside yet.
    pub fn new(what: ItemKind, from: usize, to: usize) -> Self {
        Self {
            what,
            from,
            to,
            out: false,
            does: Do::Practise,
            clash: false,
        }
    }

    /// Whether it names what a goal may be about.
    pub fn is_subject(&self) -> bool {
        matches!(
            self.what,
            ItemKind::Known(_)
                | ItemKind::Title(..)
                | ItemKind::Key(_)
                | ItemKind::Form(_)
                | ItemKind::Skill(_)
                | ItemKind::Event(_)
        )
    }

    /// Whether a release may take it out.
    pub fn is_releasable(&self) -> bool {
        self.is_subject() || matches!(self.what, ItemKind::Place(_) | ItemKind::Hands(..))
    }
}
