//! The filters of lists of lessons.

use chrono::{DateTime, SubsecRound, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::lesson::{Column, Entity, Relation},
    search::{SEARCHED, containing, naming},
};
use sea_orm::{
    ColumnTrait, EntityTrait, JoinType, QueryFilter, QuerySelect, RelationTrait, Select,
    sea_query::Expr,
};
use uuid::Uuid;

use super::list::{LessonScope, is_of};

/// Aliases of the accounts of a lesson's teacher and student.
pub(super) const TEACHER_ALIAS: &str = "teacher_user";
pub(super) const STUDENT_ALIAS: &str = "student_user";

/// Which lessons to list; all given parts must match.
#[derive(Clone, Debug)]
pub(crate) struct LessonFilter {
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

/// Lessons of that scope, period and text; with a text they are joined with the people.
pub(super) fn matching(filter: &LessonFilter) -> Select<Entity> {
    let found = |text| {
        let name = SEARCHED.map(|column| Expr::col((STUDENT_ALIAS, column)));
        containing(Column::Title.into_expr(), text).add(naming(name, text))
    };
    Entity::find().filter(
        is_of(filter.scope)
            .add_option(
                filter
                    .from
                    .map(|from| Column::StartAt.gte(from.trunc_subsecs(0))),
            )
            .add_option(filter.to.map(|to| Column::StartAt.lte(to.trunc_subsecs(0))))
            .add_option(filter.text.as_deref().map(found)),
    )
}

/// Joins the accounts of teacher and student.
pub(super) fn with_people(lessons: Select<Entity>) -> Select<Entity> {
    lessons
        .join_as(JoinType::InnerJoin, Relation::Teacher.def(), TEACHER_ALIAS)
        .join_as(
            JoinType::InnerJoin,
            Relation::StudentUser.def(),
            STUDENT_ALIAS,
        )
}
