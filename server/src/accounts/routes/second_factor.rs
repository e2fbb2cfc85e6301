//! One's own second factor, and showing that it is oneself.

use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::accounts::second_factor::request::{ConfirmSecondFactorRequest, ProofRequest};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    accounts::{
        reauthentication,
        routes::guard::{AnySessionEvenWaiting, AnySessionSettingUp},
        second_factor::{
            self, SecondFactorState,
            ending::turn_off,
            setup::{self, Setup},
        },
    },
    api::{error::ApiError, json::Json, json_body::JsonBody, message::MessageBody, tag::Tag},
    state::AppState,
};

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

/// Status of the caller's two-factor sign-in.
pub(crate) struct SecondFactorApi;

#[OpenApi(prefix_path = "/api/users", tag = "Tag::Settings")]
impl SecondFactorApi {
    /// Get the status of the caller's two-factor sign-in.
    #[oai(
        path = "/second-factor",
        method = "get",
        operation_id = "get_second_factor"
    )]
    async fn get(
        &self,
        caller: AnySessionSettingUp,
        state: Data<&AppState>,
    ) -> Result<Json<SecondFactorBody>, ApiError> {
        Ok(Json(second_factor::of(&state, &caller.0).await?.into()))
    }

    /// Start setting up an authenticator app, the first one or a replacement. It takes effect once it is confirmed with
    /// a code. Starting again within an hour returns the same secret.
    #[oai(
        path = "/second-factor/begin",
        method = "post",
        operation_id = "begin_second_factor"
    )]
    async fn begin(
        &self,
        caller: AnySessionSettingUp,
        state: Data<&AppState>,
    ) -> Result<Json<SecondFactorSetupBody>, ApiError> {
        Ok(Json(setup::begin(&state, &caller.0).await?.into()))
    }

    /// Turn on two-factor sign-in with a first code, or switch to the new app. The recovery codes are returned only
    /// once; earlier ones stop working, and other sessions end.
    #[oai(
        path = "/second-factor/confirm",
        method = "post",
        operation_id = "confirm_second_factor"
    )]
    async fn confirm(
        &self,
        caller: AnySessionSettingUp,
        state: Data<&AppState>,
        body: JsonBody<ConfirmSecondFactorRequest>,
    ) -> Result<Json<RecoveryCodesBody>, ApiError> {
        let recovery_codes = setup::confirm(&state, &caller.0, &body.0).await?;
        Ok(Json(RecoveryCodesBody { recovery_codes }))
    }

    /// Create new recovery codes. Earlier ones stop working, and other sessions end.
    #[oai(
        path = "/second-factor/codes",
        method = "post",
        operation_id = "renew_recovery_codes"
    )]
    async fn renew(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<RecoveryCodesBody>, ApiError> {
        let recovery_codes = setup::renew_codes(&state, &caller.0).await?;
        Ok(Json(RecoveryCodesBody { recovery_codes }))
    }

    /// Turn off two-factor sign-in. Other sessions end.
    #[oai(
        path = "/second-factor",
        method = "delete",
        operation_id = "turn_off_second_factor"
    )]
    async fn turn_off(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<MessageBody>, ApiError> {
        turn_off(&state, &caller.0).await?;
        Ok(Json(MessageBody {
            message: "Two-factor sign-in is off.".to_owned(),
        }))
    }

    /// Prove the caller's identity with the password, or with a code if two-factor sign-in is on, for sensitive
    /// requests within the next ten minutes.
    #[oai(path = "/proof", method = "post", operation_id = "prove_oneself")]
    async fn prove(
        &self,
        caller: AnySessionSettingUp,
        state: Data<&AppState>,
        body: JsonBody<ProofRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        reauthentication::prove(&state, &caller.0, body.0).await?;
        Ok(Json(MessageBody {
            message: "Thank you.".to_owned(),
        }))
    }
}
