//! A second factor, as its owner sees it.

use poem_openapi::Object;

use crate::accounts::second_factor::{SecondFactorState, setup::Setup};

/// The caller's second factor.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct SecondFactorBody {
    /// Whether the caller can have one at all: minors cannot.
    pub offered: bool,
    /// Whether it can be set up: the caller can have one, and this server has a key for it.
    pub available: bool,
    /// Whether signing in needs a code.
    pub active: bool,
    /// Whether the school requires it for the caller's role; until it is set up, nothing else is allowed.
    pub required: bool,
    /// How many recovery codes are left.
    pub codes_left: u64,
}

impl From<SecondFactorState> for SecondFactorBody {
    fn from(state: SecondFactorState) -> Self {
        Self {
            offered: state.offered,
            available: state.available,
            active: state.active,
            required: state.required,
            codes_left: state.codes_left,
        }
    }
}

/// What an authenticator app is set up with.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct SecondFactorSetupBody {
    /// The secret in Base32, to be typed.
    pub secret: String,
    /// The same as an address, for a QR code.
    pub otpauth_url: String,
}

impl From<Setup> for SecondFactorSetupBody {
    fn from(setup: Setup) -> Self {
        Self {
            secret: setup.secret,
            otpauth_url: setup.otpauth_url,
        }
    }
}

/// Recovery codes, shown once.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct RecoveryCodesBody {
    /// Ten codes, each for one sign-in without the app.
    pub recovery_codes: Vec<String>,
}
