//! What a lesson sets, as its teacher and administrators read it.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::lessons::{complete::shown_notes, status::LessonStatus};
use reedling_planner::{display::goal_line, goals::Context, plans::DayCards};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    accounts::caller::CurrentUser,
    error::AppError,
    lessons::{access, queries::record::LessonRecord},
    practice::{
        context,
        plan::FIRST_REVISION,
        queries::{
            body_states,
            goals::{self, LastLesson},
            plans,
            record::{LessonFacts, LessonGoals},
        },
        repertoire::survivors::{self, Survivors},
    },
    state::AppState,
};

/// How long after a lesson its goals may be changed.
const WINDOW: TimeDelta = TimeDelta::days(14);

/// What a lesson sets, or what its notes will be read by.
#[derive(Debug)]
pub(crate) struct Shown {
    /// The lesson.
    pub lesson: LessonRecord,
    /// What the reader may know; of a SCHEDULED lesson, and while the goals may be changed.
    pub context: Option<Context>,
    /// What it sets; of a COMPLETED lesson.
    pub goals: Option<LessonGoals>,
    /// What stands beside the goals.
    pub facts: LessonFacts,
    /// The plan's lines with their keys; none without a plan, and for one of a newer release.
    pub cards: Option<Vec<DayCards>>,
    /// The model that its teacher may ask for goals.
    pub model_name: Option<String>,
    /// What the lesson before it noted and set; of a SCHEDULED lesson.
    pub last_time: Option<LastTime>,
}

/// What a teacher wants to know of the last completed lesson before the next one.
#[derive(Debug)]
pub(crate) struct LastTime {
    /// The lesson.
    pub lesson_id: Uuid,
    /// When it was.
    pub start_at: DateTime<Utc>,
    /// Its notes.
    pub notes: Option<String>,
    /// Its goals in words, most important first.
    pub goals: Vec<String>,
}

impl Shown {
    /// Takes out what a former teacher may not read: the plan, which obeys later answers about the body, the answer, and how
    /// often the plan was made anew.
    fn forget_what_came_later(&mut self) {
        self.cards = None;
        self.lesson.plan = None;
        self.lesson.goals_revision = FIRST_REVISION;
        if let Some(set) = &mut self.goals {
            set.body = None;
        }
    }
}

/// What a lesson sets, all of one revision; while it is SCHEDULED or its goals may be changed, what its notes are read by.
///
/// # Errors
/// 404 for a lesson of somebody else.
pub(crate) async fn show(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
) -> Result<Shown, AppError> {
    let snapshot = state.db.begin_snapshot().await?;
    let shown = in_snapshot(state, &snapshot, caller, lesson_id).await;
    snapshot.rollback().await?;
    shown
}

async fn in_snapshot(
    state: &AppState,
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    lesson_id: Uuid,
) -> Result<Shown, AppError> {
    let lesson = access::own(conn, caller, lesson_id).await?;
    let zone = state.school_zone();
    let mut shown = Shown {
        lesson,
        context: None,
        goals: None,
        facts: LessonFacts::default(),
        cards: None,
        model_name: None,
        last_time: None,
    };
    let lesson = &shown.lesson;
    match lesson.status {
        LessonStatus::Scheduled => {
            // After the student has left the class, nothing is told that other teachers have written since.
            if access::is_changeable(conn, caller, lesson).await? {
                let (context, last) = context::with_last(conn, zone, lesson).await?;
                shown.last_time = last.map(|last| last_time(&last, &context));
                shown.context = Some(context);
            }
        }
        LessonStatus::Completed => {
            shown.facts = goals::facts(conn, lesson_id).await?;
            let survivors = survivors::of_student(conn, lesson.student_id).await?;
            shown.cards = plans::cards(conn, lesson_id, lesson.goals_revision).await?;
            survivors.follow_cards(shown.cards.as_deref_mut().unwrap_or_default());
            let set = of_completed(conn, lesson, &survivors).await?;
            let now = state.clock.now();
            let is_open = set.editable_until.is_some_and(|until| now <= until);
            if is_open && access::is_changeable(conn, caller, lesson).await? {
                shown.context = Some(context::with_last(conn, zone, lesson).await?.0);
            }
            shown.goals = Some(set);
            if !access::is_changeable(conn, caller, &shown.lesson).await? {
                shown.forget_what_came_later();
            }
        }
        LessonStatus::Cancelled | LessonStatus::Missed => {}
    }
    let is_asked = shown.context.is_some() && shown.lesson.teacher_id == caller.id;
    let model = state.model.as_ref().filter(|_| is_asked);
    shown.model_name = model.map(|model| model.name().to_owned());
    Ok(shown)
}

/// The lesson before a lesson, in words.
fn last_time(last: &LastLesson, context: &Context) -> LastTime {
    let notes = shown_notes(last.teacher_notes.as_deref(), last.notes.as_deref());
    let goals = last.goals.iter();
    LastTime {
        lesson_id: last.id,
        start_at: last.start_at,
        notes: notes.map(ToOwned::to_owned),
        goals: goals.map(|goal| goal_line(goal, &context.pieces)).collect(),
    }
}

async fn of_completed(
    conn: &impl ConnectionTrait,
    lesson: &LessonRecord,
    survivors: &Survivors,
) -> Result<LessonGoals, AppError> {
    let mut goals = goals::of_lesson(conn, lesson.id, lesson.goals_revision).await?;
    survivors.follow(&mut goals);
    Ok(LessonGoals {
        goals,
        body: body_states::of_lesson(conn, lesson.id).await?,
        editable_until: editable_until(conn, lesson).await?,
    })
}

/// Until when the goals of a COMPLETED lesson may be changed: fourteen days after it, unless a later lesson of the same
/// teacher and student is completed.
pub(super) async fn editable_until(
    conn: &impl ConnectionTrait,
    lesson: &LessonRecord,
) -> Result<Option<DateTime<Utc>>, AppError> {
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let is_followed = goals::is_followed(conn, teacher_id, student_id, lesson.start_at).await?;
    Ok((!is_followed).then(|| lesson.end_at + WINDOW))
}
