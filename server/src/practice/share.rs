//! Shares a day's minutes among a student's teachers: by the length of their lessons, and never above the grade's
//! maximum in all.

use chrono::{NaiveDate, TimeDelta};
use reedling_planner::{
    guidance::PracticeGuidance,
    level::Level,
    minutes::{Band, MICRO, band},
    plans::{PlanRequest, Student},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{
    queries::plans::{self, OtherLesson, OtherPlan},
    student_on_day::StudentOnDay,
};
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// How far apart two teachers' lessons may be to share days.
const NEAR: TimeDelta = TimeDelta::days(14);
/// How many days a plan covers.
const WEEK: TimeDelta = TimeDelta::days(7);

/// What the student's other teachers leave of the days after a lesson.
struct Shared {
    /// The limit of a day in proportion to the lengths of the lessons.
    share: u16,
    /// Of the seven days after the lesson, each with what the other plans leave of the grade's maximum.
    left: Vec<(NaiveDate, u16)>,
    /// The newest plan of each other teacher.
    others: Vec<OtherPlan>,
}

impl Shared {
    /// None where the student has no other teacher around the lesson.
    async fn of(
        conn: &impl ConnectionTrait,
        zone: IanaZone,
        lesson: &LessonRecord,
        student: &Student,
    ) -> Result<Option<Self>, AppError> {
        let (student_id, teacher_id, at) = (lesson.student_id, lesson.teacher_id, lesson.start_at);
        let lessons =
            plans::other_lessons(conn, student_id, teacher_id, at - NEAR, at + NEAR).await?;
        if lessons.is_empty() {
            return Ok(None);
        }
        let all = plans::other_plans(conn, student_id, teacher_id, at - WEEK, at + WEEK).await?;
        let mut others: Vec<OtherPlan> = Vec::new();
        for plan in all {
            if !others
                .iter()
                .any(|known| known.teacher_id == plan.teacher_id)
            {
                others.push(plan);
            }
        }
        let band = band(Level::parse(&student.grade), student.age);
        let first = zone.day(at);
        let days = first
            .iter_days()
            .skip(1)
            .take_while(|day| *day <= first + WEEK);
        let taken = |day| {
            others
                .iter()
                .map(|plan| minutes_on(&plan.guidance, day))
                .sum()
        };
        let left = days.map(|day| (day, band.most.saturating_sub(taken(day))));
        Ok(Some(Self {
            share: share(band, lesson.duration_minutes, &lessons),
            left: left.collect(),
            others,
        }))
    }

    /// The fewest minutes that are worth a practice day.
    fn least(&self) -> u16 {
        self.share.min(MICRO)
    }

    /// The days that other plans leave too little of, which are off, and the limit of the others that gives the week the most minutes;
    /// no limit if all days are full.
    fn limits(&self) -> (Vec<NaiveDate>, Option<u16>) {
        let room = |limit: u16| {
            let days = self.left.iter().filter(|(_, left)| *left >= limit);
            days.count() * usize::from(limit)
        };
        let limits = self.left.iter().map(|(_, left)| self.share.min(*left));
        let most = limits
            .filter(|limit| *limit >= self.least())
            .max_by_key(|limit| (room(*limit), std::cmp::Reverse(*limit)));
        let least = most.unwrap_or(u16::MAX);
        let full = self.left.iter().filter(|(_, left)| *left < least);
        (full.map(|(day, _)| *day).collect(), most)
    }
}

/// Limits the days of a plan to the lesson's share, which the body may halve; days of which other plans leave too little are off.
pub(super) async fn limit(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    request: &mut PlanRequest,
) -> Result<(), AppError> {
    let Some(shared) = Shared::of(conn, zone, lesson, &request.student).await? else {
        return Ok(());
    };
    let week = &mut request.week;
    let (full, most) = shared.limits();
    if most.is_none() {
        week.days = Some(0);
        request.full_elsewhere = true;
    }
    request.share = Some(most.unwrap_or_default().max(1));
    week.off_dates.extend(full);
    week.off_dates.sort_unstable();
    week.off_dates.dedup();
    Ok(())
}

/// A plan that leaves a lesson less than its share of days that are still to come, with its minutes on each of them.
pub(super) struct InTheWay {
    /// The lesson of the plan.
    pub lesson_id: Uuid,
    minutes: Vec<(NaiveDate, u16)>,
}

impl InTheWay {
    /// Whether another plan for the same lesson takes fewer minutes.
    pub(super) fn is_eased_by(&self, guidance: &PracticeGuidance) -> bool {
        let mut days = self.minutes.iter();
        days.any(|(day, minutes)| minutes_on(guidance, *day) < *minutes)
    }
}

/// The plans that leave a lesson less than its share of a day that is still to come: those that were made before the student had
/// this teacher.
pub(super) async fn plans_over_share(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    today: NaiveDate,
) -> Result<Vec<InTheWay>, AppError> {
    let student = StudentOnDay::of(conn, zone, lesson).await?.student;
    let Some(shared) = Shared::of(conn, zone, lesson, &student).await? else {
        return Ok(Vec::new());
    };
    let is_short = |(day, left): &&(NaiveDate, u16)| *day > today && *left < shared.share;
    let short: Vec<NaiveDate> = shared
        .left
        .iter()
        .filter(is_short)
        .map(|(day, _)| *day)
        .collect();
    let plans = shared.others.iter().map(|plan| InTheWay {
        lesson_id: plan.lesson_id,
        minutes: short
            .iter()
            .map(|day| (*day, minutes_on(&plan.guidance, *day)))
            .collect(),
    });
    let takes = |plan: &InTheWay| plan.minutes.iter().any(|(_, minutes)| *minutes > 0);
    Ok(plans.filter(takes).collect())
}

/// The limit of a day by the length of the lesson beside those of the others.
fn share(band: Band, own: i32, others: &[OtherLesson]) -> u16 {
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
    u16::try_from(share).unwrap_or(band.default).max(1)
}

/// The minutes of a plan on a day.
fn minutes_on(guidance: &PracticeGuidance, date: NaiveDate) -> u16 {
    let mut days = guidance.daily_plan.iter();
    days.find(|day| day.date == date)
        .map_or(0, |day| day.duration_minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_shared_by_length() {
        let grade_3 = band(Level::Grade(3), Some(12));
        let other = |minutes| OtherLesson {
            teacher_id: Uuid::nil(),
            duration_minutes: minutes,
        };
        for (own, others, expected) in [
            (30, vec![other(30)], 15),
            (60, vec![other(30)], 20),
            // Of each teacher the lesson nearest to the end counts.
            (30, vec![other(30), other(60)], 10),
        ] {
            assert_eq!(share(grade_3, own, &others), expected, "{own} {others:?}");
        }
    }

    #[test]
    fn days_that_others_fill_are_off_and_the_rest_within_the_maximum() {
        let day = |day: u32| NaiveDate::from_ymd_opt(2026, 3, day).unwrap();
        for (left, full, most) in [
            ([45, 45, 45], vec![], Some(15)),
            ([45, 5, 45], vec![day(2)], Some(15)),
            ([10, 10, 45], vec![], Some(10)),
            ([45, 4, 0], vec![day(2), day(3)], Some(15)),
            ([0, 0, 4], vec![day(1), day(2), day(3)], None),
        ] {
            let shared = Shared {
                share: 15,
                left: (1..).map(day).zip(left).collect(),
                others: Vec::new(),
            };
            assert_eq!(shared.limits(), (full, most), "{left:?}");
        }
    }

    #[test]
    fn plan_that_would_be_no_shorter_eases_nothing() {
        let guidance = reedling_planner::plans::plan(&PlanRequest::default()).guidance;
        let (day, minutes) = {
            let first = &guidance.daily_plan[0];
            (first.date, first.duration_minutes)
        };
        for (before, is_eased) in [(minutes, false), (minutes + 1, true)] {
            let plan = InTheWay {
                lesson_id: Uuid::nil(),
                minutes: vec![(day, before)],
            };
            assert_eq!(plan.is_eased_by(&guidance), is_eased, "{before}");
        }
    }
}
