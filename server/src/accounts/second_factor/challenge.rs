//! The second step of a sign-in: the first one waits for five minutes and five tries.

use chrono::TimeDelta;
use reedling_core::accounts::second_factor::request::{
    SecondFactor, SecondStep, SecondStepRequest,
};
use reedling_db::Tx;
use uuid::Uuid;

use super::check;
use crate::{
    accounts::{
        queries::{
            sign_in_challenges,
            users::{self, UserRecord},
        },
        session::{self, SignedIn},
        throttle::{CodeAttempt, Target},
    },
    error::AppError,
    security::{
        client::Client,
        token::{self, Token},
    },
    state::AppState,
};

/// How long it waits.
const VALID: TimeDelta = TimeDelta::minutes(5);
/// How many codes may be tried.
const TRIES: i32 = 5;

const ENDED: &str =
    "This sign-in took too long, or too many codes were tried. Please sign in again.";

/// Stores a sign-in that waits for its second step.
pub(in crate::accounts) async fn begin(
    tx: &Tx<impl Sync>,
    user_id: Uuid,
) -> Result<SignedIn, AppError> {
    let challenge = Token::generate();
    let expires_at = tx.now + VALID;
    sign_in_challenges::insert(tx, user_id, challenge.hash, expires_at).await?;
    Ok(SignedIn::SecondFactor {
        challenge: challenge.secret,
        user_id,
    })
}

/// Finishes a sign-in with a code. A wrong one counts for the account as a wrong password does.
///
/// # Errors
/// 401 when it took too long or too many codes were tried, 422 when the code is wrong, 429 after repeated failures.
pub async fn finish(
    state: &AppState,
    request: SecondStepRequest,
    client: &Client,
) -> Result<SignedIn, AppError> {
    let SecondStep { challenge, factor } = request.check()?;
    let now = state.clock.now();
    let hash = token::hash(&challenge);
    let owner = sign_in_challenges::owner(state.db.read(), hash.clone(), now).await?;
    let id = owner.ok_or(AppError::Unauthenticated(ENDED))?;
    let user = users::by_id(state.db.read(), id).await?;
    let user = user.ok_or(AppError::Unauthenticated(ENDED))?;
    let name = user.email.clone().unwrap_or_else(|| id.to_string());
    let attempted = Target {
        name: &name,
        owner: Some(&user),
        client,
    };
    let attempt = CodeAttempt::begin(state, &attempted).await?;
    if !sign_in_challenges::count_try(state.db.write(), hash.clone(), now, TRIES).await? {
        return Err(AppError::Unauthenticated(ENDED));
    }
    let opened = state
        .write(async |tx| {
            // Lock counts before accounts, as wherever a password is checked.
            attempt.succeeded(&tx).await?;
            let opened = open(&tx, state, user, hash, &factor, client).await?;
            opened.ok_or_else(|| factor.wrong().into())
        })
        .await;
    if let Err(AppError::Invalid(_)) = &opened {
        attempt.failed(state).await?;
    }
    opened
}

/// Uses up the code and the waiting sign-in, and starts a session; none when the code is wrong.
async fn open(
    tx: &Tx,
    state: &AppState,
    user: UserRecord,
    hash: Vec<u8>,
    factor: &SecondFactor,
    client: &Client,
) -> Result<Option<SignedIn>, AppError> {
    let Some(proof) = check::take(tx, state, &user, factor).await? else {
        return Ok(None);
    };
    let taken = sign_in_challenges::take(tx, hash).await?;
    let remembers_browser = taken.ok_or(AppError::Unauthenticated(ENDED))?;
    let user = users::by_id(tx, user.id).await?;
    let user = user.ok_or(AppError::Unauthenticated(ENDED))?;
    session::may_enter(user.standing)?;
    let mut signed_in = session::issue(tx, user, &proof, client).await?;
    if remembers_browser {
        signed_in.make_known(tx, client).await?;
    }
    Ok(Some(signed_in))
}
