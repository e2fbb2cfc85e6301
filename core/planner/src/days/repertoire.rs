//! Lines on pieces.

use super::{Scribe, page::Page};
use crate::{
    guidance::{DayKind, Part, Stage},
    notes::keywords,
    pieces::Piece,
    tasks::{State, phase, runs},
    tempo::at_most,
    week::{Slot, Work},
};

impl Scribe<'_> {
    /// Writes a line on a piece: a spot, a run, a kept piece or the take.
    pub(super) fn repertoire(
        &mut self,
        page: &mut Page,
        kind: DayKind,
        slot: Slot,
        (minutes, rounds): (u16, Option<&str>),
        turn: usize,
    ) {
        let frame = self.frame;
        let row = phase(kind);
        if slot.work == Work::Keep {
            let piece = &frame.pieces.kept[slot.piece];
            let (text, reason) = self.kept(piece, turn + slot.piece);
            page.repertoire(
                Part::Run,
                minutes,
                piece,
                &text,
                piece.goal.map(|goal| goal.bpm),
                reason,
            );
            return;
        }
        let piece = &frame.pieces.active[slot.piece];
        let bpm = self.schedule.tempi[slot.piece]
            .get(self.sessions[slot.piece])
            .copied();
        let exam_soon = frame.exam_within(6);
        let (text, reason) = match slot.work {
            Work::Spot => {
                let count = self.turns[slot.piece];
                self.turns[slot.piece] += 1;
                let spot = &piece.spots[count % piece.spots.len()];
                let round = count / piece.spots.len();
                let problem = spot
                    .problems
                    .get(round % spot.problems.len().max(1))
                    .copied();
                let state = match piece.stage {
                    _ if piece.stuck && round == 0 => State::Stuck,
                    Stage::New => State::New,
                    _ => State::Going,
                };
                let mut text = self
                    .writer
                    .spot(spot, problem, state, (kind, count + slot.piece));
                if let (0, Some(goal)) = (count, piece.goal) {
                    text.push_str(if goal.about {
                        " The goal is about "
                    } else {
                        " The goal is "
                    });
                    text.push_str(&goal.bpm.to_string());
                    text.push('.');
                }
                let first_time = piece.stage == Stage::New && self.sessions[slot.piece] == 0;
                text.push_str(rounds.filter(|_| !first_time).unwrap_or_default());
                let code = match (problem, piece) {
                    (_, Piece { stuck: true, .. }) => "piece:stuck",
                    (Some(problem), _) => keywords::code(problem),
                    _ => keywords::stage_code(piece.stage),
                };
                (text, code)
            }
            Work::Take => {
                let form = if exam_soon {
                    2
                } else {
                    usize::from(piece.stage == Stage::New)
                };
                (self.writer.row(runs::TAKES, form, ""), "template:take")
            }
            _ if kind == DayKind::Perform && exam_soon => (
                self.writer
                    .row(runs::PLAY_THROUGHS, slot.piece.saturating_sub(1), ""),
                "exam:play-through",
            ),
            _ if piece.stage == Stage::New => {
                (self.writer.first_read(&piece.spots[0], row), "stage:new")
            }
            _ => (
                self.writer.rows([runs::RUNS, runs::KEEPS], row, "slowly"),
                keywords::stage_code(piece.stage),
            ),
        };
        let part = if slot.work == Work::Spot {
            Part::Spots
        } else {
            Part::Run
        };
        let reason = if piece.earlier {
            "earlier-notes"
        } else {
            reason
        };
        page.repertoire(part, minutes, piece, &text, bpm, reason);
    }

    fn kept(&mut self, piece: &Piece, turn: usize) -> (String, &'static str) {
        let slow = piece.goal.map_or_else(
            || "slowly".into(),
            |goal| ["at ", &at_most(goal.bpm * 80 / 100).to_string()].concat(),
        );
        (
            self.writer.row(runs::KEEPS, turn, &slow),
            keywords::stage_code(piece.stage),
        )
    }
}
