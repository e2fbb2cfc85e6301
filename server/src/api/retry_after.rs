//! A wait in words.

/// A wait in the largest fitting unit, rounded up.
pub(super) fn in_words(seconds: u64) -> String {
    let (count, unit) = match seconds {
        0..120 => (seconds, "second"),
        120..7_200 => (seconds.div_ceil(60), "minute"),
        7_200..172_800 => (seconds.div_ceil(3_600), "hour"),
        172_800.. => (seconds.div_ceil(86_400), "day"),
    };
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {unit}{plural}")
}

#[cfg(test)]
mod tests {
    use super::in_words;

    #[test]
    fn a_wait_is_told_in_words_and_never_too_short() {
        for (seconds, words) in [
            (1, "1 second"),
            (40, "40 seconds"),
            (119, "119 seconds"),
            (120, "2 minutes"),
            (121, "3 minutes"),
            (3_600, "60 minutes"),
            (7_201, "3 hours"),
            (172_801, "3 days"),
        ] {
            assert_eq!(in_words(seconds), words);
        }
    }
}
