//! An account's status becomes three facts: its address is proved, it is approved, it is suspended.

use sea_orm_migration::{
    prelude::*,
    schema::{text, timestamp_with_time_zone_null},
};

/// Replaces the column.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

const FACTS: [&str; 3] = ["address_proved_at", "approved_at", "suspended_at"];

/// The administrator's counts, and how many teachers are active.
fn by_standing() -> IndexCreateStatement {
    Index::create()
        .name("idx_user_role_standing")
        .table("user")
        .col("role")
        .col("suspended_at")
        .col("approved_at")
        .to_owned()
}

fn by_status() -> IndexCreateStatement {
    Index::create()
        .name("idx_user_role_status")
        .table("user")
        .col("role")
        .col("status")
        .to_owned()
}

/// Who is active has been let in, and has proved the address: except parents who never signed in. Nobody knows
/// when, so it is dated to the account's beginning. Who was pending waits for activation, for another week.
const FROM_STATUS: [&str; 3] = [
    r#"UPDATE "user" SET "approved_at" = "created_at", "address_proved_at" = "created_at" WHERE "status" = 'active'"#,
    r#"UPDATE "user" SET "address_proved_at" = NULL WHERE "role" = 'PARENT' AND "password_hash" IS NULL
       AND "id" NOT IN (SELECT "user_id" FROM "external_identity")"#,
    r#"UPDATE "user" SET "updated_at" = (SELECT MAX("updated_at") FROM "user") WHERE "status" = 'pending'"#,
];

/// An account that may not sign in was pending.
const TO_STATUS: &str = r#"UPDATE "user" SET "status" = 'active'
    WHERE "approved_at" IS NOT NULL AND "suspended_at" IS NULL"#;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for fact in FACTS {
            let column = timestamp_with_time_zone_null(fact);
            let alter = Table::alter().table("user").add_column(column).to_owned();
            manager.alter_table(alter).await?;
        }
        for statement in FROM_STATUS {
            manager
                .get_connection()
                .execute_unprepared(statement)
                .await?;
        }
        let index = Index::drop()
            .name("idx_user_role_status")
            .table("user")
            .to_owned();
        manager.drop_index(index).await?;
        let alter = Table::alter()
            .table("user")
            .drop_column("status")
            .to_owned();
        manager.alter_table(alter).await?;
        manager.create_index(by_standing()).await?;
        // Few wait at any time: the list of them and their cleanup read nothing else.
        manager
            .get_connection()
            .execute_unprepared(
                r#"CREATE INDEX "idx_user_waiting" ON "user" ("created_at", "id") WHERE "approved_at" IS NULL"#,
            )
            .await?;
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for name in ["idx_user_waiting", "idx_user_role_standing"] {
            let index = Index::drop().name(name).table("user").to_owned();
            manager.drop_index(index).await?;
        }
        let column = text("status").default("pending").to_owned();
        let alter = Table::alter().table("user").add_column(column).to_owned();
        manager.alter_table(alter).await?;
        manager
            .get_connection()
            .execute_unprepared(TO_STATUS)
            .await?;
        for fact in FACTS {
            let alter = Table::alter().table("user").drop_column(fact).to_owned();
            manager.alter_table(alter).await?;
        }
        manager.create_index(by_status()).await
    }
}
