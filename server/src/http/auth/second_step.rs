//! The second step of signing in.

use poem::{Request, web::Data};
use poem_openapi::{
    Object, OpenApi,
    payload::{Json, Response},
};

use super::{
    cross_site,
    session::{LoginAnswerBody, answer, note},
};
use crate::{
    http::{Tag, client::client_of, error::ApiError},
    services::accounts::second_factor::{
        Typed,
        challenge::{self, SecondStepCommand},
    },
    state::AppState,
};

/// What the second step sends: the challenge with a code, or with a recovery code.
#[derive(Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct SecondStepBody {
    /// What the first step answered.
    #[oai(default)]
    pub challenge: String,
    /// The six digits that the app shows.
    #[oai(default)]
    pub code: String,
    /// Or a recovery code.
    #[oai(default)]
    pub recovery_code: String,
}

/// The second step of signing in.
pub struct SecondStepApi;

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
        body: Json<SecondStepBody>,
    ) -> Result<Response<Json<LoginAnswerBody>>, ApiError> {
        cross_site::refuse(&state, request)?;
        let body = body.0;
        let typed = if body.recovery_code.trim().is_empty() {
            Typed::code(&body.code)?
        } else {
            Typed::recovery(&body.recovery_code)?
        };
        let command = SecondStepCommand {
            challenge: body.challenge,
            typed,
        };
        let outcome = challenge::finish(&state, command, &client_of(&state, request)).await;
        note(&outcome);
        Ok(answer(&state, outcome?))
    }
}
