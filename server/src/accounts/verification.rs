//! Whether a typed password opens an account.

use std::time::Duration;

use super::{
    queries::credentials::Credentials,
    throttle::{Attempt, AttemptStart, Bypass, BypassAttempt, Target, Waiting},
};
use crate::{
    error::AppError,
    security::{password::Permit, timing, token},
    state::AppState,
};

/// How long every attempt takes that has to wait, much more than a bypass check needs.
const REFUSED_AFTER: Duration = Duration::from_millis(500);

/// Which of an account's passwords was typed, with the stored hash that it matched. Whoever acts on it makes sure that
/// this hash is still stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Match {
    /// The owner's own.
    Password(String),
    /// The temporary one.
    Temporary(String),
}

/// What a typed password opens.
pub(super) struct Opened {
    /// Which password it is; none when it is wrong.
    pub matched: Option<Match>,
    by: By,
}

/// Under which permit and count a password was checked.
enum By {
    /// Neither counted nor queued.
    Itself,
    /// A permit, with the session's own count.
    Permit(Permit),
    /// An attempt.
    Attempt(Attempt),
}

impl Opened {
    /// Gives back the attempt that was counted, if one was.
    pub(super) async fn succeeded(
        &self,
        conn: &impl sea_orm::ConnectionTrait,
    ) -> Result<(), AppError> {
        match &self.by {
            By::Attempt(attempt) => attempt.succeeded(conn).await,
            By::Itself | By::Permit(_) => Ok(()),
        }
    }

    /// Hashes a new password under the permit of the check, if there was one: waiting for a second permit while others
    /// do the same would deadlock.
    ///
    /// # Errors
    /// 429 when the permit does not come.
    pub(super) async fn hash(
        &self,
        state: &AppState,
        password: String,
    ) -> Result<String, AppError> {
        match &self.by {
            By::Attempt(attempt) => attempt.permit.hash(password).await,
            By::Permit(permit) => permit.hash(password).await,
            By::Itself => state.passwords.hash(password).await,
        }
    }
}

/// Checks a typed password. A mailed one is compared before anything is counted: it cannot be guessed, so its owner is
/// never slowed down (D14). An account that does not exist takes as long.
///
/// # Errors
/// 429 after repeated failures, and when the work cannot be done.
pub(super) async fn open(
    state: &AppState,
    found: Option<&Credentials>,
    typed: &str,
    attempted: Target<'_>,
) -> Result<Opened, AppError> {
    if let Some(opened) = mailed(found, typed) {
        return Ok(opened);
    }
    let attempt = match Attempt::begin(state, &attempted).await? {
        AttemptStart::Ready(attempt) => attempt,
        AttemptStart::MustWait(waiting) => return open_waiting(state, waiting, found, typed).await,
    };
    let matched = check(&attempt.permit, found, typed).await?;
    let by = if matched.is_none() {
        attempt.failed(state).await?;
        By::Itself
    } else {
        By::Attempt(attempt)
    };
    Ok(Opened { matched, by })
}

/// Answers an attempt that has to wait. Only a right password shows that there was a bypass check: every other answer
/// is the same, after the same time, for every name.
async fn open_waiting(
    state: &AppState,
    waiting: Waiting,
    found: Option<&Credentials>,
    typed: &str,
) -> Result<Opened, AppError> {
    let Waiting { until, bypass } = waiting;
    let checking = async {
        let opened = open_by_bypass(state, bypass?, found, typed).await;
        opened.unwrap_or_else(|error| {
            tracing::warn!(%error, "a password cannot be checked by the bypass");
            None
        })
    };
    timing::find_within(REFUSED_AFTER, checking)
        .await
        .ok_or_else(|| AppError::too_many_attempts(until, state.clock.now()))
}

async fn open_by_bypass(
    state: &AppState,
    bypass: Bypass,
    found: Option<&Credentials>,
    typed: &str,
) -> Result<Option<Opened>, AppError> {
    let Some(begun) = bypass.begin(state, found.is_some()).await? else {
        return Ok(None);
    };
    let BypassAttempt { attempt, is_decoy } = begun;
    let matched = check(&attempt.permit, found.filter(|_| !is_decoy), typed).await?;
    Ok(matched.map(|matched| Opened {
        matched: Some(matched),
        by: By::Attempt(attempt),
    }))
}

/// The same under a permit, for a caller that keeps a count of its own.
pub(super) async fn open_with(
    permit: Permit,
    found: Option<&Credentials>,
    typed: &str,
) -> Result<Opened, AppError> {
    let matched = check(&permit, found, typed).await?;
    let by = By::Permit(permit);
    Ok(Opened { matched, by })
}

/// Whether the temporary password was typed.
pub(super) fn mailed(found: Option<&Credentials>, typed: &str) -> Option<Opened> {
    let stored = found?.temporary_hash.as_ref()?;
    let is_it = token::typed_temporary(typed).is_some_and(|it| token::is_temporary(stored, it));
    is_it.then(|| Opened {
        matched: Some(Match::Temporary(stored.clone())),
        by: By::Itself,
    })
}

async fn check(
    permit: &Permit,
    found: Option<&Credentials>,
    typed: &str,
) -> Result<Option<Match>, AppError> {
    if let Some(old) = found.and_then(|found| found.temporary_hash.as_ref())
        && !token::is_temporary_hash(old)
        && let Some(temporary) = token::typed_temporary(typed)
        && permit
            .verify(temporary.to_owned(), Some(old.clone()))
            .await?
    {
        return Ok(Some(Match::Temporary(old.clone())));
    }
    let own = found.and_then(|found| found.password_hash.clone());
    let matches = permit.verify(typed.to_owned(), own.clone()).await?;
    Ok(own.filter(|_| matches).map(Match::Password))
}
