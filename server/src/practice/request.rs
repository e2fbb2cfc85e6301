//! What a plan is made from: the goals of the lesson, whoever set them.

use chrono::NaiveDate;
use reedling_core::time::days_after;
use reedling_db::value_types::GoalsBy;
use reedling_planner::{
    goals::{Goal, Subject},
    plans::{self, Log, PlanRequest},
    repertoire::by_title::with_pieces,
};
use sea_orm::ConnectionTrait;

use super::{
    body,
    queries::{goals, plans as stored},
    reader,
    repertoire::known::{self, Known},
    share,
    student_on_day::StudentOnDay,
};
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// What the plan of a completed lesson is made from: its own goals, the repertoire as of the lesson, and what the body allows
/// from the first of its days on that is not over.
pub(super) async fn of(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    today: NaiveDate,
) -> Result<PlanRequest, AppError> {
    of_read(conn, zone, lesson, today, None).await
}

/// The same, where the notes were read as these goals.
pub(super) async fn of_read(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    today: NaiveDate,
    read: Option<Vec<Goal>>,
) -> Result<PlanRequest, AppError> {
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let on_day = StudentOnDay::of(conn, zone, lesson).await?;
    let known = known::of_teacher(conn, zone, lesson).await?;
    let mut goals = goals::of_lesson(conn, lesson.id, lesson.goals_revision).await?;
    known.survivors.follow(&mut goals);
    let removed = removed(conn, zone, lesson, (&on_day, &known), (read, &goals)).await?;
    // What was answered until this lesson ends with it.
    let first_day = on_day.lesson.succ_opt().unwrap_or(on_day.lesson);
    let is_under_way = (first_day..days_after(on_day.lesson, 8)).contains(&today);
    let from = if is_under_way { today } else { first_day };
    let mut planned = stored::last_tempi(conn, teacher_id, student_id, lesson.start_at).await?;
    known.survivors.follow_tempi(&mut planned);
    let mut request = PlanRequest {
        goals,
        removed,
        week: goals::week(conn, lesson.id).await?,
        body: body::limits(conn, zone, student_id, from).await?,
        pieces: known.pieces,
        dates: on_day.dates(conn, student_id).await?,
        student: on_day.student,
        log: Log {
            planned,
            ..Log::default()
        },
        share: None,
        full_elsewhere: false,
    };
    share::limit(conn, zone, lesson, &mut request).await?;
    Ok(request)
}

/// What the teacher removed of what the notes set, or an earlier lesson left open.
async fn removed(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    (student, known): (&StudentOnDay, &Known),
    (read, goals): (Option<Vec<Goal>>, &[Goal]),
) -> Result<Vec<Subject>, AppError> {
    if lesson.goals_by != Some(GoalsBy::Teacher) {
        return Ok(Vec::new());
    }
    let read = match read {
        Some(read) => read,
        None => {
            let about = (student, known);
            let proposal = reader::proposal_about(conn, zone, lesson, about).await?;
            proposal.unwrap_or_default().goals
        }
    };
    Ok(plans::removed(&with_pieces(read, &known.pieces), goals))
}
