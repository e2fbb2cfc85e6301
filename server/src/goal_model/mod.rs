//! A model that proposes goals for a note, behind any OpenAI-compatible chat endpoint (D16).
//!
//! Its answer is untrusted data: it is parsed into a narrow shape here, and the planner decides what of it becomes a row.

mod answer;
mod breaker;
mod endpoint;
mod question;

use std::{sync::Arc, time::Duration};

use anyhow::Result;
use reedling_planner::proposed::ProposedGoal;
use thiserror::Error;
use tokio::{sync::Semaphore, time::timeout};

pub use self::question::Question;
use self::{breaker::Breaker, endpoint::Endpoint};
use crate::config::Config;

/// Questions at a time: whoever asks meanwhile is told so at once.
const CONCURRENT: usize = 8;

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
    room: Semaphore,
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
            breaker: Breaker::default(),
            timeout: model.timeout,
            room: Semaphore::new(CONCURRENT),
        }))))
    }

    /// What it is called, in the settings and on the screen.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// Asks what a note sets. The quotes are those of the note in the question, and have not been looked for.
    ///
    /// # Errors
    /// [`ModelError::Unavailable`] when the endpoint is away, busy or slow, [`ModelError::Refused`] when it refuses, or answers
    /// anything but goals.
    pub async fn goals(&self, question: &Question) -> Result<Vec<ProposedGoal>, ModelError> {
        let Asked {
            endpoint,
            breaker,
            timeout: longest,
            room,
            ..
        } = &*self.0;
        let Ok(_room) = room.try_acquire() else {
            return Err(ModelError::Unavailable(
                "has more to read than it can just now",
            ));
        };
        if breaker.is_open() {
            let resting = "has failed several times and is left alone for some minutes";
            return Err(ModelError::Unavailable(resting));
        }
        let answered = timeout(*longest, endpoint.ask(question)).await;
        let answered = answered.unwrap_or(Err(ModelError::Unavailable(endpoint::TOO_SLOW)));
        breaker.note(!matches!(answered, Err(ModelError::Unavailable(_))));
        answer::goals(&answered?, question)
    }
}
