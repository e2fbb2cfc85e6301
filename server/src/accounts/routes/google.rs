//! Signing in with Google, or another OpenID provider.

use std::time::Duration;

use poem::{
    Request,
    http::header,
    web::{Data, cookie::SameSite},
};
use poem_openapi::{ApiResponse, OpenApi, payload::Response};
use reedling_core::accounts::sign_in::GoogleRequest;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    accounts::{
        google::{self, SIGN_IN_LIFETIME},
        routes::session::LoginAnswerBody,
    },
    api::{
        choice::Choice, client::client_of, cookies::HttpOnlyCookie, error::ApiError, json::Json,
        json_body::JsonBody, tag::Tag,
    },
    config::registration::Registration,
    state::AppState,
};

/// Ways to sign in other than a password.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ProvidersBody {
    /// Whether sign-in with Google, or another OpenID provider, is configured.
    pub google: bool,
    /// How registrations of teachers are handled.
    pub registration: Choice<Registration>,
}

/// The cookie of a sign-in under way. Lax, as it must be sent when the provider redirects the browser back.
const STATE_COOKIE: HttpOnlyCookie = HttpOnlyCookie {
    name: "reedling-sign-in",
    same_site: SameSite::Lax,
};

/// A redirect to the provider.
#[derive(ApiResponse)]
enum RedirectResponse {
    /// Redirect to the provider.
    #[oai(status = 303)]
    SeeOther(
        /// URL of the provider.
        #[oai(header = "Location")]
        String,
        /// Binds the sign-in to this browser, for ten minutes.
        #[oai(header = "Set-Cookie")]
        String,
    ),
}

/// Signing in with Google.
pub(crate) struct GoogleApi;

#[OpenApi(prefix_path = "/api/auth", tag = "Tag::Accounts")]
impl GoogleApi {
    /// List the ways to sign in other than a password.
    #[oai(
        path = "/providers",
        method = "get",
        operation_id = "get_sign_in_providers"
    )]
    async fn providers(&self, state: Data<&AppState>) -> Json<ProvidersBody> {
        Json(ProvidersBody {
            google: google::is_on(&state),
            registration: state.config.registration.into(),
        })
    }

    /// Redirect the browser to the sign-in provider; 404 if none is configured. The provider redirects back to
    /// `/auth/google/callback` within ten minutes.
    #[oai(
        path = "/google",
        method = "get",
        operation_id = "begin_google_sign_in"
    )]
    async fn begin(
        &self,
        request: &Request,
        state: Data<&AppState>,
    ) -> Result<RedirectResponse, ApiError> {
        let redirect = google::begin(&state, &client_of(&state, request)).await?;
        let lifetime = SIGN_IN_LIFETIME.to_std().unwrap_or_default();
        let cookie = STATE_COOKIE.set(&state, redirect.handle, lifetime);
        Ok(RedirectResponse::SeeOther(redirect.url, cookie))
    }

    /// Finish signing in with the provider, or register as a teacher.
    #[oai(
        path = "/google",
        method = "post",
        operation_id = "finish_google_sign_in"
    )]
    async fn finish(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: JsonBody<GoogleRequest>,
    ) -> Result<Response<Json<LoginAnswerBody>>, ApiError> {
        let handle = STATE_COOKIE.value(&state, request);
        let client = client_of(&state, request);
        let signed_in = google::finish(&state, body.0, handle, &client).await?;
        let answer = Response::new(Json(LoginAnswerBody::of(signed_in, &state.config)));
        let removal = STATE_COOKIE.set(&state, String::new(), Duration::ZERO);
        Ok(answer.header(header::SET_COOKIE, removal))
    }
}
