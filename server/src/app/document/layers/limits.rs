//! Size limit and timeout of request bodies.

use std::{sync::Arc, time::Duration};

use poem::{
    Body, Endpoint, Error, Request, Response, Result,
    error::ReadBodyError,
    http::{HeaderValue, StatusCode, header},
};
use reedling_core::{
    feedback::request::BODY_MAX as FEEDBACK_BYTES,
    lessons::{propose::BODY_MAX as PROPOSAL_BYTES, request::BODY_MAX as LESSON_BYTES},
};
use reedling_planner::goals::request::BODY_MAX as GOALS_BYTES;
use tokio::{
    io::{AsyncReadExt, copy, sink},
    sync::{Semaphore, SemaphorePermit},
    time::timeout,
};

use crate::{
    api::{
        error::ApiError,
        layers::callers::{Caller, Callers},
    },
    app::document,
    error::AppError,
    state::AppState,
};

/// The largest body of most calls: the longest valid one of any of them is smaller.
const BODY_BYTES: usize = 64 * 1024;
/// The calls whose valid bodies may be larger, with what these have at most: rules limit their texts by characters.
const LARGER: [(&str, &str, usize); 7] = [
    ("POST", "/api/teachers/lessons", LESSON_BYTES),
    ("PUT", "/api/lessons/{id}", LESSON_BYTES),
    ("PUT", "/api/lessons/{id}/goals", GOALS_BYTES),
    ("POST", "/api/lessons/{id}/goals/proposal", PROPOSAL_BYTES),
    ("PATCH", "/api/lessons/{id}/complete", GOALS_BYTES),
    // The keys of lines hold the texts of their goals.
    ("PATCH", "/api/lessons/{id}/plan", GOALS_BYTES),
    ("PUT", "/api/lesson-feedback/{lesson_id}", FEEDBACK_BYTES),
];
/// How much of a body that is too large is read to its end before it is refused.
const DISCARDED_BYTES: u64 = 16 * 1024 * 1024;
/// The timeout of a body.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// The memory that larger bodies may use in all, in kilobytes: those of callers whose session was used before, and those
/// of anybody else, who cannot take the room of the others.
const MEMORY_KILOBYTES: [usize; 2] = [48 * 1024, 16 * 1024];
/// How long a larger body waits for its share of it.
const WAIT_TIMEOUT: Duration = Duration::from_secs(1);

/// The memory of larger bodies.
#[derive(Debug)]
pub struct Memory {
    callers: Callers,
    kilobytes: [Semaphore; 2],
}

impl Memory {
    /// All of it is free.
    pub fn new(callers: Callers) -> Self {
        Self {
            callers,
            kilobytes: MEMORY_KILOBYTES.map(Semaphore::new),
        }
    }

    /// The request's share, for that many bytes; none for a body of the usual size.
    async fn share(
        &self,
        request: &Request,
        state: &AppState,
        bytes: usize,
    ) -> Result<Option<SemaphorePermit<'_>>, AppError> {
        if bytes <= BODY_BYTES {
            return Ok(None);
        }
        let [known, others] = &self.kilobytes;
        let memory = match self.callers.caller(request, state) {
            Caller::Account(_) => known,
            Caller::Network(_) | Caller::Proxy => others,
        };
        let kilobytes = u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX);
        match timeout(WAIT_TIMEOUT, memory.acquire_many(kilobytes)).await {
            Ok(Ok(share)) => Ok(Some(share)),
            _ => Err(AppError::Overloaded),
        }
    }
}

/// Reads the body before routing, whether or not its length was announced.
///
/// # Errors
/// 413 for a body that is too large, 408 for one that is too slow, 503 when too many large ones come at once.
pub async fn read_body<E>(
    next: Arc<E>,
    mut request: Request,
    memory: Arc<Memory>,
    state: AppState,
) -> Result<E::Output>
where
    E: Endpoint + 'static,
{
    let announced = request
        .header(header::CONTENT_LENGTH)
        .and_then(|length| length.parse::<usize>().ok());
    if announced.is_none() && !request.headers().contains_key(header::TRANSFER_ENCODING) {
        return next.call(request).await;
    }
    let most = most_bytes(request.method().as_str(), request.uri().path());
    // Of what is said to be too large nothing is kept.
    let kept = announced.map_or(most, |bytes| if bytes > most { 0 } else { bytes });
    let share = memory.share(&request, &state, kept).await;
    let _share = share.map_err(ApiError::from)?;
    let reading = read(request.take_body(), kept);
    let body = timeout(BODY_TIMEOUT, reading)
        .await
        .map_err(|_| Error::from_status(StatusCode::REQUEST_TIMEOUT))?
        .map_err(ReadBodyError::Io)?;
    request.set_body(body.ok_or_else(|| ApiError::too_large(most))?);
    next.call(request).await
}

/// The whole body; none where it is larger. The rest of such a one is read as well, as a client that still sends looks for no
/// answer.
async fn read(body: Body, most: usize) -> std::io::Result<Option<Vec<u8>>> {
    let mut reader = body.into_async_read();
    let mut bytes = Vec::new();
    let mut first = (&mut reader).take(most as u64 + 1);
    first.read_to_end(&mut bytes).await?;
    if bytes.len() <= most {
        return Ok(Some(bytes));
    }
    copy(&mut reader.take(DISCARDED_BYTES), &mut sink()).await?;
    Ok(None)
}

/// The most bytes that a call takes.
fn most_bytes(method: &str, path: &str) -> usize {
    let template = document::template_at(path);
    let call = LARGER
        .into_iter()
        .find(|(known, at, _)| *known == method && Some(*at) == template);
    call.map_or(BODY_BYTES, |(.., most)| most)
}

/// Adds `Allow` when the path does not know the method (RFC 9110 §15.5.6).
pub async fn name_methods<E>(next: Arc<E>, request: Request) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let path = request.uri().path().to_owned();
    let mut response = next.call(request).await?;
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        let known = if path.starts_with("/api/") {
            document::methods_at(&path).join(", ")
        } else {
            "GET, HEAD".to_owned()
        };
        if let Ok(known) = HeaderValue::from_str(&known) {
            response.headers_mut().insert(header::ALLOW, known);
        }
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::{layers::load::PASSWORDS, reading::CHANGING_READS};

    #[test]
    fn each_larger_call_is_in_the_document() {
        for (method, path, most) in LARGER {
            assert_eq!(most_bytes(method, path), most, "{method} {path}");
            assert!(document::methods_at(path).contains(&method));
        }
        assert_eq!(most_bytes("GET", "/api/lessons/{id}"), BODY_BYTES);
    }

    #[test]
    fn each_path_that_is_treated_apart_is_in_the_document() {
        let passwords = PASSWORDS.map(|path| ("POST", path));
        for (method, path) in passwords
            .into_iter()
            .chain(CHANGING_READS.map(|path| ("GET", path)))
        {
            assert!(document::methods_at(path).contains(&method), "{path}");
        }
    }

    #[test]
    fn one_larger_body_fits_into_the_memory_of_anybody() {
        for memory in MEMORY_KILOBYTES {
            assert!(LARGER.iter().all(|(.., most)| most / 1024 < memory));
        }
    }
}
