//! What the reader of notes knows beside the note: nothing that names people.

use reedling_core::students::age::age_on;
use reedling_planner::{
    goals::{Context, OpenGoals},
    input::Exam,
    read::{Earlier, left_open},
};
use sea_orm::ConnectionTrait;

use super::{
    body,
    queries::{goals, plans},
    repertoire::known,
};
use crate::{
    error::AppError,
    lessons::queries::{history, record::LessonRecord},
    students::queries::exams,
    time::zone::IanaZone,
};

/// Lessons of before there were goals whose notes are read for what they left open.
const EARLIER: u64 = 4;

/// The student of a lesson as its teacher knows them, and what earlier lessons left.
pub(crate) async fn of(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Context, AppError> {
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let lesson_date = zone.day(lesson.start_at);
    let student = plans::facts(conn, student_id).await?;
    let planned = exams::planned(conn, student_id).await?;
    let planned = planned.filter(|exam| exam.date >= lesson_date);
    let grade = planned.as_ref().and_then(|exam| exam.grade.clone());
    let next = history::next_start(conn, teacher_id, student_id, lesson.start_at).await?;
    let known = known::of_teacher(conn, zone, lesson).await?;
    let open = goals::before(conn, teacher_id, student_id, lesson.start_at).await?;
    let mut context = Context {
        instrument: student.instrument,
        grade: grade.unwrap_or(student.grade),
        age: student
            .date_of_birth
            .and_then(|born| age_on(born, lesson_date)),
        lesson_date,
        next_lesson_date: next.map(|start| zone.day(start)),
        exam: planned.map(|exam| Exam {
            board: exam.board,
            date: Some(exam.date),
        }),
        open: open.map(|(start, mut goals)| {
            known.roots.follow(&mut goals);
            OpenGoals {
                lesson_date: zone.day(start),
                goals,
            }
        }),
        pieces: known.pieces,
        body: body::on(conn, student_id, lesson_date).await?,
    };
    if context.open.is_none() {
        context.open = open_earlier(conn, zone, lesson, &context).await?;
    }
    Ok(context)
}

/// What the notes of the last lessons left open, if these are of before there were goals.
async fn open_earlier(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    context: &Context,
) -> Result<Option<OpenGoals>, AppError> {
    let (teacher_id, student_id, before) = (lesson.teacher_id, lesson.student_id, lesson.start_at);
    let notes = history::notes_without_goals(conn, teacher_id, student_id, before, EARLIER).await?;
    let earlier = notes.into_iter().rev().map(|(start, notes)| Earlier {
        date: zone.day(start),
        notes,
    });
    let earlier: Vec<Earlier> = earlier.collect();
    Ok(left_open(&earlier, context))
}
