//! What a mail tells of a second factor.

use reedling_core::PRODUCT_NAME;
use serde::{Deserialize, Serialize};

/// What has happened to a second factor.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SecondFactorChange {
    /// It is asked for from now on.
    On,
    /// Its owner has turned it off.
    Off,
    /// Somebody of the school has turned it off.
    Reset,
    /// There are new recovery codes.
    NewCodes,
    /// A recovery code was used.
    CodeUsed {
        /// How many are left.
        left: u64,
    },
}

impl SecondFactorChange {
    /// What stands above the mail.
    pub fn subject(self) -> String {
        let what = match self {
            Self::On => "Two-factor sign-in is on",
            Self::Off | Self::Reset => "Two-factor sign-in is off",
            Self::NewCodes => "New recovery codes",
            Self::CodeUsed { .. } => "A recovery code was used",
        };
        format!("{what} for your {PRODUCT_NAME} account")
    }

    /// What has happened, in a sentence.
    pub fn sentence(self) -> String {
        match self {
            Self::On => "Two-factor sign-in is on: from now on signing in takes a code of your app as well.".to_owned(),
            Self::Off => "Two-factor sign-in has been turned off: your password alone opens your account.".to_owned(),
            Self::Reset => "Your school has turned off two-factor sign-in of your account, and you have been signed out \
                            everywhere. You can set it up again in your settings."
                .to_owned(),
            Self::NewCodes => "There are new recovery codes for your account. The earlier ones do not work any more.".to_owned(),
            Self::CodeUsed { left: 1 } => "A recovery code was used for your account. 1 is left.".to_owned(),
            Self::CodeUsed { left } => format!("A recovery code was used for your account. {left} are left."),
        }
    }
}
