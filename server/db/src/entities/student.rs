//! What a user has beside the account when they are a student.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "student")]
pub struct Model {
    /// The account; its id is the student's id.
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    pub first_name: String,
    pub last_name: String,
    pub date_of_birth: Option<Date>,
    /// Fixed when the student is created (D12).
    pub is_minor: bool,
    /// Text of whichever list it came from (D12).
    pub grade: String,
    pub section: Option<String>,
    pub instrument: String,
    pub roll_number: Option<String>,
    pub address: Option<String>,
    pub emergency_contact: Option<String>,
    /// What the teacher noted when adding the student.
    pub notes: Option<String>,
    /// Who added the student.
    pub created_by: Option<Uuid>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// The account.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::UserId",
        to = "super::user::Column::Id"
    )]
    User,
}

impl ActiveModelBehavior for ActiveModel {}
