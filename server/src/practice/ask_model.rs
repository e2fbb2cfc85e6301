//! The job that asks a model for a plan. In the end there always is one: the model's if it keeps the rules, else the
//! built-in one (D6).

use reedling_core::lessons::status::LessonStatus;
use reedling_db::Tx;
use reedling_planner::{
    guidance::BUILT_IN,
    plans::{Plan, PlanRequest, check::check, plan},
};
use sea_orm::{ConnectionTrait, DatabaseConnection};
use serde_json::json;
use uuid::Uuid;

use super::{
    earlier,
    plan::{FIRST_REVISION, is_planned},
    planner::{ChatPlanner, PlannerError},
    queries::{
        plans::{self, NewPlan},
        record::PlanRecord,
    },
    redact::{MaybeNames, Redactor, Restored},
    request,
};
use crate::{
    accounts::caller::CallerTx,
    error::AppError,
    jobs::{self, Job, NewJob, failure::Failure, outcome, record::JobKind},
    lessons::queries::{change, list, record::LessonRecord},
    state::AppState,
};

/// The kind of the jobs that ask a model for a plan.
pub const JOB_KIND: &str = JobKind::PracticePlan.as_str();
/// How often an endpoint that fails quickly is asked. With the pauses between, a lesson has its plan within three minutes. A slow
/// endpoint is asked once.
const MOST_QUESTIONS: i32 = 3;

/// Queues the job of a lesson: one for each revision of its goals.
pub(super) async fn enqueue(tx: &CallerTx<'_>, lesson: &LessonRecord) -> Result<(), AppError> {
    let job = NewJob {
        kind: JOB_KIND,
        payload: json!({ "lessonId": lesson.id, "revision": lesson.goals_revision }),
        dedup_key: Some(dedup_key(lesson)),
        subject_id: Some(lesson.teacher_id),
    };
    Ok(jobs::enqueue(tx, tx.now, job).await?)
}

fn dedup_key(lesson: &LessonRecord) -> String {
    match lesson.goals_revision {
        FIRST_REVISION => format!("{JOB_KIND}:{}", lesson.id),
        later => format!("{JOB_KIND}:{}:{later}", lesson.id),
    }
}

/// Whether a lesson has no plan because its job was given up.
pub(crate) async fn is_given_up(
    conn: &impl ConnectionTrait,
    lesson: &LessonRecord,
) -> Result<bool, AppError> {
    if lesson.plan.is_some() || lesson.status != LessonStatus::Completed {
        return Ok(false);
    }
    Ok(jobs::list::is_failed(conn, &dedup_key(lesson)).await?)
}

/// Makes the plan of a job's lesson, unless its goals have changed meanwhile, and finishes the job in the same
/// transaction.
///
/// # Errors
/// When the endpoint should be asked again later, or the database fails.
pub async fn make(
    state: &AppState,
    planner: Option<&ChatPlanner>,
    job: &Job,
) -> Result<(), Failure> {
    let conn = state.db.read();
    let lesson = match lesson_id(job) {
        Some(id) => list::by_id(conn, id).await?,
        None => None,
    };
    let revision = revision(job);
    let wanted = |lesson: &LessonRecord| waits(lesson) && lesson.goals_revision == revision;
    let plan = match lesson.filter(wanted) {
        Some(lesson) => Box::pin(planned(state, conn, planner, job, &lesson)).await?,
        None => None,
    };
    let zone = state.school_zone();
    let keep = async |tx: Tx| {
        if !outcome::finish(&tx, tx.now, job).await? {
            return Err(Failure::LeaseLost);
        }
        if let Some((lesson_id, mut plan, request)) = plan
            && change::lock_revision(&tx, lesson_id).await? == Some(revision)
        {
            let today = zone.day(tx.now);
            let struck = match list::by_id(&tx, lesson_id).await? {
                Some(lesson) => {
                    earlier::keep(&tx, zone, &lesson, today, &mut plan, &request).await?
                }
                None => Vec::new(),
            };
            let new = NewPlan {
                lesson_id,
                revision,
                plan: &plan,
                struck: &struck,
            };
            plans::replace(&tx, tx.now, new).await?;
        }
        Ok(())
    };
    let now = || state.clock.now();
    state.db.transaction((), now, keep).await
}

/// Whether a lesson still waits for the model's plan: it has none, or the built-in one that stands in for it.
fn waits(lesson: &LessonRecord) -> bool {
    let plan = lesson.plan.as_ref();
    let is_built_in = |plan: &PlanRecord| plan.planner.as_deref() == Some(BUILT_IN);
    plan.is_none_or(|plan| lesson.goals_revision > FIRST_REVISION && is_built_in(plan))
}

fn lesson_id(job: &Job) -> Option<Uuid> {
    Uuid::parse_str(job.payload["lessonId"].as_str()?).ok()
}

fn revision(job: &Job) -> i32 {
    let sent = job.payload["revision"].as_i64();
    sent.and_then(|it| i32::try_from(it).ok())
        .unwrap_or(FIRST_REVISION)
}

/// The plan of a lesson that gets one.
async fn planned(
    state: &AppState,
    conn: &DatabaseConnection,
    planner: Option<&ChatPlanner>,
    job: &Job,
    lesson: &LessonRecord,
) -> Result<Option<(Uuid, Plan, PlanRequest)>, Failure> {
    if !is_planned(lesson) {
        return Ok(None);
    }
    let zone = state.school_zone();
    let request = request::of(conn, zone, lesson, zone.day(state.clock.now())).await?;
    let baseline = plan(&request);
    // Of a week without playing nothing would be the model's.
    let Some(planner) = planner.filter(|_| !baseline.is_quiet()) else {
        return Ok(Some((lesson.id, baseline, request)));
    };
    // Nothing is sent about people who have left meanwhile; the student still gets a plan (D14).
    if !plans::is_taught(conn, lesson.student_id, lesson.teacher_id).await? {
        return Ok(Some((lesson.id, baseline, request)));
    }
    let people = plans::people(conn, lesson.student_id, lesson.teacher_id).await?;
    let names = MaybeNames::of(&request);
    let others = plans::names_among(conn, &names.spellings()).await?;
    let (others, capitals) = names.found(&others);
    let redactor = Redactor::of(&people)
        .and_others(others, &request)
        .and_capitals(capitals);
    let made = match ask(planner, (&request, &baseline), &redactor).await {
        // The keys of the next plan's goals are those of the real titles.
        Ok(made) => Plan {
            tempi: baseline.tempi,
            ..made
        },
        Err(PlannerError::Unavailable(sentence)) if job.attempts < MOST_QUESTIONS => {
            return Err(Failure::Retryable(sentence));
        }
        Err(error) => {
            tracing::warn!(job = %job.id, "the built-in planner takes over: {error}");
            baseline
        }
    };
    Ok(Some((lesson.id, made, request)))
}

/// The model's plan, checked like any other. The model learns nobody's name.
async fn ask(
    planner: &ChatPlanner,
    (request, baseline): (&PlanRequest, &Plan),
    redactor: &Redactor,
) -> Result<Plan, PlannerError> {
    let clean = redactor.without(request);
    // The baseline is made from the clean goals too, so that no title tells a name.
    let made = planner.plan(&clean, &plan(&clean)).await?;
    let mut made = Restored::of(&clean, request).restore(made);
    made.keep_quiet_days(baseline, request);
    let problems = check(&made, request);
    if problems.is_empty() {
        made.add_hows(request);
        return Ok(made);
    }
    Err(PlannerError::Refused(format!(
        "The model's plan breaks rules: {problems:?}."
    )))
}
