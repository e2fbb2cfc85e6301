//! Whose accounts need a second factor.

use anyhow::Result;
use reedling_core::access::Role;

use super::values::one_of;

/// Who gets nowhere before a second factor is set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RequiredFactor {
    /// Nobody: it is everybody's own choice.
    #[default]
    None,
    /// Administrators.
    Administrators,
    /// Administrators and teachers.
    Staff,
}

impl RequiredFactor {
    const ALL: [Self; 3] = [Self::None, Self::Administrators, Self::Staff];

    const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Administrators => "administrators",
            Self::Staff => "staff",
        }
    }

    /// The setting; the default without one.
    pub(super) fn from_raw(given: Option<&str>) -> Result<Self> {
        let setting = "REEDLING_REQUIRE_SECOND_FACTOR";
        one_of(setting, given, Self::ALL, Self::as_str)
    }

    /// Whether accounts of the role need one.
    pub const fn includes(self, role: Role) -> bool {
        match self {
            Self::None => false,
            Self::Administrators => matches!(role, Role::Administrator),
            Self::Staff => matches!(role, Role::Administrator | Role::Teacher),
        }
    }
}
