//! Random secrets and their hashes (D2).

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use rand::RngExt;
use sha2::{Digest, Sha256};

/// A secret that a client holds and of which the server keeps only the hash.
#[derive(Debug)]
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

/// SHA-256 of a secret, as it is looked up.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

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

/// Whether a text has the shape of a temporary password, so that only for such a text two hashes are looked at.
pub fn looks_temporary(text: &str) -> bool {
    let groups: Vec<&str> = text.split('-').collect();
    groups.len() == GROUPS
        && groups.iter().all(|group| {
            group.len() == GROUP_LENGTH && group.bytes().all(|byte| ALPHABET.contains(&byte))
        })
}

/// Bytes in lower-case hexadecimal, for a key that is text.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        text.push_str(&format!("{byte:02x}"));
        text
    })
}
