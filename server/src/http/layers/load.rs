//! How many requests are worked on at once. Under more load than the machine can carry, most are answered as soon as ever
//! and the rest are turned away at once, instead of all of them waiting longer and longer.

use std::{sync::Arc, time::Duration};

use poem::{Endpoint, Request, Response, Result};
use tokio::{
    sync::{Semaphore, SemaphorePermit},
    time::timeout,
};

use crate::{
    error::AppError,
    http::{error::ApiError, site},
};

/// How many requests that read are worked on at once, and how many that change something. The two have lanes of their own:
/// where nothing can be written just now, reading goes on.
const AT_ONCE: usize = 32;
/// How many may wait for one of those to finish.
const WAITING: usize = 200;
/// How long they may.
const PATIENCE: Duration = Duration::from_secs(1);
/// The calls whose time is spent on a password: these wait in a queue of their own (`security::password`).
const PASSWORDS: [&str; 6] = [
    "/api/auth/login",
    "/api/auth/register",
    "/api/auth/reset-password",
    "/api/auth/new-password",
    "/api/auth/second-factor",
    "/api/users/proof",
];

/// The requests that are worked on or wait for it.
#[derive(Debug)]
pub struct Lanes {
    reading: Semaphore,
    changing: Semaphore,
    waiting: Semaphore,
}

impl Default for Lanes {
    fn default() -> Self {
        Self {
            reading: Semaphore::new(AT_ONCE),
            changing: Semaphore::new(AT_ONCE),
            waiting: Semaphore::new(WAITING),
        }
    }
}

impl Lanes {
    /// A turn in the request's lane; none is needed for what asks no database, or waits elsewhere.
    async fn turn(&self, request: &Request) -> Result<Option<SemaphorePermit<'_>>, AppError> {
        let path = request.uri().path();
        if path == "/api/health" || PASSWORDS.contains(&path) {
            return Ok(None);
        }
        let lane = if site::changes(request) {
            &self.changing
        } else {
            &self.reading
        };
        if let Ok(turn) = lane.try_acquire() {
            return Ok(Some(turn));
        }
        let _place = self
            .waiting
            .try_acquire()
            .map_err(|_| AppError::Overloaded)?;
        match timeout(PATIENCE, lane.acquire()).await {
            Ok(Ok(turn)) => Ok(Some(turn)),
            _ => Err(AppError::Overloaded),
        }
    }
}

/// Answers when the request's turn comes.
///
/// # Errors
/// The endpoint's own; 503 when too many wait already, or the turn does not come in time.
pub async fn in_turn<E>(next: Arc<E>, request: Request, lanes: Arc<Lanes>) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let _turn = lanes.turn(&request).await.map_err(ApiError::from)?;
    next.call(request).await
}
