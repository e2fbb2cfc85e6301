//! The student of a lesson on its day, without a name: the same for the reader of notes and for the planner.

use chrono::NaiveDate;
use reedling_core::students::age::age_on;
use reedling_planner::{
    input::Exam,
    plans::{Dates, Student},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::plans;
use crate::{
    error::AppError,
    lessons::queries::{history, record::LessonRecord},
    students::queries::exams,
    time::zone::IanaZone,
};

/// Who practises, and the days around the lesson.
#[derive(Clone, Debug)]
pub(crate) struct StudentOnDay {
    /// Grade and age as of the lesson's day.
    pub student: Student,
    /// The lesson's day.
    pub lesson: NaiveDate,
    /// The day of the next lesson with the same teacher.
    pub next_lesson: Option<NaiveDate>,
    /// The exam that the student works towards (D13); its board is that of the last one until another is chosen.
    pub planned: Option<Exam>,
}

impl StudentOnDay {
    /// The student of a lesson, and what comes before and next.
    pub(super) async fn of(
        conn: &impl ConnectionTrait,
        zone: IanaZone,
        lesson: &LessonRecord,
    ) -> Result<Self, AppError> {
        let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
        let day = zone.day(lesson.start_at);
        let facts = plans::facts(conn, student_id).await?;
        let planned = exams::planned(conn, student_id).await?;
        let planned = planned.filter(|exam| exam.date >= day);
        let board = match planned.as_ref().map(|exam| exam.board.clone()) {
            Some(None) => last_exam(conn, student_id)
                .await?
                .and_then(|exam| exam.board),
            chosen => chosen.flatten(),
        };
        let next = history::next_start(conn, teacher_id, student_id, lesson.start_at).await?;
        let grade = planned.as_ref().and_then(|exam| exam.grade.clone());
        Ok(Self {
            student: Student {
                instrument: facts.instrument,
                grade: grade.unwrap_or(facts.grade),
                age: facts.date_of_birth.and_then(|born| age_on(born, day)),
                is_minor: facts.is_minor,
            },
            lesson: day,
            next_lesson: next.map(|start| zone.day(start)),
            planned: planned.map(|exam| Exam {
                board,
                date: Some(exam.date),
            }),
        })
    }

    /// The days that shape the week; the exam is the last one taken where none is planned.
    pub(super) async fn dates(
        &self,
        conn: &impl ConnectionTrait,
        student_id: Uuid,
    ) -> Result<Dates, AppError> {
        let exam = match &self.planned {
            Some(planned) => Some(planned.clone()),
            None => last_exam(conn, student_id).await?,
        };
        Ok(Dates {
            lesson: self.lesson,
            next_lesson: self.next_lesson,
            exam,
        })
    }
}

async fn last_exam(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Option<Exam>, AppError> {
    let taken = plans::last_exam(conn, student_id).await?;
    Ok(taken.map(|(board, date)| Exam {
        board: Some(board),
        date: Some(date),
    }))
}
