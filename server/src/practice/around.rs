//! Who practises, and the days around a lesson.

use chrono::NaiveDate;
use reedling_core::students::{age::age_on, planned_exam::PlannedExam};
use reedling_planner::{
    input::Exam,
    plans::{Dates, Student},
};
use sea_orm::ConnectionTrait;

use super::queries::plans;
use crate::{
    error::AppError,
    lessons::queries::{history, record::LessonRecord},
    students::queries::exams,
    time::zone::IanaZone,
};

/// The student of a lesson, without a name, and what comes before and next.
pub(super) async fn of(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<(Student, Dates), AppError> {
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let student = plans::facts(conn, student_id).await?;
    let lesson_date = zone.day(lesson.start_at);
    let planned = exams::planned(conn, student_id).await?;
    let planned = planned.filter(|exam| exam.date >= lesson_date);
    let taken = plans::last_exam(conn, student_id).await?;
    let grade = planned.as_ref().and_then(|exam| exam.grade.clone());
    let next = history::next_start(conn, teacher_id, student_id, lesson.start_at).await?;
    let practises = Student {
        instrument: student.instrument,
        grade: grade.unwrap_or(student.grade),
        age: student
            .date_of_birth
            .and_then(|born| age_on(born, lesson_date)),
        is_minor: student.is_minor,
    };
    let dates = Dates {
        lesson: lesson_date,
        next_lesson: next.map(|start| zone.day(start)),
        exam: exam(planned, taken),
    };
    Ok((practises, dates))
}

/// The exam that the student works towards (D13), else the last one taken; its board holds until another one is chosen.
fn exam(planned: Option<PlannedExam>, taken: Option<(String, NaiveDate)>) -> Option<Exam> {
    let (board, date) = taken.unzip();
    match planned {
        Some(planned) => Some(Exam {
            board: planned.board.or(board),
            date: Some(planned.date),
        }),
        None => date.map(|date| Exam {
            board,
            date: Some(date),
        }),
    }
}
