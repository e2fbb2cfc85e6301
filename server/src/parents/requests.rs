//! A parent's answers to teachers' requests.

use reedling_core::{parents::AnswerParentRequest, search::is_same_name};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{
    confirmations,
    inbox::{self, RequestRecord},
    links,
    reached::{self, NamedStudent},
    requests,
};
use crate::{
    accounts::{
        caller::{Audit, CallerTx, CurrentUser},
        parent_mail,
        queries::users,
    },
    api::rows::Rows,
    audit::ParentEvent,
    error::{AppError, code::Code},
    state::AppState,
};

/// Most requests that a parent sees at once.
const LIST_MAX: u64 = 50;

/// The requests that a parent may answer.
#[derive(Debug)]
pub(crate) struct Waiting {
    /// Oldest first, at most 50.
    pub requests: Rows<RequestRecord>,
    /// The caller's children, one of whom a request may be about.
    pub children: Vec<NamedStudent>,
    /// Whether the caller has proved the address; until then no request is shown.
    pub address_proved: bool,
}

/// The requests that wait for the caller's answer.
pub(crate) async fn waiting(state: &AppState, caller: &CurrentUser) -> Result<Waiting, AppError> {
    let (conn, now) = (state.db.read(), state.clock.now());
    let address_proved = has_proved_address(conn, caller).await?;
    let requests = match address_proved {
        true => inbox::waiting(conn, caller.id, now, LIST_MAX).await?,
        false => Rows::default(),
    };
    let children = match requests.rows.is_empty() {
        true => Vec::new(),
        false => reached::children(conn, caller.id).await?,
    };
    Ok(Waiting {
        requests,
        children,
        address_proved,
    })
}

impl Waiting {
    /// Whether the caller has another child of the given name that a request tells: the teacher may have entered them
    /// anew (FIELD-10).
    pub(crate) fn is_about_namesake(&self, request: &RequestRecord) -> bool {
        let name = &request.child_first_name;
        let mut others = self.children.iter();
        others.any(|child| {
            child.user_id != request.student_id && is_same_name(&child.first_name, name)
        })
    }
}

/// Whether the signed-in user owns the address, and is not somebody who was told the temporary password.
async fn has_proved_address(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
) -> Result<bool, AppError> {
    let user = users::by_id(conn, caller.id).await?;
    Ok(user.is_some_and(|user| user.standing.address_proved_at.is_some()))
}

/// Stores the caller's answer and says what it means. Yes links the child and lets the teacher see the caller's contact
/// data; no refuses every request of that teacher, and takes back an earlier yes.
///
/// # Errors
/// 422 without an answer, 403 while the caller's address is not proved, 404 for a request to somebody else, 409 when it is answered or has expired.
pub(crate) async fn answer(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
    request: AnswerParentRequest,
) -> Result<String, AppError> {
    let accept = request.check()?;
    state
        .write_as(caller, async |tx| {
            requests::lock(&tx, caller.id).await?;
            if !has_proved_address(&tx, caller).await? {
                return Err(address_not_proved());
            }
            let request = open_request(&tx, id).await?;
            let teacher = users::by_id(&tx, request.teacher_id).await?;
            let teacher = teacher
                .filter(|teacher| !teacher.standing.is_suspended())
                .ok_or_else(no_request)?;
            let event = if accept {
                if !requests::accept(&tx, tx.now, id).await? {
                    // The teacher has withdrawn it at this moment.
                    return Err(no_request());
                }
                let (student_id, is_primary) = (request.student_id, request.is_primary);
                links::link(&tx, tx.now, caller.id, student_id, is_primary).await?;
                confirmations::confirm(&tx, tx.now, teacher.id, caller.id).await?;
                tell_sign_in(&tx, state, student_id).await?;
                ParentEvent::RequestAccepted((&teacher).into())
            } else {
                requests::refuse(&tx, tx.now, teacher.id, caller.id).await?;
                confirmations::withdraw(&tx, teacher.id, caller.id).await?;
                ParentEvent::RequestRefused((&teacher).into())
            };
            tx.audit(event).await?;
            Ok(meaning(accept, &teacher.name))
        })
        .await
}

/// Tells the caller how the child signs in, if they are under 13 and do.
async fn tell_sign_in(
    tx: &CallerTx<'_>,
    state: &AppState,
    student_id: Uuid,
) -> Result<(), AppError> {
    let parent = users::by_id(tx, tx.caller.id).await?;
    let child = reached::student(tx, student_id).await?;
    match parent.zip(child) {
        Some((parent, child)) => parent_mail::of_sign_ins(tx, state, &parent, &[child]).await,
        None => Ok(()),
    }
}

/// A request to the caller that they may still answer.
async fn open_request(tx: &CallerTx<'_>, id: Uuid) -> Result<requests::Request, AppError> {
    let request = requests::of_parent(tx, tx.caller.id, id).await?;
    let request = request.ok_or_else(no_request)?;
    if !request.is_waiting {
        let text = "You have answered this request already.";
        return Err(AppError::conflict(Code::AlreadyAnswered, text));
    }
    if request.expires_at <= tx.now {
        let text = "This request has expired. Please ask the teacher or an administrator.";
        return Err(AppError::conflict(Code::RequestExpired, text));
    }
    Ok(request)
}

fn no_request() -> AppError {
    AppError::NotFound("There is no such request.")
}

/// What an answer means.
fn meaning(accept: bool, teacher: &str) -> String {
    if accept {
        return format!("{teacher} can now see how to reach you.");
    }
    format!("{teacher} cannot see your details and cannot ask again for 90 days.")
}

/// The refusal of what only the owner of the address may do.
fn address_not_proved() -> AppError {
    AppError::Forbidden {
        code: Code::AddressNotProved,
        message: "Please show first that this email address is yours: choose Forgot password, and set a new \
                  password with what we mail you."
            .to_owned(),
    }
}
