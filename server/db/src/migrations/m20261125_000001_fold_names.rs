//! Names are found without their accents, and with umlauts as they are spelled.

use reedling_core::search::folded;
use sea_orm::{DbErr, prelude::Uuid, sea_query::ExprTrait};
use sea_orm_migration::{prelude::*, schema::text};

/// Adds what is searched beside each name.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

const TABLES: [&str; 2] = ["user", "contact_card"];

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            // SQLite adds a required column with a constant only; no row with a name keeps the empty one.
            let column = text("name_folded").default("").to_owned();
            let alter = Table::alter().table(table).add_column(column).to_owned();
            manager.alter_table(alter).await?;
            fill(manager.get_connection(), table).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            let alter = Table::alter()
                .table(table)
                .drop_column("name_folded")
                .to_owned();
            manager.alter_table(alter).await?;
        }
        Ok(())
    }
}

/// Neither database folds by itself.
async fn fill(conn: &SchemaManagerConnection<'_>, table: &'static str) -> Result<(), DbErr> {
    let names = Query::select().columns(["id", "name"]).from(table).take();
    for row in conn.query_all(&names).await? {
        let (id, name): (Uuid, String) = (row.try_get("", "id")?, row.try_get("", "name")?);
        let update = Query::update()
            .table(table)
            .value("name_folded", folded(&name))
            .and_where(Expr::col("id").eq(id))
            .take();
        conn.execute(&update).await?;
    }
    Ok(())
}
