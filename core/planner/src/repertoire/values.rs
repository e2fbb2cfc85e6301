//! A piece of a repertoire by the rules: what was typed of it, and what that is.

use chrono::NaiveDate;
use reedling_core::{
    practice::{
        METRONOME,
        pieces::{NAME, check_name},
    },
    validation::{Violations, non_blank},
};

use super::Standing;
use crate::{
    goals::{PieceState, TempoMark},
    titles::normal_title,
};

/// What a piece is called, and how fast it is to be.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PieceValues {
    /// Title.
    pub title: String,
    /// Composer.
    pub composer: Option<String>,
    /// What kind of piece it is, in a word.
    pub kind: Option<String>,
    /// The tempo that it is to reach.
    pub goal_tempo: Option<TempoMark>,
}

/// A piece that is added, by the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPiece {
    /// What it is.
    pub piece: PieceValues,
    /// Where it stands with the caller.
    pub standing: Standing,
}

/// A piece as it is to be, by the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedPiece {
    /// What it is.
    pub piece: PieceValues,
    /// Where it stands with the caller, if that was sent.
    pub standing: Option<Standing>,
}

/// A piece as it was typed, as far as it can be read.
pub(super) struct Typed {
    pub(super) title: String,
    pub(super) composer: String,
    pub(super) kind: String,
    pub(super) goal_tempo: Option<TempoMark>,
    pub(super) state: Option<PieceState>,
    pub(super) resting_until: Option<NaiveDate>,
}

impl Typed {
    /// The piece and where it stands, if it breaks no rule either.
    pub(super) fn checked(
        self,
        unread: Violations,
    ) -> Result<(PieceValues, Option<Standing>), Violations> {
        let mut found = check_name(&self.title, &self.composer);
        let has_words = non_blank(&self.title).is_none() || !normal_title(&self.title).is_empty();
        let text = "A title needs a letter or a digit";
        found.require(has_words, "title", "required", text);
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
        let piece = PieceValues {
            title: self.title.trim().to_owned(),
            composer: non_blank(&self.composer),
            kind: non_blank(&self.kind),
            goal_tempo: self.goal_tempo,
        };
        let standing = self.state.map(|state| Standing {
            state,
            resting_until: self.resting_until,
        });
        Ok((piece, standing))
    }
}
