//! A student's pieces as a teacher knows them.

use std::collections::HashMap;

use reedling_planner::goals::Piece;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::roots::Roots;
use crate::{
    error::AppError,
    lessons::queries::record::LessonRecord,
    practice::queries::{
        pieces::{self, PieceUse},
        record::PieceStanding,
    },
    time::zone::IanaZone,
};

/// A student's pieces as their teacher knows them.
#[derive(Clone, Debug)]
pub struct Known {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// The student's merged pieces.
    pub roots: Roots,
}

/// The pieces that the lesson's teacher has set, or has chosen a state for, as of the lesson's day. A piece that only
/// this lesson sets was not set before.
pub async fn of_teacher(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Known, AppError> {
    let all = pieces::of_student(conn, lesson.student_id).await?;
    let roots = Roots::of(&all);
    if all.is_empty() {
        return Ok(Known {
            pieces: Vec::new(),
            roots,
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
        let is_own =
            |it: &&PieceUse| it.teacher_id == lesson.teacher_id && roots.root(it.piece_id) == id;
        let of_piece = || uses.iter().filter(is_own);
        let last = of_piece().map(|it| it.last_set).max()?;
        let lessons: i64 = of_piece().map(|it| it.lessons).sum();
        (lessons > 1 || last != lesson.start_at).then(|| zone.day(last))
    };
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
            last_clean_tempo: piece.last_tempo,
            state,
            resting_until,
            last_set: last_set(piece.id),
        })
    });
    let pieces = pieces.collect();
    Ok(Known { pieces, roots })
}
