//! What the reader of notes knows beside the note: nothing that names people.

use reedling_planner::goals::{Context, OpenGoals};
use sea_orm::ConnectionTrait;

use super::{
    body,
    queries::goals::{self, LastLesson},
    repertoire::{
        known::{self, Known},
        survivors::Survivors,
    },
    student_on_day::StudentOnDay,
};
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// What the reader knows of a lesson: its student as its teacher knows them, and what earlier lessons left.
pub(super) async fn of(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    about: (&StudentOnDay, &Known),
) -> Result<Context, AppError> {
    let last = last(conn, lesson, &about.1.survivors).await?;
    after(conn, zone, lesson, about, last.as_ref()).await
}

/// The same after the last lesson.
async fn after(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    (on_day, known): (&StudentOnDay, &Known),
    last: Option<&LastLesson>,
) -> Result<Context, AppError> {
    Ok(Context {
        instrument: on_day.student.instrument.clone(),
        grade: on_day.student.grade.clone(),
        age: on_day.student.age,
        lesson_date: on_day.lesson,
        next_lesson_date: on_day.next_lesson,
        exam: on_day.planned.clone(),
        open: open(conn, zone, lesson, &known.survivors, last).await?,
        pieces: known.pieces.clone(),
        body: body::at(conn, zone, lesson).await?,
    })
}

/// The context of a lesson's notes, and the lesson before it.
pub(crate) async fn with_last(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<(Context, Option<LastLesson>), AppError> {
    let student = StudentOnDay::of(conn, zone, lesson).await?;
    let known = known::of_teacher(conn, zone, lesson).await?;
    let last = last(conn, lesson, &known.survivors).await?;
    let context = after(conn, zone, lesson, (&student, &known), last.as_ref()).await?;
    Ok((context, last))
}

/// The teacher's last completed lesson with the student before this one.
async fn last(
    conn: &impl ConnectionTrait,
    lesson: &LessonRecord,
    survivors: &Survivors,
) -> Result<Option<LastLesson>, AppError> {
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let mut last = goals::before(conn, teacher_id, student_id, lesson.start_at).await?;
    if let Some(last) = &mut last {
        survivors.follow(&mut last.goals);
    }
    Ok(last)
}

/// The goals of the last lesson that are still open.
async fn open(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    survivors: &Survivors,
    last: Option<&LastLesson>,
) -> Result<Option<OpenGoals>, AppError> {
    let Some(last) = last.filter(|last| !last.goals.is_empty()) else {
        return Ok(None);
    };
    let is_carried = last.goals.iter().any(|goal| goal.carried_from.is_some());
    let open = OpenGoals {
        lesson_date: zone.day(last.start_at),
        goals: last.goals.clone(),
    };
    if !is_carried {
        return Ok(Some(open));
    }
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let earlier = goals::before(conn, teacher_id, student_id, last.start_at).await?;
    let mut earlier = earlier.map_or_else(Vec::new, |last| last.goals);
    survivors.follow(&mut earlier);
    Ok(Some(open.without_untouched(&earlier)))
}
