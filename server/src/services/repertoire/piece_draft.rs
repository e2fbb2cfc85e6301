//! What is typed about a piece.

use chrono::NaiveDate;
use reedling_core::{
    practice::METRONOME,
    validation::{Limit, TITLE_MAX, Violations},
};
use reedling_planner::{
    goals::{PieceState, TempoMark},
    titles::normal_title,
};

use super::named;
use crate::{error::AppError, services::text::written, store::pieces::PieceChange};

const NAME: Limit = Limit {
    most: TITLE_MAX,
    message: "This can have at most 200 characters",
};

/// What is typed about a piece.
#[derive(Clone, Debug, Default)]
pub struct PieceDraft {
    /// Title; required.
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

impl PieceDraft {
    /// The piece as it is to be.
    ///
    /// # Errors
    /// The broken rules.
    pub(super) fn check(&self) -> Result<PieceChange, AppError> {
        let mut found = Violations::default();
        found.require(
            !normal_title(&self.title).is_empty(),
            "title",
            "required",
            "Please enter a title",
        );
        found.line(&NAME, "title", &self.title);
        found.line(&NAME, "composer", &self.composer);
        found.line(&NAME, "kind", &self.kind);
        let real = |mark: &TempoMark| METRONOME.contains(&mark.bpm);
        found.require(
            self.goal_tempo.as_ref().is_none_or(real),
            "goalTempo",
            "range",
            "A tempo must be from 30 to 208",
        );
        let rests = self.state == Some(PieceState::Resting);
        found.require(
            rests || self.resting_until.is_none(),
            "restingUntil",
            "choice",
            "Only a resting piece has a last day of its rest",
        );
        found.into_result()?;
        Ok(PieceChange {
            kind: written(&self.kind),
            goal_tempo: self.goal_tempo,
            ..named::change(&self.title, &self.composer)
        })
    }
}
