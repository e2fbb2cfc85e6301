//! The second step of signing in.

use poem::{Request, web::Data};
use poem_openapi::{OpenApi, payload::Response};
use reedling_core::accounts::second_factor::request::SecondStepRequest;

use super::{
    cross_site,
    session::{answer, note},
};
use crate::{
    accounts::{routes::session::LoginAnswerBody, second_factor::challenge},
    api::{client::client_of, error::ApiError, json::Json, json_body::JsonBody, tag::Tag},
    state::AppState,
};

/// The second step of signing in.
pub(crate) struct SecondStepApi;

#[OpenApi(prefix_path = "/api/auth", tag = "Tag::Accounts")]
impl SecondStepApi {
    /// Finish signing in with a code of the authenticator app, or with a recovery code.
    #[oai(
        path = "/second-factor",
        method = "post",
        operation_id = "sign_in_with_second_factor"
    )]
    async fn finish(
        &self,
        request: &Request,
        state: Data<&AppState>,
        body: JsonBody<SecondStepRequest>,
    ) -> Result<Response<Json<LoginAnswerBody>>, ApiError> {
        cross_site::refuse(&state, request)?;
        let outcome = challenge::finish(&state, body.0, &client_of(&state, request)).await;
        note(&outcome);
        Ok(answer(&state, outcome?))
    }
}
