//! Joining as a teacher, and the activation link.

use poem::{Request, web::Data};
use poem_openapi::OpenApi;
use reedling_core::accounts::{registration::RegisterRequest, sign_in::ResendActivationRequest};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    accounts::{
        activation::{self, ActivationLink},
        registration,
    },
    api::{
        client::client_of,
        error::ApiError,
        json::Json,
        json_body::{JsonBody, QueryParams},
        message::MessageBody,
        tag::Tag,
    },
    state::AppState,
};

/// Result of an activation.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ActivatedBody {
    /// The account.
    pub user: ActivatedUserBody,
}

/// The activated account.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ActivatedUserBody {
    /// Sign-in e-mail address.
    pub email: String,
}

/// Whether an activation link may still be used.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct VerifyBody {
    /// Whether the link is valid.
    pub valid: bool,
}

/// Joining as a teacher.
pub(crate) struct RegistrationApi;

#[OpenApi(prefix_path = "/api/auth", tag = "Tag::Accounts")]
impl RegistrationApi {
    /// Register as a teacher. An activation link is mailed. The response is the same for a known e-mail address.
    #[oai(path = "/register", method = "post", operation_id = "register")]
    async fn register(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: JsonBody<RegisterRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        registration::register(&state, body.0, &client_of(&state, request)).await?;
        Ok(Json(MessageBody {
            message: "Welcome! Please check your email for the activation link.".to_owned(),
        }))
    }

    /// Activate an account with a mailed link.
    #[oai(path = "/activate", method = "get", operation_id = "activate_account")]
    async fn activate(
        &self,
        state: Data<&AppState>,
        link: QueryParams<ActivationLink>,
    ) -> Result<Json<ActivatedBody>, ApiError> {
        let email = activation::activate(&state, link.0.token.unwrap_or_default()).await?;
        Ok(Json(ActivatedBody {
            user: ActivatedUserBody { email },
        }))
    }

    /// Mail a new activation link. The response is the same for an unknown e-mail address.
    #[oai(
        path = "/activate",
        method = "post",
        operation_id = "resend_activation"
    )]
    async fn resend(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: JsonBody<ResendActivationRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        activation::resend(&state, &body.0, &client_of(&state, request)).await?;
        Ok(Json(MessageBody {
            message: "If that account waits for activation, a new link is on its way.".to_owned(),
        }))
    }

    /// Check an activation link without using it.
    #[oai(path = "/verify", method = "get", operation_id = "verify_activation")]
    async fn verify(
        &self,
        state: Data<&AppState>,
        link: QueryParams<ActivationLink>,
    ) -> Result<Json<VerifyBody>, ApiError> {
        let valid = activation::verify(&state, link.0.token.unwrap_or_default()).await?;
        Ok(Json(VerifyBody { valid }))
    }
}
