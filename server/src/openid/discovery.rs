//! The provider's discovery document: its endpoints and keys.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use openidconnect::{IssuerUrl, core::CoreProviderMetadata};

use super::{OpenIdError, token::unavailable, transport::Transport};

/// How long the document is cached.
const CACHE_LIFETIME: TimeDelta = TimeDelta::hours(1);

/// Fetches the document from the issuer's address and caches it.
#[derive(Clone)]
pub(super) struct Discovery {
    issuer: String,
    transport: Transport,
    cache: Arc<Mutex<Option<CachedMetadata>>>,
}

/// The document with its keys, and when it was fetched.
#[derive(Clone)]
struct CachedMetadata {
    metadata: Arc<CoreProviderMetadata>,
    at: DateTime<Utc>,
}

impl Discovery {
    /// Nothing is asked yet.
    pub(super) fn of(issuer: String, transport: Transport) -> Self {
        Self {
            issuer,
            transport,
            cache: Arc::default(),
        }
    }

    /// The document as of the last hour.
    ///
    /// # Errors
    /// [`OpenIdError::Unavailable`] when it does not answer.
    pub(super) async fn recent(
        &self,
        now: DateTime<Utc>,
    ) -> Result<Arc<CoreProviderMetadata>, OpenIdError> {
        let cached = self.cached().clone();
        match cached {
            Some(cached) if (TimeDelta::zero()..CACHE_LIFETIME).contains(&(now - cached.at)) => {
                Ok(cached.metadata)
            }
            _ => self.ask(now).await,
        }
    }

    /// Fetches the document now.
    ///
    /// # Errors
    /// [`OpenIdError::Unavailable`] when it does not answer.
    pub(super) async fn ask(
        &self,
        now: DateTime<Utc>,
    ) -> Result<Arc<CoreProviderMetadata>, OpenIdError> {
        let issuer = IssuerUrl::new(self.issuer.clone()).map_err(|error| unavailable(&error))?;
        let metadata = CoreProviderMetadata::discover_async(issuer, &self.transport)
            .await
            .map_err(|error| unavailable(&error))?;
        let metadata = Arc::new(metadata);
        *self.cached() = Some(CachedMetadata {
            metadata: metadata.clone(),
            at: now,
        });
        Ok(metadata)
    }

    fn cached(&self) -> std::sync::MutexGuard<'_, Option<CachedMetadata>> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
