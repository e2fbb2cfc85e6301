//! Changing existing plans after an answer about the student's body.

use chrono::{NaiveDate, TimeDelta};
use reedling_core::time::days_after;
use reedling_planner::{goals::Body, plans::allow_the_same};

use super::copy_to_next_revision;
use crate::{
    accounts::caller::CallerTx,
    error::AppError,
    lessons::queries::{list, record::LessonRecord},
    practice::{body, plan, queries::plans},
    state::AppState,
    time::zone::IanaZone,
};

/// How many days a plan covers.
const DAYS: u64 = 7;
/// How far back a lesson may lie whose plan has a day left: those days, and one more for the time of day.
const LOOKBACK: TimeDelta = TimeDelta::days(8);

/// Replans, from today on and with the same goals, each plan of the student that has a day left on which they may play more
/// or less than before: last week's too, whose last day is today. What the student may play more begins tomorrow, so
/// that a plan which the lesson's own replaces from then on stays. The plan of the lesson itself is made anyway.
pub(crate) async fn for_body(
    state: &AppState,
    tx: &CallerTx<'_>,
    lesson: &LessonRecord,
    before: &[Body],
) -> Result<(), AppError> {
    let zone = state.school_zone();
    let today = zone.day(tx.now);
    let limits = body::limits(tx, zone, lesson.student_id, today).await?;
    if are_the_same(before, &limits) {
        return Ok(());
    }
    let is_careful = body::is_careful(tx, zone, lesson.student_id, today).await?;
    let lessons = plans::completed_lessons(tx, lesson.student_id, tx.now - LOOKBACK).await?;
    for (id, start) in lessons {
        let days = days_left(zone.day(start), today);
        if id == lesson.id || allow_the_same(before, &limits, days) {
            continue;
        }
        let Some(other) = list::by_id(tx, id).await? else {
            continue;
        };
        let concerns = is_careful || !is_replaced_by(&other, lesson, zone, today);
        if concerns && plan::is_planned(&other) {
            remake(state, tx, other).await?;
        }
    }
    Ok(())
}

/// Makes the plan of another lesson anew, with the same goals.
pub(crate) async fn remake(
    state: &AppState,
    tx: &CallerTx<'_>,
    lesson: LessonRecord,
) -> Result<LessonRecord, AppError> {
    let lesson = copy_to_next_revision(tx, lesson).await?;
    plan::plan_at_once(state, tx, lesson).await
}

/// Whether no day after today has the cards of a lesson's plan, as a newer one of the same teacher begins tomorrow.
fn is_replaced_by(
    other: &LessonRecord,
    newer: &LessonRecord,
    zone: IanaZone,
    today: NaiveDate,
) -> bool {
    other.teacher_id == newer.teacher_id
        && other.start_at < newer.start_at
        && zone.day(newer.start_at) <= today
        && plan::is_planned(newer)
}

/// Whether two lists have the same answers, each as often, in whatever order.
fn are_the_same(one: &[Body], other: &[Body]) -> bool {
    let times = |answers: &[Body], body: &Body| answers.iter().filter(|it| *it == body).count();
    one.len() == other.len()
        && one
            .iter()
            .all(|body| times(one, body) == times(other, body))
}

/// The days of a lesson's plan from today on.
fn days_left(lesson: NaiveDate, today: NaiveDate) -> impl Iterator<Item = NaiveDate> {
    let days = (1..=DAYS).map(move |day| days_after(lesson, day));
    days.filter(move |day| *day >= today)
}
