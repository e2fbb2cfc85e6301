//! A student's pieces as a teacher knows them.

use std::collections::HashMap;

use reedling_planner::goals::{Piece, TempoMark};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{states, survivors::Survivors};
use crate::{
    error::AppError,
    lessons::queries::record::LessonRecord,
    practice::queries::{
        pieces::{self, PieceUse},
        record::{PieceRecord, PieceStanding},
    },
    time::zone::IanaZone,
};

/// A student's pieces as their teacher knows them.
#[derive(Clone, Debug)]
pub struct Known {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// The student's merged pieces.
    pub survivors: Survivors,
}

/// The pieces that the lesson's teacher has set, or has chosen a state for, as of the lesson's day, with the tempi
/// that later lessons have not set. A piece that only
/// this lesson sets was not set before.
pub async fn of_teacher(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Known, AppError> {
    let all = pieces::of_student(conn, lesson.student_id).await?;
    let survivors = Survivors::of(&all);
    if all.is_empty() {
        return Ok(Known {
            pieces: Vec::new(),
            survivors,
        });
    }
    let ids: Vec<Uuid> = all.iter().map(|piece| piece.id).collect();
    let standings = pieces::standings(conn, &ids).await?;
    let own = standings
        .into_iter()
        .filter(|it| it.teacher_id == lesson.teacher_id);
    let own: HashMap<Uuid, PieceStanding> = own.map(|it| (it.piece_id, it)).collect();
    let uses = pieces::uses(conn, &ids).await?;
    let last_set = |id: Uuid| {
        let is_own = |it: &&PieceUse| {
            it.teacher_id == lesson.teacher_id && survivors.surviving(it.piece_id) == id
        };
        let of_piece = || uses.iter().filter(is_own);
        let last = of_piece().map(|it| it.last_set).max()?;
        let lessons: i64 = of_piece().map(|it| it.lessons).sum();
        (lessons > 1 || last != lesson.start_at).then(|| zone.day(last))
    };
    let tempi = last_tempi(conn, lesson, &all, &survivors, &uses).await?;
    let today = zone.day(lesson.start_at);
    let seen = all.iter().filter(|piece| piece.merged.is_none());
    let pieces = seen.filter_map(|piece| {
        let (state, resting_until) = own.get(&piece.id)?.standing.on(today);
        Some(Piece {
            id: piece.id.to_string(),
            title: piece.title.clone(),
            composer: piece.composer.clone(),
            kind: piece.kind.clone(),
            goal_tempo: piece.goal_tempo,
            last_clean_tempo: tempi.get(&piece.id).copied().flatten(),
            state,
            resting_until,
            last_set: last_set(piece.id),
        })
    });
    let pieces = pieces.collect();
    Ok(Known { pieces, survivors })
}

/// The last tempo of each piece that the lessons up to this one have set.
async fn last_tempi(
    conn: &impl ConnectionTrait,
    lesson: &LessonRecord,
    all: &[PieceRecord],
    survivors: &Survivors,
    uses: &[PieceUse],
) -> Result<HashMap<Uuid, Option<TempoMark>>, AppError> {
    let is_later = |it: &&PieceUse| it.last_set > lesson.start_at;
    let later: Vec<Uuid> = uses
        .iter()
        .filter(is_later)
        .map(|it| survivors.surviving(it.piece_id))
        .collect();
    let is_set_later = |piece: &PieceRecord| later.contains(&survivors.surviving(piece.id));
    let set_later = all.iter().filter(|piece| is_set_later(piece));
    let ids: Vec<Uuid> = set_later.map(|piece| piece.id).collect();
    let goals = pieces::goals(conn, &ids).await?;
    let tempo = |piece: &PieceRecord| {
        if !is_set_later(piece) {
            return piece.last_tempo;
        }
        let own = goals
            .iter()
            .filter(|goal| survivors.surviving(goal.piece_id) == piece.id);
        states::last_tempo_until(own, lesson.start_at)
    };
    Ok(all.iter().map(|piece| (piece.id, tempo(piece))).collect())
}
