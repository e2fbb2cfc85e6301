//! Lessons with the names that a list shows, in one joined query.

use chrono::{DateTime, Utc};
use reedling_core::{access::Role, lessons::status::LessonStatus};
use reedling_db::{
    entities::{
        enrolment,
        lesson::{self, Column as L},
        practice_plan, student, user,
    },
    value_types::{GoalsBy, Stored},
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait,
    FromQueryResult, JoinType, PartialModelTrait, QueryFilter, QueryOrder, QuerySelect,
    RelationTrait, Select,
    sea_query::{Expr, ExprTrait, Query, SelectStatement},
};
use uuid::Uuid;

use super::{
    filter::{LessonFilter, STUDENT_ALIAS, TEACHER_ALIAS, matching, with_people},
    record::LessonRecord,
};
use crate::{
    accounts::caller::CurrentUser,
    parents::queries::links::children_of,
    practice::queries::{plans::is_current_plan, record::PlanRecord},
};

/// Most lessons of one list with their practice plans: the latest ones of what was asked for.
pub(crate) const LIST_MAX: u64 = 5_000;
/// Most lessons of one list without them.
pub(crate) const LIST_MAX_WITHOUT_PLANS: u64 = 10_000;

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
pub(crate) async fn list(
    conn: &impl ConnectionTrait,
    filter: &LessonFilter,
) -> Result<Vec<LessonRecord>, DbErr> {
    let status = filter.status.map(|status| L::Status.eq(Stored(status)));
    let before = filter.before.map(|(start, id)| {
        let earlier = L::StartAt.lt(start).or(L::Id.lt(id));
        L::StartAt.lte(start).and(earlier)
    });
    let lessons = matching(filter)
        .filter(Condition::all().add_option(status).add_option(before))
        .order_by_desc(L::StartAt)
        .order_by_desc(L::Id)
        .limit(filter.most);
    let rows = rows(conn, lessons, filter.plans).await?.into_iter().rev();
    Ok(rows.map(|row| row.readable_in(filter.scope)).collect())
}

/// One lesson that a caller may see, with its plan.
pub(crate) async fn visible(
    conn: &impl ConnectionTrait,
    scope: LessonScope,
    id: Uuid,
) -> Result<Option<LessonRecord>, DbErr> {
    let lesson = lesson::Entity::find_by_id(id).filter(is_of(scope));
    let row = rows(conn, lesson, true).await?.pop();
    Ok(row.map(|row| row.readable_in(scope)))
}

/// One lesson with its plan, else as the teacher who gives it may see it.
pub(crate) async fn by_id(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<LessonRecord>, DbErr> {
    let row = rows(conn, lesson::Entity::find_by_id(id), true)
        .await?
        .pop();
    Ok(row.map(|row| {
        let scope = LessonScope::Teacher(row.lesson.teacher_id);
        row.shown(scope)
    }))
}

/// The condition that a lesson belongs to a scope.
pub(crate) fn is_of(scope: LessonScope) -> Condition {
    let all = Condition::all();
    match scope {
        LessonScope::School => all,
        LessonScope::Teacher(id) => all.add(L::TeacherId.eq(id)),
        LessonScope::Student(id) => all.add(L::StudentId.eq(id)),
        LessonScope::ChildrenOf(id) => all.add(L::StudentId.in_subquery(children_of(id))),
    }
}

/// Those lessons with the names that a list shows, and with their plans or without.
async fn rows(
    conn: &impl ConnectionTrait,
    lessons: Select<lesson::Entity>,
    plans: bool,
) -> Result<Vec<Row>, DbErr> {
    let guidance = if plans {
        Expr::col((practice_plan::Entity, practice_plan::Column::Guidance))
    } else {
        Expr::cust("NULL")
    };
    let mut query = with_people(lessons)
        .join(JoinType::InnerJoin, lesson::Relation::Student.def())
        .select_only();
    QuerySelect::query(&mut query).left_join(practice_plan::Entity, is_current_plan());
    ListedLesson::select_cols(query)
        .expr_as(guidance.cast_as("text"), "guidance")
        .into_model()
        .all(conn)
        .await
}

/// Whether the teacher of a lesson still teaches the student.
fn present() -> SelectStatement {
    use enrolment::Column as E;
    let same = |enrolled: E, of_lesson: L| {
        Expr::col((enrolment::Entity, enrolled)).equals((lesson::Entity, of_lesson))
    };
    Query::select()
        .expr(Expr::val(1))
        .from(enrolment::Entity)
        .and_where(same(E::TeacherId, L::TeacherId))
        .and_where(same(E::StudentId, L::StudentId))
        .take()
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "lesson::Entity")]
struct ListedLesson {
    id: Uuid,
    teacher_id: Uuid,
    student_id: Uuid,
    title: String,
    description: Option<String>,
    start_at: DateTime<Utc>,
    end_at: DateTime<Utc>,
    duration_minutes: i32,
    status: Stored<LessonStatus>,
    notes: Option<String>,
    teacher_notes: Option<String>,
    completed_at: Option<DateTime<Utc>>,
    version: i32,
    goals_revision: i32,
    goals_by: Option<Stored<GoalsBy>>,
    #[sea_orm(from_expr = "Expr::col((TEACHER_ALIAS, user::Column::Name))")]
    teacher_name: String,
    #[sea_orm(from_expr = "Expr::col((STUDENT_ALIAS, user::Column::Name))")]
    student_name: String,
    #[sea_orm(from_expr = "Expr::col((STUDENT_ALIAS, user::Column::Email))")]
    student_email: Option<String>,
    #[sea_orm(from_expr = "student::Column::FirstName")]
    first_name: String,
    #[sea_orm(from_expr = "student::Column::Instrument")]
    instrument: String,
    #[sea_orm(from_expr = "Expr::exists(present())")]
    is_present: bool,
    #[sea_orm(from_expr = "practice_plan::Column::Planner")]
    planner: Option<String>,
}

#[derive(FromQueryResult)]
struct Row {
    #[sea_orm(nested)]
    lesson: ListedLesson,
    guidance: Option<String>,
}

impl Row {
    /// The same without what former teachers may not read: a plan obeys what is answered about the body after they have left.
    fn readable_in(self, scope: LessonScope) -> LessonRecord {
        let is_open = self.lesson.is_present || !matches!(scope, LessonScope::Teacher(_));
        let mut lesson = self.shown(scope);
        if !is_open {
            lesson.plan = lesson.plan.map(|_| PlanRecord::default());
        }
        lesson
    }

    /// The lesson as the reader of a list may see it: a teacher reads addresses of present students only.
    fn shown(self, scope: LessonScope) -> LessonRecord {
        let Self { lesson, guidance } = self;
        let is_open = lesson.is_present || !matches!(scope, LessonScope::Teacher(_));
        let plan = lesson.planner.map(|planner| PlanRecord {
            planner: Some(planner),
            guidance,
            cards: None,
        });
        LessonRecord {
            id: lesson.id,
            teacher_id: lesson.teacher_id,
            teacher_name: lesson.teacher_name,
            student_id: lesson.student_id,
            student_first_name: lesson.first_name,
            student_name: lesson.student_name,
            student_email: lesson.student_email.filter(|_| is_open),
            student_instrument: lesson.instrument,
            title: lesson.title,
            description: lesson.description,
            start_at: lesson.start_at,
            end_at: lesson.end_at,
            duration_minutes: lesson.duration_minutes,
            status: lesson.status.0,
            notes: lesson.notes,
            teacher_notes: lesson.teacher_notes,
            completed_at: lesson.completed_at,
            version: lesson.version,
            goals_revision: lesson.goals_revision,
            goals_by: lesson.goals_by.map(|by| by.0),
            plan,
        }
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
