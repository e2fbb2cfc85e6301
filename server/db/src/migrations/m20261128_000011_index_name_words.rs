//! Indexes that find who is called by a word: one for each of the first words of a name and its last, and one of irregular names.

use sea_orm::DbErr;
use sea_orm_migration::prelude::*;

/// The tables, as they are quoted.
const TABLES: [&str; 2] = ["\"user\"", "\"contact_card\""];
/// The expressions of the words as of this step, whatever later ones index. Each ends with a semicolon.
const EXPRESSIONS: &str = include_str!("m20261128_000011_index_name_words.sql");
/// The condition of irregular names as of this step.
const CONDITION: &str = include_str!("m20261128_000011_index_irregular_names.sql");

/// Creates the indexes.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

/// The indexes of a table: their names, and what they are of.
fn indexes(table: &str) -> Vec<(String, String)> {
    let table = table.trim_matches('"');
    let words = EXPRESSIONS.split_terminator(";\n").enumerate();
    let words = words.map(|(word, expression)| {
        let name = format!("idx_{table}_name_word_{word}");
        (name, format!("(({expression}))"))
    });
    let irregular = format!("(name_folded) WHERE {CONDITION}");
    let irregular = (format!("idx_{table}_irregular_name"), irregular);
    words.chain([irregular]).collect()
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            for (name, of) in indexes(table) {
                let create = format!("CREATE INDEX {name} ON {table} {of}");
                manager.get_connection().execute_unprepared(&create).await?;
            }
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, _) in TABLES.into_iter().flat_map(indexes) {
            let drop = format!("DROP INDEX {name}");
            manager.get_connection().execute_unprepared(&drop).await?;
        }
        Ok(())
    }
}
