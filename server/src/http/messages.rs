//! Messages of students and parents to a teacher or to the school (D15).

use poem::web::Data;
use poem_openapi::{Object, OpenApi, payload::Json};
use reedling_core::message::MessageDraft;
use uuid::Uuid;

use crate::{
    http::{
        Tag,
        bodies::MessageBody,
        error::ApiError,
        guard::LearnerSession,
        repeatable::{IdempotencyKey, Repeatable},
    },
    services::messages,
    state::AppState,
};

/// What Contact Teacher, Contact Administrator and Reschedule send.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct SendMessageBody {
    /// Whose it is; the server finds the person.
    #[oai(default)]
    pub to: String,
    /// The lesson that it is about; a parent who writes to a teacher names one.
    pub lesson_id: Option<Uuid>,
    /// What is said.
    #[oai(default)]
    pub text: String,
}

/// Messages by mail.
pub struct MessagesApi;

#[OpenApi(prefix_path = "/api", tag = "Tag::Families")]
impl MessagesApi {
    /// Write to the teacher or to an administrator, by mail. Five within an hour.
    #[oai(path = "/messages", method = "post", operation_id = "send_message")]
    async fn send(
        &self,
        caller: LearnerSession,
        state: Data<&AppState>,
        /// A repeated call with the same key gives the first answer again and sends nothing.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: Json<SendMessageBody>,
    ) -> Result<Repeatable<MessageBody>, ApiError> {
        let SendMessageBody {
            to,
            lesson_id,
            text,
        } = body.0;
        let draft = MessageDraft { to, text };
        let call = key.call(&state, &caller.0)?;
        let work = Box::pin(messages::send(&state, &caller.0, &call, &draft, lesson_id));
        call.answer(work).await
    }
}
