//! People who may sign in, and what guards their accounts.

use sea_orm_migration::{
    prelude::*,
    schema::{
        boolean, integer, json_binary, text, text_null, timestamp_with_time_zone,
        timestamp_with_time_zone_null, uuid, var_binary,
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
        create_user(manager).await?;
        create_session(manager).await?;
        create_account_token(manager).await?;
        create_sign_in_throttle(manager).await?;
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager
            .drop_table(Table::drop().table("sign_in_throttle").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("account_token").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("session").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("user").to_owned())
            .await?;
        Ok(())
    }
}

/// A person who may sign in, of any role; a minor without an e-mail address has a row too, for the name.
async fn create_user(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("user")
                .col(uuid("id").primary_key())
                .col(text("name"))
                .col(text_null("email").unique_key())
                .col(text("role"))
                .col(text("status"))
                .col(text_null("password_hash"))
                .col(text_null("temporary_password_hash"))
                .col(timestamp_with_time_zone_null(
                    "temporary_password_expires_at",
                ))
                .col(boolean("must_change_password"))
                .col(text_null("phone_number"))
                .col(text_null("pending_email"))
                .col(json_binary("notification_settings"))
                .col(json_binary("privacy_settings"))
                .col(timestamp_with_time_zone("created_at"))
                .col(timestamp_with_time_zone("updated_at"))
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_user_role_created_at")
                .table("user")
                .col("role")
                .col("created_at")
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_user_created_at")
                .table("user")
                .col("created_at")
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// A signed-in browser: the hash of an opaque token (D2).
async fn create_session(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("session")
                .col(uuid("id").primary_key())
                .col(uuid("user_id"))
                .col(var_binary("token_hash", 32).unique_key())
                .col(text("user_agent"))
                .col(timestamp_with_time_zone("created_at"))
                .col(timestamp_with_time_zone("last_used_at"))
                .col(timestamp_with_time_zone("expires_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("session", "user_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_session_user_id")
                .table("session")
                .col("user_id")
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_session_expires_at")
                .table("session")
                .col("expires_at")
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// A single-use link that was mailed: activation of an account or of a new address (D2).
async fn create_account_token(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("account_token")
                .col(uuid("id").primary_key())
                .col(uuid("user_id"))
                .col(text("purpose"))
                .col(var_binary("token_hash", 32).unique_key())
                .col(timestamp_with_time_zone("expires_at"))
                .col(timestamp_with_time_zone_null("used_at"))
                .col(timestamp_with_time_zone("created_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("account_token", "user_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_account_token_user_id")
                .table("account_token")
                .col("user_id")
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// Failed sign-ins of one account or one network address, shared by all replicas (D2, D12).
async fn create_sign_in_throttle(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("sign_in_throttle")
                .col(text("key").primary_key())
                .col(integer("failures"))
                .col(timestamp_with_time_zone("window_started_at"))
                .col(timestamp_with_time_zone_null("blocked_until"))
                .to_owned(),
        )
        .await?;
    Ok(())
}
