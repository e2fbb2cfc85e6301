//! The pieces of students.

pub(in crate::practice) mod merged;
pub(in crate::practice) mod named;
pub(in crate::practice) mod standings;

use chrono::{DateTime, Utc};
use reedling_db::entities::piece;
use reedling_planner::goals::TempoMark;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set,
};
use uuid::Uuid;

pub use self::{
    merged::{merge, merged, merged_before, name_instead, set_former},
    named::{PieceUse, are_named, goals, uses},
    standings::{forget_standing, set_standing, standings},
};
use super::{
    goals::{json, read},
    record::PieceRecord,
};

/// Most pieces that are read of a student, including merged ones: more than a student may have.
pub const MOST: u64 = 1_000;

/// The new values of a piece.
#[derive(Clone, Debug)]
pub struct PieceChange {
    /// As it is shown.
    pub title: String,
    /// As it is shown.
    pub composer: Option<String>,
    /// The normalized title.
    pub normal_title: String,
    /// The normalized composer; empty without one.
    pub normal_composer: String,
    /// What kind of piece it is, in a word.
    pub kind: Option<String>,
    /// Its goal tempo.
    pub goal_tempo: Option<TempoMark>,
}

/// The pieces of students, including merged ones, by title.
pub async fn of_students(
    conn: &impl ConnectionTrait,
    student_ids: &[Uuid],
) -> Result<Vec<(Uuid, PieceRecord)>, DbErr> {
    let rows = piece::Entity::find()
        .filter(piece::Column::StudentId.is_in(student_ids.iter().copied()))
        .order_by_asc(piece::Column::NormalTitle)
        .order_by_asc(piece::Column::Id)
        .limit(MOST * student_ids.len() as u64)
        .all(conn)
        .await?;
    let record = |row: piece::Model| Ok((row.student_id, record(row)?));
    rows.into_iter().map(record).collect()
}

/// The pieces of a student.
pub async fn of_student(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Vec<PieceRecord>, DbErr> {
    let pieces = of_students(conn, &[student_id]).await?;
    Ok(pieces.into_iter().map(|(_, piece)| piece).collect())
}

fn record(row: piece::Model) -> Result<PieceRecord, DbErr> {
    Ok(PieceRecord {
        id: row.id,
        title: row.title,
        composer: row.composer,
        normal_title: row.normal_title,
        normal_composer: row.normal_composer,
        kind: row.kind,
        goal_tempo: row.goal_tempo.map(read).transpose()?,
        last_tempo: row.last_tempo.map(read).transpose()?,
        clean_tempo: row.clean_tempo.map(read).transpose()?,
        merged: row.merged_into.zip(row.merged_at),
        former: merged::former(row.former)?,
    })
}

/// Adds a piece; answers its id.
///
/// # Errors
/// When the database fails, or the student has a piece of this title and composer.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    student_id: Uuid,
    piece: PieceChange,
) -> Result<Uuid, DbErr> {
    let id = Uuid::now_v7();
    let row = piece::ActiveModel {
        id: Set(id),
        student_id: Set(student_id),
        last_tempo: Set(None),
        clean_tempo: Set(None),
        merged_into: Set(None),
        merged_at: Set(None),
        former: Set(None),
        created_at: Set(now),
        ..changed(now, piece)?
    };
    piece::Entity::insert(row)
        .exec_without_returning(conn)
        .await?;
    Ok(id)
}

/// Changes a piece.
///
/// # Errors
/// When the database fails, or the student has another piece of this title and composer.
pub async fn change(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    piece: PieceChange,
) -> Result<(), DbErr> {
    update(conn, id, changed(now, piece)?).await
}

fn changed(now: DateTime<Utc>, piece: PieceChange) -> Result<piece::ActiveModel, DbErr> {
    Ok(piece::ActiveModel {
        title: Set(piece.title),
        composer: Set(piece.composer),
        normal_title: Set(piece.normal_title),
        normal_composer: Set(piece.normal_composer),
        kind: Set(piece.kind),
        goal_tempo: Set(piece.goal_tempo.as_ref().map(json).transpose()?),
        updated_at: Set(now),
        ..Default::default()
    })
}

/// Stores the last tempo of a piece, and the last one that is known to have been clean.
pub async fn set_tempi(
    conn: &impl ConnectionTrait,
    id: Uuid,
    last: Option<TempoMark>,
    clean: Option<TempoMark>,
) -> Result<(), DbErr> {
    let row = piece::ActiveModel {
        last_tempo: Set(last.as_ref().map(json).transpose()?),
        clean_tempo: Set(clean.as_ref().map(json).transpose()?),
        ..Default::default()
    };
    update(conn, id, row).await
}

async fn update(
    conn: &impl ConnectionTrait,
    id: Uuid,
    row: piece::ActiveModel,
) -> Result<(), DbErr> {
    piece::Entity::update_many()
        .set(row)
        .filter(piece::Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Removes pieces.
///
/// # Errors
/// When the database fails, or a goal names one of them.
pub async fn delete(conn: &impl ConnectionTrait, ids: &[Uuid]) -> Result<(), DbErr> {
    piece::Entity::delete_many()
        .filter(piece::Column::Id.is_in(ids.iter().copied()))
        .exec(conn)
        .await?;
    Ok(())
}
