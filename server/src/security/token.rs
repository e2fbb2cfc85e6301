//! Random secrets and their hashes (D2).

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use rand::RngExt;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// A secret that a client holds and of which the server keeps only the hash.
pub struct Token {
    /// What the client gets: 256 random bits in URL-safe base64.
    pub secret: String,
    /// SHA-256 of [`Token::secret`].
    pub hash: Vec<u8>,
}

impl Token {
    /// A fresh token.
    pub fn generate() -> Self {
        let bytes: [u8; 32] = rand::rng().random();
        let secret = BASE64_URL_SAFE_NO_PAD.encode(bytes);
        Self {
            hash: hash(&secret),
            secret,
        }
    }
}

/// The key with which an account's browsers encrypt what is typed and not yet saved: 256 random bits (D15).
pub fn draft_key() -> Vec<u8> {
    let bytes: [u8; 32] = rand::rng().random();
    bytes.to_vec()
}

/// SHA-256 of a secret, as it is looked up.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// A random salt, and the salted hash of a text that has few possible values.
pub fn salted(text: &str) -> (Vec<u8>, Vec<u8>) {
    let salt: [u8; 16] = rand::rng().random();
    (salt.to_vec(), hash_with(&salt, text))
}

/// Whether a salted hash is the one of a text.
pub fn is_salted(salt: &[u8], hash: &[u8], text: &str) -> bool {
    hash_with(salt, text).ct_eq(hash).into()
}

fn hash_with(salt: &[u8], text: &str) -> Vec<u8> {
    let hasher = Sha256::new_with_prefix(salt).chain_update(text.as_bytes());
    hasher.finalize().to_vec()
}

/// The stored hash of a temporary password. Its 125 random bits need no slow hash, so that it can be compared before
/// anything is counted (D14).
pub fn temporary_hash(password: &str) -> String {
    format!("{TEMPORARY}{}", hex(&hash(password)))
}

/// Whether a stored hash is the one of a typed temporary password.
pub fn is_temporary(stored: &str, typed: &str) -> bool {
    let typed = temporary_hash(typed);
    stored.as_bytes().ct_eq(typed.as_bytes()).into()
}

/// Whether a stored hash is of this kind; up to version 0.1.0 they were Argon2id hashes.
pub fn is_temporary_hash(stored: &str) -> bool {
    stored.starts_with(TEMPORARY)
}

/// What stored hashes of temporary passwords begin with.
const TEMPORARY: &str = "sha256:";

/// Crockford's letters and digits, which are not mistaken for one another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Groups of a temporary password.
const GROUPS: usize = 5;
/// Characters of a group.
const GROUP_LENGTH: usize = 5;

/// A temporary password: 25 characters of 5 random bits in typeable groups (125 bits).
pub fn temporary_password() -> String {
    let mut random = rand::rng();
    let groups: Vec<String> = (0..GROUPS)
        .map(|_| {
            (0..GROUP_LENGTH)
                .map(|_| char::from(ALPHABET[random.random_range(0..ALPHABET.len())]))
                .collect()
        })
        .collect();
    groups.join("-")
}

/// A typed text without the white space around it, which is copied along from a mail, if it has the shape of a temporary
/// password: only such a text is looked up as one.
pub fn typed_temporary(typed: &str) -> Option<&str> {
    let typed = typed.trim();
    let groups: Vec<&str> = typed.split('-').collect();
    let is_shaped = groups.len() == GROUPS
        && groups.iter().all(|group| {
            group.len() == GROUP_LENGTH && group.bytes().all(|byte| ALPHABET.contains(&byte))
        });
    is_shaped.then_some(typed)
}

/// Bytes in lower-case hexadecimal, for a key that is text.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        text.push_str(&format!("{byte:02x}"));
        text
    })
}
