//! How far a piece is, and whether it is stuck.

use crate::practice::{
    guidance::Stage,
    notes::{
        read::{NotedPiece, Reading},
        title_text::is_same,
    },
};

/// The stage that a note's words tell; clean repeats move a piece one stage on. Only a teacher's
/// word makes it a kept one.
pub fn stage(noted: &NotedPiece, clean: bool) -> Stage {
    let said = noted.said;
    let stage = if said.finished {
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
    };
    match (stage, clean) {
        (Stage::New, true) => Stage::Build,
        (Stage::Build, true) => Stage::Secure,
        (Stage::Secure, true) => Stage::Polish,
        (stage, _) => stage,
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
    let tempo = |piece: &NotedPiece| piece.tempi.iter().min().copied();
    let same_tempo =
        tempo(noted).is_some() && tempo(noted) == tempo(last) && tempo(last) == tempo(earlier);
    !noted.title.is_empty() && !noted.said.good && (same_problem || same_tempo && noted.said.weak)
}
