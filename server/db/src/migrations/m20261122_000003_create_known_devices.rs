//! What slows down whoever guesses passwords without locking anybody out (D14).

use sea_orm_migration::{
    prelude::*,
    schema::{integer, text, timestamp_with_time_zone, uuid, var_binary},
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
        create_tally(manager).await?;
        create_known_browser(manager).await?;
        create_known_network(manager).await?;
        manager
            .alter_table(
                Table::alter()
                    .table("session")
                    .add_column(integer("wrong_passwords").default(0))
                    .to_owned(),
            )
            .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager
            .alter_table(
                Table::alter()
                    .table("session")
                    .drop_column("wrong_passwords")
                    .to_owned(),
            )
            .await?;
        for table in ["known_network", "known_browser", "tally"] {
            manager
                .drop_table(Table::drop().table(table).to_owned())
                .await?;
        }
        Ok(())
    }
}

/// Different items that are counted for a subject, such as the accounts that failed from a network.
async fn create_tally(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("tally")
                .col(text("subject"))
                .col(text("item"))
                .col(timestamp_with_time_zone("counted_at"))
                .col(timestamp_with_time_zone("ends_at"))
                .primary_key(Index::create().col("subject").col("item"))
                .to_owned(),
        )
        .await?;
    index(manager, "tally", &["subject", "counted_at"]).await?;
    index(manager, "tally", &["ends_at"]).await
}

/// A browser in which an account's owner has signed in before.
async fn create_known_browser(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("known_browser")
                .col(uuid("id").primary_key())
                .col(uuid("user_id"))
                .col(var_binary("token_hash", 32))
                .col(timestamp_with_time_zone("created_at"))
                .col(timestamp_with_time_zone("last_used_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("known_browser", "user_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_known_browser_user_id_token_hash")
                .table("known_browser")
                .col("user_id")
                .col("token_hash")
                .unique()
                .to_owned(),
        )
        .await?;
    index(manager, "known_browser", &["token_hash"]).await?;
    index(manager, "known_browser", &["last_used_at"]).await
}

/// A network from which an account's owner has signed in before.
async fn create_known_network(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("known_network")
                .col(uuid("id").primary_key())
                .col(uuid("user_id"))
                .col(var_binary("salt", 16))
                .col(var_binary("network_hash", 32))
                .col(timestamp_with_time_zone("last_used_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("known_network", "user_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    index(manager, "known_network", &["user_id", "last_used_at"]).await?;
    index(manager, "known_network", &["last_used_at"]).await
}

async fn index(
    manager: &SchemaManager<'_>,
    table: &'static str,
    columns: &[&'static str],
) -> Result<(), DbErr> {
    let mut index = Index::create();
    index
        .name(format!("idx_{table}_{}", columns.join("_")))
        .table(table);
    for column in columns {
        index.col(*column);
    }
    manager.create_index(index).await
}
