//! One's own second factor, and showing that it is oneself.

use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::accounts::second_factor::request::{ConfirmSecondFactorRequest, ProofRequest};

use super::guard::{AnySessionEvenWaiting, AnySessionSettingUp};
use crate::{
    accounts::{
        reauthentication,
        second_factor::{self, ending::turn_off, setup},
        views::second_factor::{RecoveryCodesBody, SecondFactorBody, SecondFactorSetupBody},
    },
    api::{error::ApiError, json::Json, json_body::JsonBody, message::MessageBody, tag::Tag},
    state::AppState,
};

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
