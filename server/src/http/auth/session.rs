//! Signing in and out.

use poem::{Request, web::Data};
use poem_openapi::{Object, OpenApi, payload::Json};
use uuid::Uuid;

use crate::{
    error::AppError,
    http::{
        Tag,
        bodies::{MessageBody, UserBody},
        client::client_of,
        error::ApiError,
        guard::AnySessionEvenWaiting,
    },
    services::accounts::session::{self, SignedIn},
    state::AppState,
    telemetry,
};

/// What the sign-in screen sends.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct LoginBody {
    /// Sign-in address, in any letter case.
    #[oai(default)]
    pub email: String,
    /// Password, or a temporary one.
    #[oai(default)]
    pub password: String,
}

/// A session, or the request to choose a new password first (Spec §3, login response).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct LoginAnswerBody {
    /// Bearer token; absent while a new password must be chosen.
    pub token: Option<String>,
    /// Who signed in; absent while a new password must be chosen.
    pub user: Option<UserBody>,
    /// Whether a new password must be chosen before anything else.
    pub must_change_password: bool,
    /// The account.
    pub user_id: Uuid,
}

impl From<SignedIn> for LoginAnswerBody {
    fn from(signed_in: SignedIn) -> Self {
        match signed_in {
            SignedIn::Session { token, user } => Self {
                token: Some(token),
                user_id: user.id,
                user: Some(user.into()),
                must_change_password: false,
            },
            SignedIn::MustChangePassword { user_id } => Self {
                token: None,
                user: None,
                must_change_password: true,
                user_id,
            },
        }
    }
}

/// Signing in and out.
pub struct SessionApi;

#[OpenApi(prefix_path = "/api/auth", tag = "Tag::Accounts")]
impl SessionApi {
    /// Sign in.
    #[oai(path = "/login", method = "post", operation_id = "sign_in")]
    async fn sign_in(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: Json<LoginBody>,
    ) -> Result<Json<LoginAnswerBody>, ApiError> {
        let client = client_of(&state, request);
        let outcome = session::sign_in(&state, body.0.email, body.0.password, &client).await;
        telemetry::signed_in(match &outcome {
            Ok(_) => "ok",
            Err(AppError::TooManyAttempts { .. }) => "slowed",
            Err(_) => "refused",
        });
        Ok(Json(outcome?.into()))
    }

    /// Sign out: the token stops working at once.
    #[oai(path = "/logout", method = "post", operation_id = "sign_out")]
    async fn sign_out(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<MessageBody>, ApiError> {
        session::sign_out(&state, &caller.0).await?;
        Ok(Json(MessageBody {
            message: "Signed out.".to_owned(),
        }))
    }
}
