//! Merged pieces: whatever was stored under their ids is about the piece that they were merged into.

use std::collections::HashMap;

use reedling_planner::{
    goals::{Goal, Subject, unite},
    plans::{Plan, WeekTempo},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    error::AppError,
    practice::queries::{goals::piece_of, pieces, record::PieceRecord},
};

/// Prefix of the keys of pieces.
const PIECE: &str = "piece:";

/// The piece that each merged piece was merged into.
#[derive(Clone, Debug)]
pub struct Roots(HashMap<Uuid, Uuid>);

impl Roots {
    /// The merges among pieces of one student or several.
    pub fn of<'a>(all: impl IntoIterator<Item = &'a PieceRecord>) -> Self {
        let mut targets = HashMap::new();
        for piece in all {
            targets.extend(piece.merged.map(|(into, _)| (piece.id, into)));
            targets.extend(piece.former.iter().map(|former| (former.id, piece.id)));
        }
        Self(targets)
    }

    /// The piece that an id stands for: itself unless it was merged.
    pub fn root(&self, id: Uuid) -> Uuid {
        let mut at = id;
        // There is no cycle; the bound protects against a damaged row.
        for _ in 0..self.0.len() {
            match self.0.get(&at) {
                Some(into) => at = *into,
                None => break,
            }
        }
        at
    }

    /// Replaces merged pieces in stored goals, and joins goals that are one by then.
    pub fn follow(&self, goals: &mut Vec<Goal>) {
        for goal in goals.iter_mut() {
            if let Subject::Piece { piece_id } = &mut goal.subject {
                self.follow_id(piece_id);
            }
        }
        *goals = unite(std::mem::take(goals));
    }

    /// Has goals that a lesson set already name the piece that they named before it was merged, so that it has them again if
    /// the merge is undone.
    pub fn keep_named(&self, before: &[Goal], goals: &mut [Goal]) {
        let mut before: Vec<&Goal> = before.iter().collect();
        for goal in goals {
            let Some(id) = piece_of(goal) else { continue };
            let is_same = |known: &&Goal| {
                let of_piece = piece_of(known).is_some_and(|known| self.root(known) == id);
                let at_place = !goal.said.is_empty() || known.places == goal.places;
                of_piece && known.said == goal.said && at_place
            };
            if let Some(at) = before.iter().position(is_same) {
                goal.subject = before.remove(at).subject.clone();
            }
        }
    }

    /// Replaces a merged piece in the key of a stored line or goal.
    pub fn follow_key(&self, key: &mut String) {
        let Some(of_piece) = key.strip_prefix(PIECE) else {
            return;
        };
        let (id, places) = of_piece.split_at(of_piece.find('|').unwrap_or(of_piece.len()));
        let mut id = id.to_owned();
        self.follow_id(&mut id);
        *key = [PIECE, &id, places].concat();
    }

    /// Replaces merged pieces in a stored plan and its tempi.
    pub fn follow_plan(&self, plan: &mut Plan) {
        let cards = plan.cards.iter_mut().flat_map(|day| &mut day.cards);
        cards.for_each(|card| self.follow_key(&mut card.key.goal));
        self.follow_tempi(&mut plan.tempi);
    }

    /// Replaces merged pieces in the tempi of a week.
    pub fn follow_tempi(&self, tempi: &mut [WeekTempo]) {
        tempi
            .iter_mut()
            .for_each(|week| self.follow_key(&mut week.goal));
    }

    fn follow_id(&self, piece_id: &mut String) {
        let Ok(id) = Uuid::parse_str(piece_id) else {
            return;
        };
        let root = self.root(id);
        if root != id {
            *piece_id = root.to_string();
        }
    }
}

/// The merges among a student's pieces.
pub async fn of_student(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<Roots, AppError> {
    let merged = pieces::merged(conn, student_id).await?;
    Ok(Roots(merged.into_iter().collect()))
}

/// A piece and all that were merged into it.
pub fn family(all: &[PieceRecord], id: Uuid) -> Vec<Uuid> {
    let roots = Roots::of(all);
    let same = |piece: &&PieceRecord| piece.id == id || roots.root(piece.id) == id;
    all.iter().filter(same).map(|piece| piece.id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    // GOAL-30.
    #[test]
    fn goal_30_stored_keys_lead_to_the_one_piece() {
        let [one, two, three] = [1, 2, 3].map(Uuid::from_u128);
        let roots = Roots([(one, two), (two, three)].into());
        for (key, expected) in [
            (
                format!("piece:{one}|bars 9-16"),
                format!("piece:{three}|bars 9-16"),
            ),
            (format!("piece:{two}"), format!("piece:{three}")),
            (format!("piece:{three}|"), format!("piece:{three}|")),
            (format!("title:{one}|"), format!("title:{one}|")),
            ("piece:?|".to_owned(), "piece:?|".to_owned()),
        ] {
            let mut key = key;
            roots.follow_key(&mut key);
            assert_eq!(key, expected);
        }
    }
}
