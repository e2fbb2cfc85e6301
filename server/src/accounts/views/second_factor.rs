//! A second factor, as its owner sees it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::accounts::second_factor::{SecondFactorState, setup::Setup};

/// Status of the caller's two-factor sign-in.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SecondFactorBody {
    /// Whether two-factor sign-in is available to this user (not to minors).
    pub offered: bool,
    /// Whether it can be set up: it is offered, and the server has a key for it.
    pub available: bool,
    /// Whether signing in requires a code.
    pub active: bool,
    /// Whether the school requires it of the user's role: until it is set up, only the set-up endpoints are allowed.
    pub required: bool,
    /// Number of unused recovery codes.
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

/// Secret for an authenticator app.
#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SecondFactorSetupBody {
    /// The secret in Base32, for manual entry.
    pub secret: String,
    /// The secret as an otpauth URL, for a QR code.
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
#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RecoveryCodesBody {
    /// Ten codes, each for one sign-in without the app.
    pub recovery_codes: Vec<String>,
}
