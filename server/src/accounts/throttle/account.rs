//! The limit of an account as a whole: how many passwords are checked from browsers that its owner does not use. It is
//! the same whether or not the owner uses the network, as anybody there could see a difference.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::Tx;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    accounts::queries::{
        tally,
        throttle::{self, WINDOW},
        users::UserRecord,
    },
    error::AppError,
    mail::{self, Message},
};

/// The longer of the two windows.
const MONTH: TimeDelta = TimeDelta::days(30);

/// How many checks of one kind an account may have within each window.
pub(super) struct CheckLimit {
    kind: &'static str,
    most: [(u64, TimeDelta); 2],
}

/// Ordinary checks, whose limit anybody can observe. Together with [`BYPASS`] they are 200 and 2,000.
pub(super) const ORDINARY: CheckLimit = CheckLimit {
    kind: "looks",
    most: [(180, WINDOW), (1_800, MONTH)],
};

/// Bypass checks at networks that the owner has not used.
pub(super) const BYPASS: CheckLimit = CheckLimit {
    kind: "aside",
    most: [(20, WINDOW), (200, MONTH)],
};

/// Checks of codes in the second step.
pub(super) const CODES: CheckLimit = CheckLimit {
    kind: "codes",
    most: [(180, WINDOW), (1_800, MONTH)],
};

/// A check that was counted.
pub(super) struct Check {
    subject: String,
    item: String,
}

/// A counted check, and whether it was the last one that a window allows.
pub(super) struct Counted {
    pub check: Check,
    pub is_last: bool,
}

impl CheckLimit {
    /// Until when the limit is reached. Only reads, so that a refusal costs little.
    pub(super) async fn full_until(
        &self,
        conn: &impl ConnectionTrait,
        account: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<DateTime<Utc>>, AppError> {
        Ok(self.room(conn, account, now).await?.err())
    }

    /// Counts a check, or answers until when the limit is reached.
    pub(super) async fn count(
        &self,
        tx: &Tx,
        account: &str,
    ) -> Result<Result<Counted, DateTime<Utc>>, AppError> {
        let check = Check {
            subject: self.subject(account),
            item: Uuid::now_v7().to_string(),
        };
        // Lock the account's count: checks from many networks come one after the other.
        throttle::count(tx, &check.subject, tx.now, WINDOW).await?;
        let is_last = match self.room(tx, account, tx.now).await? {
            Ok(is_last) => is_last,
            Err(until) => return Ok(Err(until)),
        };
        tally::count(tx, &check.subject, &check.item, tx.now, MONTH).await?;
        Ok(Ok(Counted { check, is_last }))
    }

    /// Whether the next check is the last one that a window allows, or until when there is none.
    async fn room(
        &self,
        conn: &impl ConnectionTrait,
        account: &str,
        now: DateTime<Utc>,
    ) -> Result<Result<bool, DateTime<Utc>>, AppError> {
        let subject = self.subject(account);
        let mut is_last = false;
        for (most, window) in self.most {
            let [last, last_but_one] = tally::nth_newest(conn, &subject, most).await?;
            if let Some(at) = last.filter(|at| *at > now - window) {
                return Ok(Err(at + window));
            }
            is_last |= last_but_one.is_some_and(|at| at > now - window);
        }
        Ok(Ok(is_last))
    }

    fn subject(&self, account: &str) -> String {
        format!("{}:{account}", self.kind)
    }
}

/// The password was right: takes the check back.
pub(super) async fn give_back(conn: &impl ConnectionTrait, check: &Check) -> Result<(), AppError> {
    Ok(tally::take_back(conn, &check.subject, &check.item).await?)
}

/// Mails the owner that the limit was reached, once a month.
pub(super) async fn tell(
    tx: &Tx,
    account: &str,
    owner: Option<&UserRecord>,
) -> Result<(), AppError> {
    let Some((owner, to)) = owner.and_then(|owner| Some((owner, owner.email.clone()?))) else {
        return Ok(());
    };
    let (told, item) = (format!("told:{account}"), "sign-in-limited");
    if tally::ends_at(tx, &told, item, tx.now).await?.is_none() {
        tally::count(tx, &told, item, tx.now, MONTH).await?;
        let name = owner.name.clone();
        mail::enqueue(tx, tx.now, &Message::SignInLimited.to(to, name)).await?;
    }
    Ok(())
}
