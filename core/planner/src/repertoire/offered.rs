//! Which pieces of a student a box offers.

use reedling_core::text::contains;

use crate::{
    goals::{Piece, PieceState},
    titles::normal_title,
};

/// The places of the pieces that are offered while a box is typed in: those whose title and composer have each typed word, what
/// was set last first. A finished piece is offered where it is asked for.
///
/// ```
/// # use reedling_planner::{goals::Piece, repertoire::offered::offered};
/// # let pieces: Vec<Piece> = serde_json::from_str(r#"[
/// #     { "id": "elise", "title": "Für Elise", "composer": "Beethoven", "state": "finished", "lastSet": "2026-01-08" },
/// #     { "id": "rondo", "title": "Rondo", "state": "resting", "lastSet": "2026-02-05" },
/// #     { "id": "waltz", "title": "Waltz", "state": "active", "lastSet": "2026-03-05" }
/// # ]"#)?;
/// assert_eq!(offered(&pieces, ""), [2, 1]);
/// assert_eq!(offered(&pieces, "beet fur"), [0]);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn offered(pieces: &[Piece], typed: &str) -> Vec<usize> {
    let wanted = normal_title(typed);
    // Put into their places one by one: for as few as these a sort would be a hundredth of the WASM file.
    let mut found: Vec<usize> = Vec::new();
    for (place, piece) in pieces.iter().enumerate() {
        let composer = piece.composer.as_deref().unwrap_or_default();
        let name = normal_title(&[&*piece.title, " ", composer].concat());
        let is_offered = match wanted.as_str() {
            "" => piece.state != PieceState::Finished,
            words => words.split(' ').all(|word| contains(&name, word)),
        };
        if is_offered {
            let before = |other: &usize| pieces[*other].last_set >= piece.last_set;
            found.insert(found.partition_point(before), place);
        }
    }
    found
}
