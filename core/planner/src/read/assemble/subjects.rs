//! What an item is a goal's subject of.

use super::{
    super::{
        item::{Item, ItemKind},
        title::Meaning,
    },
    Goals,
};
use crate::goals::{Subject, Technique};

impl Goals<'_> {
    /// The subject of an item, and the piece that a title may be a shortened one of.
    pub fn subject_of(&self, item: &Item) -> Option<(Subject, Option<usize>)> {
        let technique = |form, key| {
            Subject::Technique(Technique {
                form,
                key,
                octaves: None,
                name: None,
            })
        };
        Some(match &item.what {
            ItemKind::Known(piece) => (
                Subject::Piece {
                    piece_id: self.context.pieces.get(*piece)?.id.clone(),
                },
                None,
            ),
            ItemKind::Title(title, composer) => {
                let ask = match self.known.meaning(title, composer.as_deref()) {
                    Meaning::New(ask) => ask,
                    Meaning::Piece(_) => None,
                };
                (
                    Subject::Title {
                        title: title.clone(),
                        composer: composer.clone(),
                    },
                    ask,
                )
            }
            ItemKind::Key(key) => (technique(self.listed_form(), Some(key.clone())), None),
            ItemKind::Form(form) => (technique(*form, None), None),
            ItemKind::Skill(skill) => (Subject::Skill { skill: *skill }, None),
            ItemKind::Event(event) => (
                Subject::Event {
                    event: *event,
                    date: None,
                },
                None,
            ),
            _ => return None,
        })
    }
}
