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

use super::{PlannerError, question::Question};
use crate::config::model::ModelConfig;

/// A plan has about 10 KB; a longer answer than this is not read to the end.
const LONGEST_ANSWER: usize = 256 * 1024;
/// The timeout of connecting.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How the shape of the answer is requested, the strictest first. An endpoint that rejects one is asked with the next
/// from then on.
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
    /// A client without redirects: the notes go to the address of the settings and nowhere else.
    pub(super) fn new(model: &ModelConfig, patience: Duration) -> Result<Self> {
        let client = Client::builder()
            .redirect(Policy::none())
            .connect_timeout(CONNECT_TIMEOUT)
            .timeout(patience)
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
    pub(super) async fn ask(&self, question: &Question) -> Result<String, PlannerError> {
        let first = usize::from(self.format.load(Ordering::Relaxed));
        for (index, format) in FORMATS.into_iter().enumerate().skip(first) {
            let response = self.send(&self.body(question, format)).await?;
            let status = response.status();
            if status.is_success() {
                return content(&read(response).await?);
            }
            let is_last = index + 1 == FORMATS.len();
            if !is_last && is_about_the_format(status) {
                self.format
                    .store(u8::try_from(index + 1).unwrap_or(2), Ordering::Relaxed);
                continue;
            }
            return Err(refusal(status));
        }
        Err(PlannerError::Refused(
            "The model's endpoint takes no format of an answer.".to_owned(),
        ))
    }

    fn body(&self, question: &Question, format: Format) -> Value {
        let mut body = json!({
            "model": self.model,
            "messages": [
                { "role": "system", "content": question.rules },
                { "role": "user", "content": question.data.to_string() },
            ],
        });
        let shape = match format {
            Format::Schema => Some(json!({
                "type": "json_schema",
                "json_schema": { "name": "practice_plan", "strict": true, "schema": question.shape },
            })),
            Format::Object => Some(json!({ "type": "json_object" })),
            Format::Plain => None,
        };
        if let Some(shape) = shape {
            body["response_format"] = shape;
        }
        body
    }

    async fn send(&self, body: &Value) -> Result<Response, PlannerError> {
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

fn refusal(status: StatusCode) -> PlannerError {
    let code = status.as_u16();
    if status.is_server_error() || [408, 425, 429].contains(&code) {
        PlannerError::Unavailable(format!("The model's endpoint could not answer ({code})."))
    } else {
        PlannerError::Refused(format!(
            "The model's endpoint refused the question ({code})."
        ))
    }
}

/// The connection failed or timed out; the address is the operator's own and is not repeated.
fn lost(error: &reqwest::Error) -> PlannerError {
    let sentence = if error.is_timeout() {
        "The model's endpoint did not answer in time."
    } else if error.is_connect() {
        "The model's endpoint cannot be reached."
    } else {
        "The connection to the model's endpoint was lost."
    };
    PlannerError::Unavailable(sentence.to_owned())
}

/// Reads the answer, unless it is longer than any plan.
async fn read(mut response: Response) -> Result<Vec<u8>, PlannerError> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| lost(&error))? {
        if bytes.len() + chunk.len() > LONGEST_ANSWER {
            return Err(PlannerError::Refused(
                "The model's answer is longer than any plan.".to_owned(),
            ));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

fn content(bytes: &[u8]) -> Result<String, PlannerError> {
    serde_json::from_slice::<Completion>(bytes)
        .ok()
        .and_then(|completion| completion.choices.into_iter().next())
        .and_then(|choice| choice.message.content)
        .ok_or_else(|| {
            PlannerError::Refused("The model's endpoint answered no completion.".to_owned())
        })
}
