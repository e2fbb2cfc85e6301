use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{Form, Key, Technique};
use crate::wire_date;

/// What a goal is about. On the wire an object whose `kind` says which other fields it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "kind",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    try_from = "Fields"
)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub enum Subject {
    /// A piece of the student's repertoire.
    Piece {
        /// Its id.
        piece_id: String,
    },
    /// A piece that is not in the repertoire yet.
    Title {
        /// Its title, as the teacher wrote it.
        title: String,
        /// Its composer, where one is named.
        composer: Option<String>,
    },
    /// A scale, an arpeggio, an exercise.
    Technique(Technique),
    /// Something that one learns apart from pieces.
    Skill {
        /// Which one.
        skill: Skill,
    },
    /// Something to get ready for.
    Event {
        /// What takes place.
        event: EventKind,
        /// On which day, where it is named.
        #[serde(with = "wire_date::option")]
        #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
        date: Option<NaiveDate>,
    },
    /// A sentence that sets something whose subject is not proven. It is shown in the teacher's words.
    Words {
        /// The sentence.
        text: String,
    },
}

/// Something that one learns apart from pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Skill {
    /// Playing at sight.
    SightReading,
    /// Hearing: singing back, clapping, naming what one hears.
    Aural,
    /// Notation, keys, intervals.
    Theory,
    /// Making music up.
    Improvising,
    /// The sound.
    Tone,
    /// Breathing.
    Breath,
    /// How body and hands are held.
    Posture,
    /// Technique in general, no key or exercise in particular.
    Technique,
}

/// Something to get ready for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum EventKind {
    /// A graded or school exam.
    Exam,
    /// A concert, recital or performance.
    Concert,
    /// An audition or competition.
    Audition,
    /// A day of another kind.
    Date,
}

impl Skill {
    /// As the row shows it.
    pub fn name(self) -> &'static str {
        match self {
            Self::SightReading => "sight-reading",
            Self::Aural => "aural",
            Self::Theory => "theory",
            Self::Improvising => "improvising",
            Self::Tone => "tone",
            Self::Breath => "breath",
            Self::Posture => "posture",
            Self::Technique => "technique",
        }
    }
}

impl EventKind {
    /// As the row shows it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Exam => "exam",
            Self::Concert => "concert",
            Self::Audition => "audition",
            Self::Date => "date",
        }
    }
}

/// A subject as it crosses: every field of every kind, each of which may be missing.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Fields {
    kind: Kind,
    #[serde(default)]
    piece_id: Option<String>,
    #[serde(default)]
    title: Option<String>,
    #[serde(default)]
    composer: Option<String>,
    #[serde(default)]
    form: Option<Form>,
    #[serde(default)]
    key: Option<Key>,
    #[serde(default)]
    octaves: Option<u8>,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    skill: Option<Skill>,
    #[serde(default)]
    event: Option<EventKind>,
    #[serde(default, with = "wire_date::option")]
    date: Option<NaiveDate>,
    #[serde(default)]
    text: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum Kind {
    Piece,
    Title,
    Technique,
    Skill,
    Event,
    Words,
}

impl TryFrom<Fields> for Subject {
    type Error = &'static str;

    fn try_from(fields: Fields) -> Result<Self, Self::Error> {
        Ok(match fields.kind {
            Kind::Piece => Self::Piece {
                piece_id: fields.piece_id.ok_or("has no pieceId")?,
            },
            Kind::Title => Self::Title {
                title: fields.title.ok_or("has no title")?,
                composer: fields.composer,
            },
            Kind::Technique => Self::Technique(Technique {
                form: fields.form.ok_or("has no form")?,
                key: fields.key,
                octaves: fields.octaves,
                name: fields.name,
            }),
            Kind::Skill => Self::Skill {
                skill: fields.skill.ok_or("has no skill")?,
            },
            Kind::Event => Self::Event {
                event: fields.event.ok_or("has no event")?,
                date: fields.date,
            },
            Kind::Words => Self::Words {
                text: fields.text.ok_or("has no text")?,
            },
        })
    }
}
