//! The week's pieces: from the lesson's notes first, from earlier notes where there is room.

use super::{
    guidance::{PieceBasis, Stage},
    level::Level,
    minutes::LogSignal,
    notes::{
        bars::Place,
        keywords::Problem,
        read::{NotedPiece, Reading, Spot},
    },
    tempo::{self, Goal, Pace, Ramp},
};

/// What a piece is called that the notes do not name.
pub const UNNAMED: &str = "Your current piece";

/// The most pieces that are worked on at once in days of this many minutes.
fn most_active(full: u16) -> usize {
    match full {
        ..8 => 1,
        8..15 => 2,
        _ => 3,
    }
}

/// A piece of the week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its title, from the notes, or [`UNNAMED`].
    pub title: String,
    /// How far it is.
    pub stage: Stage,
    /// Its places, those that need most first; never empty.
    pub spots: Vec<Spot>,
    /// Its goal tempo.
    pub goal: Option<Goal>,
    /// Its tempi of the week, when a goal is known.
    pub ramp: Option<Ramp>,
    /// It comes from an earlier lesson's notes.
    pub earlier: bool,
}

/// The week's pieces in two rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// Worked on, the main piece first; never empty.
    pub active: Vec<Piece>,
    /// Finished ones, and those for which there is no room, played through only.
    pub kept: Vec<Piece>,
}

impl Pieces {
    /// Chooses the week's pieces for days of `full` minutes; `rises` allows faster tempi.
    pub fn choose(
        reading: &Reading,
        recent: &[Reading],
        level: Level,
        signal: &LogSignal,
        rises: bool,
        full: u16,
    ) -> Pieces {
        let most = most_active(full);
        let pace = Pace {
            rises,
            easier: signal.too_hard,
        };
        let known_goal = |title: &str| {
            let earlier = recent.iter().flat_map(|reading| &reading.pieces);
            earlier
                .filter(|piece| piece.title == title)
                .find_map(|piece| tempo::goal(piece, level))
        };
        let make = |noted: &NotedPiece, earlier: bool| {
            let stage = stage(noted, signal.clean);
            let goal = tempo::goal(noted, level).or_else(|| {
                (!noted.title.is_empty())
                    .then(|| known_goal(&noted.title))
                    .flatten()
            });
            Piece {
                title: if noted.title.is_empty() {
                    UNNAMED.into()
                } else {
                    noted.title.clone()
                },
                stage,
                spots: spots(noted, level),
                goal,
                ramp: goal.map(|goal| Ramp::new(goal.bpm, stage, tempo::reached(noted), pace)),
                earlier,
            }
        };
        let mut active: Vec<Piece> = Vec::new();
        let mut kept: Vec<Piece> = Vec::new();
        for noted in &reading.pieces {
            let piece = make(noted, false);
            let row = if piece.stage == Stage::Keep || active.len() == most {
                &mut kept
            } else {
                &mut active
            };
            row.push(piece);
        }
        // The piece that needs most comes first, otherwise the note's order stands.
        if let Some(at) = active.iter().position(|piece| piece.spots[0].weak) {
            active[..=at].rotate_right(1);
        }
        let room = if level.step() <= 2 { most.min(2) } else { most };
        for noted in recent.iter().flat_map(|reading| &reading.pieces) {
            let named = |pieces: &[Piece]| pieces.iter().any(|piece| piece.title == noted.title);
            if noted.title.is_empty() || named(&active) || named(&kept) {
                continue;
            }
            let piece = make(noted, true);
            if piece.stage != Stage::Keep && active.len() < room {
                active.push(piece);
            } else if kept.len() < 2 {
                kept.push(piece);
            }
        }
        if active.is_empty() {
            let unnamed = kept.is_empty() || !reading.problems.is_empty();
            active.push(if unnamed {
                make(&NotedPiece::default(), false)
            } else {
                kept.remove(0)
            });
        }
        for &problem in &reading.problems {
            add_problem(&mut active[0], problem);
        }
        Pieces { active, kept }
    }

    /// How the plan sees its pieces, active ones first.
    pub fn basis(&self) -> Vec<PieceBasis> {
        let active = self.active.iter().map(|piece| piece.basis(true));
        active
            .chain(self.kept.iter().map(|piece| piece.basis(false)))
            .collect()
    }
}

impl Piece {
    /// How the plan sees the piece, for its basis.
    fn basis(&self, active: bool) -> PieceBasis {
        PieceBasis {
            title: self.title.clone(),
            stage: self.stage,
            active,
            start_bpm: self.ramp.as_ref().map(|ramp| ramp.span().0),
            goal_bpm: self.goal.map(|goal| goal.bpm),
            goal_is_about: self.goal.is_some_and(|goal| goal.about),
        }
    }
}

/// The stage that a note's words tell; clean weeks move a piece one stage on.
fn stage(noted: &NotedPiece, clean: bool) -> Stage {
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

/// The spots of a piece, weak ones first and praised ones last. Where there is time for more
/// than one short place, what it needs is worked on in the rest of the piece too.
fn spots(noted: &NotedPiece, level: Level) -> Vec<Spot> {
    let mut spots = noted.spots.clone();
    let short = |place: Place| matches!(place, Place::Bars(from, to) if to - from < 2);
    if let [Spot { place, .. }] = spots[..]
        && place != Place::Whole
        && (level.step() >= 3 || short(place))
    {
        spots.push(Spot {
            place: Place::Whole,
            ..spots[0].clone()
        });
    }
    let rank = |spot: &Spot| match (spot.weak, spot.good) {
        (true, _) => 0,
        (_, false) => 1,
        _ => 2,
    };
    let ranked = |wanted: u8, whole: bool| {
        move |spot: &&Spot| rank(spot) == wanted && (spot.place == Place::Whole) == whole
    };
    let ranks = [
        (0, false),
        (0, true),
        (1, false),
        (1, true),
        (2, false),
        (2, true),
    ];
    let chosen = ranks
        .iter()
        .flat_map(|&(wanted, whole)| spots.iter().filter(ranked(wanted, whole)));
    spots = chosen.cloned().collect();
    if spots.is_empty() {
        spots.push(Spot {
            place: Place::Whole,
            problems: Vec::new(),
            hand: None,
            weak: false,
            good: false,
        });
    }
    spots
}

/// A problem of no piece in particular is worked on in the main one.
fn add_problem(piece: &mut Piece, problem: Problem) {
    let whole = piece
        .spots
        .iter()
        .position(|spot| spot.place == Place::Whole);
    let at = whole.unwrap_or_else(|| {
        piece.spots.push(Spot {
            place: Place::Whole,
            problems: Vec::new(),
            hand: None,
            weak: true,
            good: false,
        });
        piece.spots.len() - 1
    });
    let problems = &mut piece.spots[at].problems;
    if !problems.contains(&problem) {
        problems.push(problem);
    }
}
