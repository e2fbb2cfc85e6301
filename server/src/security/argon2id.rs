//! Argon2id with fixed parameters: hashing and verifying passwords.

use std::sync::{Arc, OnceLock};

use argon2::{
    Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version,
    password_hash::phc::PasswordHash,
};

use crate::error::AppError;

/// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// Argon2id with OWASP's first choice of parameters, unless others are set.
#[derive(Clone, Debug)]
pub struct Argon2id {
    memory_kib: u32,
    /// The hash that an unknown address is verified against, so that it takes as long as a known one.
    dummy_hash: Arc<OnceLock<Option<String>>>,
}

impl Default for Argon2id {
    fn default() -> Self {
        Self::with_memory(MEMORY_KIB)
    }
}

impl Argon2id {
    /// The same with less memory: for tests that look at something else than what a password costs.
    #[must_use]
    pub fn with_memory(memory_kib: u32) -> Self {
        Self {
            memory_kib,
            dummy_hash: Arc::default(),
        }
    }

    /// The hash of a password, in PHC format.
    pub fn hash(&self, password: &str) -> Result<String, AppError> {
        self.argon2()
            .hash_password(password.as_bytes())
            .map(|hash| hash.to_string())
            .map_err(|error| AppError::Internal(format!("password hash: {error}")))
    }

    /// Whether the password matches the hash, with the hash's own parameters. Without a hash it takes as long and is
    /// false.
    pub fn verify(&self, password: &str, hash: Option<&str>) -> bool {
        let dummy = || {
            self.dummy_hash
                .get_or_init(|| self.hash("nobody").ok())
                .as_deref()
        };
        let Some(checked) = hash.or_else(dummy) else {
            return false;
        };
        let matches = PasswordHash::new(checked).is_ok_and(|checked| {
            self.argon2()
                .verify_password(password.as_bytes(), &checked)
                .is_ok()
        });
        hash.is_some() && matches
    }

    fn argon2(&self) -> Argon2<'static> {
        let params = Params::new(self.memory_kib, PASSES, LANES, None).unwrap_or_default();
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_says_the_cost_that_is_shipped() {
        let hash = Argon2id::default().hash("sonata").unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
    }

    #[test]
    fn only_the_right_password_matches_at_any_cost() {
        let (cheap, shipped) = (Argon2id::with_memory(64), Argon2id::default());
        for hash in [
            cheap.hash("sonata").unwrap(),
            shipped.hash("sonata").unwrap(),
        ] {
            assert!(shipped.verify("sonata", Some(&hash)));
            assert!(!shipped.verify("Sonata", Some(&hash)));
        }
        assert!(!cheap.verify("nobody", None), "nobody has no password");
        assert!(!cheap.verify("sonata", Some("no hash")));
    }
}
