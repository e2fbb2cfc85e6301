//! The mails about a second factor.

use reedling_core::PRODUCT_NAME;
use serde::{Deserialize, Serialize};

/// What has happened to a second factor.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SecondFactorChange {
    /// It is on from now on.
    On,
    /// The owner moved it to another app.
    Moved,
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
    /// Somebody who has shown the password has tried many codes.
    Guessed,
    /// Several of these within a few minutes, of which some had no mail.
    Several {
        /// Recovery codes that are left; none where it is off.
        left: Option<u64>,
    },
}

impl SecondFactorChange {
    /// The subject of the mail.
    pub fn subject(self) -> String {
        let what = match self {
            Self::On => "Two-factor sign-in is on",
            Self::Off | Self::Reset => "Two-factor sign-in is off",
            Self::NewCodes => "New recovery codes",
            Self::CodeUsed { .. } => "A recovery code was used",
            Self::Moved => "Two-factor sign-in has moved to another app",
            Self::Guessed => "Someone is trying codes",
            Self::Several { .. } => "Two-factor sign-in has changed several times",
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
            Self::Moved => "Two-factor sign-in has moved to another authenticator app: codes of the earlier one and the earlier \
                            recovery codes do not work any more."
                .to_owned(),
            Self::Guessed => "Somebody who knows your password has tried many codes of the second step of signing in. Nobody \
                              got in by that. Please choose a new password."
                .to_owned(),
            Self::Several { left: None } => {
                "Two-factor sign-in of your account was changed several times. It is off now: your password alone opens \
                 your account."
                    .to_owned()
            }
            Self::Several { left: Some(left) } => format!(
                "Two-factor sign-in of your account was changed, or recovery codes were used, several times. It is on now. \
                 Recovery codes left: {left}."
            ),
        }
    }
}
