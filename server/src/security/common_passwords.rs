//! The commonest passwords, which nobody may choose (D14). Where they come from stands in `data/README.md`.

use std::{collections::HashSet, sync::LazyLock};

use unicode_normalization::UnicodeNormalization;

static COMPRESSED: &[u8] = include_bytes!("../../data/common_passwords.txt.zst");

static COMMON: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let text = zstd::decode_all(COMPRESSED).unwrap_or_else(|error| {
        tracing::error!(%error, "the list of common passwords cannot be read");
        Vec::new()
    });
    let text = String::from_utf8_lossy(&text);
    text.lines().map(comparable).collect()
});

/// Whether a password is one of the commonest, in any letter case and width.
pub fn is_common(password: &str) -> bool {
    COMMON.contains(&comparable(password))
}

/// A text as it is compared: compatible characters unified (NFKC), in lower case.
pub fn comparable(text: &str) -> String {
    text.nfkc().collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::{COMMON, is_common};

    #[test]
    fn the_commonest_are_known_in_any_case_and_width() {
        assert!(COMMON.len() >= 10_000, "{}", COMMON.len());
        for common in [
            "123456",
            "password",
            "Michael",
            "LETMEIN",
            "ｐａｓｓｗｏｒｄ",
        ] {
            assert!(is_common(common), "{common}");
        }
        for good in ["", "Practice-makes-1t!", "quill-and-inkwell"] {
            assert!(!is_common(good), "{good}");
        }
    }
}
