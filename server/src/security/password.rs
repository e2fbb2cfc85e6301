//! Argon2id, off the async threads and a bounded number at a time (D2).

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::{AcquireError, OwnedSemaphorePermit, Semaphore},
    task,
    time::timeout,
};

use super::argon2id::Argon2id;
use crate::error::AppError;

/// Most callers that may wait. At 60 passwords a second on two cores the last one has its permit within
/// [`PERMIT_TIMEOUT`].
const MAX_WAITING: usize = 400;
/// How long a caller waits for a permit.
const PERMIT_TIMEOUT: Duration = Duration::from_secs(10);

/// Hashes and checks passwords.
#[derive(Clone, Debug)]
pub struct PasswordHasher {
    argon2id: Argon2id,
    parallel: usize,
    timeout: Duration,
    workers: Arc<Semaphore>,
    queue_slots: Arc<Semaphore>,
    bypass_queue: BypassQueue,
    worked: Arc<AtomicU64>,
}

/// A queue of its own for bypass checks, one at a time.
#[derive(Clone, Debug)]
struct BypassQueue {
    permit: Arc<Semaphore>,
    decoys: Arc<Semaphore>,
}

/// The permit to work on passwords. The next caller waits until it is dropped.
#[derive(Debug)]
pub struct Permit {
    argon2id: Argon2id,
    permits: Arc<Vec<OwnedSemaphorePermit>>,
    worked: Arc<AtomicU64>,
}

impl PasswordHasher {
    /// A hasher that works on `parallel` passwords at a time, while others wait for at most ten seconds.
    pub fn new(parallel: usize) -> Self {
        Self {
            argon2id: Argon2id::default(),
            parallel,
            timeout: PERMIT_TIMEOUT,
            workers: Arc::new(Semaphore::new(parallel)),
            queue_slots: Arc::new(Semaphore::new(MAX_WAITING)),
            bypass_queue: BypassQueue {
                permit: Arc::new(Semaphore::new(1)),
                decoys: Arc::new(Semaphore::new(1)),
            },
            worked: Arc::default(),
        }
    }

    /// The same with another waiting time, for busy machines.
    #[must_use]
    pub const fn with_timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// The same at another cost of each password.
    #[must_use]
    pub fn with_cost(mut self, argon2id: Argon2id) -> Self {
        self.argon2id = argon2id;
        self
    }

    /// Waits for a permit, first come, first served.
    ///
    /// # Errors
    /// 503 when too many wait already or the permit does not come in time.
    pub async fn acquire(&self) -> Result<Permit, AppError> {
        let Ok(_slot) = self.queue_slots.try_acquire() else {
            return Err(AppError::Overloaded);
        };
        let Ok(permit) = timeout(self.timeout, self.workers.clone().acquire_owned()).await else {
            return Err(AppError::Overloaded);
        };
        Ok(self.permit_with(vec![permit.map_err(|error| closed(&error))?]))
    }

    /// Waits for a permit of the bypass queue, which neither delays the other one nor waits for it. A decoy, the check
    /// of a password that cannot be right, takes as long. Only one decoy waits at a time, so that however many there
    /// are, half of these permits go to real accounts.
    pub async fn acquire_bypass(&self, is_decoy: bool) -> Result<Permit, AppError> {
        let mut permits = Vec::new();
        if is_decoy {
            let decoy = self.bypass_queue.decoys.clone().acquire_owned().await;
            permits.push(decoy.map_err(|error| closed(&error))?);
        }
        let permit = self.bypass_queue.permit.clone().acquire_owned().await;
        permits.push(permit.map_err(|error| closed(&error))?);
        Ok(self.permit_with(permits))
    }

    fn permit_with(&self, permits: Vec<OwnedSemaphorePermit>) -> Permit {
        Permit {
            argon2id: self.argon2id.clone(),
            permits: Arc::new(permits),
            worked: self.worked.clone(),
        }
    }

    /// The Argon2id hash of a password, in PHC format.
    ///
    /// # Errors
    /// 429 when the permit does not come, and when the work cannot be done.
    pub async fn hash(&self, password: String) -> Result<String, AppError> {
        self.acquire().await?.hash(password).await
    }

    /// How many passwords have been hashed or checked since the start.
    pub fn worked(&self) -> u64 {
        self.worked.load(Ordering::Relaxed)
    }

    /// How many passwords are being hashed or wait for it.
    pub fn in_work(&self) -> u32 {
        let working = self
            .parallel
            .saturating_sub(self.workers.available_permits());
        let waiting = MAX_WAITING.saturating_sub(self.queue_slots.available_permits());
        u32::try_from(working + waiting).unwrap_or(u32::MAX)
    }
}

impl Permit {
    /// The Argon2id hash of a password, in PHC format.
    pub async fn hash(&self, password: String) -> Result<String, AppError> {
        let argon2id = self.argon2id.clone();
        self.work(move || argon2id.hash(&password)).await?
    }

    /// Whether the password matches the hash. Without a hash it takes as long and is false, so that unknown addresses
    /// are not answered sooner.
    pub async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, AppError> {
        let argon2id = self.argon2id.clone();
        self.work(move || argon2id.verify(&password, hash.as_deref()))
            .await
    }

    async fn work<Done: Send + 'static>(
        &self,
        work: impl FnOnce() -> Done + Send + 'static,
    ) -> Result<Done, AppError> {
        self.worked.fetch_add(1, Ordering::Relaxed);
        // The work keeps the permit even when its caller has gone away.
        let permits = self.permits.clone();
        task::spawn_blocking(move || {
            let done = work();
            drop(permits);
            done
        })
        .await
        .map_err(|error| AppError::Internal(error.to_string()))
    }
}

fn closed(error: &AcquireError) -> AppError {
    AppError::Internal(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn password_without_a_permit_in_time_is_refused() {
        let hasher = PasswordHasher::new(1).with_timeout(Duration::from_millis(20));
        let busy = hasher.acquire().await.unwrap();
        let refused = hasher.hash("sonata".to_owned()).await;
        assert!(matches!(refused, Err(AppError::Overloaded)), "FIELD-18");
        drop(busy);
        assert!(hasher.hash("sonata".to_owned()).await.is_ok());
    }

    #[tokio::test]
    async fn decoys_leave_every_second_bypass_permit_to_others() {
        let hasher = PasswordHasher::new(1);
        let mut busy = hasher.acquire_bypass(false).await.unwrap();
        let decoys: Vec<_> = (0..50)
            .map(|_| {
                let hasher = hasher.clone();
                tokio::spawn(async move { hasher.acquire_bypass(true).await.is_ok() })
            })
            .collect();
        for _ in 0..10 {
            task::yield_now().await;
        }
        for _ in 0..10 {
            let others = hasher.clone();
            let waiting = tokio::spawn(async move { others.acquire_bypass(false).await.unwrap() });
            task::yield_now().await;
            let done = || decoys.iter().filter(|decoy| decoy.is_finished()).count();
            let before = done();
            drop(busy);
            busy = waiting.await.unwrap();
            assert!(done() - before <= 2, "{}", done() - before);
        }
        assert!(hasher.acquire().await.is_ok(), "nobody else waits for them");
    }

    #[tokio::test]
    async fn full_queue_refuses_at_once() {
        let hasher = PasswordHasher::new(1);
        let busy = hasher.acquire().await.unwrap();
        let waiting: Vec<_> = (0..MAX_WAITING)
            .map(|_| {
                tokio::spawn({
                    let hasher = hasher.clone();
                    async move { hasher.acquire().await.is_ok() }
                })
            })
            .collect();
        while hasher.queue_slots.available_permits() > 0 {
            task::yield_now().await;
        }
        assert!(hasher.acquire().await.is_err());
        assert_eq!(hasher.in_work(), 401);
        drop(busy);
        for permit in waiting {
            assert!(permit.await.unwrap());
        }
    }
}
