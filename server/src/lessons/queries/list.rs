//! Lessons with the names that a list shows, in one joined query.

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use reedling_db::entities::{
    enrolment,
    lesson::{self, status},
    practice_plan, student, user,
};
use sea_orm::{
    Condition, ConnectionTrait, DbErr, FromQueryResult, Order,
    sea_query::{Expr, ExprTrait, Query, SelectStatement},
};
use uuid::Uuid;

use super::{
    filter::{LessonFilter, STUDENT_ALIAS, TEACHER_ALIAS, join_people, narrow},
    record::LessonRecord,
};
use crate::{
    accounts::caller::CurrentUser,
    parents::queries::links::children_of,
    practice::queries::{
        plans::is_current_plan,
        record::{GoalsBy, PlanRecord},
    },
};

/// Most lessons of one list with their practice plans: the latest ones of what was asked for.
pub const LIST_MAX: u64 = 5_000;
/// Most lessons of one list without them.
pub const LIST_MAX_WITHOUT_PLANS: u64 = 10_000;

/// Whose lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonScope {
    /// Everybody's.
    School,
    /// Those that a teacher gives.
    Teacher(Uuid),
    /// Those that a student has.
    Student(Uuid),
    /// Those of the children linked to a parent.
    ChildrenOf(Uuid),
}

/// Lessons, earliest first.
pub async fn list(
    conn: &impl ConnectionTrait,
    filter: &LessonFilter,
) -> Result<Vec<LessonRecord>, DbErr> {
    let start_at = || Expr::col((lesson::Entity, lesson::Column::StartAt));
    let mut query = joined(filter.plans);
    narrow(&mut query, filter);
    if let Some(status) = filter.status {
        let of = Expr::col((lesson::Entity, lesson::Column::Status));
        query.and_where(of.eq(status.as_str()));
    }
    if let Some((start, id)) = filter.before {
        let earlier = Expr::col((lesson::Entity, lesson::Column::Id)).lt(id);
        query.and_where(start_at().lte(start));
        query.and_where(start_at().lt(start).or(earlier));
    }
    query
        .order_by((lesson::Entity, lesson::Column::StartAt), Order::Desc)
        .order_by((lesson::Entity, lesson::Column::Id), Order::Desc)
        .limit(filter.most);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .rev()
        .map(|row| Row::from_query_result(row, "")?.shown(filter.scope))
        .collect()
}

/// One lesson that a caller may see, with its plan.
pub async fn visible(
    conn: &impl ConnectionTrait,
    scope: LessonScope,
    id: Uuid,
) -> Result<Option<LessonRecord>, DbErr> {
    let mut query = joined(true);
    restrict(&mut query, scope);
    query.and_where(Expr::col((lesson::Entity, lesson::Column::Id)).eq(id));
    match conn.query_one(&query).await? {
        Some(row) => Row::from_query_result(&row, "")?.shown(scope).map(Some),
        None => Ok(None),
    }
}

/// One lesson, as the teacher who gives it may see it.
pub async fn by_id(conn: &impl ConnectionTrait, id: Uuid) -> Result<Option<LessonRecord>, DbErr> {
    let mut query = joined(true);
    query.and_where(Expr::col((lesson::Entity, lesson::Column::Id)).eq(id));
    match conn.query_one(&query).await? {
        Some(row) => {
            let row = Row::from_query_result(&row, "")?;
            let scope = LessonScope::Teacher(row.teacher_id);
            row.shown(scope).map(Some)
        }
        None => Ok(None),
    }
}

/// Restricts a query of the lesson table to some lessons.
pub(crate) fn restrict(query: &mut SelectStatement, scope: LessonScope) {
    query.cond_where(is_of(scope));
}

/// The condition of that restriction.
pub(crate) fn is_of(scope: LessonScope) -> Condition {
    let of = |column| Expr::col((lesson::Entity, column));
    let all = Condition::all();
    match scope {
        LessonScope::School => all,
        LessonScope::Teacher(id) => all.add(of(lesson::Column::TeacherId).eq(id)),
        LessonScope::Student(id) => all.add(of(lesson::Column::StudentId).eq(id)),
        LessonScope::ChildrenOf(id) => {
            all.add(of(lesson::Column::StudentId).in_subquery(children_of(id)))
        }
    }
}

fn joined(plans: bool) -> SelectStatement {
    use lesson::Column as L;
    let guidance = if plans {
        Expr::col((practice_plan::Entity, practice_plan::Column::Guidance))
    } else {
        Expr::cust("NULL")
    };
    let mut query = Query::select()
        .columns(
            [
                L::Id,
                L::TeacherId,
                L::StudentId,
                L::Title,
                L::Description,
                L::StartAt,
                L::EndAt,
                L::DurationMinutes,
                L::Status,
                L::Notes,
                L::TeacherNotes,
                L::CompletedAt,
                L::Version,
                L::GoalsRevision,
                L::GoalsBy,
            ]
            .map(|column| (lesson::Entity, column)),
        )
        .expr_as(
            Expr::col((TEACHER_ALIAS, user::Column::Name)),
            "teacher_name",
        )
        .expr_as(
            Expr::col((STUDENT_ALIAS, user::Column::Name)),
            "student_name",
        )
        .expr_as(
            Expr::col((STUDENT_ALIAS, user::Column::Email)),
            "student_email",
        )
        .expr_as(Expr::exists(present()), "is_present")
        .column((student::Entity, student::Column::FirstName))
        .column((practice_plan::Entity, practice_plan::Column::Planner))
        .expr_as(guidance.cast_as("text"), "guidance")
        .from(lesson::Entity)
        .take();
    join_people(&mut query);
    query
        .inner_join(
            student::Entity,
            Expr::col((student::Entity, student::Column::UserId))
                .equals((lesson::Entity, L::StudentId)),
        )
        .left_join(practice_plan::Entity, is_current_plan());
    query
}

/// Whether the teacher of a lesson still teaches the student.
fn present() -> SelectStatement {
    use enrolment::Column as E;
    let same = |enrolled: E, of_lesson| {
        Expr::col((enrolment::Entity, enrolled)).equals((lesson::Entity, of_lesson))
    };
    Query::select()
        .expr(Expr::val(1))
        .from(enrolment::Entity)
        .and_where(same(E::TeacherId, lesson::Column::TeacherId))
        .and_where(same(E::StudentId, lesson::Column::StudentId))
        .take()
}

#[derive(FromQueryResult)]
struct Row {
    id: Uuid,
    teacher_id: Uuid,
    student_id: Uuid,
    title: String,
    description: Option<String>,
    start_at: DateTime<Utc>,
    end_at: DateTime<Utc>,
    duration_minutes: i32,
    status: String,
    notes: Option<String>,
    teacher_notes: Option<String>,
    completed_at: Option<DateTime<Utc>>,
    version: i32,
    goals_revision: i32,
    goals_by: Option<String>,
    teacher_name: String,
    student_name: String,
    student_email: Option<String>,
    is_present: bool,
    first_name: String,
    planner: Option<String>,
    guidance: Option<String>,
}

impl Row {
    /// The lesson as the reader of a list may see it: a teacher reads addresses of present students only.
    fn shown(self, scope: LessonScope) -> Result<LessonRecord, DbErr> {
        let is_open = self.is_present || !matches!(scope, LessonScope::Teacher(_));
        let guidance = self.guidance;
        let plan = self.planner.map(|planner| PlanRecord { planner, guidance });
        Ok(LessonRecord {
            id: self.id,
            teacher_id: self.teacher_id,
            teacher_name: self.teacher_name,
            student_id: self.student_id,
            student_first_name: self.first_name,
            student_name: self.student_name,
            student_email: self.student_email.filter(|_| is_open),
            title: self.title,
            description: self.description,
            start_at: self.start_at,
            end_at: self.end_at,
            duration_minutes: self.duration_minutes,
            status: status(&self.status)?,
            notes: self.notes,
            teacher_notes: self.teacher_notes,
            completed_at: self.completed_at,
            version: self.version,
            goals_revision: self.goals_revision,
            goals_by: self.goals_by.as_deref().and_then(GoalsBy::parse),
            plan,
        })
    }
}

/// Whose lessons the caller may see (D3).
pub(crate) fn scope(caller: &CurrentUser) -> LessonScope {
    match caller.role {
        Role::Administrator => LessonScope::School,
        Role::Teacher => LessonScope::Teacher(caller.id),
        Role::Student => LessonScope::Student(caller.id),
        Role::Parent => LessonScope::ChildrenOf(caller.id),
    }
}
