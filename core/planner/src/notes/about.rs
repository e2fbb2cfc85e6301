//! What a part says about a piece, about scales, or of the body.

use super::{
    bars::Place,
    body::{body, playing::forbids},
    keys::Key,
    keywords::{self, Problem},
    kinds::is_one_handed,
    part::Part,
    read::{NotedKey, Spot, Standing},
    reader::{MOST, Reader},
    weak::Judgement,
};

/// What is played in a key that is neither a scale nor an arpeggio, by the beginning of a word.
const STUDIES: [(&str, &str); 5] = [
    ("thirds", "scale in thirds"),
    ("sixths", "scale in sixths"),
    ("broken", "broken chords"),
    ("diminished", "diminished seventh"),
    ("dominant", "dominant seventh"),
];

impl Reader {
    /// Adds what a part says about a piece and its places.
    pub(super) fn about_piece(
        &mut self,
        index: usize,
        part: &Part,
        used: &[bool],
        places: &[Place],
        said: Judgement,
    ) {
        let hand = keywords::hand(part);
        let mut problems = keywords::problems(part, used);
        if said.good {
            problems.clear();
        }
        if hand.is_some() && said.weak && problems.is_empty() {
            problems.push(Problem::Hands);
        }
        let piece = &mut self.reading.pieces[index];
        piece.said.weak |= said.weak;
        piece.said.good |= said.good;
        piece.said.new |= said.new;
        piece.said.finished |= said.finished && places.is_empty();
        piece.said.polish |= said.polish;
        if !places.is_empty() {
            self.spots = places
                .iter()
                .map(|&place| spot_at(&mut piece.spots, place))
                .collect();
        } else if part.opens_sentence
            && part.words.len() > 3
            && problems.is_empty()
            && hand.is_none()
        {
            self.spots.clear();
        }
        let nothing_more = problems.is_empty() && hand.is_none() && !said.weak && !said.good;
        if self.spots.is_empty() && !nothing_more {
            self.spots = vec![spot_at(&mut piece.spots, Place::Whole)];
        }
        for &spot in &self.spots {
            let spot = &mut piece.spots[spot];
            for &problem in &problems {
                push_new(&mut spot.problems, problem);
            }
            spot.hand = spot.hand.or(hand);
            spot.weak |= said.weak || !problems.is_empty();
            spot.good = (spot.good || said.good) && !spot.weak;
        }
    }

    /// Adds what a part says about scales and exercises.
    pub(super) fn about_technique(
        &mut self,
        part: &Part,
        found: Vec<(usize, Key)>,
        said: Judgement,
        bpm: Option<u16>,
    ) {
        judge(&mut self.reading.technique, said);
        let says = |stem: &str| part.words.iter().any(|word| word.lower.starts_with(stem));
        let what = match (says("arpeggio"), says("scale")) {
            (true, true) => "scale and arpeggio",
            (true, false) => "arpeggio",
            _ => STUDIES
                .iter()
                .find(|(stem, _)| says(stem))
                .map_or("scale", |(_, what)| what),
        };
        if found.is_empty() && says("scale") {
            self.reading.scale_bpm = bpm.or(self.reading.scale_bpm);
        }
        if found.is_empty()
            && let Some(last) = self.reading.keys.last_mut()
        {
            last.weak |= said.weak;
            last.bpm = last.bpm.or(bpm);
        }
        for (_, key) in found {
            let known = self
                .reading
                .keys
                .iter_mut()
                .find(|noted| noted.key.id == key.id && noted.what == what);
            if let Some(noted) = known {
                noted.weak |= said.weak;
                noted.bpm = bpm.or(noted.bpm);
            } else if self.reading.keys.len() < MOST {
                self.reading.keys.push(NotedKey {
                    key,
                    what,
                    weak: said.weak,
                    bpm,
                });
            }
        }
    }

    /// Takes what a part says of the body.
    pub(super) fn about_body(&mut self, part: &Part, titled: &[bool]) {
        let body = body(part, titled);
        self.reading.pain |= body.pain;
        self.reading.tension |= body.tension;
        self.reading.stop |= body.stop;
        self.forbidden |= forbids(part);
        self.one_handed |= is_one_handed(part);
    }
}

/// A subject's standing after one more judgement.
pub(super) fn judge(standing: &mut Standing, said: Judgement) {
    *standing = match (*standing, said.weak, said.good) {
        (_, true, _) | (Standing::Weak, ..) => Standing::Weak,
        (_, _, true) | (Standing::Good, ..) => Standing::Good,
        _ => Standing::Named,
    };
}

fn spot_at(spots: &mut Vec<Spot>, place: Place) -> usize {
    spots
        .iter()
        .position(|spot| spot.place == place)
        .unwrap_or_else(|| {
            spots.push(Spot {
                place,
                problems: Vec::new(),
                hand: None,
                weak: false,
                good: false,
            });
            spots.len() - 1
        })
}

/// Adds what is not there yet.
pub(super) fn push_new<T: PartialEq>(list: &mut Vec<T>, item: T) {
    if !list.contains(&item) {
        list.push(item);
    }
}
