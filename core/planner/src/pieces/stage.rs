//! How far a piece is, and whether it is stuck.

use crate::{
    guidance::Stage,
    notes::{
        read::{NotedPiece, Reading},
        tempo::When,
        title_text::is_same,
    },
    tempo::tempi,
};

/// The stage that a note's words tell. Only a teacher's word makes a piece a kept one.
pub fn stage(noted: &NotedPiece) -> Stage {
    let said = noted.said;
    if said.finished {
        Stage::Keep
    } else if said.new {
        Stage::New
    } else if said.weak {
        Stage::Build
    } else if said.polish {
        Stage::Polish
    } else if said.good {
        Stage::Secure
    } else {
        Stage::Build
    }
}

/// Whether a piece has been stuck for two weeks: this note and the two before call the same of it
/// weak, or all three name the same tempo as reached.
pub fn is_stuck(noted: &NotedPiece, recent: &[Reading]) -> bool {
    let before = |at: usize| -> Option<&NotedPiece> {
        let pieces = &recent.get(at)?.pieces;
        pieces
            .iter()
            .find(|piece| is_same(&piece.title, &noted.title))
    };
    let (Some(last), Some(earlier)) = (before(0), before(1)) else {
        return false;
    };
    let needs = |piece: &NotedPiece, problem| {
        let mut spots = piece.spots.iter().filter(|spot| spot.weak);
        spots.any(|spot| spot.problems.contains(&problem))
    };
    let weak = noted.spots.iter().filter(|spot| spot.weak);
    let mut problems = weak.flat_map(|spot| &spot.problems);
    let same_problem = problems.any(|problem| needs(last, *problem) && needs(earlier, *problem));
    let tempo = |piece: &NotedPiece| tempi(piece, When::Now).min();
    let same_tempo =
        tempo(noted).is_some() && tempo(noted) == tempo(last) && tempo(last) == tempo(earlier);
    !noted.title.is_empty() && !noted.said.good && (same_problem || same_tempo && noted.said.weak)
}
