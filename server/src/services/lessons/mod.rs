//! Lessons: who sees which, scheduling, changing (D3, D5).

pub mod change;
pub mod schedule;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::{access::Role, lesson::status::LessonStatus, validation::non_blank};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    error::{AppError, code::Code},
    model::{
        lesson::{LessonCounts, LessonPage, LessonRecord},
        user::CurrentUser,
    },
    services::practice,
    state::{AppState, CallerTx},
    store::{
        enrolments,
        lessons::{
            counts,
            filter::LessonFilter,
            list::{self, LIST_MAX, LIST_MAX_WITHOUT_PLANS, Whose},
        },
    },
};

/// Which lessons to list.
#[derive(Clone, Debug, Default)]
pub struct LessonQuery {
    /// Earliest start, inclusive.
    pub from: Option<DateTime<Utc>>,
    /// Latest start, inclusive.
    pub to: Option<DateTime<Utc>>,
    /// Whether without their practice plans.
    pub without_plans: bool,
    /// Part of the title or of the student's name.
    pub text: Option<String>,
    /// Status, as on the wire.
    pub status: Option<String>,
    /// How many: the latest ones; by default and at most what a list can hold.
    pub limit: Option<u64>,
    /// The earliest lesson of the page before.
    pub after: Option<Uuid>,
}

/// The lessons that the caller may see, whatever the role, by start (D3); the latest, if there are more than a list can
/// hold.
///
/// # Errors
/// 422 when `after` is no lesson of the caller's, or the status is none.
pub async fn page(
    state: &AppState,
    caller: &CurrentUser,
    query: LessonQuery,
) -> Result<LessonPage, AppError> {
    let (conn, now) = (state.db.read(), state.clock.now());
    let filter = filter(conn, caller, query).await?;
    if caller.waits_for_approval {
        return Ok(LessonPage {
            lessons: Vec::new(),
            total: 0,
            counts: LessonCounts::default(),
        });
    }
    let lessons = list::list(conn, &filter).await?;
    let may_be_cut = lessons.len() as u64 == filter.most;
    let mut counts = if may_be_cut || filter.before.is_some() || filter.status.is_some() {
        counts::counts(conn, &filter, now).await?
    } else {
        LessonCounts::of(&lessons, now)
    };
    let total = match filter.status {
        Some(status) => *counts.at(status),
        None => counts.total(),
    };
    Ok(LessonPage {
        lessons,
        total,
        counts,
    })
}

async fn filter(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    query: LessonQuery,
) -> Result<LessonFilter, AppError> {
    let whose = whose(caller);
    let before = match query.after {
        Some(id) => {
            let lesson = list::visible(conn, whose, id).await?.ok_or_else(no_page)?;
            Some((lesson.start_at, id))
        }
        None => None,
    };
    let most = if query.without_plans {
        LIST_MAX_WITHOUT_PLANS
    } else {
        LIST_MAX
    };
    let text = query.text.as_deref().and_then(non_blank);
    Ok(LessonFilter {
        whose,
        from: query.from.map(comparable),
        to: query.to.map(comparable),
        text,
        status: query.status.as_deref().map(status).transpose()?,
        before,
        plans: !query.without_plans,
        most: query.limit.unwrap_or(most).clamp(1, most),
    })
}

fn no_page() -> AppError {
    AppError::invalid(
        "after",
        "unknown",
        "The list cannot go on from there; please start again",
    )
}

fn status(text: &str) -> Result<LessonStatus, AppError> {
    let sentence = "Please choose SCHEDULED, COMPLETED, CANCELLED or MISSED";
    LessonStatus::parse(text).ok_or_else(|| AppError::invalid("status", "choice", sentence))
}

/// A lesson with its practice plan, and whether the plan's job was given up.
///
/// # Errors
/// 404 for a lesson that the caller may not see.
pub async fn one(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<(LessonRecord, bool), AppError> {
    let conn = state.db.read();
    let lesson = list::visible(conn, whose(caller), id).await?;
    let lesson = lesson.ok_or(AppError::NotFound("There is no such lesson."))?;
    let plan_failed = practice::model::is_given_up(conn, &lesson).await?;
    Ok((lesson, plan_failed))
}

/// Clamps an end of a range to the years 1900 to 2199, which hold all lessons: the databases compare four-digit years
/// only.
fn comparable(at: DateTime<Utc>) -> DateTime<Utc> {
    let earliest = DateTime::UNIX_EPOCH - TimeDelta::days(100 * 366);
    let latest = DateTime::UNIX_EPOCH + TimeDelta::days(1_000 * 365);
    at.clamp(earliest, latest)
}

/// Whose lessons the caller may see (D3).
pub(super) fn whose(caller: &CurrentUser) -> Whose {
    match caller.role {
        Role::Administrator => Whose::School,
        Role::Teacher => Whose::Teacher(caller.id),
        Role::Student => Whose::Student(caller.id),
        Role::Parent => Whose::ChildrenOf(caller.id),
    }
}

/// A lesson of the caller's; an administrator may change any.
///
/// # Errors
/// 404 for a lesson of somebody else.
pub(super) async fn own(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<LessonRecord, AppError> {
    list::by_id(conn, id)
        .await?
        .filter(|lesson| match caller.role {
            Role::Administrator => true,
            Role::Teacher => lesson.teacher_id == caller.id,
            Role::Student | Role::Parent => false,
        })
        .ok_or(AppError::NotFound("There is no such lesson."))
}

/// A lesson of the caller's with a present student, to be changed; an administrator may change any.
///
/// # Errors
/// 404 for a lesson of somebody else, 403 when the student has left the class.
pub(super) async fn own_to_change(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<LessonRecord, AppError> {
    let lesson = own(conn, caller, id).await?;
    if !is_changeable(conn, caller, &lesson).await? {
        return Err(not_your_student());
    }
    Ok(lesson)
}

/// Whether the student of a lesson of the caller's is still in their class.
pub(super) async fn is_changeable(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    lesson: &LessonRecord,
) -> Result<bool, AppError> {
    Ok(caller.role != Role::Teacher
        || enrolments::exists(conn, caller.id, lesson.student_id).await?)
}

/// Locks the student's enrolment until the transaction ends.
///
/// # Errors
/// 403 when the student has left the class meanwhile.
pub(super) async fn hold_student(tx: &CallerTx<'_>, lesson: &LessonRecord) -> Result<(), AppError> {
    let (caller, student_id) = (tx.caller, lesson.student_id);
    if caller.role == Role::Teacher && !enrolments::hold(tx, caller.id, student_id).await? {
        return Err(not_your_student());
    }
    Ok(())
}

/// The refusal of a write about a student who has left the class.
pub(super) fn not_your_student() -> AppError {
    AppError::Forbidden {
        code: Code::NotYourStudent,
        message: "This student is no longer in the class.".to_owned(),
    }
}
