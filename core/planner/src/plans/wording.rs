//! Techniques and places in words.

/// A title as a sentence begins: "Sight-reading".
pub use reedling_core::case_mapping::capital_first as sentence;

use crate::goals::{Form, Place, Technique};

use super::bars::bars;

/// "B♭ major scale", "dominant seventh in C major", or the name of an exercise.
pub fn technique_title(technique: &Technique) -> String {
    let key = technique.key.as_ref().map(|key| key.name());
    let named = |before: &str, after: &str, plain: &str| match &key {
        Some(key) => [before, key, after].concat(),
        None => plain.into(),
    };
    if let Some(name) = technique
        .name
        .as_deref()
        .map(str::trim)
        .filter(|name| !name.is_empty())
    {
        return name.into();
    }
    match technique.form {
        Form::Scale => named("", " scale", "scales"),
        Form::ContraryMotion => named("", " contrary-motion scale", "contrary-motion scale"),
        Form::Chromatic => named("chromatic scale on ", "", "chromatic scale"),
        Form::WholeTone => named("whole-tone scale on ", "", "whole-tone scale"),
        Form::DoubleNotes => named("", " scale in double notes", "double notes"),
        Form::Arpeggio => named("", " arpeggio", "arpeggios"),
        Form::DominantSeventh => named("dominant seventh in ", "", "dominant seventh"),
        Form::DiminishedSeventh => named("diminished seventh on ", "", "diminished seventh"),
        Form::BrokenChord => named("", " broken chords", "broken chords"),
        Form::Chords => named("", " chords", "chords"),
        Form::Exercise => named("exercise in ", "", "exercise"),
    }
}

/// Whether a technique is one scale: by its form, or by the name that the teacher has given it.
pub fn is_one_scale(technique: &Technique) -> bool {
    let name = technique.name.as_deref().map_or("", str::trim);
    if !name.is_empty() {
        return name.ends_with(" scale");
    }
    match technique.form {
        Form::Scale => technique.key.is_some(),
        Form::ContraryMotion => true,
        Form::Chromatic | Form::WholeTone => technique.key.is_none(),
        _ => false,
    }
}

/// A place in words; empty for the whole.
pub fn place_text(place: &Place) -> String {
    let number = |what: &str, number: &Option<u16>| {
        number.map(|number| [what, " ", &number.to_string()].concat())
    };
    match place {
        Place::Bars { from, to } => bars((*from, *to)),
        Place::Page { page, line } => {
            let parts: Vec<String> = [number("page", page), number("line", line)]
                .into_iter()
                .flatten()
                .collect();
            parts.join(", ")
        }
        Place::Letter { name } => ["letter ", name].concat(),
        Place::Part { name } => name.clone(),
        Place::Words { text } => text.clone(),
        Place::Whole => String::new(),
    }
}
