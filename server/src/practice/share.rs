//! Shares a day's minutes among a student's teachers: by the length of their lessons, and never above the grade's
//! maximum in all.

use chrono::{NaiveDate, TimeDelta};
use reedling_planner::{
    guidance::PracticeGuidance,
    level::Level,
    minutes::{Band, band},
    plans::PlanRequest,
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::plans::{self, OtherLesson, OtherPlan};
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// How far apart two teachers' lessons may be to share days.
const NEAR: TimeDelta = TimeDelta::days(14);
/// How many days a plan covers.
const WEEK: TimeDelta = TimeDelta::days(7);

/// Limits the days of a plan to the lesson's share.
pub(super) async fn limit(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    request: &mut PlanRequest,
) -> Result<(), AppError> {
    let (student_id, teacher_id, at) = (lesson.student_id, lesson.teacher_id, lesson.start_at);
    let lessons = plans::other_lessons(conn, student_id, teacher_id, at - NEAR, at + NEAR).await?;
    if lessons.is_empty() {
        return Ok(());
    }
    let others = plans::other_plans(conn, student_id, teacher_id, at - WEEK, at + WEEK).await?;
    let student = &request.student;
    let band = band(Level::parse(&student.grade), student.age);
    let first = zone.day(lesson.start_at);
    let taken = taken(&others, first, first + WEEK);
    let most = most(band, lesson.duration_minutes, &lessons, taken);
    let week = &mut request.week;
    if most == 0 {
        week.days = Some(0);
        request.full_elsewhere = true;
    }
    week.minutes_per_day = Some(week.minutes_per_day.map_or(most, |it| it.min(most)).max(1));
    Ok(())
}

/// The limit of a day: the lesson's share, and no more than the other plans leave.
fn most(band: Band, own: i32, others: &[OtherLesson], taken: u16) -> u16 {
    let mut lengths: Vec<(Uuid, i32)> = Vec::new();
    for lesson in others {
        let length = lesson.duration_minutes.max(1);
        match lengths.iter_mut().find(|(id, _)| *id == lesson.teacher_id) {
            Some((_, known)) => *known = length,
            None => lengths.push((lesson.teacher_id, length)),
        }
    }
    let all: i32 = own.max(1) + lengths.iter().map(|(_, length)| length).sum::<i32>();
    let share = i32::from(band.default) * own.max(1) / all.max(1);
    let share = u16::try_from(share).unwrap_or(band.default);
    share.max(1).min(band.most.saturating_sub(taken))
}

/// The most minutes that other teachers' newest plans take of one day.
fn taken(others: &[OtherPlan], after: NaiveDate, until: NaiveDate) -> u16 {
    let mut newest: Vec<&OtherPlan> = Vec::new();
    for plan in others {
        if !newest
            .iter()
            .any(|known| known.teacher_id == plan.teacher_id)
        {
            newest.push(plan);
        }
    }
    let on = |guidance: &PracticeGuidance, date: NaiveDate| {
        let mut days = guidance.daily_plan.iter();
        days.find(|day| day.date == date)
            .map_or(0, |day| day.duration_minutes)
    };
    let days = after.iter_days().skip(1).take_while(|day| *day <= until);
    let sums = days.map(|day| newest.iter().map(|plan| on(&plan.guidance, day)).sum());
    sums.max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_shared_by_length_and_never_pass_the_maximum() {
        let grade_3 = band(Level::Grade(3), Some(12));
        let other = |minutes| OtherLesson {
            teacher_id: Uuid::nil(),
            duration_minutes: minutes,
        };
        for (own, others, taken, expected) in [
            (30, vec![other(30)], 0, 15),
            (60, vec![other(30)], 0, 20),
            // Of each teacher the lesson nearest to the end counts.
            (30, vec![other(30), other(60)], 0, 10),
            (30, vec![other(30)], 40, 5),
            (30, vec![other(30)], 45, 0),
        ] {
            assert_eq!(
                most(grade_3, own, &others, taken),
                expected,
                "{own} {others:?} {taken}"
            );
        }
    }
}
