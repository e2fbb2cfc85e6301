//! What a changed plan keeps of the one before it: additions begin tomorrow, what was removed or struck, or a hand or day that was taken away,
//! disappears from today on.

use chrono::NaiveDate;
use reedling_planner::{
    goals::Goal,
    plans::{LineKey, Plan, PlanRequest},
};
use sea_orm::ConnectionTrait;

use super::{
    body,
    queries::{goals as set, pieces, plans},
    repertoire::survivors::Survivors,
};
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// Restores the days up to today without what was removed: those of the plan that stands in for this one, else of the
/// one before. Where the body allows less than usual or nobody practises, today is as in the new plan, without what begins
/// tomorrow. Answers the lines that stay struck. The request is what the plan was made from.
pub(super) async fn keep(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    today: NaiveDate,
    plan: &mut Plan,
    request: &PlanRequest,
) -> Result<Vec<LineKey>, AppError> {
    if lesson.goals_revision <= 1 {
        return Ok(Vec::new());
    }
    let before = plans::up_to(conn, lesson.id, lesson.goals_revision).await?;
    let Some(mut before) = before else {
        return Ok(Vec::new());
    };
    let pieces = pieces::of_student(conn, lesson.student_id).await?;
    let survivors = Survivors::of(&pieces);
    survivors.follow_plan(&mut before.plan);
    let struck = before.struck.iter_mut();
    struck.for_each(|line| survivors.follow_key(&mut line.goal));
    let is_careful = body::is_careful(conn, zone, lesson.student_id, today).await?;
    // Of two lines that are one since, the one that was not struck stays.
    let is_gone = |line: &&LineKey| !before.plan.has_line(line, today);
    let struck: Vec<LineKey> = before.struck.iter().filter(is_gone).cloned().collect();
    plan.strike(&struck, today);
    let week = set::week(conn, lesson.id).await?;
    let begins_anew = is_careful || week.off_dates.contains(&today);
    plan.go_on_from(&before.plan, request, today, begins_anew);
    let [earlier, now] = goals_of(
        conn,
        lesson,
        [before.revision, lesson.goals_revision],
        &survivors,
    )
    .await?;
    if earlier == now {
        plan.keep_tempi(&before.plan);
    }
    if !struck.is_empty() {
        plan.rewrite_summary(request, &struck, today);
    }
    plan.keep_summary(&before.plan, today);
    Ok(before.struck)
}

/// The goals of two revisions.
async fn goals_of(
    conn: &impl ConnectionTrait,
    lesson: &LessonRecord,
    revisions: [i32; 2],
    survivors: &Survivors,
) -> Result<[Vec<Goal>; 2], AppError> {
    let mut goals = [Vec::new(), Vec::new()];
    for (goals, revision) in goals.iter_mut().zip(revisions) {
        *goals = set::of_lesson(conn, lesson.id, revision).await?;
        survivors.follow(goals);
    }
    Ok(goals)
}
