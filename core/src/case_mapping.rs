//! Unicode case mapping, with the results of the standard library and tables of a tenth of its size.

/// Letters at the same distance from each other and from their counterparts.
struct Run {
    first: u32,
    last: u32,
    step: u32,
    change: i32,
}

include!(concat!(env!("OUT_DIR"), "/case_mapping.rs"));

/// Appends a letter in lower case.
fn push_small(text: &mut String, letter: char) {
    push(text, letter, &SMALL, SMALL_SEVERAL);
}

/// The text in lower case; a sigma that ends a word gets its final form.
///
/// ```
/// use reedling_core::case_mapping::lower;
/// assert_eq!(lower("Für ÉLISE"), "für élise");
/// ```
pub fn lower(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let has_case = |letter: char| letter.is_lowercase() || letter.is_uppercase();
    let mut lower = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut goes_on = false;
    while let Some(letter) = letters.next() {
        if letter == 'Σ' && goes_on && !letters.peek().copied().is_some_and(has_case) {
            lower.push('ς');
        } else {
            push_small(&mut lower, letter);
        }
        goes_on = has_case(letter);
    }
    lower
}

/// The text with its first letter in lower case.
///
/// ```
/// assert_eq!(reedling_core::case_mapping::small_first("Élégie"), "élégie");
/// ```
pub fn small_first(text: &str) -> String {
    first(text, &SMALL, SMALL_SEVERAL)
}

/// The text with its first letter in upper case.
///
/// ```
/// assert_eq!(reedling_core::case_mapping::capital_first("sight-reading"), "Sight-reading");
/// ```
pub fn capital_first(text: &str) -> String {
    first(text, &CAPITAL, CAPITAL_SEVERAL)
}

fn first(text: &str, runs: &[Run], several: &str) -> String {
    let mut letters = text.chars();
    let mut changed = String::with_capacity(text.len());
    if let Some(letter) = letters.next() {
        push(&mut changed, letter, runs, several);
    }
    changed.push_str(letters.as_str());
    changed
}

#[inline(never)]
fn push(text: &mut String, letter: char, runs: &[Run], several: &str) {
    if let Some(letters) = several
        .split(' ')
        .find_map(|entry| entry.strip_prefix(letter))
    {
        return text.push_str(letters);
    }
    let code = u32::from(letter);
    let run = runs.get(runs.partition_point(|run| run.last < code));
    let run = run.filter(|run| run.first <= code && (code - run.first).is_multiple_of(run.step));
    let other = run.and_then(|run| char::from_u32(code.wrapping_add_signed(run.change)));
    text.push(other.unwrap_or(letter));
}

#[cfg(test)]
mod tests {
    use super::{capital_first, lower, small_first};

    #[test]
    fn every_letter_has_the_standard_librarys_counterparts() {
        for letter in '\0'..=char::MAX {
            let text = letter.to_string();
            assert_eq!(
                small_first(&text),
                letter.to_lowercase().to_string(),
                "{letter:?}"
            );
            assert_eq!(
                capital_first(&text),
                letter.to_uppercase().to_string(),
                "{letter:?}"
            );
        }
    }

    #[test]
    fn lower_case_is_the_standard_librarys() {
        for text in [
            "",
            "Zoë K. ÅNGSTRÖM",
            "İstanbul DŽ",
            "ΟΔΟΣ ΣΟΦΙΑΣ, Σ",
            "Сергей ПРОКОФЬЕВ",
            "Ⅷ 日本 ﬀ ẞ",
        ] {
            assert_eq!(lower(text), text.to_lowercase(), "{text}");
        }
    }
}
