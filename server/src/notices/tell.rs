//! Who is told of what happened to a lesson or a student.

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
    let mut people = family(tx, lesson.student_id).await?;
    people.push(lesson.teacher_id);
    people.retain(|person| *person != tx.caller.id);
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

/// A student and their parents.
async fn family(tx: &CallerTx<'_>, student_id: Uuid) -> Result<Vec<Uuid>, AppError> {
    let mut people = links::parents_of(tx, student_id, PARENTS).await?;
    people.push(student_id);
    Ok(people)
}
