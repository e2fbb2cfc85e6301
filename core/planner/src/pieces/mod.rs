//! The week's pieces: from the lesson's notes first, from earlier notes where there is room
//! (Practice planning §6).

mod review;
mod spots;
mod stage;

pub use stage::is_stuck;

use super::{
    guidance::{PieceBasis, Stage},
    instrument::Family,
    level::Level,
    notes::{
        read::{NotedPiece, Reading, Spot},
        title_text::is_same,
    },
    tempo::{self, Goal, Ramp},
};

/// What a piece is called that the notes do not name.
pub const UNNAMED: &str = "Your current piece";

/// The most pieces that are worked on at once.
fn most_active(choice: &Choice) -> usize {
    match choice.full {
        _ if choice.one_goal => 1,
        ..8 => 1,
        8..20 => 2,
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
    /// The same trouble for two weeks: the tempo waits, the cause is looked for.
    pub stuck: bool,
    /// For a kept piece the days, counted from 0, on which it is played.
    pub due: Vec<usize>,
}

/// The week's pieces in two rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// Worked on, the main piece first; never empty.
    pub active: Vec<Piece>,
    /// Finished ones whose review is due, and those for which there is no room: played through only.
    pub kept: Vec<Piece>,
}

/// What the week's pieces are chosen from.
pub struct Choice<'a> {
    /// The lesson's notes.
    pub reading: &'a Reading,
    /// Earlier notes, newest first.
    pub recent: &'a [Reading],
    /// The level.
    pub level: Level,
    /// What the instrument asks of its player.
    pub family: Family,
    /// One goal a day, after a thin week.
    pub one_goal: bool,
    /// Whether tempi may rise.
    pub rises: bool,
    /// Minutes of a full day.
    pub full: u16,
}

impl Choice<'_> {
    fn piece(&self, noted: &NotedPiece, earlier: bool) -> Piece {
        let stage = stage::stage(noted);
        let stuck = !earlier && is_stuck(noted, self.recent);
        let rises = self.rises && !stuck;
        let goal = self.goal(noted);
        Piece {
            title: if noted.title.is_empty() {
                UNNAMED.into()
            } else {
                noted.title.clone()
            },
            stage,
            spots: spots::spots(noted, self),
            goal,
            ramp: goal
                .map(|goal| Ramp::new(goal.bpm, stage, tempo::reached(noted, goal.bpm), rises)),
            earlier,
            stuck,
            due: review::due(noted, self.recent),
        }
    }

    /// The goal in the note, else the one an earlier note gave.
    fn goal(&self, noted: &NotedPiece) -> Option<Goal> {
        tempo::goal(noted, self.level).or_else(|| {
            let earlier = self.recent.iter().flat_map(|reading| &reading.pieces);
            earlier
                .filter(|piece| !noted.title.is_empty() && is_same(&piece.title, &noted.title))
                .find_map(|piece| tempo::goal(piece, self.level))
        })
    }
}

impl Pieces {
    /// Chooses the week's pieces.
    pub fn choose(choice: &Choice) -> Pieces {
        let most = most_active(choice);
        let mut active: Vec<Piece> = Vec::new();
        let mut kept: Vec<Piece> = Vec::new();
        for noted in &choice.reading.pieces {
            let piece = choice.piece(noted, false);
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
        let room = if choice.level.step() <= 2 {
            most.min(2)
        } else {
            most
        };
        for noted in choice.recent.iter().flat_map(|reading| &reading.pieces) {
            let named = |pieces: &[Piece]| {
                pieces
                    .iter()
                    .any(|piece| is_same(&piece.title, &noted.title))
            };
            if noted.title.is_empty() || named(&active) || named(&kept) {
                continue;
            }
            let piece = choice.piece(noted, true);
            if piece.stage != Stage::Keep && active.len() < room {
                active.push(piece);
            } else if kept.len() < 2 && !piece.due.is_empty() {
                kept.push(piece);
            }
        }
        if active.is_empty() {
            let unnamed = kept.is_empty() || !choice.reading.problems.is_empty();
            active.push(if unnamed {
                choice.piece(&NotedPiece::default(), false)
            } else {
                kept.remove(0)
            });
        }
        for &problem in &choice.reading.problems {
            spots::add_problem(&mut active[0], problem, choice.family);
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
