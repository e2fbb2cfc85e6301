//! Messages of students and parents to a teacher or to the school.

use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::messages::MessageRequest;

use super::send;
use crate::{
    accounts::routes::guard::LearnerSession,
    api::{
        error::ApiError,
        idempotency::{IdempotencyKey, Idempotent},
        json_body::JsonBody,
        message::MessageBody,
        tag::Tag,
    },
    state::AppState,
};

/// Messages by mail.
pub(crate) struct MessagesApi;

#[OpenApi(prefix_path = "/api", tag = "Tag::Parents")]
impl MessagesApi {
    /// Send a message to the teacher or to an administrator, by mail. At most five per hour.
    #[oai(path = "/messages", method = "post", operation_id = "send_message")]
    async fn send(
        &self,
        caller: LearnerSession,
        state: Data<&AppState>,
        /// A repeated request with the same key returns the first response and sends nothing.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<MessageRequest>,
    ) -> Result<Idempotent<MessageBody>, ApiError> {
        let call = key.call::<_, MessageBody>(&state, &caller.0)?;
        let work = Box::pin(send::send(&state, &call, &body.0));
        call.answer(work).await
    }
}
