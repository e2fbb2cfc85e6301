//! Who is told of what happened to a lesson or a student.

use reedling_db::Tx;
use uuid::Uuid;

use super::queries::{
    self,
    record::{NewNotice, NoticeKind},
};
use crate::{
    accounts::caller::CallerTx, error::AppError, lessons::queries::record::LessonRecord,
    parents::queries::links,
};

/// Most parents of one student that are notified.
const PARENTS: u64 = 20;

/// Notifies a lesson's student, their parents and the teacher of what happened to it, but not the person who did it.
pub(crate) async fn about_lesson(
    tx: &CallerTx<'_>,
    lesson: &LessonRecord,
    kind: NoticeKind,
) -> Result<(), AppError> {
    let notice = NewNotice {
        lesson_id: Some(lesson.id),
        student_id: Some(lesson.student_id),
        lessons: 1,
        ..NewNotice::of(kind)
    };
    lesson_changed(tx, lesson, notice).await
}

/// The same with further details of the notice.
pub(crate) async fn lesson_changed(
    tx: &CallerTx<'_>,
    lesson: &LessonRecord,
    notice: NewNotice,
) -> Result<(), AppError> {
    let mut people = of_lesson(tx, lesson.student_id, lesson.teacher_id).await?;
    people.retain(|person| *person != tx.caller.id);
    Ok(queries::insert(tx, tx.now, &people, notice).await?)
}

/// Notifies a student, their parents and the teacher of what the operator did to lessons.
pub(crate) async fn by_operator(
    tx: &Tx,
    student_id: Uuid,
    teacher_id: Uuid,
    notice: NewNotice,
) -> Result<(), AppError> {
    let people = of_lesson(tx, student_id, teacher_id).await?;
    let notice = NewNotice {
        student_id: Some(student_id),
        ..notice
    };
    Ok(queries::insert(tx, tx.now, &people, notice).await?)
}

/// Notifies a student and their parents of something other than a lesson.
pub(crate) async fn about_student(
    tx: &CallerTx<'_>,
    student_id: Uuid,
    notice: NewNotice,
) -> Result<(), AppError> {
    let people = family(tx, student_id).await?;
    let notice = NewNotice {
        student_id: Some(student_id),
        ..notice
    };
    Ok(queries::insert(tx, tx.now, &people, notice).await?)
}

/// A student, their parents and a teacher.
async fn of_lesson(
    tx: &Tx<impl Sync>,
    student_id: Uuid,
    teacher_id: Uuid,
) -> Result<Vec<Uuid>, AppError> {
    let mut people = family(tx, student_id).await?;
    people.push(teacher_id);
    Ok(people)
}

/// A student and their parents.
async fn family(tx: &Tx<impl Sync>, student_id: Uuid) -> Result<Vec<Uuid>, AppError> {
    let mut people = links::parents_of(tx, student_id, PARENTS).await?;
    people.push(student_id);
    Ok(people)
}
