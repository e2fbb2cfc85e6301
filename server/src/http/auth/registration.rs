//! Joining as a teacher, and the activation link.

use poem::{Request, web::Data};
use poem_openapi::{Object, OpenApi, param::Query, payload::Json};

use crate::{
    http::{Tag, bodies::MessageBody, client::client_of, error::ApiError},
    services::accounts::{
        activation,
        registration::{self, RegisterCommand},
    },
    state::AppState,
};

/// What the registration screen sends.
#[derive(Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct RegisterBody {
    /// Full name.
    #[oai(default)]
    pub name: String,
    /// Sign-in address.
    #[oai(default)]
    pub email: String,
    /// Password, at least 6 characters.
    #[oai(default)]
    pub password: String,
}

/// Whom to mail a new activation link.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub struct ResendActivationBody {
    /// Sign-in address of a pending account.
    #[oai(default)]
    pub email: String,
}

/// The account that was activated.
#[derive(Debug, Object)]
pub struct ActivatedBody {
    /// Its owner.
    pub user: ActivatedUserBody,
}

/// The owner of an activated account.
#[derive(Debug, Object)]
pub struct ActivatedUserBody {
    /// Sign-in address.
    pub email: String,
}

/// Whether an activation link may still be used.
#[derive(Debug, Object)]
pub struct VerifyBody {
    /// Whether it is still good.
    pub valid: bool,
}

/// Joining as a teacher.
pub struct RegistrationApi;

#[OpenApi(prefix_path = "/api/auth", tag = "Tag::Accounts")]
impl RegistrationApi {
    /// Register as a teacher; an activation link is mailed. The answer is the same for a known address (D12).
    #[oai(path = "/register", method = "post", operation_id = "register")]
    async fn register(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: Json<RegisterBody>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let body = body.0;
        let command = RegisterCommand {
            name: body.name,
            email: body.email,
            password: body.password,
        };
        registration::register(&state, command, &client_of(&state, request)).await?;
        Ok(Json(MessageBody {
            message: "Welcome! Please check your email for the activation link.".to_owned(),
        }))
    }

    /// Use an activation link.
    #[oai(path = "/activate", method = "get", operation_id = "activate_account")]
    async fn activate(
        &self,
        state: Data<&AppState>,
        token: Query<Option<String>>,
    ) -> Result<Json<ActivatedBody>, ApiError> {
        let email = activation::activate(&state, token.0.unwrap_or_default()).await?;
        Ok(Json(ActivatedBody {
            user: ActivatedUserBody { email },
        }))
    }

    /// Mail a new activation link. The answer is the same for an unknown address (D12).
    #[oai(
        path = "/activate",
        method = "post",
        operation_id = "resend_activation"
    )]
    async fn resend(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: Json<ResendActivationBody>,
    ) -> Result<Json<MessageBody>, ApiError> {
        activation::resend(&state, body.0.email, &client_of(&state, request)).await?;
        Ok(Json(MessageBody {
            message: "If that account waits for activation, a new link is on its way.".to_owned(),
        }))
    }

    /// Whether an activation link is still good; it is not used up.
    #[oai(path = "/verify", method = "get", operation_id = "verify_activation")]
    async fn verify(
        &self,
        state: Data<&AppState>,
        token: Query<Option<String>>,
    ) -> Result<Json<VerifyBody>, ApiError> {
        let valid = activation::verify(&state, token.0.unwrap_or_default()).await?;
        Ok(Json(VerifyBody { valid }))
    }
}
