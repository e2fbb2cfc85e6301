//! Codes of an authenticator app: RFC 6238 with SHA-1, six digits, 30 seconds, as every app knows it.

use chrono::{DateTime, Utc};
use totp_rs::{Builder, Secret, Totp, TotpError};

/// The length of a time step in seconds.
#[cfg(test)]
const STEP: i64 = 30;

/// An authenticator app's secret: 160 bits.
pub(crate) struct TotpSecret(Secret);

impl TotpSecret {
    /// A fresh secret.
    pub(crate) fn generate() -> Self {
        Self(Secret::generate())
    }

    /// The secret of stored bytes.
    pub(crate) fn of(bytes: Vec<u8>) -> Self {
        Self(Secret::new(bytes.into_boxed_slice()))
    }

    /// The secret, to be sealed.
    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }

    /// The secret as it is typed into an app.
    pub(crate) fn to_base32(&self) -> String {
        self.0.to_base32()
    }

    /// The address that the QR code holds.
    ///
    /// # Errors
    /// When the account has no name.
    pub(crate) fn url(&self, issuer: &str, account: &str) -> Result<String, TotpError> {
        // A colon separates the two.
        let label = |text: &str| text.replace(':', " ");
        let builder = self.builder().with_issuer(Some(label(issuer)));
        builder.with_account_name(label(account)).build()?.to_url()
    }

    /// The time step of a typed code: the present one, the one before, or the next. The caller checks whether it was
    /// used before.
    pub(crate) fn step_of(&self, code: &str, now: DateTime<Utc>) -> Option<i64> {
        let seconds = u64::try_from(now.timestamp()).ok()?;
        let step = self.totp().ok()?.check(code, seconds)?;
        i64::try_from(step).ok()
    }

    fn totp(&self) -> Result<Totp, TotpError> {
        self.builder().build()
    }

    fn builder(&self) -> Builder {
        Builder::new()
            .with_digits(6)
            .with_skew(1)
            .with_step_duration(30)
            .with_secret(self.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    /// The secret and the codes of RFC 6238, appendix B, without their first two digits.
    const RFC: &[u8] = b"12345678901234567890";

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)
    }

    #[test]
    fn the_codes_are_those_of_the_rfc() {
        let secret = TotpSecret::of(RFC.to_vec());
        for (seconds, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_234_567_890, "005924"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(secret.step_of(code, at(seconds)), Some(seconds / STEP));
        }
    }

    // SAFE-03, of one code: single use is shown where codes are kept.
    #[test]
    fn safe_03_code_is_accepted_one_step_early_and_late_only() {
        let secret = TotpSecret::of(RFC.to_vec());
        let (time, code) = (1_234_567_890, "005924");
        for (later, passes) in [(-2, false), (-1, true), (0, true), (1, true), (2, false)] {
            let found = secret.step_of(code, at(time + later * STEP));
            assert_eq!(found, passes.then_some(time / STEP), "{later}");
        }
        for wrong in ["", " ", "00592", "0059240", "00592a", "٠٠٥٩٢٤", "abcdef"] {
            assert_eq!(secret.step_of(wrong, at(time)), None, "{wrong}");
        }
        assert_eq!(TotpSecret::generate().step_of(code, at(time)), None);
    }

    #[test]
    fn an_address_names_school_and_account() {
        let secret = TotpSecret::of(RFC.to_vec());
        let url = secret.url("Quill: Music", "tess@music.example").unwrap();
        assert!(
            url.starts_with("otpauth://totp/Quill%20%20Music:tess"),
            "{url}"
        );
        assert!(
            url.contains("secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"),
            "{url}"
        );
        assert!(url.contains("issuer=Quill%20%20Music"), "{url}");
    }

    #[test]
    fn a_fresh_secret_has_160_bits() {
        let secret = TotpSecret::generate();
        assert_eq!(secret.as_bytes().len(), 20);
        assert_ne!(secret.as_bytes(), TotpSecret::generate().as_bytes());
        assert_eq!(secret.to_base32().len(), 32);
    }
}
