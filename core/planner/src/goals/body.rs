use chrono::NaiveDate;
use reedling_core::time::text;
use serde::{Deserialize, Serialize};

use crate::wire_date;

/// How much the body allows, and until when. It belongs to the student and limits every teacher's plan; it holds no words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Body {
    /// What was chosen.
    pub answer: Answer,
    /// The side that is spared; said if, and only if, the other hand plays.
    #[serde(default)]
    pub spared: Option<Side>,
    /// How long it holds.
    pub until: Until,
}

/// What a teacher chooses when a note speaks of pain, strain or illness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Answer {
    /// Practice as usual.
    AsUsual,
    /// Half the minutes.
    Half,
    /// Only the hand that does not hurt.
    OtherHand,
    /// Listening and reading, without the instrument.
    Listening,
}

impl Answer {
    /// How careful it is: nothing, then half, one hand, no playing.
    pub const fn care(self) -> u8 {
        match self {
            Self::AsUsual => 0,
            Self::Half => 1,
            Self::OtherHand => 2,
            Self::Listening => 3,
        }
    }
}

/// A side of the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Side {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// How long an answer holds: `"nextLesson"`, `"toldOtherwise"` or a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(type = "string"))]
pub enum Until {
    /// Until the next lesson is completed.
    NextLesson,
    /// Until a teacher says otherwise.
    ToldOtherwise,
    /// Up to and including a day.
    Date(NaiveDate),
}

impl From<Until> for String {
    fn from(until: Until) -> Self {
        match until {
            Until::NextLesson => "nextLesson".to_owned(),
            Until::ToldOtherwise => "toldOtherwise".to_owned(),
            Until::Date(date) => text::date(date),
        }
    }
}

impl TryFrom<String> for Until {
    type Error = &'static str;

    fn try_from(written: String) -> Result<Self, Self::Error> {
        match written.as_str() {
            "nextLesson" => Ok(Self::NextLesson),
            "toldOtherwise" => Ok(Self::ToldOtherwise),
            date => text::parse_date(date)
                .map(Self::Date)
                .ok_or("is neither nextLesson nor toldOtherwise nor a date (yyyy-MM-dd)"),
        }
    }
}

/// What a note says of the body: the question above the Complete button, with the careful answer chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct BodyQuestion {
    /// How careful the words ask to be.
    pub sign: BodySign,
    /// The one side that the words name, which allows the answer "other hand only"; none where they name both.
    pub side: Option<Side>,
    /// Whether an arm, a hand or a finger is meant without its side: either hand may be the one that is spared.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub either_side: bool,
    /// The words.
    pub said: String,
    /// What it complains of: sides, parts of the body and words of harm, with a stroke after each clause. An answer that was
    /// chosen for other complaints says nothing of these.
    pub complaints: String,
    /// The last day that the words name: "no playing until 12 December", "plaster off on the 5th". The careful answer holds
    /// till then only where that is after the next lesson.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "wire_date::option"
    )]
    #[cfg_attr(feature = "ts", tsify(optional, type = "string"))]
    pub until: Option<NaiveDate>,
    /// The careful answer.
    pub careful: Body,
}

/// How careful a word on the body asks to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum BodySign {
    /// Half the minutes: pain, strain, illness.
    Ease,
    /// No playing: plaster, fracture, sprain, tendon, lost voice.
    Stop,
}

impl BodySign {
    /// The answer that is chosen unless the teacher chooses another.
    pub fn answer(self) -> Answer {
        match self {
            Self::Ease => Answer::Half,
            Self::Stop => Answer::Listening,
        }
    }
}
