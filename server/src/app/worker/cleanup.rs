//! Deletes what has expired.

use chrono::TimeDelta;

use crate::{
    accounts::queries::{
        account_tokens, external_sign_ins, known, refusals, sessions, sign_in_challenges, standing,
        tally, throttle,
    },
    api::{assets, idempotency},
    error::AppError,
    mail::pauses,
    notices, parents,
    practice::{queries::body_states, repertoire},
    state::AppState,
};

/// How long a registered account waits for its activation.
const UNACTIVATED_KEPT: TimeDelta = TimeDelta::days(7);
/// How long a contact card is kept that was never used for a student.
const CARDS_KEPT: TimeDelta = TimeDelta::days(180);

/// How long an answer about a student's body is kept after it has ended; an answer of a teacher who has left, after its
/// lesson if no other teacher has ended it.
const BODY_KEPT: TimeDelta = TimeDelta::days(366);

/// Deletes expired sessions, links and unfinished sign-ins, counts and refusals that no longer count, accounts that
/// nobody activated within a week, stored idempotent answers, pauses between mails that are over, browsers and networks
/// that went unused, contact data on cards that were never used, old notices, answers about the body that ended a year
/// ago, app files that no page can ask for any more, and pieces whose merge can no longer be undone.
pub async fn delete_expired(state: &AppState) -> Result<(), AppError> {
    let (conn, now) = (state.db.upkeep(), state.clock.now());
    sessions::ending::delete_expired(conn, now).await?;
    sign_in_challenges::delete_expired(conn, now).await?;
    account_tokens::delete_expired(conn, now).await?;
    external_sign_ins::delete_expired(conn, now).await?;
    throttle::delete_over(conn, now).await?;
    pauses::delete_over(conn, now).await?;
    idempotency::delete_expired(conn, now).await?;
    refusals::delete_over(conn, now).await?;
    standing::delete_unactivated(conn, now - UNACTIVATED_KEPT, now).await?;
    tally::delete_ended(conn, now).await?;
    known::delete_expired(conn, now).await?;
    parents::queries::cards::forget_unused(conn, now - CARDS_KEPT).await?;
    notices::queries::delete_over(conn, now).await?;
    body_states::forget_ended(conn, now - BODY_KEPT).await?;
    assets::queries::delete_over(conn, now).await?;
    repertoire::end_merges(state).await?;
    Ok(())
}
