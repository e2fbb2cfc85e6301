//! The key of a row: what it is about and where, never a place in the note.

use reedling_core::search::{lower, without_marks};

use super::{Goal, Place, Subject};

impl Goal {
    /// Kind, normalised subject and places: "title:minuet in g|bars 9-16". The same for every spelling of a title.
    pub fn key(&self) -> String {
        let places: Vec<_> = self.places.iter().map(Place::key).collect();
        [&self.subject.key(), "|", &places.join(",")].concat()
    }
}

impl Subject {
    /// The part of a row's key that says what it is about.
    pub fn key(&self) -> String {
        let (kind, name) = match self {
            Self::Piece { piece_id } => ("piece", piece_id.clone()),
            Self::Title { title, composer } => {
                let composer = composer.as_deref().unwrap_or_default();
                let name = [normal(title), normal(composer)].join("/");
                ("title", name.trim_end_matches('/').to_owned())
            }
            Self::Technique(technique) => {
                let key = technique.key.as_ref();
                let key = key.map_or(String::new(), super::Key::name);
                let name = normal(technique.name.as_deref().unwrap_or_default());
                let form = form_code(technique.form);
                (
                    "technique",
                    [form, &key, &name].join(" ").trim_end().to_owned(),
                )
            }
            Self::Skill { skill } => ("skill", skill.name().to_owned()),
            Self::Event { event, .. } => ("event", event.name().to_owned()),
            Self::Words { text } => ("words", normal(text)),
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
            Self::Letter { name } => ["letter ", &normal(name)].concat(),
            Self::Part { name } => ["part ", &normal(name)].concat(),
            Self::Whole => "whole".to_owned(),
            Self::Words { text } => ["words ", &normal(text)].concat(),
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

/// A title or name as it is compared: without accents, case, articles and punctuation; numbers and keys stay.
///
/// ```
/// # use reedling_planner::goals::normal;
/// assert_eq!(normal("The  Entertainer"), normal("entertainer"));
/// assert_eq!(normal("Für Elise"), normal("Fur elise"));
/// assert_ne!(normal("Sonatina op. 36 no. 1"), normal("Sonatina op. 36 no. 2"));
/// assert_ne!(normal("Minuet in G"), normal("Minuet in G minor"));
/// ```
pub fn normal(name: &str) -> String {
    let plain = lower(&without_marks(name));
    let mut done = String::with_capacity(plain.len());
    let is_letter = |letter: char| letter.is_alphanumeric() || matches!(letter, '#' | '♯' | '♭');
    for word in plain.split(|letter| !is_letter(letter)) {
        if word.is_empty()
            || matches!(
                word,
                "the" | "der" | "die" | "das" | "le" | "la" | "les" | "el"
            )
        {
            continue;
        }
        if !done.is_empty() {
            done.push(' ');
        }
        done.push_str(match word {
            "number" | "nr" | "num" => "no",
            "opus" => "op",
            "maj" => "major",
            "min" => "minor",
            word => word,
        });
    }
    done
}
