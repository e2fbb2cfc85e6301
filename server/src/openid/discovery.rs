//! The provider's discovery document: its endpoints and keys.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use openidconnect::{IssuerUrl, core::CoreProviderMetadata};

use super::{OpenIdError, token::unavailable, transport::Transport};

/// How long the document is cached.
const BELIEVED: TimeDelta = TimeDelta::hours(1);

/// Fetches the document from the issuer's address and caches it.
#[derive(Clone)]
pub(super) struct Discovery {
    issuer: String,
    transport: Transport,
    known: Arc<Mutex<Option<Known>>>,
}

/// The document with its keys, and when it was fetched.
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

    /// The document as of the last hour.
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

    /// Fetches the document now.
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
