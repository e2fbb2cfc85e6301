//! Phone numbers and dates, which look like neither bars nor tempi.

/// Fewer digits are bars, tempi or a year.
const FEWEST_DIGITS: usize = 7;
/// A run of this many digits is a phone number, whatever it begins with.
const MANY_DIGITS: usize = 9;

/// Replaces each phone number and each full date by a word.
pub(super) fn redact(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(from) = rest.find(|it: char| it.is_ascii_digit() || "+(".contains(it)) {
        let run = run(&rest[from..]);
        clean.push_str(&rest[..from]);
        if run.is_empty() {
            // A bracket or plus sign without digits.
            clean.push_str(&rest[from..=from]);
            rest = &rest[from + 1..];
            continue;
        }
        clean.push_str(instead(run).unwrap_or(run));
        rest = &rest[from + run.len()..];
    }
    clean.push_str(rest);
    clean
}

/// A run of digits and separators, up to its last digit.
fn run(text: &str) -> &str {
    let end = text
        .find(|it: char| !it.is_ascii_digit() && !" -./()+".contains(it))
        .unwrap_or(text.len());
    let end = text[..end]
        .rfind(|it: char| it.is_ascii_digit())
        .map_or(0, |last| last + 1);
    &text[..end]
}

/// The replacement of a run of digits, if it has to be redacted.
fn instead(run: &str) -> Option<&'static str> {
    let groups: Vec<&str> = run
        .split(|it: char| !it.is_ascii_digit())
        .filter(|group| !group.is_empty())
        .collect();
    let digits: usize = groups.iter().map(|group| group.len()).sum();
    let is_date = groups.len() == 3
        && groups.iter().filter(|group| group.len() == 4).count() == 1
        && groups.iter().filter(|group| group.len() <= 2).count() == 2;
    let is_call = digits >= FEWEST_DIGITS && run.starts_with(['+', '0', '('])
        || digits >= MANY_DIGITS && groups.iter().any(|group| group.len() >= 3);
    match (is_date, is_call) {
        (true, _) => Some("a date"),
        (_, true) => Some("a number"),
        _ => None,
    }
}
