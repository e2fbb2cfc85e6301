//! A request that a teacher has withdrawn has no time of an answer any more: with one, the parent had refused it before.

use sea_orm_migration::prelude::*;

/// Takes the time away where it was that of the withdrawal.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let forget = Query::update()
            .table("parent_request")
            .value("answered_at", Expr::cust("NULL"))
            .and_where(Expr::col("state").eq("withdrawn"))
            .to_owned();
        manager.execute(forget).await
    }

    async fn down(&self, _: &SchemaManager) -> Result<(), DbErr> {
        Ok(())
    }
}
