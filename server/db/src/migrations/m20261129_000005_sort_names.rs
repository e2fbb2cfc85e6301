//! Names are found whatever their apostrophes, hyphens and spaces, and sorted alike by every database.

use reedling_core::search::{folded, joined_words, sort_key};
use sea_orm::{DbBackend, DbErr, prelude::Uuid, sea_query::ExprTrait};
use sea_orm_migration::{prelude::*, schema::text};

/// Adds what lists are sorted by beside each name, and what is searched where words are written as one.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

const TABLES: [&str; 2] = ["user", "contact_card"];

/// Rows that are read and written at a time.
const AT_ONCE: u64 = 500;

/// The index in the order of lists, before this step and after it: its name, and what a role's accounts are sorted by.
const BEFORE: (&str, &str) = ("idx_user_role_name_id", "name");
const AFTER: (&str, &str) = ("idx_user_role_name_sorted_id", "name_sorted");

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            // SQLite adds a required column with a constant only; no row with a name keeps the empty one.
            let joined = text("name_joined").default("").to_owned();
            let mut sorted = text("name_sorted").default("").to_owned();
            if manager.get_database_backend() == DbBackend::Postgres {
                sorted.extra(r#"COLLATE "C""#);
            }
            for column in [joined, sorted] {
                let alter = Table::alter().table(table).add_column(column).to_owned();
                manager.alter_table(alter).await?;
            }
            fill(manager.get_connection(), table).await?;
        }
        replace_index(manager, BEFORE, AFTER).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        replace_index(manager, AFTER, BEFORE).await?;
        for table in TABLES {
            for column in ["name_joined", "name_sorted"] {
                let alter = Table::alter().table(table).drop_column(column).to_owned();
                manager.alter_table(alter).await?;
            }
        }
        Ok(())
    }
}

async fn replace_index(
    manager: &SchemaManager<'_>,
    (present, _): (&str, &str),
    (name, column): (&str, &str),
) -> Result<(), DbErr> {
    let drop = Index::drop().name(present).table("user").to_owned();
    manager.drop_index(drop).await?;
    let mut index = Index::create().name(name).table("user").to_owned();
    for column in ["role", column, "id"] {
        index.col(Alias::new(column));
    }
    manager.create_index(index).await
}

/// Neither database folds by itself.
async fn fill(conn: &SchemaManagerConnection<'_>, table: &'static str) -> Result<(), DbErr> {
    let mut after = None;
    loop {
        let names = Query::select()
            .columns(["id", "name"])
            .from(table)
            .and_where_option(after.map(|id: Uuid| Expr::col("id").gt(id)))
            .order_by("id", Order::Asc)
            .limit(AT_ONCE)
            .take();
        let rows = conn.query_all(&names).await?;
        for row in &rows {
            let (id, name): (Uuid, String) = (row.try_get("", "id")?, row.try_get("", "name")?);
            let update = Query::update()
                .table(table)
                .value("name_folded", folded(&name))
                .value("name_joined", joined_words(&name))
                .value("name_sorted", sort_key(&name))
                .and_where(Expr::col("id").eq(id))
                .take();
            conn.execute(&update).await?;
            after = Some(id);
        }
        if (rows.len() as u64) < AT_ONCE {
            return Ok(());
        }
    }
}
