//! The settings of the model that proposes goals (D11, D16).

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use secrecy::SecretString;
use url::Url;

/// How long a teacher waits for a model.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The longest name.
const LONGEST_NAME: usize = 100;

/// An OpenAI-compatible endpoint and the model to ask there.
#[derive(Clone, Debug)]
pub struct ModelConfig {
    /// Where chat completions are asked for.
    pub completions: Url,
    /// Name of the model, which the button in the dialog has.
    pub name: String,
    /// The key, if the endpoint wants one.
    pub key: Option<SecretString>,
    /// How long an answer may take: for all formats in which it is asked for, and to its last byte.
    pub timeout: Duration,
}

impl ModelConfig {
    /// Reads `REEDLING_AI_BASE_URL`, `REEDLING_AI_MODEL` and `REEDLING_AI_API_KEY`; none without the first two.
    ///
    /// # Errors
    /// One sentence about the setting that is missing or wrong.
    pub fn from_raw(
        base_url: Option<String>,
        name: Option<String>,
        key: Option<SecretString>,
    ) -> Result<Option<Self>> {
        let Some(base_url) = base_url else {
            ensure!(
                name.is_none() && key.is_none(),
                "REEDLING_AI_BASE_URL must be set with REEDLING_AI_MODEL and REEDLING_AI_API_KEY."
            );
            return Ok(None);
        };
        let completions = format!("{}/chat/completions", base_url.trim_end_matches('/'));
        let completions = Url::parse(&completions)
            .ok()
            .filter(|url| ["http", "https"].contains(&url.scheme()) && url.has_host())
            .filter(|url| url.username().is_empty() && url.query().is_none())
            .context(
                "REEDLING_AI_BASE_URL must be an address such as https://api.example.org/v1.",
            )?;
        let name = name.context("REEDLING_AI_MODEL must be set with REEDLING_AI_BASE_URL.")?;
        ensure!(
            name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control),
            "REEDLING_AI_MODEL must be the name of a model, in at most 100 characters."
        );
        Ok(Some(Self {
            completions,
            name,
            key,
            timeout: TIMEOUT,
        }))
    }
}
