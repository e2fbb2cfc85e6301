//! Practice plans of lessons.

pub(crate) mod form;
pub(in crate::practice) mod others;
pub(in crate::practice) mod student;

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::{lesson, practice_plan},
    value_types::Stored,
};
use reedling_planner::{
    guidance::{PlanBasis, PracticeGuidance},
    plans::{DayCards, LineKey, Plan, WeekTempo},
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, Order,
    QueryFilter, QueryOrder, QuerySelect, Set,
    sea_query::{Expr, ExprTrait, Query},
};
use serde_json::Value;
use uuid::Uuid;

pub use self::{
    form::guidance,
    others::{OtherLesson, OtherPlan, completed_lessons, other_lessons, other_plans},
    student::{StudentFacts, facts, last_exam},
};
use super::goals::{json, read};

/// A new plan.
#[derive(Clone, Copy, Debug)]
pub struct NewPlan<'a> {
    /// Of which lesson.
    pub lesson_id: Uuid,
    /// Of which revision of its goals.
    pub revision: i32,
    /// The plan.
    pub plan: &'a Plan,
    /// Keys of the lines that the teacher struck.
    pub struck: &'a [LineKey],
}

/// Stores the plan of a lesson's revision; answers its guidance as JSON text, as lists send it.
///
/// # Errors
/// When the database fails, or the revision has a plan already.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    new: NewPlan<'_>,
) -> Result<String, DbErr> {
    let NewPlan { plan, struck, .. } = new;
    let error = |error: serde_json::Error| DbErr::Json(error.to_string());
    let guidance = guidance(&plan.guidance).map_err(error)?;
    let text = guidance.to_string();
    let row = practice_plan::ActiveModel {
        lesson_id: Set(new.lesson_id),
        revision: Set(new.revision),
        planner: Set(plan.planner.clone()),
        guidance: Set(guidance),
        basis: Set(json(&plan.basis)?),
        cards: Set(json(&plan.cards)?),
        tempi: Set(json(&plan.tempi)?),
        struck: Set(json(&struck)?),
        created_at: Set(now),
    };
    practice_plan::Entity::insert(row)
        .exec_without_returning(conn)
        .await?;
    Ok(text)
}

/// A plan as it was stored.
#[derive(Clone, Debug)]
pub struct StoredPlan {
    /// Of which revision of the lesson's goals it was made.
    pub revision: i32,
    /// The plan.
    pub plan: Plan,
    /// Keys of the lines that the teacher struck.
    pub struck: Vec<LineKey>,
}

#[derive(DerivePartialModel)]
#[sea_orm(entity = "practice_plan::Entity")]
struct Row {
    revision: i32,
    planner: String,
    guidance: Value,
    basis: Value,
    cards: Value,
    tempi: Value,
    struck: Value,
}

impl Row {
    /// The plan; none when it cannot be read.
    fn plan(self) -> Option<StoredPlan> {
        let guidance: PracticeGuidance = serde_json::from_value(self.guidance).ok()?;
        let basis: PlanBasis = serde_json::from_value(self.basis).unwrap_or_default();
        Some(StoredPlan {
            revision: self.revision,
            plan: Plan {
                guidance,
                cards: read(self.cards).ok()?,
                tempi: read(self.tempi).ok()?,
                basis,
                planner: self.planner,
            },
            struck: read(self.struck).ok()?,
        })
    }
}

/// The last plan of a lesson up to a revision; none when there is none that can be read.
pub async fn up_to(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
    revision: i32,
) -> Result<Option<StoredPlan>, DbErr> {
    use practice_plan::Column as C;
    let row: Option<Row> = practice_plan::Entity::find()
        .filter(C::LessonId.eq(lesson_id))
        .filter(C::Revision.lte(revision))
        .order_by_desc(C::Revision)
        .into_partial_model()
        .one(conn)
        .await?;
    Ok(row.and_then(Row::plan))
}

/// The cards of a lesson's plan; none for one that has none, or none that this release can read.
pub async fn cards(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
    revision: i32,
) -> Result<Option<Vec<DayCards>>, DbErr> {
    let cards: Option<Value> = practice_plan::Entity::find_by_id((lesson_id, revision))
        .select_only()
        .column(practice_plan::Column::Cards)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(cards.and_then(|cards| read(cards).ok()))
}

/// The final tempi of the plan of a teacher's last COMPLETED lesson with the student before an instant.
pub async fn last_tempi(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
    before: DateTime<Utc>,
) -> Result<Vec<WeekTempo>, DbErr> {
    use lesson::Column as L;
    let of = |column| Expr::col((lesson::Entity, column));
    let query = Query::select()
        .column((practice_plan::Entity, practice_plan::Column::Tempi))
        .from(lesson::Entity)
        .inner_join(practice_plan::Entity, is_current_plan())
        .and_where(of(L::StudentId).eq(student_id))
        .and_where(of(L::TeacherId).eq(teacher_id))
        .and_where(of(L::Status).eq(Stored(LessonStatus::Completed)))
        .and_where(of(L::StartAt).lt(before))
        .order_by((lesson::Entity, L::StartAt), Order::Desc)
        .limit(1)
        .take();
    let Some(row) = conn.query_one(&query).await? else {
        return Ok(Vec::new());
    };
    read(row.try_get("", "tempi")?)
}

/// The condition that a plan is of the lesson's current revision, in a query of both tables.
pub(crate) fn is_current_plan() -> Condition {
    let of_plan = |column| Expr::col((practice_plan::Entity, column));
    Condition::all()
        .add(of_plan(practice_plan::Column::LessonId).equals((lesson::Entity, lesson::Column::Id)))
        .add(
            of_plan(practice_plan::Column::Revision)
                .equals((lesson::Entity, lesson::Column::GoalsRevision)),
        )
}
