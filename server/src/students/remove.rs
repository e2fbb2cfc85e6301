//! Removing a student from a class, and what ends with it.

use reedling_core::access::Role;
use uuid::Uuid;

use super::{
    access::{may_see, no_student, one, unknown_or_former},
    queries::enrolments,
};
use crate::{
    accounts::{
        caller::{Audit, CallerTx, CurrentUser},
        queries::users,
    },
    audit::StudentEvent,
    error::AppError,
    lessons::queries::change::cancel_upcoming,
    mail::{self, Message},
    notices::{
        queries::record::{NewNotice, NoticeKind},
        tell,
    },
    parents::queries::{confirmations, reached, requests},
    state::AppState,
};

/// Removes a student from the class and cancels the future scheduled lessons; answers the sentence that says how many.
/// An administrator removes them from every class (D12).
///
/// # Errors
/// 404 for a student of somebody else, 403 for one who has left the class already.
pub(crate) async fn remove(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<String, AppError> {
    let teacher_id = match caller.role {
        Role::Administrator => None,
        Role::Teacher | Role::Student | Role::Parent => Some(caller.id),
    };
    state
        .write_as(caller, async |tx| {
            if !may_see(&tx, caller, student_id).await? {
                return Err(unknown_or_former(&tx, caller, student_id).await?);
            }
            let student = one(&tx, caller, student_id, tx.now).await?;
            let ended = end_enrolment(&tx, teacher_id, student_id).await?;
            if ended.enrolments == 0 && teacher_id.is_some() {
                return Err(no_student());
            }
            let event = StudentEvent::Removed((&student).into(), ended.cancelled);
            tx.audit(event).await?;
            Ok(removal_message(ended.cancelled, student.lessons.overdue))
        })
        .await
}

/// What ended with an enrolment.
pub(crate) struct Ended {
    /// How many teachers the student was unlinked from.
    pub enrolments: u64,
    /// How many future lessons were cancelled.
    pub cancelled: u64,
}

/// Unlinks a student from one teacher, or from all: cancels future lessons, withdraws requests to parents, and hides
/// the parents' contact data from a teacher who teaches no other child of theirs.
pub(crate) async fn end_enrolment(
    tx: &CallerTx<'_>,
    teacher_id: Option<Uuid>,
    student_id: Uuid,
) -> Result<Ended, AppError> {
    let teachers = enrolments::teachers(tx, teacher_id, student_id).await?;
    let enrolments = enrolments::delete(tx, teacher_id, student_id).await?;
    requests::withdraw(tx, teacher_id, student_id).await?;
    confirmations::forget_former(tx, student_id).await?;
    let cancelled = cancel_upcoming(tx, tx.now, teacher_id, student_id).await?;
    if enrolments > 0 {
        let ended = NewNotice {
            teacher_id,
            lessons: i32::try_from(cancelled).unwrap_or(i32::MAX),
            ..NewNotice::of(NoticeKind::TeachingEnded)
        };
        tell::about_student(tx, student_id, ended).await?;
        mail_ended(tx, student_id, teachers, cancelled).await?;
    }
    Ok(Ended {
        enrolments,
        cancelled,
    })
}

/// Mails the student, the parents, and teachers who have not ended it themselves.
async fn mail_ended(
    tx: &CallerTx<'_>,
    student_id: Uuid,
    teachers: Vec<(Uuid, String, Option<String>)>,
    cancelled: u64,
) -> Result<(), AppError> {
    let names: Vec<_> = teachers.iter().map(|(_, name, _)| &**name).collect();
    let ended = |teacher: bool, student: Option<&str>| Message::TeachingEnded {
        teacher: teacher.then(|| names.join(" and ")),
        student: student.map(str::to_owned),
        cancelled,
    };
    let account = users::by_id(tx, student_id).await?;
    let student = reached::student(tx, student_id).await?;
    let (Some(account), Some(student)) = (account, student) else {
        return Ok(());
    };
    let mut mails = Vec::new();
    for parent in reached::parents(tx, student_id).await? {
        mails.push((
            parent.email,
            parent.name,
            ended(true, Some(&student.first_name)),
        ));
    }
    for (id, name, email) in &teachers {
        if *id != tx.caller.id {
            mails.push((
                email.clone(),
                name.clone(),
                ended(false, Some(&account.name)),
            ));
        }
    }
    mails.push((account.email, account.name, ended(true, None)));
    for (to, name, message) in mails {
        if let Some(to) = to {
            mail::enqueue(tx, tx.now, &message.to(to, name)).await?;
        }
    }
    Ok(())
}

/// The specification's sentence with the numbers of cancelled lessons and of past ones that nobody has closed.
fn removal_message(cancelled: u64, overdue: u64) -> String {
    let removed = "The student has been removed from your class successfully.";
    let cancelled = match cancelled {
        0 => "No upcoming lessons had to be cancelled.".to_owned(),
        1 => "1 upcoming lesson was cancelled.".to_owned(),
        many => format!("{many} upcoming lessons were cancelled."),
    };
    match overdue {
        0 => format!("{removed} {cancelled}"),
        1 => format!(
            "{removed} {cancelled} 1 past lesson is still scheduled; only an administrator can close it now."
        ),
        many => format!(
            "{removed} {cancelled} {many} past lessons are still scheduled; only an administrator can close them now."
        ),
    }
}
