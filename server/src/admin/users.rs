//! The school's accounts: the list, and new ones of any role.

use std::collections::HashSet;

use reedling_core::{
    access::Role,
    admin::{
        CreateUserRequest,
        new_user::{EnrolledStudent, NewUser, NewUserKind, read_role},
    },
    id::Id,
    students::details::StudentDetails,
    validation::non_blank,
};
use schemars::JsonSchema;
use serde::Deserialize;
use uuid::Uuid;

use super::{
    queries::{self, UserFilter},
    teachers::known_teacher,
};
use crate::{
    accounts::{
        addresses,
        caller::{CallerTx, CurrentUser},
        create::{self, Account, TemporaryPassword},
        queries::{
            account::{AccountStatus, WaitsFor},
            second_factors,
            users::{self, UserRecord},
        },
    },
    api::rows::{Rows, unknown_start},
    error::{AppError, code::Code},
    parents,
    state::AppState,
    students::queries::{
        change,
        enrolments::{self, LinkedBy},
    },
    teachers,
};

/// Accounts of a page by default: the screen searches and filters among them itself.
pub(crate) const PAGE: u64 = 1_000;
/// Most accounts of a page.
pub(crate) const PAGE_MAX: u64 = 1_000;

/// Which accounts to list.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UserQuery {
    /// Part of a name or e-mail address, case-insensitive.
    pub search: Option<String>,
    /// Filter by role: ADMINISTRATOR, TEACHER, STUDENT or PARENT.
    #[schemars(extend("enum" = Role::ALL.map(Role::as_str)))]
    pub role: Option<String>,
    /// Filter by status: active, pending or suspended.
    #[schemars(extend("enum" = AccountStatus::ALL.map(AccountStatus::as_str)))]
    pub status: Option<String>,
    /// Filter by what accounts are waiting for: activation or approval.
    #[schemars(extend("enum" = WaitsFor::ALL.map(WaitsFor::as_str)))]
    pub waits_for: Option<String>,
    /// Maximum number, 1,000 at most and by default.
    pub limit: Option<u32>,
    /// `next` of the previous page.
    pub after: Option<Id>,
}

/// A page of accounts.
#[derive(Debug)]
pub(crate) struct UserPage {
    /// Newest first, and how many there are on all pages.
    pub users: Rows<UserRecord>,
    /// The accounts of the page that sign in with an authenticator app.
    pub with_code: HashSet<Uuid>,
    /// Where the next page begins, if there may be one.
    pub next: Option<Uuid>,
}

/// A page of the school's accounts, newest first.
///
/// # Errors
/// 422 when `after` is no account, or role or status are none.
pub(crate) async fn page(state: &AppState, query: UserQuery) -> Result<UserPage, AppError> {
    let conn = state.db.read();
    let after = match query.after.map(|id| Uuid::from_u128(id.0)) {
        Some(id) => {
            let last = users::by_id(conn, id).await?.ok_or_else(unknown_start)?;
            Some((last.created_at, id))
        }
        None => None,
    };
    let search = query.search.as_deref().and_then(non_blank);
    let most = query.limit.map_or(PAGE, u64::from).clamp(1, PAGE_MAX);
    let role = query.role.as_deref().map(read_role).transpose()?;
    let status = query.status.as_deref().map(status).transpose()?;
    let waits_for = query.waits_for.as_deref().map(waits_for).transpose()?;
    let filter = UserFilter {
        search,
        role,
        status,
        waits_for,
        after,
    };
    let users = queries::newest(conn, &filter, most).await?;
    let is_full = users.len() as u64 == most;
    let is_first = filter.after.is_none();
    let count = queries::count(conn, &filter);
    let users = Rows::page(users, is_first, most, count).await?;
    let ids = users.rows.iter().map(|user| user.id).collect();
    Ok(UserPage {
        with_code: second_factors::among(conn, ids).await?,
        next: users.rows.last().filter(|_| is_full).map(|user| user.id),
        users,
    })
}

fn status(text: &str) -> Result<AccountStatus, AppError> {
    let sentence = "Please choose active, pending or suspended";
    AccountStatus::parse(text).ok_or_else(|| AppError::invalid("status", "choice", sentence))
}

fn waits_for(text: &str) -> Result<WaitsFor, AppError> {
    let sentence = "Please choose activation or approval";
    WaitsFor::parse(text).ok_or_else(|| AppError::invalid("waitsFor", "choice", sentence))
}

/// Creates an account of any role; its owner gets a temporary password by mail. A student is linked to the
/// teacher, and is an adult. Answers the account and the sentence that says so.
///
/// # Errors
/// 422 when a rule is broken or the teacher is none, 409 when the address is in use.
pub(crate) async fn create(
    state: &AppState,
    caller: &CurrentUser,
    request: CreateUserRequest,
) -> Result<(Uuid, String), AppError> {
    let user = request.check()?;
    addresses::count_entered(state, caller, &[&user.email]).await?;
    let password = create::temporary_password(state);
    let name = user.name.clone();
    let id = state
        .write_as(caller, async |tx| enter(&tx, user, &password).await)
        .await?;
    let message = format!("{name} has an account now; a temporary password is on its way.");
    Ok((id, message))
}

/// Writes the account, with what belongs to its role.
async fn enter(
    tx: &CallerTx<'_>,
    user: NewUser,
    password: &TemporaryPassword,
) -> Result<Uuid, AppError> {
    if addresses::holder(tx, &user.email).await?.is_some() {
        return Err(AppError::conflict(
            Code::EmailInUse,
            "This email address has an account already.",
        ));
    }
    let account = Account {
        role: user.kind.role(),
        name: &user.name,
        phone_number: None,
        child: None,
        sign_in: Some((user.email, password)),
    };
    match user.kind {
        NewUserKind::Administrator => account.write(tx).await,
        NewUserKind::Teacher { instrument } => {
            let id = account.write(tx).await?;
            teachers::queries::insert(tx, id, instrument).await?;
            Ok(id)
        }
        NewUserKind::Parent => {
            let id = account.write(tx).await?;
            parents::queries::links::insert(tx, id, tx.caller.id, None).await?;
            Ok(id)
        }
        NewUserKind::Student(student) => {
            let id = account.write(tx).await?;
            enrol(tx, id, student).await?;
            Ok(id)
        }
    }
}

/// Writes what an account has beside it when it is a student's, who is linked to the teacher.
pub(super) async fn enrol(
    tx: &CallerTx<'_>,
    id: Uuid,
    student: EnrolledStudent,
) -> Result<(), AppError> {
    let teacher_id = Uuid::from_u128(student.teacher_id.0);
    let teacher = known_teacher(tx, teacher_id).await?;
    let details = StudentDetails {
        first_name: student.first_name,
        last_name: student.last_name,
        grade: student.grade,
        instrument: student.instrument,
        ..StudentDetails::default()
    };
    change::insert(tx, tx.now, id, tx.caller.id, details).await?;
    enrolments::insert(tx, tx.now, teacher.id, id, LinkedBy::Administrator).await?;
    Ok(())
}
