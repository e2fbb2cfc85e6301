//! The limits of a sign-in's second step. Whoever comes this far has shown the password, so only codes slow them down:
//! neither other people's failures at their network nor guessing of the account's password do. A wrong code counts for
//! account and network as a wrong password does.

use reedling_db::Tx;
use sea_orm::ConnectionTrait;

use super::{
    Target,
    account::{self, Check},
    pause,
    scope::Scope,
};
use crate::{
    accounts::{
        owner_mail::{self, Change},
        queries::throttle,
    },
    error::AppError,
    mail::SecondFactorChange,
    state::AppState,
};

/// One attempt at a code. It counts as failed until [`CodeAttempt::succeeded`].
pub(crate) struct CodeAttempt {
    key: String,
    of_unknown_browser: Option<(Check, String)>,
}

impl CodeAttempt {
    /// Counts an attempt before its code is checked.
    ///
    /// # Errors
    /// 429 after repeated failures.
    pub(crate) async fn begin(state: &AppState, attempted: &Target<'_>) -> Result<Self, AppError> {
        let scope = Scope::of_code(state, attempted).await?;
        state
            .write(async |tx| Self::count(&tx, attempted, scope).await)
            .await
    }

    async fn count(tx: &Tx, attempted: &Target<'_>, scope: Scope) -> Result<Self, AppError> {
        let pair = match scope {
            Scope::Browser(browser) => {
                let key = format!("code-{browser}");
                pause::BROWSER.count(tx, &key).await?;
                return Ok(Self {
                    key,
                    of_unknown_browser: None,
                });
            }
            Scope::Pair(pair) => pair,
        };
        let counted = match account::CODES.count(tx, &pair.account).await? {
            Ok(counted) => counted,
            Err(until) => return Err(AppError::too_many_attempts(until, tx.now)),
        };
        let key = format!("code:{}:{}", pair.account, pair.place);
        pause::PAIR.count(tx, &key).await?;
        if let Some(owner) = attempted.owner.filter(|_| counted.is_last) {
            let guessed = Change::SecondFactor(SecondFactorChange::Guessed);
            owner_mail::tell(tx, owner, guessed).await?;
        }
        Ok(Self {
            key,
            of_unknown_browser: Some((counted.check, pair.key())),
        })
    }

    /// The code was right: takes back this attempt's count.
    pub(crate) async fn succeeded(&self, conn: &impl ConnectionTrait) -> Result<(), AppError> {
        throttle::take_back(conn, &self.key).await?;
        if let Some((check, _)) = &self.of_unknown_browser {
            account::give_back(conn, check).await?;
        }
        Ok(())
    }

    /// The code was wrong: slows the next password from there, too.
    pub(crate) async fn failed(&self, state: &AppState) -> Result<(), AppError> {
        let Some((_, pair)) = &self.of_unknown_browser else {
            return Ok(());
        };
        let counted = state
            .write(async |tx| pause::PAIR.count(&tx, pair).await)
            .await;
        match counted {
            // It is slowed already.
            Err(AppError::TooManyAttempts { .. }) => Ok(()),
            counted => counted,
        }
    }
}
