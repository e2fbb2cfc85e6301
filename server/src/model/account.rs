//! How an account stands: three facts, and what follows from them.

use chrono::{DateTime, Utc};

/// The three facts of an account, each with the instant since when it holds. Proving an address sets the first
/// and nothing else; the other two are for administrators and the operator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Its owner has shown that they read mail at the address.
    pub address_proved_at: Option<DateTime<Utc>>,
    /// Somebody of the school has let it in.
    pub approved_at: Option<DateTime<Utc>>,
    /// An administrator keeps it out.
    pub suspended_at: Option<DateTime<Utc>>,
}

/// How a temporary password reached its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasswordSource {
    /// By the mail that tells of the new account, and by nothing else.
    Invitation,
    /// By mail, and by the answer to whoever made the account: it proves no address.
    Shown,
    /// By the mail that the owner asked for, and by nothing else.
    Reset,
}

impl PasswordSource {
    /// As it is stored.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Invitation => "invitation",
            Self::Shown => "shown",
            Self::Reset => "reset",
        }
    }

    /// The source of that name. Releases before this one kept none: whatever may have been shown proves nothing.
    pub fn parse(name: Option<&str>) -> Self {
        match name {
            Some("invitation") => Self::Invitation,
            Some("reset") => Self::Reset,
            _ => Self::Shown,
        }
    }
}

/// Whether an account may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountStatus {
    /// It waits, as [`WaitsFor`] tells.
    Pending,
    /// It may be used.
    Active,
    /// An administrator keeps it out.
    Suspended,
}

/// What a pending account waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitsFor {
    /// Whoever registered the address has not shown that it is theirs.
    Activation,
    /// An administrator has not let it in.
    Approval,
}

impl Standing {
    /// Somebody registered an address.
    pub const REGISTERED: Self = Self {
        address_proved_at: None,
        approved_at: None,
        suspended_at: None,
    };

    /// Somebody of the school entered the account: it waits for nothing, and its address is not proved.
    pub const fn entered(now: DateTime<Utc>) -> Self {
        Self {
            approved_at: Some(now),
            ..Self::REGISTERED
        }
    }

    /// An administrator or the operator vouches for the account and its address.
    pub const fn vouched_for(now: DateTime<Utc>) -> Self {
        Self {
            address_proved_at: Some(now),
            ..Self::entered(now)
        }
    }

    /// Whether the account may be used. One that somebody of the school entered may be, whether its address is
    /// proved or not.
    pub const fn status(&self) -> AccountStatus {
        match (self.suspended_at, self.approved_at) {
            (Some(_), _) => AccountStatus::Suspended,
            (None, None) => AccountStatus::Pending,
            (None, Some(_)) => AccountStatus::Active,
        }
    }

    /// What the account waits for, while it is pending.
    pub const fn waits_for(&self) -> Option<WaitsFor> {
        match (self.status(), self.address_proved_at) {
            (AccountStatus::Pending, None) => Some(WaitsFor::Activation),
            (AccountStatus::Pending, Some(_)) => Some(WaitsFor::Approval),
            (AccountStatus::Active | AccountStatus::Suspended, _) => None,
        }
    }
}

impl AccountStatus {
    /// Every status, as lists of choices show them.
    pub const ALL: [Self; 3] = [Self::Active, Self::Pending, Self::Suspended];

    /// The status as it is sent.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Active => "active",
            Self::Suspended => "suspended",
        }
    }

    /// The status of that name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == name)
    }
}

impl WaitsFor {
    /// Both, in the order in which they come.
    pub const ALL: [Self; 2] = [Self::Activation, Self::Approval];

    /// As it is sent.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Activation => "activation",
            Self::Approval => "approval",
        }
    }

    /// What that name says.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|what| what.as_str() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        AccountStatus::{Active, Pending, Suspended},
        Standing, WaitsFor,
    };

    #[test]
    fn status_follows_from_the_three_facts() {
        let now = Some(chrono::DateTime::UNIX_EPOCH);
        let cases = [
            (None, None, None, Pending, Some(WaitsFor::Activation)),
            (now, None, None, Pending, Some(WaitsFor::Approval)),
            (None, now, None, Active, None),
            (now, now, None, Active, None),
            (None, None, now, Suspended, None),
            (now, None, now, Suspended, None),
            (now, now, now, Suspended, None),
        ];
        for (address_proved_at, approved_at, suspended_at, status, waits_for) in cases {
            let standing = Standing {
                address_proved_at,
                approved_at,
                suspended_at,
            };
            assert_eq!(standing.status(), status, "{standing:?}");
            assert_eq!(standing.waits_for(), waits_for, "{standing:?}");
        }
    }
}
