//! Teachers' answers about a student's body, and when they end. An answer ends on its own day, or with the teacher's next
//! completed lesson if it was given until then, and in any case when the same teacher answers again. Only what is answered
//! or completed after an answer can end it: an answer for an earlier lesson that is completed late holds beside those of
//! the later lessons, until the teacher says otherwise. A former teacher's answer ends with another teacher's next answer.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_planner::goals::{Answer, Body, Until};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{
    body_states::{self, Answered, InForce},
    goals,
};
use crate::{
    error::AppError, lessons::queries::record::LessonRecord, students::queries::enrolments,
    time::zone::IanaZone,
};

/// Lessons that are searched for the next one after an answer.
const LESSONS: u64 = 1_000;

/// Whether an answer asks for care on a day.
pub(super) async fn is_careful(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    student_id: Uuid,
    day: NaiveDate,
) -> Result<bool, AppError> {
    let answers = in_force(conn, zone, student_id, day).await?;
    Ok(answers
        .iter()
        .any(|answer| answer.body.answer != Answer::AsUsual))
}

/// The answers that hold on a day or later, without those that their teacher has replaced on that day.
async fn in_force(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    student_id: Uuid,
    day: NaiveDate,
) -> Result<Vec<InForce>, AppError> {
    let mut answers = body_states::in_force(conn, student_id, day).await?;
    let all = answers.clone();
    answers.retain(|known| {
        let replaces = |it: &InForce| {
            it.teacher_id == known.teacher_id
                && it.start_at > known.start_at
                && zone.day(it.start_at) == day
        };
        known.ends_on != Some(day) || !all.iter().any(replaces)
    });
    Ok(answers)
}

/// The most careful of all answers that hold on a lesson's day, without those that an earlier lesson of that day has ended.
pub(super) async fn at(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Option<Body>, AppError> {
    let (day, start_at) = (zone.day(lesson.start_at), lesson.start_at);
    let answers = body_states::in_force(conn, lesson.student_id, day).await?;
    let is_replaced = |known: &InForce| {
        let mut answers = answers.iter().map(|answer| answer.start_at);
        let today = |start| zone.day(start) == day && start < start_at;
        known.ends_on == Some(day) && answers.any(|start| start > known.start_at && today(start))
    };
    let limits = answers
        .iter()
        .filter(|answer| answer.body.answer != Answer::AsUsual && !is_replaced(answer));
    Ok(limits
        .map(|answer| answer.body)
        .max_by_key(|body| body.answer.care()))
}

/// All answers that limit a student from a day on, each with its last day where that is known.
pub(crate) async fn limits(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    student_id: Uuid,
    from: NaiveDate,
) -> Result<Vec<Body>, AppError> {
    let answers = in_force(conn, zone, student_id, from).await?;
    let limits = answers
        .into_iter()
        .filter(|answer| answer.body.answer != Answer::AsUsual);
    let ending = |answer: InForce| Body {
        until: answer.ends_on.map_or(answer.body.until, Until::Date),
        ..answer.body
    };
    Ok(limits.map(ending).collect())
}

/// Recomputes until when each answer of the lesson's teacher holds, from all lessons by start. An answer at this lesson
/// also ends those of teachers who no longer teach the student.
pub(super) async fn refresh(
    txn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    is_answered: bool,
) -> Result<(), AppError> {
    let (student_id, teacher_id) = (lesson.student_id, lesson.teacher_id);
    if is_answered {
        let day = zone.day(lesson.start_at);
        let until = lesson.start_at;
        body_states::end_of_former_teachers(txn, student_id, teacher_id, until, day).await?;
    }
    let answers = body_states::of_teacher(txn, student_id, teacher_id).await?;
    let Some(first) = answers.first() else {
        return Ok(());
    };
    let taught_since = enrolments::since(txn, teacher_id, student_id).await?;
    let from = first.start_at;
    let lessons = goals::completed_since(txn, teacher_id, student_id, from, LESSONS).await?;
    for (at, answer) in answers.iter().enumerate() {
        let is_since = |told: DateTime<Utc>| told >= answer.told_at;
        let mut later = answers[at + 1..].iter();
        let next_answer = later.find(|next| is_since(next.told_at));
        let mut later = lessons.iter().filter(|(start, _)| *start > answer.start_at);
        let next_lesson = later.find(|(_, completed)| is_since(*completed));
        let mut ends_on = end(
            answer,
            zone.day(answer.start_at),
            next_lesson.map(|(start, _)| zone.day(*start)),
            next_answer.map(|next| zone.day(next.start_at)),
        );
        if taught_since.is_none_or(|since| answer.told_at < since) {
            // An ended answer does not begin again, not even when its teacher comes back.
            ends_on = ends_on.into_iter().chain(answer.ends_on).min();
        }
        if ends_on != answer.ends_on {
            body_states::set_end(txn, answer.lesson_id, ends_on).await?;
        }
    }
    Ok(())
}

/// The last day of an answer; none while nothing has ended it.
fn end(
    answer: &Answered,
    day: NaiveDate,
    next_lesson: Option<NaiveDate>,
    next_answer: Option<NaiveDate>,
) -> Option<NaiveDate> {
    let own = match (answer.body.answer, answer.body.until) {
        (Answer::AsUsual, _) => Some(day),
        (_, Until::Date(until)) => Some(until),
        (_, Until::NextLesson) => next_lesson,
        (_, Until::ToldOtherwise) => None,
    };
    own.into_iter().chain(next_answer).min()
}
