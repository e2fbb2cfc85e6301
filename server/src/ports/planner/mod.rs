//! A model that makes practice plans, behind any OpenAI-compatible chat endpoint (D6).
//!
//! What it answers is data from outside: it is read into a narrow shape here, and judged by core before it is used.

mod answer;
mod breaker;
mod endpoint;
mod question;
mod text;

use std::time::Duration;

use anyhow::Result;
use reedling_planner::{goals::Goal, input::PlanInput, plans::Plan};
use thiserror::Error;

use self::{breaker::Breaker, endpoint::Endpoint};
use crate::config::{Config, model::ModelConfig};

/// How long the endpoint may take for one answer, its last byte included.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why there is no plan of the model's: a sentence without personal data.
#[derive(Debug, Error)]
pub enum PlannerError {
    /// The endpoint may answer another time.
    #[error("{0}")]
    Unavailable(String),
    /// What it answers is no plan, or it will not answer.
    #[error("{0}")]
    Refused(String),
}

/// What a model is told of a lesson. It must name nobody.
#[derive(Debug)]
pub struct Told<'a> {
    /// The student, the days and the notes.
    pub input: &'a PlanInput,
    /// What the teacher has confirmed, which is told in place of the notes.
    pub goals: Option<Vec<Goal>>,
}

/// The model of the settings.
#[derive(Debug)]
pub struct ChatPlanner {
    name: String,
    endpoint: Endpoint,
    breaker: Breaker,
}

impl ChatPlanner {
    /// The model of the settings, if they name one. Nothing is asked yet.
    pub fn from_config(config: &Config) -> Result<Option<Self>> {
        let Some(model) = &config.model else {
            return Ok(None);
        };
        Ok(Some(Self::new(model, PATIENCE)?))
    }

    /// A model that may take that long for an answer.
    pub fn new(model: &ModelConfig, patience: Duration) -> Result<Self> {
        Ok(Self {
            name: model.name.clone(),
            endpoint: Endpoint::new(model, patience)?,
            breaker: Breaker::default(),
        })
    }

    /// Asks for a plan in the frame of a built-in one: its days, minutes, pieces and tempi. The plan is signed with the model's name and has not been judged yet.
    ///
    /// # Errors
    /// [`PlannerError::Unavailable`] when the endpoint does not answer in time or is busy,
    /// [`PlannerError::Refused`] when it refuses, or answers anything but a plan.
    pub async fn plan(&self, told: &Told<'_>, frame: &Plan) -> Result<Plan, PlannerError> {
        if self.breaker.is_open() {
            return Err(PlannerError::Refused(
                "The model's endpoint has failed several times and is left alone for some minutes."
                    .to_owned(),
            ));
        }
        let answered = self.endpoint.ask(&question::about(told, frame)).await;
        self.breaker
            .note(!matches!(answered, Err(PlannerError::Unavailable(_))));
        answer::plan(&answered?, frame, &self.name)
    }
}
