//! A piece that was merged into another one ends: its names and id stay with the other one. Until then two may have one
//! name, so that only pieces that are not merged are one by title and composer. The index before was stricter: there
//! are no doubles to mend.

use sea_orm_migration::{prelude::*, schema::json_binary_null};

/// Makes the column and the indexes of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

const ONE_EACH: &str = "idx_piece_student_id_normal";
const OF_STUDENT: &str = "idx_piece_student_id";
const MERGED: &str = "idx_piece_merged_at";

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let alter = Table::alter()
            .table("piece")
            .add_column(json_binary_null("former"))
            .to_owned();
        manager.alter_table(alter).await?;
        manager.drop_index(dropped(ONE_EACH)).await?;
        let one_each = index(ONE_EACH, &["student_id", "normal_title", "normal_composer"])
            .unique()
            .and_where(Expr::col("merged_into").is_null())
            .to_owned();
        manager.create_index(one_each).await?;
        // The one above no longer finds all pieces of a student.
        let of_student = index(OF_STUDENT, &["student_id"]);
        manager.create_index(of_student).await?;
        // Few are merged at any time: their cleanup reads nothing else.
        let merged = index(MERGED, &["merged_at"])
            .and_where(Expr::col("merged_into").is_not_null())
            .to_owned();
        manager.create_index(merged).await
    }

    /// The index of names stays as it is, as merged pieces may have the name of another one by now.
    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for name in [OF_STUDENT, MERGED] {
            manager.drop_index(dropped(name)).await?;
        }
        let alter = Table::alter()
            .table("piece")
            .drop_column("former")
            .to_owned();
        manager.alter_table(alter).await
    }
}

fn index(name: &str, columns: &[&'static str]) -> IndexCreateStatement {
    let mut index = Index::create().name(name).table("piece").to_owned();
    for column in columns {
        index.col(*column);
    }
    index
}

fn dropped(name: &str) -> IndexDropStatement {
    Index::drop().name(name).table("piece").to_owned()
}
