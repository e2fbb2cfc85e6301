//! Checks a model's text, which children will read: plain sentences without links.

/// The text on one line, if it is neither empty nor too long and holds no link, address, number to call or markup.
pub(super) fn plain(text: &str, longest: usize) -> Option<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = !text.is_empty() && text.chars().count() <= longest;
    let is_plain = !text
        .chars()
        .any(|it| it.is_control() || "<>@`\\{}[]|".contains(it))
        && !text.contains("//")
        && !text.to_lowercase().contains("www.")
        && !text.split(' ').any(is_web_name)
        && !calls(&text);
    (fits && is_plain).then_some(text)
}

/// Whether a word looks like the name of a web site: letters, a dot, at least two letters.
fn is_web_name(word: &str) -> bool {
    let word = word.trim_matches(|it: char| !it.is_alphanumeric());
    word.split_once('.').is_some_and(|(before, after)| {
        let letters = |part: &str| part.chars().filter(|it| it.is_alphabetic()).count();
        letters(before) >= 2 && letters(after) >= 2
    })
}

/// Whether seven digits stand together, as in a phone number.
fn calls(text: &str) -> bool {
    let mut digits = 0;
    text.chars().any(|it| {
        match it {
            '0'..='9' => digits += 1,
            ' ' | '-' | '.' | '/' | '(' | ')' => {}
            _ => digits = 0,
        }
        digits >= 7
    })
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn tasks_are_plain_and_what_leads_elsewhere_is_not() {
        for fine in [
            "Play bars 9–16 hands apart, twice each.",
            "Play the G major scale at 60, e.g. slowly; then at 66.",
            "Count 1, 2, 3, 4 aloud.",
        ] {
            assert_eq!(plain(fine, 100).as_deref(), Some(fine));
        }
        for foreign in [
            "",
            "See https://evil.example/x",
            "Look at evil.example now",
            "Write to eve@evil.example",
            "Call 0170 123 4567",
            "<b>Play</b>",
            "[Play](here)",
            "www.evil",
        ] {
            assert_eq!(plain(foreign, 100), None, "{foreign}");
        }
        assert_eq!(plain("too long", 5), None);
        assert_eq!(plain("two\n lines", 20).as_deref(), Some("two lines"));
    }
}
