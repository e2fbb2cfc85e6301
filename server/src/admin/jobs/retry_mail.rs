//! Rewrites mails that were given up. Their text is gone by then, so a link or temporary password in them is a new one.

use reedling_core::access::Role;
use reedling_db::Tx;

use crate::{
    accounts::{
        activation, approval,
        create::TemporaryPassword,
        email_change,
        queries::{
            account::WaitsFor,
            credentials,
            users::{self, UserRecord},
        },
    },
    error::{AppError, code::Code},
    jobs::Job,
    mail::{self, Mail, Message},
    state::AppState,
};

/// Which mail template a job was for.
pub(super) fn template(job: &Job) -> Option<&str> {
    job.payload["template"].as_str()
}

/// Queues the mail again for its recipient.
///
/// # Errors
/// 409 when there is nobody to write to, or nothing to say any more.
pub(super) async fn rewrite(
    state: &AppState,
    tx: &Tx<impl Sync>,
    job: &Job,
    password: Option<TemporaryPassword>,
) -> Result<(), AppError> {
    let owner = match job.subject_id {
        Some(id) => users::by_id(tx, id).await?,
        None => None,
    };
    let Some(owner) = owner else {
        return Err(refused("Nobody has this mail's address now."));
    };
    if owner.standing.is_suspended() && template(job) != Some("suspended") {
        return Err(refused(
            "This person's account is suspended, and nothing but that is mailed to them.",
        ));
    }
    if template(job) == Some("activation")
        && owner.standing.waits_for() == Some(WaitsFor::Activation)
    {
        return activation::mail_link(tx, state, &owner).await;
    }
    if template(job) == Some("new_address") {
        if email_change::mail_link_again(tx, state, &owner).await? {
            return Ok(());
        }
        return Err(refused(
            "No new address of this person can be confirmed any more.",
        ));
    }
    let mail = written(tx, state, job, &owner, password).await?;
    mail::enqueue(tx, tx.now, &mail).await
}

/// A mail without a secret, or with a temporary password, to its owner's present address.
async fn written(
    tx: &Tx<impl Sync>,
    state: &AppState,
    job: &Job,
    owner: &UserRecord,
    password: Option<TemporaryPassword>,
) -> Result<Mail, AppError> {
    let Some(to) = owner.email.clone() else {
        return Err(refused("This person has no email address any more."));
    };
    let name = owner.name.clone();
    match (template(job), password) {
        (Some("activation"), _) => Err(refused("This account is active already.")),
        (Some("temporary_password"), Some(password)) => {
            let (hash, expires_at) = (password.hash, password.expires_at);
            if !credentials::renew_temporary(tx, owner.id, hash, expires_at).await? {
                let text = "This person has chosen a password already, and can ask for a new one at the sign-in.";
                return Err(refused(text));
            }
            let password = password.secret;
            let message = Message::TemporaryPassword {
                password,
                teacher: None,
                parent: owner.role == Role::Parent,
                child: None,
            };
            Ok(message.to(to, name))
        }
        (Some("approval_waiting"), _) => Ok(approval::waiting_mail(state, to, name)),
        (Some("approved"), _) => Ok(Message::Approved.to(to, name)),
        (Some("suspended"), _) if owner.standing.suspended_at.is_some() => {
            Ok(Message::Suspended.to(to, name))
        }
        (Some("account_exists"), _) => Ok(Message::AccountExists.to(to, name)),
        (Some("sign_in_limited"), _) => Ok(Message::SignInLimited.to(to, name)),
        (Some("address_in_use"), _) => Ok(Message::AddressInUse.to(to, name)),
        (Some("parent_request"), _) => Err(refused(
            "A request is mailed once. The parent sees it after signing in.",
        )),
        (Some("written"), _) => Err(refused(
            "What was written is not kept. Whoever wrote it can write again.",
        )),
        (Some("child_added" | "parent_unlinked" | "teaching_ended"), _) => Err(refused(TOLD)),
        (Some("second_factor" | "password_changed"), _) => Err(refused(TOLD)),
        (Some("address_corrected"), _) => Err(refused("This mail went to an earlier address.")),
        (Some("address_changing"), _) if owner.pending_email.is_some() => {
            Ok(Message::AddressChanging.to(to, name))
        }
        (Some("address_changing"), _) => Err(refused(
            "This person's address is not about to change any more.",
        )),
        _ => {
            let text =
                "This mail was good for a short time only. The person can ask for another one.";
            Err(refused(text))
        }
    }
}

/// The refusal to repeat a mail about a change.
const TOLD: &str = "This mail told of a change, which the person sees after signing in.";

fn refused(text: &str) -> AppError {
    AppError::conflict(Code::MailCannotBeRepeated, text)
}
