//! What is sent about a piece of a student's repertoire.

use chrono::NaiveDate;
#[cfg(feature = "schema")]
use reedling_core::validation::schema;
use reedling_core::{
    change::{Change, NonNull},
    id::Id,
    practice::METRONOME,
    time::text,
    validation::{Limit, TITLE_MAX, UNKNOWN_CHOICE, Violations},
};
use serde::Deserialize;

use crate::{
    goals::{NoteValue, PieceState, TempoMark},
    titles::normal_title,
};

const NAME: Limit = Limit {
    most: TITLE_MAX,
    message: "This can have at most 200 characters",
};

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
    /// What kind of piece it is, in a word.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = TITLE_MAX)))]
    pub kind: String,
    /// The tempo that it is to reach.
    pub goal_tempo: Option<SentTempo>,
    /// Where it stands with the caller; active by default.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = PieceState::ALL.map(PieceState::as_str))))]
    pub state: Option<String>,
    /// The last day of a rest, yyyy-MM-dd.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = schema::DAY)))]
    pub resting_until: Option<String>,
}

/// A change of a piece. What is missing stays as it is; null empties what may be empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditPieceRequest {
    /// Title.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = TITLE_MAX)))]
    pub title: NonNull<String>,
    /// Composer.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = TITLE_MAX)))]
    pub composer: Change<String>,
    /// What kind of piece it is, in a word.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = TITLE_MAX)))]
    pub kind: Change<String>,
    /// The tempo that it is to reach.
    #[serde(default)]
    pub goal_tempo: Change<SentTempo>,
    /// Where it stands with the caller.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = PieceState::ALL.map(PieceState::as_str))))]
    pub state: Option<String>,
    /// The last day of a rest, yyyy-MM-dd.
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
    /// The note that it counts; a crotchet by default.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = NoteValue::ALL.map(NoteValue::as_str))))]
    pub unit: Option<String>,
}

/// Which piece another one is.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SamePieceRequest {
    /// The piece that it is; null to undo that within ten minutes.
    pub piece_id: Option<Id>,
}

/// A piece as it is to be, by the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PieceDraft {
    /// Title.
    pub title: String,
    /// Composer; may be empty.
    pub composer: String,
    /// What kind of piece it is, in a word; may be empty.
    pub kind: String,
    /// The tempo that it is to reach.
    pub goal_tempo: Option<TempoMark>,
    /// Where it stands with the caller; none to leave that as it is.
    pub state: Option<PieceState>,
    /// The last day of a rest.
    pub resting_until: Option<NaiveDate>,
}

impl NewPieceRequest {
    /// The piece that is added.
    pub fn check(self) -> Result<PieceDraft, Violations> {
        let mut found = Violations::default();
        let draft = PieceDraft {
            title: self.title,
            composer: self.composer,
            kind: self.kind,
            goal_tempo: self.goal_tempo.and_then(|sent| sent.mark(&mut found)),
            state: state(&mut found, self.state),
            resting_until: day(&mut found, self.resting_until),
        };
        draft.checked(found)
    }
}

impl EditPieceRequest {
    /// The piece as it is to be, from what it is.
    pub fn applied_to(self, is: PieceDraft) -> Result<PieceDraft, Violations> {
        let mut found = Violations::default();
        let goal_tempo = match self.goal_tempo {
            Change::Unset => is.goal_tempo,
            Change::Null => None,
            Change::Set(sent) => sent.mark(&mut found),
        };
        let draft = PieceDraft {
            title: self.title.of(is.title).unwrap_or_default(),
            composer: self.composer.of(Some(is.composer)).unwrap_or_default(),
            kind: self.kind.of(Some(is.kind)).unwrap_or_default(),
            goal_tempo,
            state: state(&mut found, self.state),
            resting_until: day(&mut found, self.resting_until),
        };
        draft.checked(found)
    }
}

impl PieceDraft {
    /// The piece, if it breaks no rule either.
    fn checked(self, unread: Violations) -> Result<Self, Violations> {
        let mut found = Violations::default();
        let is_titled = !normal_title(&self.title).is_empty();
        found.require(is_titled, "title", "required", "Please enter a title");
        found.line(&NAME, "title", &self.title);
        found.line(&NAME, "composer", &self.composer);
        found.line(&NAME, "kind", &self.kind);
        let is_real = |mark: TempoMark| METRONOME.contains(&mark.bpm);
        let text = "A tempo must be from 30 to 208";
        found.require(
            self.goal_tempo.is_none_or(is_real),
            "goalTempo",
            "range",
            text,
        );
        found.append(unread);
        let rests = self.state == Some(PieceState::Resting);
        let text = "Only a resting piece has a last day of its rest";
        let is_of_rest = rests || self.resting_until.is_none();
        found.require(is_of_rest, "restingUntil", "choice", text);
        found.into_result()?;
        Ok(self)
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
    let state = PieceState::ALL.into_iter().find(|it| it.as_str() == sent);
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
