//! Whose contact data a teacher may see: contact cards, requests to parents, and confirmations.

use sea_orm_migration::{
    prelude::*,
    schema::{
        boolean, text, text_null, timestamp_with_time_zone, timestamp_with_time_zone_null, uuid,
    },
};

/// Creates the tables of this file, and takes the place of the introductions.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_contact_card(manager).await?;
        create_parent_request(manager).await?;
        create_parent_confirmation(manager).await?;
        let source = text_null("temporary_password_source");
        let alter = Table::alter().table("user").add_column(source).to_owned();
        manager.alter_table(alter).await?;
        let by_administrator = boolean("linked_by_administrator").default(false).to_owned();
        let alter = Table::alter()
            .table("enrolment")
            .add_column(by_administrator)
            .to_owned();
        manager.alter_table(alter).await?;
        for statement in [CONFIRM_WHO_ENTERED, KEEP_OTHER_RIGHTS] {
            manager
                .get_connection()
                .execute_unprepared(statement)
                .await?;
        }
        manager
            .drop_table(Table::drop().table("parent_introduction").to_owned())
            .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        create_parent_introduction(manager).await?;
        let alter = Table::alter()
            .table("enrolment")
            .drop_column("linked_by_administrator")
            .to_owned();
        manager.alter_table(alter).await?;
        let alter = Table::alter()
            .table("user")
            .drop_column("temporary_password_source")
            .to_owned();
        manager.alter_table(alter).await?;
        for table in ["parent_confirmation", "parent_request", "contact_card"] {
            manager
                .drop_table(Table::drop().table(table).to_owned())
                .await?;
        }
        Ok(())
    }
}

/// A teacher who entered a parent goes on seeing their contact data.
const CONFIRM_WHO_ENTERED: &str = r#"
    INSERT INTO "parent_confirmation" ("teacher_id", "parent_id", "source", "created_at")
    SELECT p."created_by", p."user_id", 'entered', t."created_at"
    FROM "parent" p JOIN "user" t ON t."id" = p."created_by" WHERE t."role" = 'TEACHER'"#;

/// So do the other teachers of a parent's children, until an administrator has looked at it.
const KEEP_OTHER_RIGHTS: &str = r#"
    INSERT INTO "parent_confirmation" ("teacher_id", "parent_id", "source", "created_at")
    SELECT e."teacher_id", g."parent_id", 'kept', MIN(e."created_at")
    FROM "guardianship" g
    JOIN "enrolment" e ON e."student_id" = g."student_id"
    JOIN "user" t ON t."id" = e."teacher_id" AND t."role" = 'TEACHER'
    WHERE NOT EXISTS (SELECT 1 FROM "parent_confirmation" c
        WHERE c."teacher_id" = e."teacher_id" AND c."parent_id" = g."parent_id")
    GROUP BY e."teacher_id", g."parent_id""#;

fn to_user(table: &'static str, column: &'static str) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(table, column)
        .to("user", "id")
        .on_delete(ForeignKeyAction::Cascade)
        .to_owned()
}

fn index(name: &str, table: &'static str, columns: &[&'static str]) -> IndexCreateStatement {
    let mut index = Index::create();
    index.name(name).table(table);
    for column in columns {
        index.col(*column);
    }
    index
}

/// What a teacher typed about a parent. The account that the address belongs to is nobody's business but the server's.
async fn create_contact_card(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("contact_card")
                .col(uuid("id").primary_key())
                .col(uuid("teacher_id"))
                .col(uuid("parent_id"))
                .col(text("name"))
                .col(text("email"))
                .col(text_null("phone_number"))
                .col(text_null("address"))
                .col(timestamp_with_time_zone("created_at"))
                .foreign_key(&mut to_user("contact_card", "teacher_id"))
                .foreign_key(&mut to_user("contact_card", "parent_id"))
                .to_owned(),
        )
        .await?;
    let name = "idx_contact_card_teacher_id_email_parent_id";
    let columns = ["teacher_id", "email", "parent_id"];
    manager
        .create_index(index(name, "contact_card", &columns).unique().to_owned())
        .await?;
    let name = "idx_contact_card_parent_id";
    manager
        .create_index(index(name, "contact_card", &["parent_id"]))
        .await
}

/// That a teacher says who a student's parent is.
async fn create_parent_request(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let card = ForeignKey::create()
        .from("parent_request", "card_id")
        .to("contact_card", "id")
        .on_delete(ForeignKeyAction::Cascade)
        .to_owned();
    manager
        .create_table(
            Table::create()
                .table("parent_request")
                .col(uuid("id").primary_key())
                .col(uuid("teacher_id"))
                .col(uuid("student_id"))
                .col(uuid("parent_id"))
                .col(uuid("card_id"))
                .col(boolean("is_primary"))
                .col(text("state"))
                .col(timestamp_with_time_zone("created_at"))
                .col(timestamp_with_time_zone("expires_at"))
                .col(timestamp_with_time_zone_null("answered_at"))
                .col(timestamp_with_time_zone_null("mailed_at"))
                .foreign_key(&mut to_user("parent_request", "teacher_id"))
                .foreign_key(&mut to_user("parent_request", "student_id"))
                .foreign_key(&mut to_user("parent_request", "parent_id"))
                .foreign_key(&mut card.clone())
                .to_owned(),
        )
        .await?;
    let name = "idx_parent_request_student_id_teacher_id_parent_id";
    let columns = ["student_id", "teacher_id", "parent_id"];
    manager
        .create_index(index(name, "parent_request", &columns).unique().to_owned())
        .await?;
    for (name, column) in [
        ("idx_parent_request_parent_id", "parent_id"),
        ("idx_parent_request_teacher_id", "teacher_id"),
        ("idx_parent_request_card_id", "card_id"),
    ] {
        manager
            .create_index(index(name, "parent_request", &[column]))
            .await?;
    }
    Ok(())
}

/// That a teacher may see what a parent entered, while they teach a child of theirs.
async fn create_parent_confirmation(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("parent_confirmation")
                .col(uuid("teacher_id"))
                .col(uuid("parent_id"))
                .col(text("source"))
                .col(timestamp_with_time_zone("created_at"))
                .primary_key(Index::create().col("teacher_id").col("parent_id"))
                .foreign_key(&mut to_user("parent_confirmation", "teacher_id"))
                .foreign_key(&mut to_user("parent_confirmation", "parent_id"))
                .to_owned(),
        )
        .await?;
    for (name, columns) in [
        (
            "idx_parent_confirmation_parent_id",
            ["parent_id"].as_slice(),
        ),
        (
            "idx_parent_confirmation_source_created_at",
            &["source", "created_at"],
        ),
    ] {
        manager
            .create_index(index(name, "parent_confirmation", columns))
            .await?;
    }
    Ok(())
}

/// What the releases before had: teachers who had typed the exact address of a parent.
async fn create_parent_introduction(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("parent_introduction")
                .col(uuid("teacher_id"))
                .col(uuid("parent_id"))
                .col(timestamp_with_time_zone("created_at"))
                .primary_key(Index::create().col("teacher_id").col("parent_id"))
                .foreign_key(&mut to_user("parent_introduction", "teacher_id"))
                .foreign_key(&mut to_user("parent_introduction", "parent_id"))
                .to_owned(),
        )
        .await
}
