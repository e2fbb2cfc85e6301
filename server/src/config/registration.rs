//! Who may register as a teacher.

use anyhow::Result;

use super::values::one_of;

/// What becomes of a teacher who registers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Registration {
    /// An administrator decides.
    #[default]
    Approval,
    /// The account may be used once its address is proved.
    Open,
    /// Nobody can register.
    Closed,
}

impl Registration {
    /// Every value of the setting.
    pub const ALL: [Self; 3] = [Self::Approval, Self::Open, Self::Closed];

    /// The value in settings, on the wire and as printed.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Approval => "approval",
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }

    /// The setting; the default without one.
    pub(super) fn from_raw(given: Option<&str>) -> Result<Self> {
        one_of("REEDLING_REGISTRATION", given, Self::ALL, Self::as_str)
    }
}
