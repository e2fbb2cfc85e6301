//! Messages of students and parents to a teacher or the school: each is one mail, and nothing else changes (D15).

use reedling_core::{
    access::Role,
    messages::{MessageRequest, Recipient, WrittenMessage},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    accounts::{
        caller::{Audit, CallerTx, CurrentUser},
        queries::{
            account::AccountStatus,
            administrators,
            throttle::{self, WINDOW},
        },
    },
    api::idempotency::Call,
    audit::AccountEvent,
    error::AppError,
    lessons::queries::{list, record::LessonRecord},
    mail::{self, Message},
    settings::current_user::{self, Reachable},
    state::AppState,
    students::queries::enrolments,
};

/// Messages that one person may send in an hour.
const MOST: i32 = 5;
/// Administrators that are searched for one who takes messages.
const ADMINISTRATORS: u64 = 50;

/// Sends the message; a sentence that names who gets it.
///
/// # Errors
/// 404 for a lesson that the caller may not see, 422 when it breaks a rule or nobody takes it, 429 for the sixth
/// within an hour; 409 while the same message is being sent.
pub(crate) async fn send(
    state: &AppState,
    call: &Call<'_, String>,
    request: &MessageRequest,
) -> Result<String, AppError> {
    let written = request.check()?;
    call.write(async |tx| sent(state, &tx, written).await).await
}

async fn sent(
    state: &AppState,
    tx: &CallerTx<'_>,
    written: WrittenMessage,
) -> Result<String, AppError> {
    let caller = tx.caller;
    let lesson = match written.lesson_id {
        Some(id) => Some(visible(tx, caller, Uuid::from_u128(id.0)).await?),
        None => None,
    };
    let recipient = match written.to {
        Recipient::Teacher => teacher(tx, caller, lesson.as_ref()).await?,
        Recipient::Administrator => administrator(tx).await?,
    };
    count(tx).await?;
    let sender = current_user::reachable(tx, caller.id).await?;
    let message = Message::Written {
        sender: caller.name.clone(),
        reply_to: sender
            .filter(|sender| sender.shows_address)
            .map(|sender| sender.address),
        about: lesson.map(|lesson| about(state, &lesson)),
        text: written.text,
    };
    let mail = message.to(recipient.address, recipient.name.clone());
    mail::enqueue_for(tx, tx.now, &mail, recipient.id).await?;
    tx.audit(AccountEvent::MessageSent(&recipient.name)).await?;
    Ok(format!("Your message to {} is on its way.", recipient.name))
}

async fn visible(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<LessonRecord, AppError> {
    let lesson = list::visible(conn, list::scope(caller), id).await?;
    lesson.ok_or(AppError::NotFound("There is no such lesson."))
}

/// The lesson's teacher, else whoever has taught the student for the longest time.
async fn teacher(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    lesson: Option<&LessonRecord>,
) -> Result<Reachable, AppError> {
    let id = match lesson {
        Some(lesson) => Some(lesson.teacher_id),
        None if caller.role == Role::Student => enrolments::first_teacher(conn, caller.id).await?,
        None => {
            let text = "Please say which lesson the message is about";
            return Err(AppError::invalid("lessonId", "required", text));
        }
    };
    let Some(id) = id else {
        return Err(refused(
            "You have no teacher yet, so there is nobody to write to.",
        ));
    };
    if let Some(lesson) = lesson
        && !enrolments::exists(conn, id, lesson.student_id).await?
    {
        return Err(refused(
            "This teacher does not teach the student any more. Please ask the school.",
        ));
    }
    let teacher = current_user::reachable(conn, id).await?;
    teacher
        .filter(takes_messages)
        .ok_or_else(|| refused("This teacher takes no messages here. Please ask the school."))
}

/// The longest-serving administrator who takes messages.
async fn administrator(conn: &impl ConnectionTrait) -> Result<Reachable, AppError> {
    for id in administrators::ids(conn, ADMINISTRATORS).await? {
        let found = current_user::reachable(conn, id).await?;
        if let Some(found) = found.filter(takes_messages) {
            return Ok(found);
        }
    }
    Err(refused(
        "No administrator takes messages here. Please ask your school in another way.",
    ))
}

fn takes_messages(person: &Reachable) -> bool {
    person.status == AccountStatus::Active && person.allows_messages
}

fn refused(text: &'static str) -> AppError {
    AppError::invalid("to", "recipient", text)
}

/// Counts the message before it is sent, so that concurrent ones cannot exceed the limit.
async fn count(tx: &CallerTx<'_>) -> Result<(), AppError> {
    let key = format!("messages:{}", tx.caller.id);
    let counted = throttle::count(tx, &key, tx.now, WINDOW).await?;
    match counted.count > MOST {
        true => Err(AppError::too_many_attempts(
            counted.window_started_at + WINDOW,
            tx.now,
        )),
        false => Ok(()),
    }
}

/// The lesson in words, at the school's time.
fn about(state: &AppState, lesson: &LessonRecord) -> String {
    let zone = state.school_zone();
    let start = zone.local(lesson.start_at);
    let when = start.format("%A %-d %B %Y, %H:%M");
    format!(
        "{}, {when} ({}), with {}",
        lesson.title,
        zone.name(),
        lesson.student_name
    )
}
