//! The queue of finished pieces: each comes back after 2, 4, 7, 14, 21 and 30 days.

use crate::notes::{
    read::{NotedPiece, Reading},
    title_text::is_same,
};

/// Days since a piece was finished on which it comes back: the intervals added up.
const REVIEWS: [usize; 6] = [2, 6, 13, 27, 48, 78];

/// The days of the week, counted from 0, on which a kept piece is played. Earlier lessons are taken
/// to be a week apart. A piece that is only named, without being finished, comes once, in the middle
/// of the week.
pub fn due(noted: &NotedPiece, recent: &[Reading]) -> Vec<usize> {
    if !noted.said.finished {
        return vec![2];
    }
    let finished = |reading: &Reading| {
        let mut pieces = reading.pieces.iter();
        pieces.any(|piece| is_same(&piece.title, &noted.title) && piece.said.finished)
    };
    let weeks = recent.iter().rposition(finished).map_or(0, |at| at + 1);
    let mut due = Vec::new();
    for day in REVIEWS {
        if (7 * weeks + 1..7 * weeks + 8).contains(&day) {
            due.push(day - 7 * weeks - 1);
        }
    }
    due
}

#[cfg(test)]
mod tests {
    use super::due;
    use crate::notes::read::{Reading, read};

    #[test]
    fn intervals_grow() {
        let note = read("Gavotte finished.");
        let piece = &note.pieces[0];
        let weeks = |count: usize| -> Vec<Reading> { vec![note.clone(); count] };
        assert_eq!(due(piece, &[]), [1, 5]);
        assert_eq!(due(piece, &weeks(1)), [5]);
        assert_eq!(due(piece, &weeks(3)), [5]);
        assert!(due(piece, &weeks(2)).is_empty());
    }
}
