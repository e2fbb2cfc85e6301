//! The second factor of an account, its recovery codes, sign-ins that wait for it, and when a session was last proved.

use sea_orm_migration::{
    prelude::*,
    schema::{
        big_integer, boolean, integer, timestamp_with_time_zone, timestamp_with_time_zone_null,
        uuid, var_binary,
    },
};

/// Creates the tables of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let mut factor = Table::create();
        factor
            .table("second_factor")
            .col(uuid("user_id").primary_key())
            .col(var_binary("secret_sealed", 128))
            .col(timestamp_with_time_zone("created_at"))
            .col(timestamp_with_time_zone_null("confirmed_at"))
            .col(big_integer("last_step").default(0))
            .foreign_key(&mut of_user("second_factor"));
        manager.create_table(factor).await?;

        let mut code = Table::create();
        code.table("recovery_code")
            .col(uuid("user_id"))
            .col(var_binary("code_hash", 32))
            .col(timestamp_with_time_zone_null("used_at"))
            .primary_key(Index::create().col("user_id").col("code_hash"))
            .foreign_key(&mut of_user("recovery_code"));
        manager.create_table(code).await?;

        let mut challenge = Table::create();
        challenge
            .table("sign_in_challenge")
            .col(var_binary("token_hash", 32).primary_key())
            .col(uuid("user_id"))
            .col(integer("tries").default(0))
            .col(boolean("remembers_browser").default(false))
            .col(timestamp_with_time_zone("expires_at"))
            .foreign_key(&mut of_user("sign_in_challenge"));
        manager.create_table(challenge).await?;
        for column in ["user_id", "expires_at"] {
            let mut index = Index::create();
            index
                .name(format!("idx_sign_in_challenge_{column}"))
                .table("sign_in_challenge")
                .col(column);
            manager.create_index(index).await?;
        }

        let mut session = Table::alter();
        session
            .table("session")
            .add_column(timestamp_with_time_zone_null("proved_at"));
        manager.alter_table(session).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let mut session = Table::alter();
        session.table("session").drop_column("proved_at");
        manager.alter_table(session).await?;
        for table in ["sign_in_challenge", "recovery_code", "second_factor"] {
            let mut drop = Table::drop();
            drop.table(table);
            manager.drop_table(drop).await?;
        }
        Ok(())
    }
}

/// What belongs to an account goes with it.
fn of_user(table: &'static str) -> ForeignKeyCreateStatement {
    let mut key = ForeignKey::create();
    key.from(table, "user_id")
        .to("user", "id")
        .on_delete(ForeignKeyAction::Cascade);
    key
}
