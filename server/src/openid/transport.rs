//! HTTP requests to the provider: no redirects, with timeouts, and with a limit on answers.

use std::time::Duration;

use futures_util::future::BoxFuture;
use openidconnect::{AsyncHttpClient, HttpRequest, HttpResponse};
use reqwest::{Client, redirect::Policy};
use thiserror::Error;

/// How long connecting may take.
const CONNECT_TIME: Duration = Duration::from_secs(3);
/// How long one request may take.
const REQUEST_TIME: Duration = Duration::from_secs(5);
/// The largest answer; keys and claims are a hundredth of it.
const ANSWER_BYTES: usize = 512 * 1024;

/// Why a request to the provider came to nothing.
#[derive(Debug, Error)]
pub(super) enum TransportError {
    /// It could not be sent, or nothing came back in time.
    #[error("{0}")]
    Http(#[from] reqwest::Error),
    /// The answer was too large.
    #[error("the answer is too large")]
    TooLarge,
    /// The answer was no HTTP.
    #[error("{0}")]
    Malformed(#[from] http::Error),
}

/// Sends requests to the provider.
#[derive(Clone, Debug)]
pub(super) struct Transport(Client);

impl Transport {
    /// Follows no redirects, which could lead to any address. As sign-ins are rare, connections are not kept: an old
    /// one would fail at its next use.
    pub(super) fn new() -> Result<Self, reqwest::Error> {
        let client = Client::builder()
            .redirect(Policy::none())
            .connect_timeout(CONNECT_TIME)
            .timeout(REQUEST_TIME)
            .pool_max_idle_per_host(0)
            .build()?;
        Ok(Self(client))
    }

    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, TransportError> {
        let mut answer = self.0.execute(request.try_into()?).await?;
        let mut body = Vec::new();
        while let Some(chunk) = answer.chunk().await? {
            if body.len() + chunk.len() > ANSWER_BYTES {
                return Err(TransportError::TooLarge);
            }
            body.extend_from_slice(&chunk);
        }
        let mut response = http::Response::builder().status(answer.status());
        if let Some(headers) = response.headers_mut() {
            headers.clone_from(answer.headers());
        }
        Ok(response.body(body)?)
    }
}

impl<'a> AsyncHttpClient<'a> for Transport {
    type Error = TransportError;
    type Future = BoxFuture<'a, Result<HttpResponse, TransportError>>;

    fn call(&'a self, request: HttpRequest) -> Self::Future {
        Box::pin(self.send(request))
    }
}
