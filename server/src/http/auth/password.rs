//! Forgotten, temporary and new passwords.

use poem::{Request, web::Data};
use poem_openapi::{
    Object, OpenApi,
    payload::{Json, Response},
};
use uuid::Uuid;

use super::{
    cross_site,
    session::{LoginAnswerBody, answer},
};
use crate::{
    http::{Tag, bodies::MessageBody, client::client_of, error::ApiError, guard::optional_session},
    services::accounts::password::{self, NewPasswordCommand, ResetCommand},
    state::AppState,
};

/// Whose password was forgotten.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub struct ForgotPasswordBody {
    /// Sign-in address.
    #[oai(default)]
    pub email: String,
}

/// What the reset screen sends.
#[derive(Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResetPasswordBody {
    /// The account, from the link.
    #[oai(default)]
    pub user_id: String,
    /// The temporary password, from the mail.
    #[oai(default)]
    pub temp_password: String,
    /// The new password.
    #[oai(default)]
    pub new_password: String,
}

/// What the set-new-password screen sends.
#[derive(Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewPasswordBody {
    /// The account; not needed with a bearer token (D2).
    pub user_id: Option<Uuid>,
    /// Present or temporary password.
    #[oai(default)]
    pub current_password: String,
    /// The new password.
    #[oai(default)]
    pub new_password: String,
}

/// Passwords.
pub struct PasswordApi;

#[OpenApi(prefix_path = "/api/auth", tag = "Tag::Accounts")]
impl PasswordApi {
    /// Ask for a temporary password by mail. The answer is the same for an unknown address (D2).
    #[oai(
        path = "/forgot-password",
        method = "post",
        operation_id = "forgot_password"
    )]
    async fn forgot(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: Json<ForgotPasswordBody>,
    ) -> Result<Json<MessageBody>, ApiError> {
        password::forgot(&state, body.0.email, &client_of(&state, request)).await?;
        Ok(Json(MessageBody {
            message: "If we know that address, a temporary password is on its way.".to_owned(),
        }))
    }

    /// Set a new password with the temporary one from the mail.
    #[oai(
        path = "/reset-password",
        method = "post",
        operation_id = "reset_password"
    )]
    async fn reset(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: Json<ResetPasswordBody>,
    ) -> Result<Json<MessageBody>, ApiError> {
        cross_site::refuse(&state, request)?;
        let body = body.0;
        let command = ResetCommand {
            user_id: body.user_id,
            temp_password: body.temp_password,
            new_password: body.new_password,
        };
        password::reset(&state, command, &client_of(&state, request)).await?;
        Ok(Json(MessageBody {
            message: "Your password has been changed. Please sign in.".to_owned(),
        }))
    }

    /// Choose a new password, signed in or with a temporary one; all other sessions end.
    #[oai(
        path = "/new-password",
        method = "post",
        operation_id = "set_new_password"
    )]
    async fn set_new(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: Json<NewPasswordBody>,
    ) -> Result<Response<Json<LoginAnswerBody>>, ApiError> {
        cross_site::refuse(&state, request)?;
        let caller = optional_session(request, &state).await?;
        let command = NewPasswordCommand {
            user_id: body.0.user_id,
            current_password: body.0.current_password,
            new_password: body.0.new_password,
        };
        let signed_in =
            password::set_new(&state, caller, command, &client_of(&state, request)).await?;
        Ok(answer(&state, signed_in))
    }
}
