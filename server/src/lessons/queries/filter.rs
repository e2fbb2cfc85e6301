//! The filters of lists of lessons.

use chrono::{DateTime, SubsecRound, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::{lesson, user},
    search::{containing, naming},
};
use sea_orm::{
    Condition, JoinType,
    sea_query::{Expr, ExprTrait, SelectStatement},
};
use uuid::Uuid;

use super::list::{LessonScope, restrict};

/// Aliases of the accounts of a lesson's teacher and student.
pub(super) const TEACHER_ALIAS: &str = "teacher_user";
pub(super) const STUDENT_ALIAS: &str = "student_user";

/// Which lessons to list; all given parts must match.
#[derive(Clone, Debug)]
pub struct LessonFilter {
    /// Whose.
    pub scope: LessonScope,
    /// Earliest start, inclusive and exact to the second (D12).
    pub from: Option<DateTime<Utc>>,
    /// Latest start, likewise.
    pub to: Option<DateTime<Utc>>,
    /// Part of the title or of the student's name.
    pub text: Option<String>,
    /// Status.
    pub status: Option<LessonStatus>,
    /// Cursor: only lessons before this one, by start and id.
    pub before: Option<(DateTime<Utc>, Uuid)>,
    /// Whether they come with their practice plans.
    pub plans: bool,
    /// How many; the latest ones.
    pub most: u64,
}

/// Restricts a query of the lesson table, joined with the people when there is a text, to scope, period and text.
pub(super) fn narrow(query: &mut SelectStatement, filter: &LessonFilter) {
    let start_at = || Expr::col((lesson::Entity, lesson::Column::StartAt));
    restrict(query, filter.scope);
    if let Some(from) = filter.from {
        query.and_where(start_at().gte(from.trunc_subsecs(0)));
    }
    if let Some(to) = filter.to {
        query.and_where(start_at().lte(to.trunc_subsecs(0)));
    }
    if let Some(text) = &filter.text {
        let title = Expr::col((lesson::Entity, lesson::Column::Title));
        let name = Expr::col((STUDENT_ALIAS, user::Column::NameFolded));
        let either = Condition::any()
            .add(containing(title, text))
            .add(naming(name, text));
        query.cond_where(either);
    }
}

/// Joins the accounts of teacher and student to a query of the lesson table.
pub(super) fn join_people(query: &mut SelectStatement) {
    use lesson::Column as L;
    for (alias, id) in [(TEACHER_ALIAS, L::TeacherId), (STUDENT_ALIAS, L::StudentId)] {
        let is = Expr::col((alias, user::Column::Id)).equals((lesson::Entity, id));
        query.join_as(JoinType::InnerJoin, user::Entity, alias, is);
    }
}
