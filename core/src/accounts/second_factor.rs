//! Second factors as they are typed: a code of an authenticator app, or a recovery code.

#[cfg(feature = "schema")]
pub mod request;

use crate::validation::Violations;

/// Digits of an app's code.
const DIGITS: usize = 6;
/// Letters and digits of a recovery code.
const RECOVERY: usize = 16;

/// Message for a text that is not a code.
pub const NO_CODE: &str = "Please enter the 6 digits that your app shows.";
/// Message for a wrong code.
pub const WRONG_CODE: &str = "That code is not right. Codes change every 30 seconds.";
/// Message for a text that is not a recovery code.
pub const NO_RECOVERY_CODE: &str = "Please enter the 16 letters and digits of a recovery code.";
/// Message for a wrong recovery code.
pub const WRONG_RECOVERY_CODE: &str =
    "That recovery code is not right, or it has been used already.";

/// The six digits of a typed code, which apps show in groups; `None` for any other text.
///
/// ```
/// use reedling_core::accounts::second_factor::code;
/// assert_eq!(code(" 123 456 ").as_deref(), Some("123456"));
/// assert_eq!(code("12345"), None);
/// ```
pub fn code(typed: &str) -> Option<String> {
    let digits = without_gaps(typed);
    let is_code = digits.len() == DIGITS && digits.bytes().all(|sign| sign.is_ascii_digit());
    is_code.then_some(digits)
}

/// A typed recovery code as it is stored: in capitals, without hyphens; `None` for any other text.
///
/// ```
/// use reedling_core::accounts::second_factor::recovery_code;
/// assert_eq!(recovery_code("abcd-efgh-ijkl-2345").as_deref(), Some("ABCDEFGHIJKL2345"));
/// assert_eq!(recovery_code("abcd-efgh-ijkl-2341"), None);
/// ```
pub fn recovery_code(typed: &str) -> Option<String> {
    let code = without_gaps(typed).to_ascii_uppercase();
    let is_base32 = |sign: u8| sign.is_ascii_uppercase() || (b'2'..=b'7').contains(&sign);
    (code.len() == RECOVERY && code.bytes().all(is_base32)).then_some(code)
}

/// Validation errors of a code before it is sent.
///
/// ```
/// use reedling_core::accounts::second_factor::{NO_CODE, check_code};
/// assert_eq!(check_code("12345").first_message(), Some(NO_CODE));
/// ```
pub fn check_code(typed: &str) -> Violations {
    let mut found = Violations::default();
    found.require(code(typed).is_some(), "code", "code", NO_CODE);
    found
}

/// Validation errors of a recovery code before it is sent.
///
/// ```
/// use reedling_core::accounts::second_factor::check_recovery_code;
/// assert!(!check_recovery_code("123456").is_empty());
/// ```
pub fn check_recovery_code(typed: &str) -> Violations {
    let mut found = Violations::default();
    let is_code = recovery_code(typed).is_some();
    found.require(is_code, "recoveryCode", "code", NO_RECOVERY_CODE);
    found
}

fn without_gaps(typed: &str) -> String {
    let is_gap = |sign: char| sign.is_whitespace() || sign == '-';
    typed.chars().filter(|sign| !is_gap(*sign)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_six_digits_are_a_code() {
        for wrong in ["", "12345", "1234567", "12345a", "٠٠٥٩٢٤", "12.456"] {
            assert_eq!(code(wrong), None, "{wrong}");
        }
        assert_eq!(code("123-456").as_deref(), Some("123456"));
    }

    #[test]
    fn only_sixteen_signs_of_base32_are_a_recovery_code() {
        for wrong in [
            "",
            "ABCDEFGHIJKL234",
            "ABCDEFGHIJKL23456",
            "ABCDEFGHIJKL234ß",
        ] {
            assert_eq!(recovery_code(wrong), None, "{wrong}");
        }
    }
}
