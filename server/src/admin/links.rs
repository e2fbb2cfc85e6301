//! Links between students and teachers, parents and children, as an administrator makes and ends them.

use reedling_core::access::Role;
use uuid::Uuid;

use crate::{
    accounts::{
        caller::{Audit, CurrentUser},
        parent_mail,
        queries::users,
    },
    audit::{ParentEvent, StudentEvent},
    error::AppError,
    parents::{self, queries::reached},
    state::AppState,
    students::{access::one, remove::end_enrolment},
};

/// Ends a student's link with one teacher and cancels that teacher's future scheduled lessons with them; answers the
/// sentence that says how many.
///
/// # Errors
/// 404 when there is no such student or the teacher does not teach them.
pub(crate) async fn end_teaching(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    teacher_id: Uuid,
) -> Result<String, AppError> {
    let not_linked = || AppError::NotFound("This teacher does not teach this student.");
    state
        .write_as(caller, async |tx| {
            let student = one(&tx, caller, student_id, tx.now).await?;
            let teacher = users::by_id(&tx, teacher_id).await?;
            let teacher = teacher.ok_or_else(not_linked)?.name;
            let ended = end_enrolment(&tx, Some(teacher_id), student_id).await?;
            if ended.enrolments == 0 {
                return Err(not_linked());
            }
            let cancelled = ended.cancelled;
            let event = StudentEvent::TeachingEnded((&student).into(), &teacher, cancelled);
            tx.audit(event).await?;
            let ended = format!("{teacher} does not teach {} any more.", student.name);
            Ok(match cancelled {
                0 => format!("{ended} No upcoming lessons had to be cancelled."),
                1 => format!("{ended} 1 upcoming lesson was cancelled."),
                many => format!("{ended} {many} upcoming lessons were cancelled."),
            })
        })
        .await
}

/// Links a parent to an existing student; answers the sentence that says so. The student's teachers see no more of the
/// parent's contact data than before: the parent has to allow it.
///
/// # Errors
/// 404 when there is no such student, or no parent of that id who may sign in.
pub(crate) async fn link_parent(
    state: &AppState,
    caller: &CurrentUser,
    parent_id: Uuid,
    student_id: Uuid,
) -> Result<String, AppError> {
    state
        .write_as(caller, async |tx| {
            let student = one(&tx, caller, student_id, tx.now).await?;
            let parent = users::by_id(&tx, parent_id)
                .await?
                .filter(|user| user.role == Role::Parent && !user.standing.is_suspended());
            let parent = parent.ok_or(AppError::NotFound("There is no such parent."))?;
            parents::queries::requests::lock(&tx, parent_id).await?;
            if !parents::queries::links::exists(&tx, parent_id, student_id).await? {
                let is_first = !parents::queries::links::any_of(&tx, student_id).await?;
                parents::queries::links::link(&tx, tx.now, parent_id, student_id, is_first).await?;
                let event = ParentEvent::Linked((&student).into(), &parent.name);
                tx.audit(event).await?;
                if let Some(child) = reached::student(&tx, student_id).await? {
                    let address = parent_mail::signs_in_with(&tx, state, &child).await?;
                    parent_mail::of_new_child(&tx, &parent, &child, None, address).await?;
                }
            }
            Ok(format!(
                "{} is linked to {} now.",
                parent.name, student.name
            ))
        })
        .await
}

/// Ends the link of a parent with a child, even a minor's last one; answers the sentence that says so.
///
/// # Errors
/// 404 when there is no such student or parent, or they are not linked.
pub(crate) async fn unlink_parent(
    state: &AppState,
    caller: &CurrentUser,
    parent_id: Uuid,
    student_id: Uuid,
) -> Result<String, AppError> {
    let not_linked = || AppError::NotFound("This parent is not linked to this student.");
    state
        .write_as(caller, async |tx| {
            let student = one(&tx, caller, student_id, tx.now).await?;
            let parent = users::by_id(&tx, parent_id).await?;
            let account = parent.ok_or_else(not_linked)?;
            let parent = account.name.clone();
            if !parents::queries::links::delete(&tx, parent_id, student_id).await? {
                return Err(not_linked());
            }
            parents::queries::confirmations::forget_of_parent(&tx, parent_id).await?;
            let event = ParentEvent::Unlinked((&student).into(), &parent);
            tx.audit(event).await?;
            if let Some(child) = reached::student(&tx, student_id).await? {
                parent_mail::of_unlinking(&tx, account, &child.first_name).await?;
            }
            let ended = format!("{parent} is not linked to {} any more.", student.name);
            Ok(if parents::queries::links::any_of(&tx, student_id).await? {
                ended
            } else {
                format!("{ended} {} has no parent here now.", student.name)
            })
        })
        .await
}
