//! Signing in by an OpenID provider: journeys that are under way, and who they led to.

use sea_orm_migration::{
    prelude::*,
    schema::{text, timestamp_with_time_zone, uuid, var_binary},
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
        create_external_sign_in(manager).await?;
        create_external_identity(manager).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager
            .drop_table(Table::drop().table("external_identity").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("external_sign_in").to_owned())
            .await
    }
}

/// A browser that is at the provider, found by the hash of the handle in its cookie (D12).
async fn create_external_sign_in(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("external_sign_in")
                .col(var_binary("handle_hash", 32).primary_key())
                .col(var_binary("state_hash", 32))
                .col(text("nonce"))
                .col(text("pkce_verifier"))
                .col(timestamp_with_time_zone("expires_at"))
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_external_sign_in_expires_at")
                .table("external_sign_in")
                .col("expires_at")
                .to_owned(),
        )
        .await
}

/// Whose account somebody opens whom a provider knows by that subject.
async fn create_external_identity(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("external_identity")
                .col(text("issuer"))
                .col(text("subject"))
                .col(uuid("user_id"))
                .col(timestamp_with_time_zone("created_at"))
                .primary_key(Index::create().col("issuer").col("subject"))
                .foreign_key(
                    ForeignKey::create()
                        .from("external_identity", "user_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_external_identity_user_id")
                .table("external_identity")
                .col("user_id")
                .to_owned(),
        )
        .await
}
