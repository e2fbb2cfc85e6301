//! What somebody is told in the app: that something happened to them or theirs (D15).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "notice")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Who is told.
    pub user_id: Uuid,
    /// What happened, such as `lesson_moved`; a text, as a newer release may tell of more.
    pub kind: String,
    /// Which lesson it is about; of a series the first one.
    pub lesson_id: Option<Uuid>,
    pub student_id: Option<Uuid>,
    /// Which teacher it is about, where no lesson tells.
    pub teacher_id: Option<Uuid>,
    /// When the lesson was to begin before.
    pub earlier_at: Option<DateTimeUtc>,
    /// How many lessons it is about.
    pub lessons: i32,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// The lesson that it is about.
    #[sea_orm(
        belongs_to = "super::lesson::Entity",
        from = "Column::LessonId",
        to = "super::lesson::Column::Id"
    )]
    Lesson,
    /// The student that it is about.
    #[sea_orm(
        belongs_to = "super::student::Entity",
        from = "Column::StudentId",
        to = "super::student::Column::UserId"
    )]
    Student,
    /// The account of that student.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::StudentId",
        to = "super::user::Column::Id"
    )]
    StudentUser,
}

impl ActiveModelBehavior for ActiveModel {}
