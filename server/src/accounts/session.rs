//! Sessions: beginning and ending one, and who a token belongs to (D2).

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::Tx;
use sea_orm::DbErr;
use tokio::sync::Semaphore;
use uuid::Uuid;

use super::{
    caller::CurrentUser,
    known,
    queries::{
        account::{AccountStatus, Standing, WaitsFor},
        sessions::{self, NewSession},
        sign_in_challenges,
        users::UserRecord,
    },
    second_factor::{self, SecondProof, challenge},
};
use crate::{
    error::{AppError, code::Code},
    security::{
        client::Client,
        token::{self, Token},
    },
    state::AppState,
};

/// How long a session lasts after its last use (D2).
const LIFETIME: TimeDelta = TimeDelta::days(30);
/// How often the last use is updated, so that reading writes nothing.
const TOUCH_AFTER: TimeDelta = TimeDelta::hours(1);
/// Updates of the last use that may be pending.
const TOUCHES: usize = 64;

pub(super) const ENDED: &str = "Your session has ended. Please sign in again.";

/// The outcome of a right password, or of signing in with a provider.
pub enum SignedIn {
    /// A session.
    Session {
        /// The bearer token; only its hash is kept.
        token: String,
        /// Who signed in.
        user: UserRecord,
        /// The cookie that marks the browser as known from now on.
        browser: Option<String>,
    },
    /// The account has a second factor, which has to be given first.
    SecondFactor {
        /// The token of the second step; only its hash is kept.
        challenge: String,
        /// The account.
        user_id: Uuid,
    },
    /// The password was a temporary one: a new one must be chosen first.
    MustChangePassword {
        /// The account.
        user_id: Uuid,
    },
}

/// Refuses an account that may not have a session.
///
/// # Errors
/// 403 while it waits for its activation link, and while it is suspended.
pub(super) fn may_enter(standing: Standing) -> Result<(), AppError> {
    match (standing.status(), standing.waits_for()) {
        (AccountStatus::Suspended, _) => Err(suspended()),
        (_, Some(WaitsFor::Activation)) => Err(pending()),
        _ => Ok(()),
    }
}

/// The account is suspended.
pub(super) fn suspended() -> AppError {
    AppError::Forbidden {
        code: Code::AccountSuspended,
        message: "Your account has been suspended. Please contact your school.".to_owned(),
    }
}

/// The account waits for its activation link.
fn pending() -> AppError {
    AppError::Forbidden {
        code: Code::AccountPending,
        message: "Please activate your account first: the link is in your email.".to_owned(),
    }
}

/// Starts a session in the caller's transaction, or asks for the second factor first. Every way of signing in ends
/// here.
///
/// # Errors
/// 403 when the account has a second factor that this server cannot check.
pub(super) async fn start(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: UserRecord,
    client: &Client,
) -> Result<SignedIn, AppError> {
    match second_factor::not_needed(tx, state, user.id).await? {
        Some(proof) => issue(tx, user, &proof, client).await,
        None => challenge::begin(tx, user.id).await,
    }
}

/// Writes a session. Nothing else does.
pub(super) async fn issue(
    tx: &Tx<impl Sync>,
    user: UserRecord,
    second: &SecondProof,
    client: &Client,
) -> Result<SignedIn, AppError> {
    if !second.is_of(&user) {
        return Err(AppError::Internal("a proof of another account".to_owned()));
    }
    let token = Token::generate();
    let session = NewSession {
        user_id: user.id,
        token_hash: token.hash,
        user_agent: &client.user_agent,
        expires_at: tx.now + LIFETIME,
    };
    sessions::insert(tx, tx.now, session).await?;
    Ok(SignedIn::Session {
        token: token.secret,
        user,
        browser: None,
    })
}

impl SignedIn {
    /// Remembers browser and network once there is a session, or when the second factor was right.
    pub(super) async fn make_known(
        &mut self,
        tx: &Tx<impl Sync>,
        client: &Client,
    ) -> Result<(), AppError> {
        match self {
            Self::Session { user, browser, .. } => {
                *browser = Some(known::remember(tx, user.id, client, tx.now).await?);
            }
            Self::SecondFactor { challenge, .. } => {
                sign_in_challenges::remember_browser(tx, token::hash(challenge)).await?;
            }
            Self::MustChangePassword { .. } => {}
        }
        Ok(())
    }
}

/// Ends the session.
pub(crate) async fn sign_out(state: &AppState, caller: &CurrentUser) -> Result<(), AppError> {
    Ok(sessions::ending::delete(state.db.write(), caller.session_id).await?)
}

/// Who a bearer token belongs to. The last use moves at most once an hour.
///
/// # Errors
/// 401 when the token is unknown, revoked or expired.
pub(crate) async fn authenticate(state: &AppState, token: &str) -> Result<CurrentUser, AppError> {
    let now = state.clock.now();
    let hash = token::hash(token);
    let Some(live) = sessions::find(state.db.read(), hash.clone(), now).await? else {
        return Err(ended(state, hash, now).await);
    };
    if now - live.last_used_at >= TOUCH_AFTER {
        touch_apart(state, live.caller.session_id, now);
    }
    Ok(live.caller)
}

/// Updates the last use of a session in the background: a database that cannot be written to is no reason to refuse
/// reading. Above the bound an update is skipped; the next request makes it.
fn touch_apart(state: &AppState, session: Uuid, now: DateTime<Utc>) {
    static WAITING: Semaphore = Semaphore::const_new(TOUCHES);
    let Ok(place) = WAITING.try_acquire() else {
        return;
    };
    let db = state.db.clone();
    tokio::spawn(async move {
        let _place = place;
        if let Err(error) = sessions::touch(db.write(), session, now, now + LIFETIME).await {
            tracing::warn!(%error, "the last use of a session cannot be kept");
        }
    });
}

/// Why the token is refused. An expired session is deleted, as a clock that is set back would revive it.
async fn ended(state: &AppState, hash: Vec<u8>, now: DateTime<Utc>) -> AppError {
    let forgotten = async {
        if sessions::has_expired(state.db.read(), hash.clone(), now).await? {
            sessions::ending::delete_by_token(state.db.write(), hash).await?;
        }
        Ok::<_, DbErr>(())
    };
    if let Err(error) = forgotten.await {
        tracing::warn!(%error, "an expired session cannot be forgotten");
    }
    AppError::Unauthenticated(ENDED)
}
