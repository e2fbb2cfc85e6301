//! A second factor, as its owner sees it.

use poem_openapi::Object;

use crate::accounts::second_factor::{SecondFactorState, setup::Setup};

/// One's own second factor.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct SecondFactorBody {
    /// Whether it is for one at all: not for minors.
    pub offered: bool,
    /// Whether it can be set up: it is offered, and this server has a key for it.
    pub available: bool,
    /// Whether signing in takes a code.
    pub active: bool,
    /// Whether the school requires it of one's role: without it one gets no further than setting it up.
    pub required: bool,
    /// Recovery codes that are left.
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
pub struct SecondFactorSetupBody {
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
pub struct RecoveryCodesBody {
    /// Ten codes, each for one sign-in without the app.
    pub recovery_codes: Vec<String>,
}
