//! How many requests are worked on at once. Under more load than the machine can carry, most are answered as soon as ever
//! and the rest are turned away at once, instead of all of them waiting longer and longer. Nobody takes all the room: each
//! account has a share of it, and so has each network for those who are not signed in.

use std::{sync::Arc, time::Duration};

use poem::{Endpoint, Request, Response, Result};
use tokio::{
    sync::{AcquireError, Semaphore, SemaphorePermit},
    time::timeout,
};

use super::{
    callers::{Caller, Callers},
    shares::{Held, Shares},
};
use crate::{
    error::AppError,
    http::{error::ApiError, site},
    state::AppState,
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

/// How many changes of one account are worked on at once: fewer than PostgreSQL has connections for.
const OWN_CHANGES: usize = 6;
/// How many requests of one account may wait, of those that read and of those that change something.
const OWN_WAITING: usize = WAITING / 4;

/// The requests that are worked on or wait for it.
#[derive(Debug)]
pub struct Lanes {
    reading: Lane,
    changing: Lane,
    waiting: Semaphore,
    callers: Callers,
}

#[derive(Debug)]
struct Lane {
    turns: Semaphore,
    shares: Shares,
    /// How many turns one account may have at once.
    own: usize,
}

impl Lane {
    fn new(own: usize) -> Self {
        Self {
            turns: Semaphore::new(AT_ONCE),
            shares: Shares::default(),
            own,
        }
    }

    fn share(&self, caller: Caller) -> Held<'_> {
        let (turns, waiting) = match caller {
            Caller::Account(_) => (self.own, OWN_WAITING),
            Caller::Network(_) => (AT_ONCE / 2, WAITING / 2),
            Caller::Proxy => (AT_ONCE, WAITING),
        };
        self.shares.of(caller, turns, waiting)
    }
}

impl Lanes {
    /// Nobody is there yet.
    pub fn new(state: &AppState, callers: Callers) -> Self {
        Self {
            // Somebody else's request always finds a connection of the database free.
            reading: Lane::new(state.db.readers() * 3 / 4),
            changing: Lane::new(OWN_CHANGES),
            waiting: Semaphore::new(WAITING),
            callers,
        }
    }

    /// The request's lane; none for what asks no database, or waits elsewhere.
    fn lane(&self, request: &Request) -> Option<&Lane> {
        let path = request.uri().path();
        if path == "/api/health" || PASSWORDS.contains(&path) {
            None
        } else if site::changes(request) {
            Some(&self.changing)
        } else {
            Some(&self.reading)
        }
    }

    /// Answers within the caller's share of the lane.
    async fn pass<E>(&self, next: &E, request: Request, state: &AppState) -> Result<Response>
    where
        E: Endpoint<Output = Response> + 'static,
    {
        let Some(lane) = self.lane(&request) else {
            return next.call(request).await;
        };
        let held = lane.share(self.callers.caller(&request, state));
        let _turns = self.turns(lane, &held).await.map_err(ApiError::from)?;
        next.call(request).await
    }

    /// A turn of the caller's share and one of the lane.
    async fn turns<'a>(
        &self,
        lane: &'a Lane,
        held: &'a Held<'_>,
    ) -> Result<[SemaphorePermit<'a>; 2], AppError> {
        let share = &held.share;
        if let Ok(own) = share.turns.try_acquire()
            && let Ok(turn) = lane.turns.try_acquire()
        {
            return Ok([own, turn]);
        }
        let full = |_| AppError::Overloaded;
        let _own_place = share.waiting.try_acquire().map_err(full)?;
        let _place = self.waiting.try_acquire().map_err(full)?;
        let both = async { Ok([share.turns.acquire().await?, lane.turns.acquire().await?]) };
        match timeout(PATIENCE, both).await {
            Ok(Ok::<_, AcquireError>(turns)) => Ok(turns),
            _ => Err(AppError::Overloaded),
        }
    }
}

/// Answers when the request's turn comes.
///
/// # Errors
/// The endpoint's own; 503 when too many wait already, of all or of the caller's, or the turn does not come in time.
pub async fn in_turn<E>(
    next: Arc<E>,
    request: Request,
    lanes: Arc<Lanes>,
    state: AppState,
) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    lanes.pass(next.as_ref(), request, &state).await
}
