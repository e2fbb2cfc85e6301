//! That a teacher says who a student's parent is. The parent is linked to the student once they have said yes.

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "parent_request")]
pub struct Model {
    /// UUID v7.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Who asks.
    pub teacher_id: Uuid,
    /// Whose parent it is about.
    pub student_id: Uuid,
    /// Who is asked.
    pub parent_id: Uuid,
    /// What the teacher typed about the parent.
    pub card_id: Uuid,
    /// Whether the teacher named this parent first.
    pub is_primary: bool,
    /// `waiting`, `accepted`, `refused` or `withdrawn`.
    pub state: String,
    /// When the row was written.
    pub created_at: DateTimeUtc,
    /// Until when the parent may answer.
    pub expires_at: DateTimeUtc,
    /// When the parent answered.
    pub answered_at: Option<DateTimeUtc>,
    /// When the mail to the parent was written, if one was.
    pub mailed_at: Option<DateTimeUtc>,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
