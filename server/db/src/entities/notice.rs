//! What somebody is told in the app: that something happened to them or theirs (D15).

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "notice")]
pub struct Model {
    /// UUID v7.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Who is told.
    pub user_id: Uuid,
    /// What happened, such as `lesson_moved`.
    pub kind: String,
    /// Which lesson it is about; of a series the first one.
    pub lesson_id: Option<Uuid>,
    /// Which student it is about.
    pub student_id: Option<Uuid>,
    /// Which teacher it is about, where no lesson tells.
    pub teacher_id: Option<Uuid>,
    /// When the lesson was to begin before.
    pub earlier_at: Option<DateTimeUtc>,
    /// How many lessons it is about.
    pub lessons: i32,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
