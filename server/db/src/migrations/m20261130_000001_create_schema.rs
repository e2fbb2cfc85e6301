//! Every table of release 0.1.0.

use sea_orm::{DbBackend, DbErr};
use sea_orm_migration::prelude::*;

/// The tables in PostgreSQL's words, a column a line.
const TABLES: &str = include_str!("m20261130_000001_create_schema.sql");

/// How SQLite calls the types; by the names of its own the ORM knows what a column holds.
const OF_SQLITE: [(&str, &str); 7] = [
    ("timestamptz", "timestamp_with_timezone_text"),
    ("uuid", "uuid_text"),
    ("jsonb", "jsonb_text"),
    ("date", "date_text"),
    ("bytea", "blob"),
    ("bigint", "integer"),
    // It compares bytes by itself.
    ("text COLLATE \"C\"", "text"),
];

/// Creates them.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let tables = match manager.get_database_backend() {
            DbBackend::Sqlite => TABLES.lines().map(of_sqlite).collect::<Vec<_>>().join("\n"),
            _ => TABLES.to_owned(),
        };
        let conn = manager.get_connection();
        conn.execute_unprepared(&tables).await.map(|_| ())
    }
}

/// A line with the type's name in SQLite, if it is a column.
fn of_sqlite(line: &str) -> String {
    let column = line.strip_prefix("    ").and_then(|it| it.split_once(' '));
    let renamed = column.and_then(|(name, kind)| {
        OF_SQLITE.iter().find_map(|(theirs, own)| {
            Some(format!("    {name} {own}{}", kind.strip_prefix(theirs)?))
        })
    });
    renamed.unwrap_or_else(|| line.to_owned())
}
