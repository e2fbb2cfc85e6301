//! The places of a piece, and what they need on this instrument.

use super::{Choice, Piece};
use crate::{
    instrument::Family,
    notes::{
        bars::Place,
        keywords::Problem,
        read::{NotedPiece, Spot},
    },
    order::put_first,
};

/// The spots of a piece, weak ones first and praised ones last. A short place is worked on in the
/// rest of the piece too; a long place from Grade 3 is halved.
pub fn spots(noted: &NotedPiece, choice: &Choice) -> Vec<Spot> {
    let mut spots: Vec<Spot> = noted.spots.clone();
    for spot in &mut spots {
        spot.problems = fitting(&spot.problems, choice);
    }
    if let [spot] = &spots[..] {
        let long = halves(spot).filter(|_| span(spot) >= 8 && choice.level.step() >= 3);
        let whole = Spot {
            place: Place::Whole,
            ..spot.clone()
        };
        match (spot.place, long) {
            (Place::Whole, _) => {}
            (_, Some(halves)) => spots.extend(halves),
            _ if span(spot) < 3 || choice.level.step() >= 3 => spots.push(whole),
            _ => {}
        }
    }
    put_first(&mut spots, |spot| spot.place != Place::Whole);
    put_first(&mut spots, |spot| !spot.good);
    put_first(&mut spots, |spot| spot.weak);
    if spots.is_empty() {
        spots.push(whole(false));
    }
    spots
}

/// A problem of no piece in particular is worked on in the main one.
pub fn add_problem(piece: &mut Piece, problem: Problem, family: Family) {
    let Some(problem) = fit(problem, family) else {
        return;
    };
    let whole_at = piece
        .spots
        .iter()
        .position(|spot| spot.place == Place::Whole);
    let at = whole_at.unwrap_or_else(|| {
        piece.spots.push(whole(true));
        piece.spots.len() - 1
    });
    let problems = &mut piece.spots[at].problems;
    if !problems.contains(&problem) {
        problems.push(problem);
    }
}

fn whole(weak: bool) -> Spot {
    Spot {
        place: Place::Whole,
        problems: Vec::new(),
        hand: None,
        weak,
        good: false,
    }
}

/// Bars of a place; a named line counts as four.
fn span(spot: &Spot) -> u16 {
    match spot.place {
        Place::Bars(from, to) => to - from + 1,
        _ => 4,
    }
}

fn halves(spot: &Spot) -> Option<Vec<Spot>> {
    let Place::Bars(from, to) = spot.place else {
        return None;
    };
    let middle = from + (to - from) / 2;
    let half = |from, to| Spot {
        place: Place::Bars(from, to),
        ..spot.clone()
    };
    (from < to).then(|| vec![half(from, middle), half(middle + 1, to)])
}

/// What a spot needs on this instrument; with pain only how body and hands are held.
fn fitting(problems: &[Problem], choice: &Choice) -> Vec<Problem> {
    let mut fitting = Vec::new();
    for problem in problems
        .iter()
        .filter_map(|problem| fit(*problem, choice.family))
    {
        let eased = choice.reading.pain && problem != Problem::Posture;
        if !eased && !fitting.contains(&problem) {
            fitting.push(problem);
        }
    }
    fitting
}

/// What a problem means on an instrument; `None` where it has no meaning.
fn fit(problem: Problem, family: Family) -> Option<Problem> {
    use Family::{Bowed, Drums, Keys, Other, Plucked, Voice, Wind};
    match (problem, family) {
        (Problem::Pedal, Bowed | Plucked | Wind | Voice | Other) => None,
        (Problem::Pedal, Drums) => Some(Problem::Evenness),
        (Problem::Hands, Wind | Other) => Some(Problem::Evenness),
        (Problem::Hands | Problem::Fingering | Problem::Chords, Voice) => None,
        (Problem::Chords, Wind | Drums) => None,
        (Problem::Intonation, Keys | Drums) => None,
        (Problem::Fingering, Drums) => Some(Problem::Hands),
        (problem, _) => Some(problem),
    }
}
