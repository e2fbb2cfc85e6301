//! A model that makes practice plans, behind any OpenAI-compatible chat endpoint (D6).
//!
//! Its answer is untrusted data: it is parsed into a narrow shape here, and checked by core before it is used.

mod answer;
mod breaker;
mod endpoint;
pub(in crate::practice) mod given;
mod phrases;
mod question;
mod text;

use std::time::{Duration, Instant};

use anyhow::Result;
use reedling_planner::plans::{Plan, PlanRequest};
use thiserror::Error;
use tokio::time::timeout;

use self::{breaker::Breaker, endpoint::Endpoint, given::Given, question::Question};
use crate::config::{Config, model::ModelConfig};

/// The timeout of one question: for all formats in which it is asked, and to the last byte of the answer.
const TIMEOUT: Duration = Duration::from_secs(60);
/// An endpoint that takes longer than this part of the timeout to fail is not asked again, so that a lesson has its plan
/// within three minutes.
const QUICK: u32 = 6;

/// Why the model gave no plan: a sentence without personal data.
#[derive(Debug, Error)]
pub enum PlannerError {
    /// The endpoint may answer later.
    #[error("{0}")]
    Unavailable(String),
    /// The endpoint took too long; it is not asked again.
    #[error("{0}")]
    TooSlow(String),
    /// The answer is not a plan, or the endpoint refuses.
    #[error("{0}")]
    Refused(String),
}

/// The model of the settings.
#[derive(Debug)]
pub struct ChatPlanner {
    name: String,
    endpoint: Endpoint,
    breaker: Breaker,
    patience: Duration,
}

impl ChatPlanner {
    /// The model of the settings, if they name one. Nothing is asked yet.
    pub fn from_config(config: &Config) -> Result<Option<Self>> {
        let Some(model) = &config.model else {
            return Ok(None);
        };
        Ok(Some(Self::new(model, TIMEOUT)?))
    }

    /// A model that may take that long for an answer.
    pub fn new(model: &ModelConfig, patience: Duration) -> Result<Self> {
        Ok(Self {
            name: model.name.clone(),
            endpoint: Endpoint::new(model, patience)?,
            breaker: Breaker::default(),
            patience,
        })
    }

    /// Asks for a plan of a request that names nobody, with the days, minutes, pieces and tempi of a built-in one, the baseline.
    /// The plan is signed with the model's name and has not been judged yet.
    ///
    /// # Errors
    /// [`PlannerError::TooSlow`] when the endpoint does not answer in time, [`PlannerError::Unavailable`] when it is busy,
    /// [`PlannerError::Refused`] when it refuses, or answers anything but a plan.
    pub async fn plan(&self, request: &PlanRequest, baseline: &Plan) -> Result<Plan, PlannerError> {
        if self.breaker.is_open() {
            return Err(PlannerError::Refused(
                "The model's endpoint has failed several times and is left alone for some minutes."
                    .to_owned(),
            ));
        }
        let question = question::about(request, baseline);
        let answered = self.ask(&question).await;
        self.breaker.note(!matches!(
            answered,
            Err(PlannerError::Unavailable(_) | PlannerError::TooSlow(_))
        ));
        let given = Given::of(&question.data).and(baseline);
        answer::plan(&answered?, baseline, &given, &self.name)
    }

    /// Asks within the timeout.
    async fn ask(&self, question: &Question) -> Result<String, PlannerError> {
        let begun = Instant::now();
        let Ok(answered) = timeout(self.patience, self.endpoint.ask(question)).await else {
            return Err(PlannerError::TooSlow(
                "The model's endpoint did not answer in time.".to_owned(),
            ));
        };
        match answered {
            Err(PlannerError::Unavailable(sentence)) if begun.elapsed() > self.patience / QUICK => {
                Err(PlannerError::TooSlow(sentence))
            }
            answered => answered,
        }
    }
}
