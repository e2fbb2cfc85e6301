//! Messages of students and parents to a teacher or to the school (D15).

use poem::web::Data;
use poem_openapi::{Object, OpenApi, payload::Json};
use reedling_core::message::MessageDraft;
use uuid::Uuid;

use crate::{
    http::{Tag, bodies::MessageBody, error::ApiError, guard::LearnerSession},
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
        body: Json<SendMessageBody>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let SendMessageBody {
            to,
            lesson_id,
            text,
        } = body.0;
        let draft = MessageDraft { to, text };
        let message = messages::send(&state, &caller.0, &draft, lesson_id).await?;
        Ok(Json(MessageBody { message }))
    }
}
