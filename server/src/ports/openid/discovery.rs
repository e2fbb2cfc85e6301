//! What a provider says of itself: its addresses and its keys.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use openidconnect::{IssuerUrl, core::CoreProviderMetadata};

use super::{OpenIdError, token::unavailable, transport::Transport};

/// How long what the provider says of itself is believed.
const BELIEVED: TimeDelta = TimeDelta::hours(1);

/// Asks the provider at the address of its issuer, and remembers the answer.
#[derive(Clone)]
pub(super) struct Discovery {
    issuer: String,
    transport: Transport,
    known: Arc<Mutex<Option<Known>>>,
}

/// What the provider said of itself, its keys included, and when.
#[derive(Clone)]
struct Known {
    metadata: Arc<CoreProviderMetadata>,
    at: DateTime<Utc>,
}

impl Discovery {
    /// Nothing is asked yet.
    pub fn of(issuer: String, transport: Transport) -> Self {
        Self {
            issuer,
            transport,
            known: Arc::default(),
        }
    }

    /// What the provider said of itself within the last hour.
    ///
    /// # Errors
    /// [`OpenIdError::Unavailable`] when it does not answer.
    pub async fn recent(
        &self,
        now: DateTime<Utc>,
    ) -> Result<Arc<CoreProviderMetadata>, OpenIdError> {
        let known = self.remembered().clone();
        match known {
            Some(known) if (TimeDelta::zero()..BELIEVED).contains(&(now - known.at)) => {
                Ok(known.metadata)
            }
            _ => self.ask(now).await,
        }
    }

    /// What the provider says of itself now.
    ///
    /// # Errors
    /// [`OpenIdError::Unavailable`] when it does not answer.
    pub async fn ask(&self, now: DateTime<Utc>) -> Result<Arc<CoreProviderMetadata>, OpenIdError> {
        let issuer = IssuerUrl::new(self.issuer.clone()).map_err(|error| unavailable(&error))?;
        let metadata = CoreProviderMetadata::discover_async(issuer, &self.transport)
            .await
            .map_err(|error| unavailable(&error))?;
        let metadata = Arc::new(metadata);
        *self.remembered() = Some(Known {
            metadata: metadata.clone(),
            at: now,
        });
        Ok(metadata)
    }

    fn remembered(&self) -> std::sync::MutexGuard<'_, Option<Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
