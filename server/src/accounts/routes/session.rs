//! Signing in and out.

use poem::{Request, http::header, web::Data};
use poem_openapi::{OpenApi, payload::Response};
use reedling_core::accounts::sign_in::SignInRequest;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::{
        known,
        routes::{cross_site, guard::AnySessionSettingUp},
        session::{self, SignedIn},
        sign_in,
        views::UserBody,
    },
    api::{
        browser_cookie::COOKIE, client::client_of, error::ApiError, json::Json,
        json_body::JsonBody, message::MessageBody, tag::Tag,
    },
    config::Config,
    error::AppError,
    state::AppState,
    telemetry,
};

/// A session, or the step that has to come first: a new password or the second factor.
#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LoginAnswerBody {
    /// Bearer token; absent while another step is required.
    pub token: Option<String>,
    /// The user; absent while another step is required.
    pub user: Option<UserBody>,
    /// Whether a new password must be set first.
    pub must_change_password: bool,
    /// true if a code of the authenticator app is required; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool")]
    pub second_factor: Option<bool>,
    /// Challenge token to send with the second step; absent unless a code is required.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub challenge: Option<String>,
    /// The account.
    pub user_id: Uuid,
}

impl LoginAnswerBody {
    /// The answer, with the picture that the settings give the user.
    pub(in crate::accounts) fn of(signed_in: SignedIn, config: &Config) -> Self {
        match signed_in {
            SignedIn::Session { token, user, .. } => Self {
                token: Some(token),
                user_id: user.id,
                user: Some(UserBody::of(user, config)),
                must_change_password: false,
                second_factor: None,
                challenge: None,
            },
            SignedIn::SecondFactor { challenge, user_id } => Self {
                token: None,
                user: None,
                must_change_password: false,
                second_factor: Some(true),
                challenge: Some(challenge),
                user_id,
            },
            SignedIn::MustChangePassword { user_id } => Self {
                token: None,
                user: None,
                must_change_password: true,
                second_factor: None,
                challenge: None,
                user_id,
            },
        }
    }
}

/// The answer, with the cookie that the browser is known by from now on.
pub(crate) fn answer(state: &AppState, signed_in: SignedIn) -> Response<Json<LoginAnswerBody>> {
    let browser = match &signed_in {
        SignedIn::Session { browser, .. } => browser.clone(),
        SignedIn::SecondFactor { .. } | SignedIn::MustChangePassword { .. } => None,
    };
    let answer = Response::new(Json(LoginAnswerBody::of(signed_in, &state.config)));
    match browser {
        Some(token) => {
            let lifetime = known::LIFETIME.to_std().unwrap_or_default();
            answer.header(header::SET_COOKIE, COOKIE.set(state, token, lifetime))
        }
        None => answer,
    }
}

/// Counts how an attempt to sign in went.
pub(super) fn note(outcome: &Result<SignedIn, AppError>) {
    if let Some(ending) = ending(outcome) {
        telemetry::signed_in(ending);
    }
}

/// How an attempt to sign in has ended; none while its second step is still to come, which counts for both.
const fn ending(outcome: &Result<SignedIn, AppError>) -> Option<&'static str> {
    match outcome {
        Ok(SignedIn::SecondFactor { .. }) => None,
        Ok(_) => Some("ok"),
        Err(AppError::TooManyAttempts { .. } | AppError::Overloaded) => Some("slowed"),
        Err(_) => Some("refused"),
    }
}

/// Signing in and out.
pub(crate) struct SessionApi;

#[OpenApi(prefix_path = "/api/auth", tag = "Tag::Accounts")]
impl SessionApi {
    /// Sign in.
    #[oai(path = "/login", method = "post", operation_id = "sign_in")]
    async fn sign_in(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: JsonBody<SignInRequest>,
    ) -> Result<Response<Json<LoginAnswerBody>>, ApiError> {
        cross_site::refuse(&state, request)?;
        let outcome = sign_in::sign_in(&state, body.0, &client_of(&state, request)).await;
        note(&outcome);
        Ok(answer(&state, outcome?))
    }

    /// Sign out. The token stops working immediately.
    #[oai(path = "/logout", method = "post", operation_id = "sign_out")]
    async fn sign_out(
        &self,
        caller: AnySessionSettingUp,
        state: Data<&AppState>,
    ) -> Result<Json<MessageBody>, ApiError> {
        session::sign_out(&state, &caller.0).await?;
        Ok(Json(MessageBody {
            message: "Signed out.".to_owned(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn a_sign_in_of_two_steps_counts_once() {
        let user_id = Uuid::nil();
        let first = Ok(SignedIn::SecondFactor {
            challenge: String::new(),
            user_id,
        });
        assert_eq!(ending(&first), None);
        assert_eq!(
            ending(&Ok(SignedIn::MustChangePassword { user_id })),
            Some("ok")
        );
        assert_eq!(
            ending(&Err(AppError::Unauthenticated("no"))),
            Some("refused")
        );
    }
}
