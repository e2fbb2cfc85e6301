//! Phone numbers and dates, which look like neither bars nor tempi.

/// Fewer digits are bars, tempi or a year.
const FEWEST_DIGITS: usize = 7;
/// A run of this many digits is a phone number, whatever stands before it.
const MANY_DIGITS: usize = 9;
/// Between the groups of a number.
const SEPARATORS: &str = " -./()+\u{a0}\u{2010}\u{2011}–";
/// Tempi and bars are at most this; the groups of a phone number are not all.
const LIST_MAX: u32 = 400;
/// Words that bars follow.
const BARS: [&str; 12] = [
    "bar", "bars", "measure", "measures", "mm", "takt", "takte", "takten", "mesure", "mesures",
    "compás", "compases",
];

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
        clean.push_str(instead(run, of_bars(&clean)).unwrap_or(run));
        rest = &rest[from + run.len()..];
    }
    clean.push_str(rest);
    clean
}

/// A run of digits and separators, up to its last digit.
fn run(text: &str) -> &str {
    let end = text
        .find(|it: char| !it.is_ascii_digit() && !SEPARATORS.contains(it))
        .unwrap_or(text.len());
    let end = text[..end]
        .rfind(|it: char| it.is_ascii_digit())
        .map_or(0, |last| last + 1);
    &text[..end]
}

/// Whether a text ends with a word behind which bars stand.
fn of_bars(text: &str) -> bool {
    let word = text.trim_end_matches([' ', '.']).rsplit(' ').next();
    word.is_some_and(|word| BARS.contains(&word.to_lowercase().as_str()))
}

/// The replacement of a run of digits, if it has to be redacted.
fn instead(run: &str, of_bars: bool) -> Option<&'static str> {
    let groups: Vec<&str> = run
        .split(|it: char| !it.is_ascii_digit())
        .filter(|group| !group.is_empty())
        .collect();
    let digits: usize = groups.iter().map(|group| group.len()).sum();
    let is_date = groups.len() == 3
        && groups.iter().filter(|group| group.len() == 4).count() == 1
        && groups.iter().filter(|group| group.len() <= 2).count() == 2;
    let is_long = groups.iter().any(|group| group.len() >= 3);
    let is_call = digits >= FEWEST_DIGITS
        && (run.starts_with(['+', '0', '('])
            || is_long && (digits >= MANY_DIGITS || !of_bars) && !is_list(&groups));
    match (is_date, is_call) {
        (true, _) => Some("a date"),
        (_, true) => Some("a number"),
        _ => None,
    }
}

/// Whether the groups are tempi or bars that rise, or two years.
fn is_list(groups: &[&str]) -> bool {
    let numbers: Vec<u32> = groups.iter().filter_map(|it| it.parse().ok()).collect();
    let is_year = |it: &u32| (1400..2100).contains(it);
    let rises = numbers.is_sorted() && numbers.iter().all(|it| (1..=LIST_MAX).contains(it));
    numbers.len() == groups.len() && (rises || numbers.len() == 2 && numbers.iter().all(is_year))
}
