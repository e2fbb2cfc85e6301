//! A model that proposes goals for a note, behind any OpenAI-compatible chat endpoint (D16).
//!
//! Its answer is untrusted data: it is parsed into a narrow shape here, and the planner decides what of it becomes a row.

mod answer;
mod breaker;
mod endpoint;
mod permit;
mod question;

use std::{sync::Arc, time::Duration};

use anyhow::Result;
use reedling_planner::proposed::ProposedGoal;
use thiserror::Error;
use tokio::time::timeout;
use uuid::Uuid;

use self::{breaker::Breaker, endpoint::Endpoint, permit::Room};
pub use self::{permit::Permit, question::Question};
use crate::config::Config;

/// Questions at a time: whoever asks meanwhile is told so at once.
const CONCURRENT: usize = 8;
/// How long an endpoint that keeps failing is left alone.
const REST: Duration = Duration::from_secs(300);

/// Why the model proposed nothing: the end of a sentence that begins with its name, without personal data.
#[derive(Debug, Error)]
pub enum ModelError {
    /// The endpoint may answer later.
    #[error("{0}")]
    Unavailable(&'static str),
    /// The answer has no goals in it, or the endpoint refuses.
    #[error("{0}")]
    Refused(&'static str),
}

/// The model of the settings. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct Model(Arc<Asked>);

#[derive(Debug)]
struct Asked {
    name: String,
    endpoint: Endpoint,
    breaker: Breaker,
    timeout: Duration,
    room: Room,
}

impl Model {
    /// The model of the settings, if they name one. Nothing is asked yet.
    pub fn from_config(config: &Config) -> Result<Option<Self>> {
        let Some(model) = &config.model else {
            return Ok(None);
        };
        Ok(Some(Self(Arc::new(Asked {
            name: model.name.clone(),
            endpoint: Endpoint::new(model)?,
            breaker: Breaker::resting(REST),
            timeout: model.timeout,
            room: Room::of(CONCURRENT),
        }))))
    }

    /// What it is called, in the settings and on the screen.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// The permit of an account to ask, which comes before all work on the question.
    ///
    /// # Errors
    /// [`ModelError::Unavailable`] when the endpoint keeps failing, too many ask, or the account asks already.
    pub fn permit(&self, account: Uuid) -> Result<Permit<'_>, ModelError> {
        self.0.room.permit(&self.0.breaker, account)
    }

    /// Asks what a note sets. The quotes are those of the note in the question, and have not been looked for.
    ///
    /// # Errors
    /// [`ModelError::Unavailable`] when the endpoint is away or slow, [`ModelError::Refused`] when it refuses, or answers
    /// anything but goals.
    pub async fn goals(
        &self,
        permit: Permit<'_>,
        question: &Question,
    ) -> Result<Vec<ProposedGoal>, ModelError> {
        let answered = timeout(self.0.timeout, self.0.endpoint.ask(question)).await;
        let answered = answered.unwrap_or(Err(ModelError::Unavailable(endpoint::TOO_SLOW)));
        let is_away = matches!(answered, Err(ModelError::Unavailable(_)));
        permit.attempt.note(!is_away);
        answer::goals(&answered?, question)
    }
}
