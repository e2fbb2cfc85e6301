//! Validation and normalisation of e-mail addresses.
//!
//! A pragmatic rule of our own: the `email` rule of the `validator` crate takes `a@localhost`, refuses
//! letters outside ASCII, and its tables would be the largest part of the WASM file.

use crate::{
    case_mapping::lower,
    spoofing::{is_overlooked, is_vowel_sign},
    text::contains,
};

mod punycode;

/// Longest address in characters (RFC 5321: 256 octets with the angle brackets).
pub const EMAIL_MAX: usize = 254;

/// Text for the missing address of the person who types; the specification asks for one without words for it.
pub const EMAIL_MISSING: &str = "Please enter your email address";
/// Text for an address that cannot be one (Spec §5: email format).
pub const INVALID_EMAIL: &str = "Please enter a valid email address";

/// Most bytes before the `@` (RFC 5321).
const LOCAL_MAX: usize = 64;

/// Whether the text is a deliverable address, alone or as mail programs copy it: one `@`, a local part (letters of any
/// script), a dotted domain that ends in a word, not in a number.
///
/// ```
/// use reedling_core::email::is_email;
/// assert!(is_email("zoë.k@music.example") && is_email("Zoë Quill <zoe@bücher.example>"));
/// assert!(!is_email("zoe@localhost") && !is_email("zoe@192.168.0.1"));
/// ```
pub fn is_email(text: &str) -> bool {
    let address = bare(text);
    if address.len() > 4 * EMAIL_MAX || address.chars().count() > EMAIL_MAX {
        return false;
    }
    let Some((local, domain)) = address.split_once('@') else {
        return false;
    };
    is_local_part(local) && is_domain(domain)
}

/// The address as it is stored and looked up: alone, in lower case, the domain in ASCII as in the DNS.
///
/// ```
/// use reedling_core::email::normalized;
/// assert_eq!(normalized(" Ada@Music.Example "), "ada@music.example");
/// assert_eq!(normalized("Ada Quill <ada@bücher.example>"), "ada@xn--bcher-kva.example");
/// ```
pub fn normalized(text: &str) -> String {
    let address = lower(bare(text));
    match address.split_once('@') {
        Some((local, domain)) if !domain.is_ascii() => {
            let labels: Vec<_> = domain.split('.').map(in_ascii).collect();
            [local, "@", &labels.join(".")].concat()
        }
        _ => address,
    }
}

/// The address in what mail programs copy: `Ada Quill <ada@music.example>`, `mailto:ada@music.example`.
pub(crate) fn bare(text: &str) -> &str {
    let text = text.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';'));
    let named = text
        .strip_suffix('>')
        .and_then(|text| text.rsplit_once('<'));
    let text = named.map_or(text, |(_, address)| address.trim());
    text.strip_prefix("mailto:").unwrap_or(text)
}

/// A label in ASCII; one that no domain can have stays as it is.
fn in_ascii(label: &str) -> String {
    if label.is_ascii() || !is_label(label) {
        return label.to_owned();
    }
    ["xn--", &punycode::encode(label)].concat()
}

/// Letters and digits of any script, with the marks that are part of them.
fn is_letter(sign: char) -> bool {
    sign.is_alphanumeric() || is_vowel_sign(sign)
}

fn is_local_part(local: &str) -> bool {
    local.len() <= LOCAL_MAX
        && local.split('.').all(|atom| !atom.is_empty())
        && local.chars().all(|sign| match sign.is_ascii() {
            true => {
                sign.is_ascii_alphanumeric()
                    || contains("!#$%&'*+-/=?^_`{|}~.", sign.encode_utf8(&mut [0; 4]))
            }
            // What is easily missed is refused with a sentence of its own.
            false => is_letter(sign) || is_overlooked(sign),
        })
}

fn is_domain(domain: &str) -> bool {
    let last = domain.rsplit('.').next().unwrap_or_default();
    let is_word = last.len() > 1 && !last.bytes().any(|byte| byte.is_ascii_digit());
    contains(domain, ".")
        && domain.split('.').all(is_label)
        && (is_word || last.starts_with("xn--"))
}

fn is_label(label: &str) -> bool {
    (1..=63).contains(&label.len())
        && !label.starts_with('-')
        && !label.ends_with('-')
        && label.chars().all(|sign| sign == '-' || is_letter(sign))
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
            "o'brien@music.example",
            "Anna Bell <anna@music.example>",
            "\"Bell, Anna\" <anna@music.example>; ",
            "<a@b.co>",
            "mailto:anna@music.example",
            "anna@пример.рф",
            "anna@उदाहरण.भारत",
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
            "a@b_c.de",
            "1@2.33",
            "anna@192.168.0.1",
            "anna@music.example1",
            "anna@music.e",
            "o’brien@music.example",
            "“anna”@music.example",
            "anna♪@music.example",
            "anna@mu’sic.example",
            "Anna Bell <anna>",
            "Anna <anna@music.example> Bell",
            "a@b.co, c@d.de",
            &format!("{}@music.example", "a".repeat(65)),
            &long,
        ] {
            assert!(!is_email(text), "{text:?}");
        }
    }

    #[test]
    fn an_address_is_stored_alone_and_with_a_domain_of_ascii() {
        for (text, address) in [
            ("Anna Bell <Anna@Music.example>", "anna@music.example"),
            ("mailto:anna@music.example", "anna@music.example"),
            ("anna@music.example;", "anna@music.example"),
            ("anna@BÜCHER.example", "anna@xn--bcher-kva.example"),
            ("anna@пример.рф", "anna@xn--e1afmkfd.xn--p1ai"),
            ("anna@例え.テスト", "anna@xn--r8jz45g.xn--zckzah"),
            ("zoë@music.example", "zoë@music.example"),
        ] {
            assert_eq!(normalized(text), address);
        }
    }
}
