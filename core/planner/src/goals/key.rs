//! The key of a row: what it is about and where, never a place in the note.

use super::{Goal, Hands, Place, Subject};
use crate::titles::{normal_composer, normal_title};

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
