//! Merged pieces: whatever was stored under their ids is about the piece that they were merged into.

pub mod lines;

use std::collections::HashMap;

use reedling_planner::{
    goals::{Goal, Subject, United, unite, united},
    plans::{Plan, WeekTempo},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    error::AppError,
    practice::queries::{pieces, record::PieceRecord},
};

/// Prefix of the keys of pieces.
const PIECE: &str = "piece:";

/// The piece that each merged piece was merged into.
#[derive(Clone, Debug)]
pub struct Survivors(HashMap<Uuid, Uuid>);

impl Survivors {
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
    pub fn surviving(&self, id: Uuid) -> Uuid {
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
        goals.iter_mut().for_each(|goal| self.follow_goal(goal));
        *goals = unite(std::mem::take(goals));
    }

    fn follow_goal(&self, goal: &mut Goal) {
        if let Subject::Piece { piece_id } = &mut goal.subject {
            self.follow_id(piece_id);
        }
    }

    /// Has goals that a lesson set already name the piece that they named before it was merged, and those that are one since
    /// stand apart, each with what was changed of the one; so that the pieces have them again if the merge is undone.
    pub fn keep_named(&self, before: &[Goal], goals: &mut Vec<Goal>) {
        let mut followed = before.to_vec();
        followed.iter_mut().for_each(|goal| self.follow_goal(goal));
        let mut seen = united(followed);
        let sent = std::mem::take(goals);
        goals.extend(sent.into_iter().flat_map(|goal| {
            let is_same = |seen: &United| {
                let at_place = !goal.said.is_empty() || seen.goal.places == goal.places;
                seen.goal.subject == goal.subject && seen.goal.said == goal.said && at_place
            };
            let Some(at) = seen.iter().position(is_same) else {
                return vec![goal];
            };
            let United { goal: was, from } = seen.remove(at);
            let own = from.into_iter().map(|place| before[place].clone());
            own.map(|own| changed(own, &was, &goal)).collect()
        }));
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
        self.follow_cards(&mut plan.cards);
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
        let root = self.surviving(id);
        if root != id {
            *piece_id = root.to_string();
        }
    }
}

/// A goal with what was changed of one that it is part of.
fn changed(own: Goal, was: &Goal, is: &Goal) -> Goal {
    fn pick<T: Clone + PartialEq>(own: T, was: &T, is: &T) -> T {
        if was == is { own } else { is.clone() }
    }
    Goal {
        r#do: pick(own.r#do, &was.r#do, &is.r#do),
        places: pick(own.places, &was.places, &is.places),
        hands: pick(own.hands, &was.hands, &is.hands),
        tempo: pick(own.tempo, &was.tempo, &is.tempo),
        needs: pick(own.needs, &was.needs, &is.needs),
        how: pick(own.how, &was.how, &is.how),
        days: pick(own.days, &was.days, &is.days),
        until: pick(own.until, &was.until, &is.until),
        started: pick(own.started, &was.started, &is.started),
        carried_from: pick(own.carried_from, &was.carried_from, &is.carried_from),
        said: own.said,
        subject: own.subject,
    }
}

/// The merges among a student's pieces.
pub async fn of_student(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Survivors, AppError> {
    let merged = pieces::merged(conn, student_id).await?;
    Ok(Survivors(merged.into_iter().collect()))
}

/// A piece and all that were merged into it.
pub fn family(all: &[PieceRecord], id: Uuid) -> Vec<Uuid> {
    let survivors = Survivors::of(all);
    let same = |piece: &&PieceRecord| piece.id == id || survivors.surviving(piece.id) == id;
    all.iter().filter(same).map(|piece| piece.id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    // GOAL-30.
    #[test]
    fn goal_30_stored_keys_lead_to_the_one_piece() {
        let [one, two, three] = [1, 2, 3].map(Uuid::from_u128);
        let survivors = Survivors([(one, two), (two, three)].into());
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
            survivors.follow_key(&mut key);
            assert_eq!(key, expected);
        }
    }
}
