//! The state of an account: three facts, and what follows from them.

use chrono::{DateTime, Utc};

/// The three facts of an account, each with the instant since when it holds. Proving an address sets only the first;
/// administrators and the operator set the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The owner has proved the address.
    pub address_proved_at: Option<DateTime<Utc>>,
    /// The school has approved it.
    pub approved_at: Option<DateTime<Utc>>,
    /// An administrator has suspended it.
    pub suspended_at: Option<DateTime<Utc>>,
}

/// How a temporary password reached its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasswordSource {
    /// Only by the mail about the new account.
    Invitation,
    /// By mail, and in the answer to whoever created the account: using it proves no address.
    Shown,
    /// Only by the mail that the owner asked for.
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
    /// It waits for what [`WaitsFor`] says.
    Pending,
    /// It can be used.
    Active,
    /// An administrator has suspended it.
    Suspended,
}

/// What a pending account waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitsFor {
    /// The address is not proved.
    Activation,
    /// No administrator has approved it.
    Approval,
}

impl Standing {
    /// An address was registered.
    pub const REGISTERED: Self = Self {
        address_proved_at: None,
        approved_at: None,
        suspended_at: None,
    };

    /// The school entered the account: it waits for nothing, and its address is not proved.
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

    /// Whether the account can be used. One that the school entered can be, whether or not its address is proved.
    pub const fn status(&self) -> AccountStatus {
        match (self.suspended_at, self.approved_at) {
            (Some(_), _) => AccountStatus::Suspended,
            (None, None) => AccountStatus::Pending,
            (None, Some(_)) => AccountStatus::Active,
        }
    }

    /// Whether an administrator keeps the account out; it gets no mail either.
    pub const fn is_suspended(&self) -> bool {
        self.suspended_at.is_some()
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

    /// The value of that name.
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
