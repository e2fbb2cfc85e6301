//! Compresses large answers of the API; the app's files are compressed by the build.

use std::{io::Write, sync::Arc, time::Duration};

use brotli::CompressorWriter;
use bytes::Bytes;
use flate2::{Compression, write::GzEncoder};
use poem::{
    Body, Endpoint, IntoResponse, Request, Response, Result,
    http::{HeaderMap, HeaderValue, header},
};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::spawn_blocking,
    time::timeout,
};

use crate::{
    api::{error::ApiError, negotiation::accepts},
    error::AppError,
};

/// Below this size compression is not worth it.
const WORTH_PACKING: usize = 1024;
/// From this size on compression runs on another thread, as other requests would have to wait.
const LONG: usize = 32 * 1024;
/// The memory that long answers may use in all until clients have read them, in kilobytes.
const MEMORY_KILOBYTES: usize = 256 * 1024;
/// How long an answer waits for its share of it.
const WAIT_TIMEOUT: Duration = Duration::from_secs(1);

/// A coding with its level, which costs well under a millisecond for most answers.
#[derive(Clone, Copy)]
enum Coding {
    Brotli,
    Gzip,
}

/// The memory of long answers.
#[derive(Clone, Debug)]
pub(crate) struct Memory(Arc<Semaphore>);

impl Default for Memory {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(MEMORY_KILOBYTES)))
    }
}

/// Compresses an answer of more than a kilobyte, if the client accepts it.
///
/// # Errors
/// The endpoint's own; 503 when clients who do not read hold all the memory there is for answers.
pub(crate) async fn large_answers<E>(
    next: Arc<E>,
    request: Request,
    memory: Memory,
) -> Result<Response>
where
    E: Endpoint + 'static,
{
    let coding = preferred(request.headers());
    let mut response = next.call(request).await?.into_response();
    let Ok(body) = response.take_body().into_bytes().await else {
        return Ok(response);
    };
    let is_large = body.len() > WORTH_PACKING;
    let body = match coding {
        Some(coding) if is_large => {
            let headers = response.headers_mut();
            headers.insert(header::CONTENT_ENCODING, coding.name());
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
            packed(coding, body).await.map_err(ApiError::from)?
        }
        _ => body,
    };
    response.set_body(Body::from_bytes(with_permit(body, &memory).await?));
    Ok(response)
}

/// Brotli before gzip, among what the client accepts.
fn preferred(headers: &HeaderMap) -> Option<Coding> {
    if accepts(headers, "br") {
        Some(Coding::Brotli)
    } else if accepts(headers, "gzip") {
        Some(Coding::Gzip)
    } else {
        None
    }
}

impl Coding {
    fn name(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        })
    }

    fn pack(self, body: &[u8]) -> std::io::Result<Vec<u8>> {
        let packed = Vec::with_capacity(body.len() / 4);
        match self {
            Self::Brotli => {
                let mut writer = CompressorWriter::new(packed, 16 * 1024, 4, 22);
                writer.write_all(body)?;
                Ok(writer.into_inner())
            }
            Self::Gzip => {
                let mut writer = GzEncoder::new(packed, Compression::fast());
                writer.write_all(body)?;
                writer.finish()
            }
        }
    }
}

/// The compressed body; a long one is compressed on a blocking thread.
async fn packed(coding: Coding, body: Bytes) -> Result<Bytes, AppError> {
    let packed = if body.len() < LONG {
        coding.pack(&body)
    } else {
        spawn_blocking(move || coding.pack(&body))
            .await
            .map_err(|error| AppError::Internal(error.to_string()))?
    };
    packed
        .map(Bytes::from)
        .map_err(|error| AppError::Internal(error.to_string()))
}

/// The body with a permit for the memory it takes, which is released once it is sent.
async fn with_permit(body: Bytes, memory: &Memory) -> Result<Bytes, ApiError> {
    if body.len() < LONG {
        return Ok(body);
    }
    let kilobytes = u32::try_from((body.len() / 1024).min(MEMORY_KILOBYTES)).unwrap_or(u32::MAX);
    match timeout(WAIT_TIMEOUT, memory.0.clone().acquire_many_owned(kilobytes)).await {
        Ok(Ok(permit)) => Ok(Bytes::from_owner(BodyWithPermit {
            body,
            _permit: permit,
        })),
        _ => Err(AppError::Overloaded.into()),
    }
}

struct BodyWithPermit {
    body: Bytes,
    _permit: OwnedSemaphorePermit,
}

impl AsRef<[u8]> for BodyWithPermit {
    fn as_ref(&self) -> &[u8] {
        &self.body
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn long_answers_permit_so_much_memory_until_they_are_read() {
        let memory = Memory(Arc::new(Semaphore::new(64)));
        let long = || Bytes::from(vec![0; 40 * 1024]);
        let first = with_permit(long(), &memory).await.unwrap();
        assert!(
            with_permit(long(), &memory).await.is_err(),
            "there is none for a second one"
        );
        assert!(
            with_permit(Bytes::from_static(b"short"), &memory)
                .await
                .is_ok()
        );
        drop(first);
        assert!(with_permit(long(), &memory).await.is_ok());
    }
}
