//! What is sent about a piece of a student's repertoire.

use chrono::NaiveDate;
use reedling_core::{
    id::Id,
    patch::{Patch, RequiredPatch},
    time::text,
    validation::{UNKNOWN_CHOICE, Violations},
};
#[cfg(feature = "schema")]
use reedling_core::{
    practice::METRONOME,
    validation::{TITLE_MAX, schema},
};
use serde::Deserialize;

use super::{
    Standing,
    values::{ChangedPiece, NewPiece, PieceValues, Typed},
};
use crate::goals::{NoteValue, PieceState, TempoMark};

/// A piece to add.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewPieceRequest {
    /// Title.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = TITLE_MAX)))]
    pub title: String,
    /// Composer.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = TITLE_MAX)))]
    pub composer: String,
    /// Kind of piece, in one word.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = TITLE_MAX)))]
    pub kind: String,
    /// Target tempo.
    pub goal_tempo: Option<SentTempo>,
    /// State of the piece for the calling teacher; active by default.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = PieceState::ALL.map(PieceState::as_str))))]
    pub state: Option<String>,
    /// Last day of a rest, yyyy-MM-dd.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = schema::DAY)))]
    pub resting_until: Option<String>,
}

/// A change of a piece. Fields that are left out keep their value; null clears optional ones.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditPieceRequest {
    /// Title.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = TITLE_MAX)))]
    pub title: RequiredPatch<String>,
    /// Composer.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = TITLE_MAX)))]
    pub composer: Patch<String>,
    /// Kind of piece, in one word.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = TITLE_MAX)))]
    pub kind: Patch<String>,
    /// Target tempo.
    #[serde(default)]
    pub goal_tempo: Patch<SentTempo>,
    /// State of the piece for the calling teacher.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = PieceState::ALL.map(PieceState::as_str))))]
    pub state: Option<String>,
    /// Last day of a rest, yyyy-MM-dd.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = schema::DAY)))]
    pub resting_until: Option<String>,
}

/// A metronome mark, as it is sent.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(inline))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SentTempo {
    /// Beats per minute.
    #[cfg_attr(feature = "schema", schemars(range(min = *METRONOME.start(), max = *METRONOME.end())))]
    pub bpm: u16,
    /// Note value of the beat; a crotchet (quarter note) by default.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = NoteValue::ALL.map(NoteValue::as_str))))]
    pub unit: Option<String>,
}

/// Merges a piece into another one.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SamePieceRequest {
    /// The piece to merge into; null undoes a merge within ten minutes.
    pub piece_id: Option<Id>,
}

impl NewPieceRequest {
    /// The piece that is added; active unless another state was chosen.
    pub fn check(self) -> Result<NewPiece, Violations> {
        let mut found = Violations::default();
        let typed = Typed {
            title: self.title,
            composer: self.composer,
            kind: self.kind,
            goal_tempo: self.goal_tempo.and_then(|sent| sent.mark(&mut found)),
            state: state(&mut found, self.state),
            resting_until: day(&mut found, self.resting_until),
        };
        let (piece, standing) = typed.checked(found)?;
        let active = Standing {
            state: PieceState::Active,
            resting_until: None,
        };
        Ok(NewPiece {
            piece,
            standing: standing.unwrap_or(active),
        })
    }
}

impl EditPieceRequest {
    /// The piece as it is to be, from what it is.
    pub fn check(self, current: PieceValues) -> Result<ChangedPiece, Violations> {
        let mut found = Violations::default();
        let goal_tempo = match self.goal_tempo {
            Patch::Unset => current.goal_tempo,
            Patch::Null => None,
            Patch::Set(sent) => sent.mark(&mut found),
        };
        let typed = Typed {
            title: self.title.apply_to(current.title).unwrap_or_default(),
            composer: self.composer.apply_to(current.composer).unwrap_or_default(),
            kind: self.kind.apply_to(current.kind).unwrap_or_default(),
            goal_tempo,
            state: state(&mut found, self.state),
            resting_until: day(&mut found, self.resting_until),
        };
        let (piece, standing) = typed.checked(found)?;
        Ok(ChangedPiece { piece, standing })
    }
}

impl SentTempo {
    fn mark(self, found: &mut Violations) -> Option<TempoMark> {
        let unit = match self.unit {
            None => Some(NoteValue::default()),
            Some(sent) => NoteValue::ALL.into_iter().find(|it| it.as_str() == sent),
        };
        found.require(unit.is_some(), "goalTempo", "choice", UNKNOWN_CHOICE);
        unit.map(|unit| TempoMark {
            bpm: self.bpm,
            unit,
        })
    }
}

fn state(found: &mut Violations, sent: Option<String>) -> Option<PieceState> {
    let sent = sent?;
    let state = PieceState::parse(&sent);
    found.require(state.is_some(), "state", "choice", UNKNOWN_CHOICE);
    state
}

fn day(found: &mut Violations, sent: Option<String>) -> Option<NaiveDate> {
    let sent = sent.filter(|text| !text.trim().is_empty())?;
    let day = text::parse_date(sent.trim());
    let text = "Please enter a valid date";
    found.require(day.is_some(), "restingUntil", "date", text);
    day
}

#[cfg(test)]
mod tests;
