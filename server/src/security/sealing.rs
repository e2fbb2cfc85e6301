//! Encrypts secrets that have to be read again, with a key that neither the database nor a backup contains.

use base64::{Engine, prelude::BASE64_STANDARD};
use chacha20poly1305::{
    ChaCha20Poly1305, Key, Nonce,
    aead::{Aead, KeyInit, Payload},
};
use rand::RngExt;
use secrecy::{ExposeSecret, SecretBox};
use uuid::Uuid;

/// Length of the nonce, which precedes the ciphertext.
const NONCE: usize = 12;

/// The key.
#[derive(Debug)]
pub struct SealingKey(SecretBox<[u8; 32]>);

impl Clone for SealingKey {
    fn clone(&self) -> Self {
        Self::of(*self.0.expose_secret())
    }
}

impl SealingKey {
    /// A key of those bytes.
    pub fn of(bytes: [u8; 32]) -> Self {
        Self(SecretBox::new(Box::new(bytes)))
    }

    /// A fresh key.
    pub fn generate() -> Self {
        Self::of(rand::rng().random())
    }

    /// Parses a key from Base64; none unless it is 32 bytes.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = BASE64_STANDARD.decode(text.trim()).ok()?;
        Some(Self::of(bytes.try_into().ok()?))
    }

    /// The key in Base64, to be kept.
    pub fn to_base64(&self) -> String {
        BASE64_STANDARD.encode(self.0.expose_secret())
    }

    /// Encrypts a secret of an account; it can be decrypted for this account only.
    ///
    /// # Errors
    /// When it is longer than the cipher takes.
    pub fn seal(&self, owner: Uuid, secret: &[u8]) -> Result<Vec<u8>, chacha20poly1305::Error> {
        let nonce: [u8; NONCE] = rand::rng().random();
        let payload = Payload {
            msg: secret,
            aad: owner.as_bytes(),
        };
        let sealed = self.cipher().encrypt(&Nonce::from(nonce), payload)?;
        Ok([nonce.as_slice(), &sealed].concat())
    }

    /// Decrypts a secret of an account; none with another key, for another account, or when it was changed.
    pub fn open(&self, owner: Uuid, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, sealed) = sealed.split_first_chunk::<NONCE>()?;
        let payload = Payload {
            msg: sealed,
            aad: owner.as_bytes(),
        };
        self.cipher().decrypt(&Nonce::from(*nonce), payload).ok()
    }

    fn cipher(&self) -> ChaCha20Poly1305 {
        ChaCha20Poly1305::new(&Key::from(*self.0.expose_secret()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // SAFE-08.
    #[test]
    fn safe_08_ciphertext_opens_only_with_key_and_owner() {
        let (key, owner) = (SealingKey::generate(), Uuid::now_v7());
        let secret = b"12345678901234567890";
        let sealed = key.seal(owner, secret).unwrap();
        assert_eq!(key.open(owner, &sealed).as_deref(), Some(&secret[..]));
        assert!(!sealed.windows(8).any(|part| part == &secret[..8]));
        assert_ne!(sealed, key.seal(owner, secret).unwrap());

        assert_eq!(SealingKey::generate().open(owner, &sealed), None);
        assert_eq!(key.open(Uuid::now_v7(), &sealed), None);
        for at in [0, NONCE, sealed.len() - 1] {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(key.open(owner, &changed), None, "{at}");
        }
        assert_eq!(key.open(owner, &sealed[..NONCE - 1]), None);
    }

    #[test]
    fn a_key_is_32_bytes_in_base64() {
        let key = SealingKey::generate();
        let again = SealingKey::parse(&format!("{}\n", key.to_base64())).unwrap();
        assert_eq!(again.to_base64(), key.to_base64());
        let short = BASE64_STANDARD.encode([7; 31]);
        for wrong in ["", "secret", &short] {
            assert!(SealingKey::parse(wrong).is_none(), "{wrong}");
        }
        assert!(!format!("{key:?}").contains(&key.to_base64()));
    }
}
