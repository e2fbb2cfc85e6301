//! The app's hashed files, shared by all servers: a page of an earlier release may ask any of them for one.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::app_file::{ActiveModel, Column, Entity, Model};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, Set,
    prelude::Expr,
};

/// How long the files of a release are served after another one has replaced it.
const KEPT: TimeDelta = TimeDelta::days(7);
/// How many files one statement writes.
const AT_ONCE: usize = 50;

impl From<Model> for AppFile {
    fn from(row: Model) -> Self {
        Self {
            path: row.path,
            is_packed: row.coding == "br",
            contents: row.contents,
        }
    }
}

/// The paths that are stored already.
pub async fn known(conn: &impl ConnectionTrait, paths: &[String]) -> Result<Vec<String>, DbErr> {
    Entity::find()
        .select_only()
        .column(Column::Path)
        .filter(Column::Path.is_in(paths))
        .into_tuple()
        .all(conn)
        .await
}

/// Stores files; another server may have stored them a moment ago.
pub async fn insert(conn: &impl ConnectionTrait, files: Vec<AppFile>) -> Result<(), DbErr> {
    let row = |file: &AppFile| ActiveModel {
        path: Set(file.path.clone()),
        coding: Set(if file.is_packed { "br" } else { "" }.to_owned()),
        contents: Set(file.contents.clone()),
        replaced_at: Set(None),
    };
    for some in files.chunks(AT_ONCE) {
        Entity::insert_many(some.iter().map(row))
            .on_conflict_do_nothing()
            .exec_without_returning(conn)
            .await?;
    }
    Ok(())
}

/// Marks the files of the newest release as current; all others count as replaced from now on, or since they were.
pub async fn replace(
    conn: &impl ConnectionTrait,
    paths: &[String],
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::ReplacedAt, Expr::value(None::<DateTime<Utc>>))
        .filter(Column::Path.is_in(paths))
        .filter(Column::ReplacedAt.is_not_null())
        .exec(conn)
        .await?;
    Entity::update_many()
        .col_expr(Column::ReplacedAt, Expr::value(now))
        .filter(Column::Path.is_not_in(paths))
        .filter(Column::ReplacedAt.is_null())
        .exec(conn)
        .await?;
    Ok(())
}

/// A file of the newest release, or of one that was replaced within a week.
pub async fn find(
    conn: &impl ConnectionTrait,
    path: &str,
    now: DateTime<Utc>,
) -> Result<Option<AppFile>, DbErr> {
    let is_kept = Condition::any()
        .add(Column::ReplacedAt.is_null())
        .add(Column::ReplacedAt.gt(now - KEPT));
    let row = Entity::find_by_id(path.to_owned())
        .filter(is_kept)
        .one(conn)
        .await?;
    Ok(row.map(Into::into))
}

/// Deletes files that were replaced more than a week ago.
pub async fn delete_over(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::ReplacedAt.lte(now - KEPT))
        .exec(conn)
        .await?;
    Ok(())
}

/// A hashed file of the app, stored for pages of other releases.
#[derive(Clone, Debug)]
pub struct AppFile {
    /// Its path in the address, without the first slash; it changes with the contents.
    pub path: String,
    /// Whether the contents are packed with Brotli.
    pub is_packed: bool,
    /// Its bytes.
    pub contents: Vec<u8>,
}
