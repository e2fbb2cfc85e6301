//! One question to a chat-completions endpoint: how it is asked, and how much of the answer is read.

use std::{
    sync::atomic::{AtomicU8, Ordering},
    time::Duration,
};

use anyhow::{Context, Result};
use reqwest::{Client, Response, StatusCode, redirect::Policy};
use secrecy::{ExposeSecret, SecretString};
use serde::Deserialize;
use serde_json::{Value, json};
use url::Url;

use super::{
    ModelError,
    question::{self, Question},
};
use crate::config::model::ModelConfig;

/// Goals have a few KB; a longer answer than this is not read to the end.
const LONGEST_ANSWER: usize = 256 * 1024;
/// Why an endpoint that is too slow answered nothing.
pub(super) const TOO_SLOW: &str = "did not answer in time";
/// Why an answer proposes nothing.
pub(super) const UNUSABLE: &str = "gave an answer that cannot be used";
/// The timeout of connecting.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How the shape of the answer is requested, the strictest first. An endpoint that rejects one is asked with the next,
/// from then on if it takes that.
const FORMATS: [Format; 3] = [Format::Schema, Format::Object, Format::Plain];

#[derive(Clone, Copy, Debug)]
enum Format {
    /// `json_schema`, strict.
    Schema,
    /// `json_object`.
    Object,
    /// Only by the words of the question.
    Plain,
}

/// The endpoint of the settings.
#[derive(Debug)]
pub(super) struct Endpoint {
    client: Client,
    url: Url,
    model: String,
    key: Option<SecretString>,
    /// Index in [`FORMATS`] of the strictest that it takes.
    format: AtomicU8,
}

/// The part of an answer that is read.
#[derive(Deserialize)]
struct Completion {
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    message: Message,
}

#[derive(Deserialize)]
struct Message {
    content: Option<String>,
}

impl Endpoint {
    /// A client without redirects: the note goes to the address of the settings and nowhere else.
    pub(super) fn new(model: &ModelConfig) -> Result<Self> {
        let client = Client::builder()
            .redirect(Policy::none())
            .connect_timeout(CONNECT_TIMEOUT)
            .timeout(model.timeout)
            .build()
            .context("TLS for REEDLING_AI_BASE_URL cannot be set up")?;
        Ok(Self {
            client,
            url: model.completions.clone(),
            model: model.name.clone(),
            key: model.key.clone(),
            format: AtomicU8::new(0),
        })
    }

    /// Asks, and answers the text of the first choice.
    ///
    /// # Errors
    /// When the endpoint does not answer, refuses, or answers no completion.
    pub(super) async fn ask(&self, question: &Question) -> Result<String, ModelError> {
        let first = usize::from(self.format.load(Ordering::Relaxed));
        for (index, format) in FORMATS.into_iter().enumerate().skip(first) {
            let response = self.send(&self.body(question, format)).await?;
            let status = response.status();
            if status.is_success() {
                let content = content(&read(response).await?)?;
                let format = u8::try_from(index).unwrap_or_default();
                self.format.store(format, Ordering::Relaxed);
                return Ok(content);
            }
            let is_last = index + 1 == FORMATS.len();
            if !is_last && is_about_the_format(status) {
                continue;
            }
            return Err(refusal(status));
        }
        Err(ModelError::Refused(UNUSABLE))
    }

    fn body(&self, question: &Question, format: Format) -> Value {
        let mut body = json!({
            "model": self.model,
            "messages": question.messages(),
        });
        let shape = match format {
            Format::Schema => Some(json!({
                "type": "json_schema",
                "json_schema": { "name": "goals", "strict": true, "schema": question::shape() },
            })),
            Format::Object => Some(json!({ "type": "json_object" })),
            Format::Plain => None,
        };
        if let Some(shape) = shape {
            body["response_format"] = shape;
        }
        body
    }

    async fn send(&self, body: &Value) -> Result<Response, ModelError> {
        let mut request = self.client.post(self.url.clone()).json(body);
        if let Some(key) = &self.key {
            request = request.bearer_auth(key.expose_secret());
        }
        request.send().await.map_err(|error| lost(&error))
    }
}

/// Statuses with which endpoints refuse a `response_format` that they do not know.
fn is_about_the_format(status: StatusCode) -> bool {
    [
        StatusCode::BAD_REQUEST,
        StatusCode::UNPROCESSABLE_ENTITY,
        StatusCode::NOT_IMPLEMENTED,
    ]
    .contains(&status)
}

fn refusal(status: StatusCode) -> ModelError {
    let code = status.as_u16();
    tracing::warn!(code, "the model's endpoint refused a question");
    if status.is_server_error() || [408, 425, 429].contains(&code) {
        ModelError::Unavailable("cannot answer just now")
    } else {
        ModelError::Refused("refuses to answer")
    }
}

/// The connection failed or timed out; the address is the operator's own and is not repeated.
fn lost(error: &reqwest::Error) -> ModelError {
    ModelError::Unavailable(if error.is_timeout() {
        TOO_SLOW
    } else {
        "cannot be reached just now"
    })
}

/// Reads the answer, unless it is longer than any list of goals.
async fn read(mut response: Response) -> Result<Vec<u8>, ModelError> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| lost(&error))? {
        if bytes.len() + chunk.len() > LONGEST_ANSWER {
            return Err(ModelError::Refused(UNUSABLE));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

fn content(bytes: &[u8]) -> Result<String, ModelError> {
    serde_json::from_slice::<Completion>(bytes)
        .ok()
        .and_then(|completion| completion.choices.into_iter().next())
        .and_then(|choice| choice.message.content)
        .ok_or(ModelError::Refused(UNUSABLE))
}
