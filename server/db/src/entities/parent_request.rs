//! That a teacher says who a student's parent is. The parent is linked to the student once they have said yes.

use sea_orm::entity::prelude::*;

use crate::value_types::{RequestState, Stored};

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "parent_request")]
pub struct Model {
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
    /// How it stands.
    pub state: Stored<RequestState>,
    pub created_at: DateTimeUtc,
    /// Until when the parent may answer.
    pub expires_at: DateTimeUtc,
    /// When the parent answered.
    pub answered_at: Option<DateTimeUtc>,
    /// When the mail to the parent was written, if one was.
    pub mailed_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// Who asks.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::TeacherId",
        to = "super::user::Column::Id"
    )]
    Teacher,
    /// Whose parent it is about.
    #[sea_orm(
        belongs_to = "super::student::Entity",
        from = "Column::StudentId",
        to = "super::student::Column::UserId"
    )]
    Student,
}

impl ActiveModelBehavior for ActiveModel {}
