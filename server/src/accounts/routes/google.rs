//! Signing in with Google, or another OpenID provider.

use std::time::Duration;

use poem::{
    Request,
    http::header,
    web::{Data, cookie::SameSite},
};
use poem_openapi::{
    ApiResponse, OpenApi,
    payload::{Json, Response},
};
use reedling_core::accounts::sign_in::GoogleRequest;

use crate::{
    accounts::{
        google::{self, SIGN_IN_LIFETIME},
        views::{google::ProvidersBody, session::LoginAnswerBody},
    },
    api::{
        client::client_of, cookies::HttpOnlyCookie, error::ApiError, json_body::JsonBody, tag::Tag,
    },
    state::AppState,
};

/// The cookie of a sign-in under way (D12). Lax, as it must be sent when the provider redirects the browser back.
const STATE_COOKIE: HttpOnlyCookie = HttpOnlyCookie {
    name: "reedling-sign-in",
    same_site: SameSite::Lax,
};

/// A redirect to the provider.
#[derive(ApiResponse)]
enum RedirectResponse {
    /// Continue at the provider's page.
    #[oai(status = 303)]
    SeeOther(
        /// The provider's page.
        #[oai(header = "Location")]
        String,
        /// A cookie that recognizes the browser when it comes back within ten minutes.
        #[oai(header = "Set-Cookie")]
        String,
    ),
}

/// Signing in with Google.
pub(crate) struct GoogleApi;

#[OpenApi(prefix_path = "/api/auth", tag = "Tag::Accounts")]
impl GoogleApi {
    /// Ways to sign in other than a password.
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

    /// Send the browser to the provider; 404 when none is set up. The provider sends it back to
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

    /// Finish what the callback screen was called with: sign in, or join as a teacher.
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
