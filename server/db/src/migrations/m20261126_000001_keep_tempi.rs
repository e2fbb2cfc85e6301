//! The tempi of a plan's week stand beside its cards: a model's plan has the ones and not the others.

use sea_orm_migration::{prelude::*, schema::json_binary_null, sea_orm::DbBackend};

/// Adds the column, and moves what the cards held.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let alter = Table::alter()
            .table("practice_plan")
            .add_column(json_binary_null("tempi"))
            .to_owned();
        manager.alter_table(alter).await?;
        let part = match manager.get_database_backend() {
            DbBackend::Postgres => ["cards->'tempi'", "cards->'days'"],
            _ => [
                "json_extract(cards, '$.tempi')",
                "json_extract(cards, '$.days')",
            ],
        };
        move_parts(manager, part).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let together = match manager.get_database_backend() {
            DbBackend::Postgres => {
                "jsonb_build_object('days', cards, 'tempi', COALESCE(tempi, '[]'::jsonb))"
            }
            _ => "json_object('days', json(cards), 'tempi', json(COALESCE(tempi, '[]')))",
        };
        move_parts(manager, ["NULL", together]).await?;
        let alter = Table::alter()
            .table("practice_plan")
            .drop_column("tempi")
            .to_owned();
        manager.alter_table(alter).await
    }
}

async fn move_parts(manager: &SchemaManager<'_>, [tempi, cards]: [&str; 2]) -> Result<(), DbErr> {
    let sql = format!(
        "UPDATE practice_plan SET tempi = {tempi}, cards = {cards} WHERE cards IS NOT NULL"
    );
    manager.get_connection().execute_unprepared(&sql).await?;
    Ok(())
}
