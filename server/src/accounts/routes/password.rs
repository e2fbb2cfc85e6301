//! Forgotten, temporary and new passwords.

use poem::{Request, web::Data};
use poem_openapi::{OpenApi, payload::Response};
use reedling_core::accounts::{
    password::request::{NewPasswordRequest, ResetPasswordRequest},
    sign_in::ForgotPasswordRequest,
};

use super::{cross_site, guard::optional_session, session::answer};
use crate::{
    accounts::{password, routes::session::LoginAnswerBody},
    api::{
        client::client_of, error::ApiError, json::Json, json_body::JsonBody, message::MessageBody,
        tag::Tag,
    },
    state::AppState,
};

/// Passwords.
pub(crate) struct PasswordApi;

#[OpenApi(prefix_path = "/api/auth", tag = "Tag::Accounts")]
impl PasswordApi {
    /// Request a temporary password by mail. The response is the same for an unknown e-mail address.
    #[oai(
        path = "/forgot-password",
        method = "post",
        operation_id = "forgot_password"
    )]
    async fn forgot(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: JsonBody<ForgotPasswordRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        password::forgot(&state, &body.0, &client_of(&state, request)).await?;
        Ok(Json(MessageBody {
            message: "If we know that address, a temporary password is on its way.".to_owned(),
        }))
    }

    /// Set a new password with a mailed temporary password.
    #[oai(
        path = "/reset-password",
        method = "post",
        operation_id = "reset_password"
    )]
    async fn reset(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: JsonBody<ResetPasswordRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        cross_site::refuse(&state, request)?;
        password::reset(&state, body.0, &client_of(&state, request)).await?;
        Ok(Json(MessageBody {
            message: "Your password has been changed. Please sign in.".to_owned(),
        }))
    }

    /// Set a new password, signed in or with a temporary password. All other sessions end.
    #[oai(
        path = "/new-password",
        method = "post",
        operation_id = "set_new_password"
    )]
    async fn set_new(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: JsonBody<NewPasswordRequest>,
    ) -> Result<Response<Json<LoginAnswerBody>>, ApiError> {
        cross_site::refuse(&state, request)?;
        let caller = optional_session(request, &state).await?;
        let signed_in =
            password::set_new(&state, caller, body.0, &client_of(&state, request)).await?;
        Ok(answer(&state, signed_in))
    }
}
