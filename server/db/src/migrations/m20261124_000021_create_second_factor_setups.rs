//! A second factor that is being set up belongs to the session that began it.

use sea_orm_migration::{
    prelude::*,
    schema::{timestamp_with_time_zone, uuid, var_binary},
};

/// Creates the table of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let mut session = ForeignKey::create();
        session
            .from("second_factor_setup", "session_id")
            .to("session", "id")
            .on_delete(ForeignKeyAction::Cascade);
        let mut setup = Table::create();
        setup
            .table("second_factor_setup")
            .col(uuid("session_id").primary_key())
            .col(var_binary("secret_sealed", 128))
            .col(timestamp_with_time_zone("created_at"))
            .foreign_key(&mut session);
        manager.create_table(setup).await?;

        // Whoever was setting one up begins again.
        let unconfirmed = r#"DELETE FROM "second_factor" WHERE "confirmed_at" IS NULL"#;
        manager
            .get_connection()
            .execute_unprepared(unconfirmed)
            .await?;
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let mut drop = Table::drop();
        drop.table("second_factor_setup");
        manager.drop_table(drop).await
    }
}
