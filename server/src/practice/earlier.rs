//! What a changed plan keeps of the one before it: additions begin tomorrow, what was removed or struck, or a hand or day that was taken away,
//! disappears from today on.

use std::collections::HashMap;

use chrono::NaiveDate;
use reedling_planner::{
    goals::Goal,
    plans::{Gone, LineKey, Plan, PlanRequest},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{
    body,
    queries::{goals as set, pieces, plans, record::PieceRecord},
    repertoire::roots::Roots,
};
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// Restores the days up to today without what was removed: those of the plan that stands in for this one, else of the
/// one before. Where the body allows less than usual, today is as in the new plan, without what begins tomorrow. Answers
/// the lines that stay struck. The request is what the plan was made from.
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
    let roots = Roots::of(&pieces);
    roots.follow_plan(&mut before.plan);
    let struck = before.struck.iter_mut();
    struck.for_each(|line| roots.follow_key(&mut line.goal));
    let is_careful = body::is_careful(conn, zone, lesson.student_id, today).await?;
    // Of two lines that are one since, the one that was not struck stays.
    let is_gone = |line: &&LineKey| !before.plan.has_line(line, today);
    let struck: Vec<LineKey> = before.struck.iter().filter(is_gone).cloned().collect();
    plan.strike(&struck, today);
    plan.keep_days(&before.plan, |date| {
        date < today || date == today && !is_careful
    });
    let changes = Changes::of(conn, lesson, before.revision, &roots).await?;
    if is_careful {
        plan.without_additions(today, &before.plan);
    } else {
        let (_, week) = set::week(conn, lesson.id).await?;
        let gone = changes.gone(request, week.off_dates, &pieces);
        plan.without(today, &gone);
    }
    if changes.earlier == changes.now {
        plan.keep_tempi(&before.plan);
    }
    if !struck.is_empty() {
        plan.rewrite_summary(request, &struck, today);
    }
    plan.keep_summary(&before.plan, today);
    Ok(before.struck)
}

/// The goals of two revisions.
struct Changes {
    earlier: Vec<Goal>,
    now: Vec<Goal>,
}

impl Changes {
    async fn of(
        conn: &impl ConnectionTrait,
        lesson: &LessonRecord,
        before: i32,
        roots: &Roots,
    ) -> Result<Self, AppError> {
        let mut now = set::of_lesson(conn, lesson.id, lesson.goals_revision).await?;
        let mut earlier = set::of_lesson(conn, lesson.id, before).await?;
        roots.follow(&mut now);
        roots.follow(&mut earlier);
        Ok(Self { earlier, now })
    }

    /// What was set before and must not be played any more.
    fn gone(&self, request: &PlanRequest, off: Vec<NaiveDate>, pieces: &[PieceRecord]) -> Gone {
        let titles: HashMap<Uuid, &str> =
            pieces.iter().map(|it| (it.id, it.title.as_str())).collect();
        let title = |goal: &Goal| titles.get(&set::piece_of(goal)?).copied();
        Gone::of(&self.earlier, request, off, title)
    }
}
