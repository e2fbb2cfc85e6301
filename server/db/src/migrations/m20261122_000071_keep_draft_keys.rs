//! Every account gets a key with which its browsers encrypt what is typed and not yet saved (D15).

use sea_orm::DbBackend;
use sea_orm_migration::{prelude::*, schema::var_binary};

/// Adds the column.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

/// 32 random bytes for each account. PostgreSQL has them without an extension only as UUIDs, each of 122 random bits.
fn fill(backend: DbBackend) -> &'static str {
    match backend {
        DbBackend::Sqlite => r#"UPDATE "user" SET "draft_key" = randomblob(32)"#,
        _ => {
            r#"UPDATE "user" SET "draft_key" = sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
               || uuid_send(gen_random_uuid()))"#
        }
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        // SQLite adds a required column with a constant only; no account keeps the empty one.
        let column = var_binary("draft_key", 32)
            .default(Vec::<u8>::new())
            .to_owned();
        let alter = Table::alter().table("user").add_column(column).to_owned();
        manager.alter_table(alter).await?;
        let connection = manager.get_connection();
        let fill = fill(manager.get_database_backend());
        connection.execute_unprepared(fill).await?;
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let alter = Table::alter()
            .table("user")
            .drop_column("draft_key")
            .to_owned();
        manager.alter_table(alter).await
    }
}
