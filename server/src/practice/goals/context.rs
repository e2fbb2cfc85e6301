//! What the reader of notes knows beside the note: nothing that names people.

use reedling_core::students::age::age_on;
use reedling_planner::{
    goals::{Context, OpenGoals},
    input::Exam,
};
use sea_orm::ConnectionTrait;

use crate::{
    error::AppError,
    lessons::queries::{history, record::LessonRecord},
    practice::{
        body,
        queries::{goals, plans},
        repertoire::known,
    },
    students::queries::exams,
    time::zone::IanaZone,
};

/// The student as the lesson's teacher knows them, and what earlier lessons left open.
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
    Ok(Context {
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
    })
}
