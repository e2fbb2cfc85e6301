use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{Need, Place, Subject, Tempo, Until};
use crate::wire_date;

/// One thing that a lesson sets. There is one goal for each subject and group of places, so that a piece may have several,
/// each with its own hands and tempo. The order of goals is their priority.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Goal {
    /// What is done with the subject.
    pub r#do: Do,
    /// What it is about.
    pub subject: Subject,
    /// Where in the subject; empty for all of it.
    #[serde(default)]
    pub places: Vec<Place>,
    /// Which hands play; `None` where nothing is said, or the instrument has no such thing.
    #[serde(default)]
    pub hands: Option<Hands>,
    /// How fast; `None` where nothing is said.
    #[serde(default)]
    pub tempo: Option<Tempo>,
    /// What the passage needs, in the order of the words.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// How to practise it, in the teacher's words; at most [`HOW_MAX`](super::HOW_MAX) characters.
    #[serde(default)]
    pub how: Option<String>,
    /// The words that it was read from; empty for a goal that was added by hand.
    #[serde(default)]
    pub said: String,
    /// On how many days of the week, 1 to 7; `None` where nothing is said.
    #[serde(default)]
    pub days: Option<u8>,
    /// How long a rest lasts; `None` until the subject is set again, or for what is no rest.
    #[serde(default)]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub until: Option<Until>,
    /// Whether its words say that the piece begins: "Started", "new piece".
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub started: bool,
    /// The day of the lesson that it is carried from: "Still open from 12 Nov".
    #[serde(default, with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub carried_from: Option<NaiveDate>,
}

impl Goal {
    /// A goal of which nothing more is said.
    pub fn new(r#do: Do, subject: Subject) -> Self {
        Self {
            r#do,
            subject,
            places: Vec::new(),
            hands: None,
            tempo: None,
            needs: Vec::new(),
            how: None,
            said: String::new(),
            days: None,
            until: None,
            started: false,
            carried_from: None,
        }
    }

    /// Whether it takes its subject out of the week: a `rest` without places. With places it only leaves these out.
    pub fn rests_subject(&self) -> bool {
        self.r#do == Do::Rest && self.places.is_empty()
    }
}

/// What is done with a goal's subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Do {
    /// Work on it.
    Practise,
    /// Play it now and then.
    Keep,
    /// Listen to it, without the instrument.
    Listen,
    /// Leave it; with places, leave these places out.
    Rest,
    /// It is done and need not come back.
    Finish,
    /// Play it to somebody.
    Perform,
}

/// Which hands play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Hands {
    /// Both at once.
    Together,
    /// One, then the other.
    Apart,
    /// The left hand only.
    Left,
    /// The right hand only.
    Right,
}

impl Hands {
    /// "hands apart", "left hand".
    pub fn name(self) -> &'static str {
        match self {
            Self::Together => "hands together",
            Self::Apart => "hands apart",
            Self::Left => "left hand",
            Self::Right => "right hand",
        }
    }
}
