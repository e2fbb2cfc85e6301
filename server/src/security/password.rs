//! Argon2id, off the async threads and a bounded number at a time (D2).

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::error::AppError;

/// Hashes and checks passwords.
#[derive(Clone, Debug)]
pub struct PasswordHasher {
    permits: Arc<Semaphore>,
}

impl PasswordHasher {
    /// A hasher that works on `parallel` passwords at a time.
    pub fn new(parallel: usize) -> Self {
        Self {
            permits: Arc::new(Semaphore::new(parallel)),
        }
    }

    /// The Argon2id hash of a password, in PHC format.
    ///
    /// # Errors
    /// When the work cannot be done.
    pub async fn hash(&self, _password: String) -> Result<String, AppError> {
        let _permit = self.permits.acquire().await;
        todo!()
    }

    /// Whether the password is the one of the hash. Without a hash it takes as long and is false, so that an
    /// unknown address answers as late as a known one.
    ///
    /// # Errors
    /// When the work cannot be done.
    pub async fn verify(&self, _password: String, _hash: Option<String>) -> Result<bool, AppError> {
        let _permit = self.permits.acquire().await;
        todo!()
    }
}
