//! The key of a row: what it is about and where, never a place in the note.

use serde::Serialize;

use super::{Goal, Hands, Place, Subject};
use crate::titles::{normal_composer, normal_title};

/// How a goal is related to another one about the same piece, scale or skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Relation {
    /// It sets nothing that the other one does not set: in the same places, or in none.
    Covered,
    /// It is about something else in it.
    Elsewhere,
}

impl Goal {
    /// Kind, normalised subject and places, and the hand that plays alone: "title:minuet in g|bars 9-16", "…|bars 9-16|left".
    /// The same for every spelling of a title. No two goals of a lesson have one key.
    pub fn key(&self) -> String {
        let places: Vec<_> = self.places.iter().map(Place::key).collect();
        let hand = match self.hands {
            Some(Hands::Left) => "|left",
            Some(Hands::Right) => "|right",
            None | Some(Hands::Together | Hands::Apart) => "",
        };
        [&self.subject.key(), "|", &places.join(","), hand].concat()
    }

    /// How it is related to another goal; none where they are about something else.
    ///
    /// ```
    /// # use reedling_planner::goals::{Do, Goal, Place, Relation, Subject};
    /// let minuet = Goal::new(Do::Practise, Subject::Title { title: "Minuet in G".into(), composer: None });
    /// let bars = Goal { places: vec![Place::Bars { from: 9, to: 16 }], ..minuet.clone() };
    /// assert_eq!(minuet.relation(&bars), Some(Relation::Covered));
    /// assert_eq!(bars.relation(&minuet), Some(Relation::Elsewhere));
    /// ```
    pub fn relation(&self, other: &Self) -> Option<Relation> {
        if self.subject.key() != other.subject.key() {
            return None;
        }
        // A key ends with the places after its subject; without any it ends there.
        let (own, set) = (self.key(), other.key());
        let is_covered = own == set || own.ends_with('|');
        Some(if is_covered {
            Relation::Covered
        } else {
            Relation::Elsewhere
        })
    }
}

impl Subject {
    /// The part of a row's key that says what it is about.
    pub fn key(&self) -> String {
        let (kind, name) = match self {
            Self::Piece { piece_id } => ("piece", piece_id.clone()),
            Self::Title { title, composer } => {
                let composer = composer.as_deref().unwrap_or_default();
                let name = [normal_title(title), normal_composer(composer)].join("/");
                ("title", name.trim_end_matches('/').to_owned())
            }
            Self::Technique(technique) => {
                let key = technique.key.as_ref();
                let key = key.map_or(String::new(), super::Key::name);
                let name = normal_title(technique.name.as_deref().unwrap_or_default());
                let form = form_code(technique.form);
                (
                    "technique",
                    [form, &key, &name].join(" ").trim_end().to_owned(),
                )
            }
            Self::Skill { skill } => ("skill", skill.name().to_owned()),
            Self::Event { event, .. } => ("event", event.name().to_owned()),
            Self::Words { text } => ("words", normal_title(text)),
        };
        [kind, ":", &name].concat()
    }
}

impl Place {
    /// The part of a row's key that says where.
    pub fn key(&self) -> String {
        let number = |number: &Option<u16>| number.map_or(String::new(), |it| it.to_string());
        match self {
            Self::Bars { from, to } => ["bars ", &from.to_string(), "-", &to.to_string()].concat(),
            Self::Page { page, line } => ["page ", &number(page), ":", &number(line)].concat(),
            Self::Letter { name } => ["letter ", &normal_title(name)].concat(),
            Self::Part { name } => ["part ", &normal_title(name)].concat(),
            Self::Whole => "whole".to_owned(),
            Self::Words { text } => ["words ", &normal_title(text)].concat(),
        }
    }
}

fn form_code(form: super::Form) -> &'static str {
    use super::Form;
    match form {
        Form::Scale => "scale",
        Form::ContraryMotion => "contrary",
        Form::Chromatic => "chromatic",
        Form::WholeTone => "whole-tone",
        Form::DoubleNotes => "double",
        Form::Arpeggio => "arpeggio",
        Form::DominantSeventh => "dominant",
        Form::DiminishedSeventh => "diminished",
        Form::BrokenChord => "broken",
        Form::Chords => "chords",
        Form::Exercise => "exercise",
    }
}
