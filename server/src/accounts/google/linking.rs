//! Which account a provider's user signs in to. The link is by issuer and subject; the address counts only the first
//! time, and only when the provider has verified it.

use reedling_core::{
    spoofing::{has_address, is_hidden, is_plain_address},
    validation::NAME_MAX,
};
use reedling_db::{Tx, value_types::LinkPurpose};

use crate::{
    accounts::{
        approval, email_change, joining, known, proof,
        queries::{
            account::WaitsFor,
            account_tokens,
            credentials::{self, Credentials},
            external_identities, sessions,
            users::{self, UserRecord},
        },
        session::{self, SignedIn},
        teacher::{self, Joining},
    },
    audit::{self, OwnAccountEvent},
    error::AppError,
    openid::Identity,
    security::client::Client,
    state::AppState,
};

/// Starts a session of the linked account, which is found or created by the address the first time.
///
/// # Errors
/// 409 when the same person does so at the same moment.
pub(super) async fn open(
    state: &AppState,
    identity: &Identity,
    address: &str,
    client: &Client,
) -> Result<SignedIn, AppError> {
    state
        .write(async |tx| {
            let (issuer, subject) = (&identity.issuer, &identity.subject);
            let user = match external_identities::user_of(&tx, issuer, subject).await? {
                Some(user) => user,
                None => link(&tx, state, identity, address).await?,
            };
            session::may_enter(user.standing)?;
            session::start(&tx, state, user, client).await
        })
        .await
}

async fn link(
    tx: &Tx<impl Sync>,
    state: &AppState,
    identity: &Identity,
    address: &str,
) -> Result<UserRecord, AppError> {
    let name = shown_name(identity, address);
    // Somebody may be putting the account's address right at this moment.
    if let Some(holder) = users::find_by_email(tx, address).await? {
        users::lock(tx, holder.id).await?;
    }
    let (user, event) = match credentials::by_email(tx, address, tx.now).await? {
        Some(found) if found.user.standing.is_suspended() => {
            return Err(session::suspended());
        }
        Some(found) if !is_strangers(&found) => (found.user, OwnAccountEvent::GoogleConnected),
        Some(found) => (
            take_over(tx, state, found, name).await?,
            OwnAccountEvent::ActivatedWithGoogle,
        ),
        None => (
            join(tx, state, name, address).await?,
            OwnAccountEvent::JoinedWithGoogle,
        ),
    };
    external_identities::insert(tx, tx.now, &identity.issuer, &identity.subject, user.id).await?;
    audit::record(tx, &user, event).await?;
    Ok(user)
}

/// Gives an account to the owner of its address. Until now others may have known its password: whoever registered the
/// address without owning it, or whoever created the account and was told the temporary password. So every password and
/// link stops working, known browsers and networks and a pending address are forgotten, and a name that a stranger
/// chose is replaced.
async fn take_over(
    tx: &Tx<impl Sync>,
    state: &AppState,
    found: Credentials,
    name: String,
) -> Result<UserRecord, AppError> {
    let mut user = found.user;
    if user.standing.waits_for() == Some(WaitsFor::Activation) {
        user.name = name;
    }
    credentials::take_over(tx, user.id, &user.name, tx.now).await?;
    account_tokens::delete(tx, user.id, LinkPurpose::Activation).await?;
    sessions::ending::delete_all_of(tx, user.id).await?;
    known::forget(tx, user.id).await?;
    email_change::take_back(tx, user.id).await?;
    user.pending_email = None;
    proof::prove_address(tx, state, &mut user).await?;
    proof::welcome(tx, state, &user).await?;
    Ok(user)
}

/// Whether others may know the account's password: it was only registered, or somebody of the school created it.
fn is_strangers(found: &Credentials) -> bool {
    found.user.standing.address_proved_at.is_none() || found.must_change_password
}

/// A new teacher, as the setting for registration says. The address must be one that registration would take; existing
/// accounts still sign in with theirs.
async fn join(
    tx: &Tx<impl Sync>,
    state: &AppState,
    name: String,
    address: &str,
) -> Result<UserRecord, AppError> {
    if !is_plain_address(address) {
        let text = "The email address of this Google account mixes alphabets or contains hidden characters, so it \
                    cannot be used here.";
        return Err(AppError::invalid("email", "lookalike", text));
    }
    let joining = Joining {
        name,
        address: address.to_owned(),
        standing: joining::proved_standing(state, tx, address, tx.now).await?,
        password_hash: None,
    };
    let user = teacher::join(tx, tx.now, joining).await?;
    if user.standing.waits_for() == Some(WaitsFor::Approval) {
        approval::tell_administrators(tx, state, user.id).await?;
    }
    Ok(user)
}

/// The provider's name as a form would take it: on one line, without addresses, not too long; else the words before the
/// @ of the address, without what follows a plus.
fn shown_name(identity: &Identity, address: &str) -> String {
    let local = address.split('@').next().unwrap_or_default();
    let words = local.replace(['.', '_'], " ");
    let plain = words.split('+').next().unwrap_or_default();
    let known = identity.name.as_deref().unwrap_or_default();
    let names = [known, plain, &words.replace('+', " ")].map(as_name);
    let name = names.iter().find(|name| !name.is_empty());
    name.map_or(local, String::as_str)
        .chars()
        .take(NAME_MAX)
        .collect()
}

/// The words of a text that are not addresses, on one line.
fn as_name(text: &str) -> String {
    text.split(|sign: char| sign.is_whitespace() || is_hidden(sign))
        .filter(|word| !word.is_empty() && !has_address(word))
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::{has_address, shown_name};
    use crate::openid::Identity;

    #[test]
    fn a_name_is_one_short_line_and_never_empty() {
        let shown = |name: Option<&str>| {
            let identity = Identity {
                issuer: String::new(),
                subject: String::new(),
                verified_email: None,
                name: name.map(str::to_owned),
            };
            shown_name(&identity, "tess@music.example")
        };
        assert_eq!(shown(Some(" Tess\r\nBcc: \u{0}Tutor ")), "Tess Bcc: Tutor");
        assert_eq!(shown(Some("Tess https://evil.example Tutor")), "Tess Tutor");
        assert_eq!(shown(Some("evil.example")), "tess");
        assert_eq!(shown(Some(" \n ")), "tess");
        assert_eq!(shown(None), "tess");
        assert_eq!(shown(Some(&"é".repeat(500))).chars().count(), 200);
    }

    #[test]
    fn an_address_becomes_a_name_that_a_form_takes() {
        let identity = Identity {
            issuer: String::new(),
            subject: String::new(),
            verified_email: None,
            name: None,
        };
        for (local, name) in [
            ("anna.schmidt", "anna schmidt"),
            ("anna_b.schmidt+piano.lessons", "anna b schmidt"),
            ("+anna.schmidt", "anna schmidt"),
            ("anna-marie", "anna-marie"),
            ("_", "_"),
        ] {
            let shown = shown_name(&identity, &format!("{local}@music.example"));
            assert_eq!(shown, name);
            assert!(!has_address(&shown), "{shown}");
        }
    }
}
