//! Indexes for finding whether somebody is called by a word, whichever of the name's words it is.

use sea_orm::DbErr;
use sea_orm_migration::prelude::*;

/// The tables, as they are quoted.
const TABLES: [&str; 2] = ["\"user\"", "\"contact_card\""];
/// The expressions as of this step, whatever later ones index. Each ends with a semicolon.
pub(crate) const EXPRESSIONS: &str = include_str!("m20261128_000011_index_name_words.sql");

/// Its expressions, one of each word.
fn expressions() -> impl Iterator<Item = &'static str> {
    EXPRESSIONS.split_terminator(";\n")
}

/// Creates the indexes.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

/// The index of a word of a table's names.
fn name_of(table: &str, word: usize) -> String {
    format!("idx_{}_name_word_{word}", table.trim_matches('"'))
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            for (word, expression) in expressions().enumerate() {
                let name = name_of(table, word);
                let create = format!("CREATE INDEX {name} ON {table} (({expression}))");
                manager.get_connection().execute_unprepared(&create).await?;
            }
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            for word in 0..expressions().count() {
                let drop = format!("DROP INDEX {}", name_of(table, word));
                manager.get_connection().execute_unprepared(&drop).await?;
            }
        }
        Ok(())
    }
}
