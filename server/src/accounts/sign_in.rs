//! Signing in with address and password (D2).

use reedling_core::accounts::sign_in::SignInRequest;

use super::{
    queries::credentials,
    session::{SignedIn, may_enter, start, suspended},
    throttle::Target,
    verification::{self, Match},
};
use crate::{error::AppError, security::client::Client, state::AppState};

const WRONG: &str = "That email and password don't match.";

/// Signs in.
///
/// # Errors
/// 401 with one message for an unknown address and a wrong password, 403 while the account waits for activation or is
/// suspended, 429 after repeated failures.
pub(crate) async fn sign_in(
    state: &AppState,
    request: SignInRequest,
    client: &Client,
) -> Result<SignedIn, AppError> {
    let given = request.check()?;
    let found = credentials::by_email(state.db.read(), &given.address, state.clock.now()).await?;
    let attempted = Target {
        name: &given.address,
        owner: found.as_ref().map(|found| &found.user),
        client,
    };
    let opened = verification::open(state, found.as_ref(), &given.password, attempted).await?;
    let wrong = || AppError::Unauthenticated(WRONG);
    let (Some(found), Some(matched)) = (found, &opened.matched) else {
        return Err(wrong());
    };
    let (Match::Password(hash) | Match::Temporary(hash)) = matched;
    // Commit a refusal too: the password was right, so the attempt was given back.
    state
        .write(async |tx| {
            // Lock counts before accounts, here and wherever a password is changed: two orders would deadlock.
            opened.succeeded(&tx).await?;
            // The password may have been changed, or the account suspended, during the check.
            let standing = credentials::holder_standing(&tx, found.user.id, hash).await?;
            let standing = standing.ok_or_else(wrong)?;
            Ok(match matched {
                _ if standing.is_suspended() => Err(suspended()),
                Match::Temporary(_) => Ok(SignedIn::MustChangePassword {
                    user_id: found.user.id,
                }),
                _ => match may_enter(standing) {
                    Ok(()) => match start(&tx, state, found.user, client).await {
                        Ok(mut signed_in) => {
                            if !given.not_my_computer {
                                signed_in.make_known(&tx, client).await?;
                            }
                            Ok(signed_in)
                        }
                        Err(refusal @ AppError::Forbidden { .. }) => Err(refusal),
                        Err(failure) => return Err(failure),
                    },
                    Err(refusal) => Err(refusal),
                },
            })
        })
        .await?
}
