//! A student's repertoire as different readers see it.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::access::Role;
use reedling_planner::goals::PieceState;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{merge::UNDO, states::grouped, survivors::Survivors};
use crate::{
    accounts::caller::CurrentUser,
    error::AppError,
    parents,
    practice::queries::{
        pieces::{self, PieceUse},
        record::{PieceRecord, PieceStanding},
    },
    state::AppState,
    students::{access, queries::enrolments},
    time::zone::IanaZone,
};

/// A piece as its reader sees it.
#[derive(Clone, Debug)]
pub struct ShownPiece {
    /// The piece.
    pub piece: PieceRecord,
    /// Its state; none for a teacher when it is another teacher's piece.
    pub state: Option<PieceState>,
    /// The last day of a rest, where it is known.
    pub resting_until: Option<NaiveDate>,
    /// Lessons that set it.
    pub lessons: u64,
    /// The day of the last one.
    pub last_set: Option<NaiveDate>,
    /// Whether another teacher works on it.
    pub with_another_teacher: bool,
}

/// A student's repertoire.
#[derive(Clone, Debug)]
pub struct Repertoire {
    /// The pieces, by title.
    pub pieces: Vec<ShownPiece>,
    /// Pieces whose merge can be undone.
    pub merged: Vec<MergedPiece>,
}

/// A piece that was merged into another one a moment ago.
#[derive(Clone, Debug)]
pub struct MergedPiece {
    /// The piece.
    pub piece: PieceRecord,
    /// Id and title of the piece that it is part of now.
    pub into: (Uuid, String),
    /// Until when that can be undone.
    pub undoable_until: DateTime<Utc>,
}

/// A piece as the student and the parents read it.
#[derive(Clone, Debug)]
pub struct OwnPiece {
    /// Whose it is.
    pub student_id: Uuid,
    /// The piece.
    pub seen: ShownPiece,
}

/// The repertoire of a student, for a teacher of theirs and administrators.
///
/// # Errors
/// 404 for a student of somebody else.
pub async fn list(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<Repertoire, AppError> {
    let conn = state.db.read();
    if !access::may_see(conn, caller, student_id).await? {
        return Err(access::no_student());
    }
    let all = pieces::of_students(conn, &[student_id]).await?;
    let zone = state.school_zone();
    let now = state.clock.now();
    let pieces = shown(conn, zone, now, &all, viewer(caller)).await?;
    let all: Vec<PieceRecord> = all.into_iter().map(|(_, piece)| piece).collect();
    let merged = undoable(&all, now);
    Ok(Repertoire { pieces, merged })
}

/// The pieces whose merge can be undone.
fn undoable(all: &[PieceRecord], now: DateTime<Utc>) -> Vec<MergedPiece> {
    let survivors = Survivors::of(all);
    let merged = all.iter().filter_map(|piece| {
        let undoable_until = piece.merged?.1 + UNDO;
        let into = survivors.surviving(piece.id);
        let title = &all.iter().find(|other| other.id == into)?.title;
        (now <= undoable_until).then(|| MergedPiece {
            piece: piece.clone(),
            into: (into, title.clone()),
            undoable_until,
        })
    });
    merged.collect()
}

/// The caller's own pieces; a parent's children's.
pub async fn mine(state: &AppState, caller: &CurrentUser) -> Result<Vec<OwnPiece>, AppError> {
    let conn = state.db.read();
    let students = match caller.role {
        Role::Parent => parents::queries::links::children(conn, caller.id).await?,
        _ => vec![caller.id],
    };
    let all = pieces::of_students(conn, &students).await?;
    let owners: HashMap<Uuid, Uuid> = all.iter().map(|(of, piece)| (piece.id, *of)).collect();
    let zone = state.school_zone();
    let seen = shown(conn, zone, state.clock.now(), &all, None).await?;
    let own = seen.into_iter().filter_map(|seen| {
        let student_id = *owners.get(&seen.piece.id)?;
        Some(OwnPiece { student_id, seen })
    });
    Ok(own.collect())
}

/// The teacher whose states are shown; none shows those of all.
fn viewer(caller: &CurrentUser) -> Option<Uuid> {
    (caller.role == Role::Teacher).then_some(caller.id)
}

async fn shown(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    now: DateTime<Utc>,
    all: &[(Uuid, PieceRecord)],
    viewer: Option<Uuid>,
) -> Result<Vec<ShownPiece>, AppError> {
    if all.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<Uuid> = all.iter().map(|(_, piece)| piece.id).collect();
    let students: BTreeSet<Uuid> = all.iter().map(|(of, _)| *of).collect();
    let students: Vec<Uuid> = students.into_iter().collect();
    let taught = enrolments::of_students(conn, &students).await?;
    let taught: HashSet<(Uuid, Uuid)> = taught.into_iter().collect();
    let standings = pieces::standings(conn, &ids).await?;
    let uses = pieces::uses(conn, &ids).await?;
    let survivors = Survivors::of(all.iter().map(|(_, piece)| piece));
    let by_piece = grouped(&standings, |it| it.piece_id);
    let uses = grouped(&uses, |it| survivors.surviving(it.piece_id));
    let seen = all.iter().filter(|(_, piece)| piece.merged.is_none());
    let seen = seen.map(|(student, piece)| {
        let standings = by_piece.get(&piece.id).map_or(&[][..], Vec::as_slice);
        let teaches = |it: &&&PieceStanding| taught.contains(&(*student, it.teacher_id));
        let current: Vec<&PieceStanding> = standings.iter().filter(teaches).copied().collect();
        // Pieces of former teachers count as nobody else's work.
        let standings = if current.is_empty() {
            standings
        } else {
            &current
        };
        let uses = uses.get(&piece.id).map_or(&[][..], Vec::as_slice);
        let viewer = viewer.filter(|_| !current.is_empty());
        see(
            piece.clone(),
            standings,
            uses,
            viewer,
            (zone, zone.day(now)),
        )
    });
    Ok(seen.collect())
}

fn see(
    mut piece: PieceRecord,
    standings: &[&PieceStanding],
    uses: &[&PieceUse],
    viewer: Option<Uuid>,
    (zone, today): (IanaZone, NaiveDate),
) -> ShownPiece {
    let is_seen = |teacher: Uuid| viewer.is_none_or(|viewer| viewer == teacher);
    let own = standings.iter().filter(|it| is_seen(it.teacher_id));
    let best = own
        .map(|it| it.standing.on(today))
        .min_by_key(|(state, _)| liveliness(*state));
    let others = standings.iter().any(|it| !is_seen(it.teacher_id));
    let is_foreign = viewer.is_some() && best.is_none() && others;
    let uses = uses.iter().filter(|it| is_seen(it.teacher_id));
    if is_foreign {
        // Of another teacher's piece only title and composer are told.
        (piece.kind, piece.goal_tempo, piece.clean_tempo) = (None, None, None);
    }
    ShownPiece {
        piece,
        state: best.map(|(state, _)| state),
        resting_until: best.and_then(|(_, until)| until),
        lessons: uses.clone().map(|it| it.lessons.unsigned_abs()).sum(),
        last_set: uses.map(|it| zone.day(it.last_set)).max(),
        with_another_teacher: others,
    }
}

/// The order of states where teachers differ.
fn liveliness(state: PieceState) -> u8 {
    match state {
        PieceState::Active => 0,
        PieceState::Kept => 1,
        PieceState::Resting => 2,
        PieceState::Finished => 3,
    }
}
