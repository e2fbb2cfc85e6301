//! What was entered wrong about somebody else is put right: the address of an account, and its invitation (FIELD-06).

use reedling_core::access::Role;
use uuid::Uuid;

use super::{
    activation,
    addresses::{self, address_unavailable},
    caller::{Audit, CallerTx},
    create::{self, TemporaryPassword},
    known,
    queries::{
        account::{AccountStatus, WaitsFor},
        account_tokens, credentials, external_identities, sessions, standing, throttle,
        users::{self, UserRecord},
    },
};
use crate::{
    audit::{AccountEvent, Person},
    error::{AppError, code::Code},
    mail::{self, Message},
    settings,
    state::AppState,
};

/// How often an invitation is sent again to one person within an hour.
const MOST_AN_HOUR: i32 = 5;

/// Makes sure that a teacher may put an account right, whose row has to be locked: nobody has used it, and no administrator
/// has set its address.
///
/// # Errors
/// 409 when they have.
pub(crate) async fn must_be_correctable(
    tx: &CallerTx<'_>,
    user: &UserRecord,
) -> Result<(), AppError> {
    if credentials::is_used(tx, user.id).await? {
        return Err(signed_in(&user.name));
    }
    if user.standing.address_proved_at.is_some() {
        return Err(vouched_for(&user.name));
    }
    Ok(())
}

/// The refusal of a change of what an administrator has put right.
fn vouched_for(name: &str) -> AppError {
    let text = format!("An administrator has set the email address of {name}. Please ask one.");
    AppError::conflict(Code::AlreadySignedIn, text)
}

/// The refusal of a change of what its owner has in hand.
pub(crate) fn signed_in(name: &str) -> AppError {
    let text = format!(
        "{name} has signed in already. They can change this in their settings, or an administrator can."
    );
    AppError::conflict(Code::AlreadySignedIn, text)
}

/// Puts the given and the family name of an account right.
pub(crate) async fn rename(
    tx: &CallerTx<'_>,
    user: &UserRecord,
    (first, last): (&str, &str),
) -> Result<(), AppError> {
    let phone = user.phone_number.clone();
    settings::queries::set_name_and_phone(tx, tx.now, user.id, (first, last), phone).await?;
    let name = [first, " ", last].concat();
    let renamed = Person {
        id: user.id,
        name: name.trim(),
    };
    Ok(tx
        .audit(AccountEvent::NameCorrected(renamed, &user.name))
        .await?)
}

/// A new sign-in address of an account.
pub(crate) struct NewAddress<'a> {
    /// Normalised; none removes the sign-in.
    pub email: Option<String>,
    /// The temporary password that is mailed there.
    pub password: &'a TemporaryPassword,
}

/// Gives an account another address. Whatever opened it until now ends: sessions, passwords, mailed links, a pending
/// address, known browsers and providers. The new address is mailed a temporary password, or a link where the account
/// waits for its activation; of a suspended one nothing is mailed. An owner who had signed in is told at the old one.
///
/// # Errors
/// 409 when the address belongs to another account; nothing of it is disclosed. 429 when a teacher has mailed too many
/// passwords to its owner.
pub(crate) async fn change_address(
    tx: &CallerTx<'_>,
    state: &AppState,
    user: &UserRecord,
    address: NewAddress<'_>,
) -> Result<(), AppError> {
    let NewAddress { email, password } = address;
    if let Some(email) = &email {
        if addresses::holder(tx, email).await?.is_some() {
            return Err(address_unavailable());
        }
        standing::delete_unactivated_at(tx, email).await?;
    }
    let was_used = credentials::is_used(tx, user.id).await?;
    let status = user.standing.status();
    let is_invited = status == AccountStatus::Active && email.is_some();
    if is_invited && tx.caller.role == Role::Teacher {
        count_invitation(tx, user.id).await?;
    }
    let changed = credentials::NewAddress {
        email: email.clone(),
        temporary: is_invited.then(|| password.hashed()),
        must_change_password: status != AccountStatus::Pending && email.is_some(),
        // An administrator vouches for the address of an account that waits for nothing.
        is_proved: tx.caller.role == Role::Administrator && status != AccountStatus::Pending,
    };
    credentials::replace_address(tx, user.id, changed, tx.now)
        .await
        .map_err(create::refused)?;
    sessions::ending::delete_all_of(tx, user.id).await?;
    account_tokens::delete_all_of(tx, user.id).await?;
    external_identities::delete_all_of(tx, user.id).await?;
    known::forget(tx, user.id).await?;
    if let Some(old) = user.email.clone().filter(|_| was_used) {
        let message = Message::AddressCorrected.to(old, user.name.clone());
        // Nobody has the old address any more: the account tells whether its owner gets mail.
        mail::enqueue_for(tx, tx.now, &message, user.id).await?;
    }
    let user = UserRecord {
        email,
        ..user.clone()
    };
    if is_invited {
        create::mail_password(tx, &user, password, None).await?;
    } else if status == AccountStatus::Pending {
        activation::mail_link(tx, state, &user).await?;
    }
    Ok(tx
        .audit(AccountEvent::AddressCorrected((&user).into()))
        .await?)
}

/// Follows on the correction of an address that nothing is mailed to.
pub(crate) const STAYS_SUSPENDED: &str = "The account stays suspended, and nothing is mailed.";

/// Mails a new temporary password, or another activation link, to somebody who has not signed in yet; the earlier one
/// stops working. Answers the address.
///
/// # Errors
/// 409 when they have signed in or are suspended, 422 without an address, 429 when it was done too often.
pub(crate) async fn invite_again<'a>(
    tx: &CallerTx<'_>,
    state: &AppState,
    user: &'a UserRecord,
    password: &TemporaryPassword,
) -> Result<&'a str, AppError> {
    let name = &user.name;
    must_not_be_suspended(user)?;
    let Some(email) = &user.email else {
        let text = "There is no email address to send an invitation to.";
        return Err(AppError::invalid("email", "required", text));
    };
    count_invitation(tx, user.id).await?;
    if user.standing.waits_for() == Some(WaitsFor::Activation) {
        activation::mail_link(tx, state, user).await?;
    } else {
        let (hash, expires_at) = (password.hash.clone(), password.expires_at);
        if !credentials::renew_temporary(tx, user.id, hash, expires_at).await? {
            let text = format!(
                "{name} has signed in already. With \"Forgot password?\" on the sign-in page they get a new password."
            );
            return Err(AppError::conflict(Code::AlreadySignedIn, text));
        }
        create::mail_password(tx, user, password, None).await?;
    }
    tx.audit(AccountEvent::InvitedAgain(user.into())).await?;
    Ok(email)
}

/// The sentence that says so.
pub(crate) fn invited(email: &str) -> String {
    format!("A new invitation is on its way to {email}.")
}

/// Makes sure that what is mailed to an account reaches its owner.
///
/// # Errors
/// 409 when the account is suspended.
pub(crate) fn must_not_be_suspended(user: &UserRecord) -> Result<(), AppError> {
    if !user.standing.is_suspended() {
        return Ok(());
    }
    let text = format!(
        "{} is suspended. Please reactivate the account first.",
        user.name
    );
    Err(AppError::conflict(Code::AccountNotActive, text))
}

/// Counts an invitation to a person, or to whom a teacher's card stands for.
///
/// # Errors
/// 429 when there were too many within an hour.
pub(crate) async fn count_invitation(tx: &CallerTx<'_>, id: Uuid) -> Result<(), AppError> {
    let key = format!("invitation:{id}");
    let counted = throttle::count(tx, &key, tx.now, throttle::WINDOW).await?;
    if counted.count <= MOST_AN_HOUR {
        return Ok(());
    }
    let until = counted.window_started_at + throttle::WINDOW;
    Err(AppError::too_many_attempts(until, tx.now))
}

/// The account, locked until the transaction ends.
///
/// # Errors
/// 404 when there is none.
pub(crate) async fn locked(tx: &CallerTx<'_>, id: Uuid) -> Result<UserRecord, AppError> {
    let user = users::lock(tx, id).await?;
    user.ok_or(AppError::NotFound("There is no such account."))
}
