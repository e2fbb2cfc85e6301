//! Whom a job is about, so that an administrator can have it done again after its payload is gone.

use sea_orm_migration::{prelude::*, schema::uuid_null};

/// Adds the column and the indexes of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = Table::alter()
            .table("job")
            .add_column(uuid_null("subject_id"))
            .to_owned();
        manager.alter_table(column).await?;
        manager.create_index(by_state()).await?;
        manager.create_index(by_subject()).await?;
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for name in ["idx_job_subject_id_kind_created_at", "idx_job_state_id"] {
            let index = Index::drop().name(name).table("job").to_owned();
            manager.drop_index(index).await?;
        }
        let column = Table::alter()
            .table("job")
            .drop_column("subject_id")
            .to_owned();
        manager.alter_table(column).await
    }
}

/// For the administrator's list, newest first.
fn by_state() -> IndexCreateStatement {
    Index::create()
        .name("idx_job_state_id")
        .table("job")
        .col("state")
        .col("id")
        .to_owned()
}

/// For the number of plans that a teacher has asked a model for.
fn by_subject() -> IndexCreateStatement {
    Index::create()
        .name("idx_job_subject_id_kind_created_at")
        .table("job")
        .col("subject_id")
        .col("kind")
        .col("created_at")
        .to_owned()
}
