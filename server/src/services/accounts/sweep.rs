//! Forgetting what no longer opens anything.

use chrono::TimeDelta;

use crate::{
    error::AppError,
    state::AppState,
    store::{
        account_tokens, app_files, body_states, external_sign_ins, idempotency, known, mail_pauses,
        notices, parents, refusals, sessions, sign_in_challenges, standing, tally, throttle,
    },
};

/// How long a registered account waits for its activation.
const UNACTIVATED_KEPT: TimeDelta = TimeDelta::days(7);
/// How long is kept what a teacher typed about a parent whom they never named as anybody's.
const CARDS_KEPT: TimeDelta = TimeDelta::days(180);

/// How long an answer about a student's body is kept after its end; of a teacher who has left, after its lesson if nobody
/// else has ended it.
const BODY_KEPT: TimeDelta = TimeDelta::days(366);

/// Removes expired sessions, sign-ins that wait for the second factor, links and journeys to the OpenID provider, counts
/// and refusals that no longer count, accounts that nobody has activated for a week, answers that were kept for their
/// week, pauses between mails that are over, browsers and networks that have gone unused for too long, numbers and
/// addresses on cards that were never used, notices of long ago, answers about the body that ended a year ago, and files
/// of the app that no page can want any more.
pub async fn expired(state: &AppState) -> Result<(), AppError> {
    let (conn, now) = (state.db.upkeep(), state.clock.now());
    sessions::ending::delete_expired(conn, now).await?;
    sign_in_challenges::delete_expired(conn, now).await?;
    account_tokens::delete_expired(conn, now).await?;
    external_sign_ins::delete_expired(conn, now).await?;
    throttle::delete_over(conn, now).await?;
    mail_pauses::delete_over(conn, now).await?;
    idempotency::delete_expired(conn, now).await?;
    refusals::delete_over(conn, now).await?;
    standing::delete_unactivated(conn, now - UNACTIVATED_KEPT, now).await?;
    tally::delete_ended(conn, now).await?;
    known::delete_expired(conn, now).await?;
    parents::cards::forget_unused(conn, now - CARDS_KEPT).await?;
    notices::delete_over(conn, now).await?;
    body_states::forget_ended(conn, now - BODY_KEPT).await?;
    app_files::delete_over(conn, now).await?;
    Ok(())
}
