//! Load shedding: limits concurrent requests. When the machine is overloaded most requests are answered quickly and the
//! rest refused at once, instead of all of them getting slower and slower. Each account, and each network for clients
//! who are not signed in, has a fair share of the capacity.

use std::{sync::Arc, time::Duration};

use poem::{Endpoint, Request, Response, Result, http::Method};
use tokio::{
    sync::{AcquireError, Semaphore, SemaphorePermit},
    time::timeout,
};
use uuid::Uuid;

use super::{
    callers::{Caller, Callers},
    shares::{ShareInUse, Shares},
};
use crate::{
    api::{error::ApiError, reading},
    error::AppError,
    state::AppState,
};

/// Concurrent requests that read, and likewise those that change something. The two have queues of their own: when
/// nothing can be written, reading goes on.
const CONCURRENT: usize = 32;
/// Most requests that wait for one of those.
const WAITING: usize = 200;
/// How long they wait.
const WAIT_TIMEOUT: Duration = Duration::from_secs(1);
/// Calls that spend their time on password hashing, which has a queue of its own (`security::password`).
pub(crate) const PASSWORDS: [&str; 6] = [
    "/api/auth/login",
    "/api/auth/register",
    "/api/auth/reset-password",
    "/api/auth/new-password",
    "/api/auth/second-factor",
    "/api/users/proof",
];

/// Concurrent calls that wait for a model, which has fewer questions at a time (`goal_model`), and those of one account: the
/// second one is told so.
const PROPOSING: usize = 16;
const OWN_PROPOSING: usize = 2;

/// Concurrent changes of one account: fewer than PostgreSQL has connections.
const OWN_CHANGES: usize = 6;
/// Waiting requests of one account, in each queue.
const OWN_WAITING: usize = WAITING / 4;

/// Whether a request asks a model: `POST /api/lessons/{id}/goals/proposal`.
pub(super) fn is_proposal(request: &Request) -> bool {
    let path = request.uri().path().strip_prefix("/api/lessons/");
    let id = path.and_then(|path| path.strip_suffix("/goals/proposal"));
    request.method() == Method::POST && id.is_some_and(|id| Uuid::try_parse(id).is_ok())
}

/// The queues.
#[derive(Debug)]
pub(crate) struct RequestQueues {
    reading: RequestQueue,
    changing: RequestQueue,
    proposing: RequestQueue,
    waiting: Semaphore,
    callers: Callers,
}

#[derive(Debug)]
struct RequestQueue {
    permits: Semaphore,
    shares: Shares,
    /// Concurrent requests of all.
    all: usize,
    /// Concurrent requests of one account.
    own: usize,
}

impl RequestQueue {
    fn new(all: usize, own: usize) -> Self {
        Self {
            permits: Semaphore::new(all),
            shares: Shares::default(),
            all,
            own,
        }
    }

    fn share(&self, caller: Caller) -> ShareInUse<'_> {
        let (permits, waiting) = match caller {
            Caller::Account(_) => (self.own, OWN_WAITING),
            Caller::Network(_) => (self.all / 2, WAITING / 2),
            Caller::Proxy => (self.all, WAITING),
        };
        self.shares.of(caller, permits, waiting)
    }
}

impl RequestQueues {
    /// Empty queues.
    pub(crate) fn new(state: &AppState, callers: Callers) -> Self {
        Self {
            // A request of another account always finds a free database connection.
            reading: RequestQueue::new(CONCURRENT, state.db.readers() * 3 / 4),
            changing: RequestQueue::new(CONCURRENT, OWN_CHANGES),
            proposing: RequestQueue::new(PROPOSING, OWN_PROPOSING),
            waiting: Semaphore::new(WAITING),
            callers,
        }
    }

    /// The request's queue; none for a request that needs no database, or queues elsewhere.
    fn queue(&self, request: &Request) -> Option<&RequestQueue> {
        let path = request.uri().path();
        if path == "/api/health" || PASSWORDS.contains(&path) {
            None
        } else if is_proposal(request) {
            Some(&self.proposing)
        } else if reading::changes(request) {
            Some(&self.changing)
        } else {
            Some(&self.reading)
        }
    }

    /// Handles the request within the caller's share of the queue.
    async fn pass<E>(&self, next: &E, request: Request, state: &AppState) -> Result<Response>
    where
        E: Endpoint<Output = Response> + 'static,
    {
        let Some(queue) = self.queue(&request) else {
            return next.call(request).await;
        };
        let used = queue.share(self.callers.caller(&request, state));
        let _permits = self.permits(queue, &used).await.map_err(ApiError::from)?;
        next.call(request).await
    }

    /// A permit of the caller's share and one of the queue.
    async fn permits<'a>(
        &self,
        queue: &'a RequestQueue,
        used: &'a ShareInUse<'_>,
    ) -> Result<[SemaphorePermit<'a>; 2], AppError> {
        let share = &used.share;
        if let Ok(own) = share.permits.try_acquire()
            && let Ok(permit) = queue.permits.try_acquire()
        {
            return Ok([own, permit]);
        }
        let full = |_| AppError::Overloaded;
        let _own_waiting = share.waiting.try_acquire().map_err(full)?;
        let _waiting = self.waiting.try_acquire().map_err(full)?;
        let both = async {
            Ok([
                share.permits.acquire().await?,
                queue.permits.acquire().await?,
            ])
        };
        match timeout(WAIT_TIMEOUT, both).await {
            Ok(Ok::<_, AcquireError>(permits)) => Ok(permits),
            _ => Err(AppError::Overloaded),
        }
    }
}

/// Handles the request when it has its permits.
///
/// # Errors
/// The endpoint's own; 503 when too many wait already, of all or of the caller's, or the permits do not come in time.
pub(crate) async fn limit_concurrency<E>(
    next: Arc<E>,
    request: Request,
    queues: Arc<RequestQueues>,
    state: AppState,
) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    queues.pass(next.as_ref(), request, &state).await
}

#[cfg(test)]
mod tests {
    use super::*;

    // READ-11.
    #[test]
    fn only_the_call_that_asks_a_model_has_its_queue() {
        let is_one = |method: Method, uri: &str| {
            let request = Request::builder().method(method);
            is_proposal(&request.uri(uri.parse().unwrap()).finish())
        };
        let path = format!("/api/lessons/{}/goals/proposal", Uuid::nil());
        assert!(is_one(Method::POST, &path));
        assert!(!is_one(Method::GET, &path));
        for other in [
            "/api/students/goals/proposal",
            "/api/lessons/a/goals/proposal",
            "/goals/proposal",
        ] {
            assert!(!is_one(Method::POST, other), "{other}");
        }
    }
}
