//! Validation and normalisation of e-mail addresses.
//!
//! A pragmatic rule of our own: the `email` rule of the `validator` crate takes `a@localhost`, refuses
//! letters outside ASCII, and its tables would be the largest part of the WASM file.

use crate::{case_mapping::lower, text::contains};

/// Longest address in characters (RFC 5321: 256 octets with the angle brackets).
pub const EMAIL_MAX: usize = 254;

/// Text for the missing address of the person who types; the specification asks for one without words for it.
pub const EMAIL_MISSING: &str = "Please enter your email address";
/// Text for an address that cannot be one (Spec §5: email format).
pub const INVALID_EMAIL: &str = "Please enter a valid email address";

/// Whether the text, without white space around it, has the form of a deliverable address: one `@`, a
/// local part (letters of any script), a dotted domain.
///
/// ```
/// use reedling_core::email::is_email;
/// assert!(is_email("zoë.k@music.example"));
/// assert!(!is_email("zoe@localhost"));
/// ```
pub fn is_email(text: &str) -> bool {
    let text = text.trim();
    if text.len() > 4 * EMAIL_MAX || text.chars().count() > EMAIL_MAX {
        return false;
    }
    let Some((local, domain)) = text.split_once('@') else {
        return false;
    };
    is_local_part(local) && is_domain(domain)
}

/// The address as it is stored and looked up: trimmed, in lower case.
///
/// ```
/// assert_eq!(reedling_core::email::normalized(" Ada@Music.Example "), "ada@music.example");
/// ```
pub fn normalized(text: &str) -> String {
    lower(text.trim())
}

fn is_local_part(local: &str) -> bool {
    !local.is_empty()
        && local.split('.').all(|atom| !atom.is_empty())
        && local.chars().all(|sign| {
            !sign.is_whitespace()
                && !sign.is_control()
                && !matches!(
                    sign,
                    '@' | '<' | '>' | '(' | ')' | '[' | ']' | ',' | ':' | ';' | '"' | '\\'
                )
        })
}

fn is_domain(domain: &str) -> bool {
    contains(domain, ".") && domain.split('.').all(is_label)
}

fn is_label(label: &str) -> bool {
    (1..=63).contains(&label.len())
        && !label.starts_with('-')
        && !label.ends_with('-')
        && label
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_addresses_pass() {
        for text in [
            "a@b.co",
            "first.last+tag@music.school.example",
            " spaced@music.example ",
            "ünï@x.de",
        ] {
            assert!(is_email(text), "{text}");
        }
    }

    #[test]
    fn what_no_mail_could_reach_is_refused() {
        let long = format!("{}@music.example", "a".repeat(EMAIL_MAX));
        for text in [
            "",
            "@",
            "a",
            "a@",
            "@b.co",
            "a@b",
            "a@b.",
            "a@.co",
            "a@b..co",
            "a@-b.co",
            "a@b-.co",
            "a b@c.de",
            "a@b@c.de",
            ".a@b.co",
            "a..b@c.de",
            "a@b.co\nBcc: c@d.ef",
            "<a@b.co>",
            "a@b_c.de",
            &long,
        ] {
            assert!(!is_email(text), "{text:?}");
        }
    }
}
