//! The caller's own name, number and address.

use reedling_core::settings::{profile::Profile, request::EditProfileRequest};

use super::{
    current_user::{CurrentUserSettings, current_user, load},
    queries,
};
use crate::{
    accounts::{
        addresses, approval,
        caller::{Audit, CallerTx, CurrentUser},
        email_change, proof,
        queries::users::{self, UserRecord},
        reauthentication,
    },
    audit::OwnAccountEvent,
    error::AppError,
    security::timing,
    state::AppState,
};

/// Changes name and phone number at once; another address is pending until its owner confirms it (D12). The present
/// address cancels a pending one unless something else changes in the same call, as forms always send it.
///
/// # Errors
/// 403 when the caller waits for approval and would change more than the number, and for another address without a fresh
/// proof; 422 when a rule is broken. 429 when another address was asked for too often; name and number are changed all the same.
pub(super) async fn change_profile(
    state: &AppState,
    caller: &CurrentUser,
    request: EditProfileRequest,
) -> Result<CurrentUserSettings, AppError> {
    let (changed, another) = state
        .write_as(caller, async |tx| {
            // What is not sent stays as another call may have just left it.
            let user = users::lock(&tx, caller.id).await?;
            let user = user.ok_or(AppError::NotFound("No such account."))?;
            let another = write(&tx, user, request).await?;
            Ok((load(state, &tx, caller).await?, another))
        })
        .await?;
    match another {
        // What is written differs for a known and an unknown address.
        Some(address) => {
            timing::pad_to_interval(ask_for_address(state, caller, &changed.user, address)).await
        }
        None => Ok(changed),
    }
}

/// Writes name and number; answers the address that has to wait, if another one was sent.
async fn write(
    tx: &CallerTx<'_>,
    user: UserRecord,
    request: EditProfileRequest,
) -> Result<Option<String>, AppError> {
    let profile = request.check(Profile {
        name: user.name.clone(),
        email: user.email.clone(),
        phone_number: user.phone_number.clone(),
    })?;
    let (is_present, another) = match profile.email {
        Some(address) if user.email.as_ref() == Some(&address) => (true, None),
        address => (false, address),
    };
    let keeps_name = profile.name == user.name;
    if tx.caller.waits_for_approval && !(keeps_name && another.is_none()) {
        return Err(approval::pending());
    }
    if another.is_some() {
        // Whoever reads mail at the address can choose the account's next password.
        reauthentication::check_at(tx, tx.now, tx.caller).await?;
        proof::check_proved(&user)?;
    }
    let name = (&*profile.first_name, &*profile.last_name);
    let phone = profile.phone_number;
    let stays = keeps_name && phone == user.phone_number;
    let takes_back = is_present && stays;
    if stays && another.is_none() && !(takes_back && user.pending_email.is_some()) {
        return Ok(None);
    }
    queries::set_name_and_phone(tx, tx.now, user.id, name, phone).await?;
    tx.audit(OwnAccountEvent::ProfileChanged).await?;
    if takes_back {
        email_change::take_back(tx, user.id).await?;
    }
    Ok(another)
}

async fn ask_for_address(
    state: &AppState,
    caller: &CurrentUser,
    user: &UserRecord,
    address: String,
) -> Result<CurrentUserSettings, AppError> {
    addresses::count_entered(state, caller, &[&address]).await?;
    state
        .write_as(caller, async |tx| {
            email_change::ask(&tx, state, user, address).await
        })
        .await?;
    current_user(state, caller).await
}
