//! Rows to write to the database in batches.

use reedling_db::entities::{
    activity, enrolment, exam_result, guardianship, lesson, lesson_feedback, lesson_series, notice,
    parent, parent_confirmation, practice_plan, student, teacher, user,
};
use sea_orm::{ActiveModelTrait, ConnectionTrait, DbErr, EntityTrait, Iterable};

/// How many values one statement may carry; SQLite takes 32,766.
const VALUES: usize = 30_000;

/// Rows of every table that a school fills.
#[derive(Default)]
pub struct Rows {
    /// Accounts.
    pub users: Vec<user::ActiveModel>,
    /// Teachers.
    pub teachers: Vec<teacher::ActiveModel>,
    /// Students.
    pub students: Vec<student::ActiveModel>,
    /// Parents.
    pub parents: Vec<parent::ActiveModel>,
    /// Which parent has accepted which teacher.
    pub confirmations: Vec<parent_confirmation::ActiveModel>,
    /// Who is whose parent.
    pub guardianships: Vec<guardianship::ActiveModel>,
    /// Who teaches whom.
    pub enrolments: Vec<enrolment::ActiveModel>,
    /// Examinations taken.
    pub exams: Vec<exam_result::ActiveModel>,
    /// Lesson series.
    pub series: Vec<lesson_series::ActiveModel>,
    /// Lessons.
    pub lessons: Vec<lesson::ActiveModel>,
    /// Practice plans.
    pub plans: Vec<practice_plan::ActiveModel>,
    /// Feedback.
    pub feedback: Vec<lesson_feedback::ActiveModel>,
    /// Notices.
    pub notices: Vec<notice::ActiveModel>,
    /// Lines of the audit trail.
    pub activities: Vec<activity::ActiveModel>,
}

impl Rows {
    /// Writes all rows and forgets them.
    pub async fn write(&mut self, conn: &impl ConnectionTrait) -> Result<(), DbErr> {
        insert(conn, &mut self.users).await?;
        insert(conn, &mut self.teachers).await?;
        insert(conn, &mut self.students).await?;
        insert(conn, &mut self.parents).await?;
        insert(conn, &mut self.confirmations).await?;
        insert(conn, &mut self.guardianships).await?;
        insert(conn, &mut self.enrolments).await?;
        insert(conn, &mut self.exams).await?;
        insert(conn, &mut self.series).await?;
        insert(conn, &mut self.lessons).await?;
        insert(conn, &mut self.plans).await?;
        insert(conn, &mut self.feedback).await?;
        insert(conn, &mut self.notices).await?;
        insert(conn, &mut self.activities).await
    }
}

async fn insert<A>(conn: &impl ConnectionTrait, rows: &mut Vec<A>) -> Result<(), DbErr>
where
    A: ActiveModelTrait,
{
    let columns = <A::Entity as EntityTrait>::Column::iter().count();
    let mut rows = rows.drain(..).peekable();
    while rows.peek().is_some() {
        let some: Vec<A> = rows.by_ref().take(VALUES / columns).collect();
        A::Entity::insert_many(some)
            .exec_without_returning(conn)
            .await?;
    }
    Ok(())
}
