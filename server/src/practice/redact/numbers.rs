//! Phone numbers and dates, which look like neither bars nor tempi.

/// Fewer digits are bars, tempi or a year.
const FEWEST_DIGITS: usize = 7;
/// A shorter number of a contact is that of a house.
const FEWEST_OF_CONTACT: usize = 5;
/// A run of this many digits is a phone number, whatever stands before it.
const MANY_DIGITS: usize = 9;
/// Between the groups of a number.
const SEPARATORS: &str = " -./()+\u{a0}\u{2010}\u{2011}–";
/// Between digits without a space, too.
const JOINTS: &str = "—_,:*·|";
/// Words behind which tempi stand.
const TEMPI: &str = " at bpm from metronome mm speed speeds tempi tempo to ";
/// Tempi and bars are at most this; the groups of a phone number are not all.
const LIST_MAX: u32 = 400;
/// Words that bars follow.
const BARS: [&str; 12] = [
    "bar", "bars", "measure", "measures", "mm", "takt", "takte", "takten", "mesure", "mesures",
    "compás", "compases",
];

/// The numbers of a contact, as digits.
pub(super) fn of_contact(text: &str) -> impl Iterator<Item = String> {
    let runs = text.split(|it: char| !it.is_ascii_digit() && !SEPARATORS.contains(it));
    let digits = runs.map(digits);
    digits.filter(|digits| digits.len() >= FEWEST_OF_CONTACT)
}

fn digits(run: &str) -> String {
    run.chars().filter(char::is_ascii_digit).collect()
}

/// Replaces each phone number and each full date by a word; of the numbers of contacts any spelling.
pub(super) fn redact(text: &str, contacts: &[String]) -> String {
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
        let own = digits(run);
        let is_contact = contacts.iter().any(|contact| own.contains(contact));
        let instead = if is_contact {
            Some("a number")
        } else {
            instead(run, Before::of(&clean))
        };
        clean.push_str(instead.unwrap_or(run));
        rest = &rest[from + run.len()..];
    }
    clean.push_str(rest);
    clean
}

/// A run of digits and separators, up to its last digit.
fn run(text: &str) -> &str {
    let is_digit = |it: Option<char>| it.is_some_and(|it| it.is_ascii_digit());
    let is_joint = |(at, it): (usize, char)| {
        let (before, after) = (
            text[..at].chars().next_back(),
            text[at + it.len_utf8()..].chars().next(),
        );
        JOINTS.contains(it) && is_digit(before) && is_digit(after)
    };
    let is_own = |(at, it): (usize, char)| {
        it.is_ascii_digit() || SEPARATORS.contains(it) || is_joint((at, it))
    };
    let end = text.char_indices().find(|own| !is_own(*own));
    let end = end.map_or(text.len(), |(at, _)| at);
    let end = text[..end]
        .rfind(|it: char| it.is_ascii_digit())
        .map_or(0, |last| last + 1);
    &text[..end]
}

/// What stands before a run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Bars,
    Tempi,
    Other,
}

impl Before {
    fn of(text: &str) -> Self {
        let word = text.trim_end_matches([' ', '.']).rsplit(' ').next();
        let word = word.unwrap_or_default().to_lowercase();
        if BARS.contains(&word.as_str()) {
            Self::Bars
        } else if TEMPI.contains(&format!(" {word} ")) {
            Self::Tempi
        } else {
            Self::Other
        }
    }
}

/// The replacement of a run of digits, if it has to be redacted.
fn instead(run: &str, before: Before) -> Option<&'static str> {
    let groups: Vec<&str> = run
        .split(|it: char| !it.is_ascii_digit())
        .filter(|group| !group.is_empty())
        .collect();
    let digits: usize = groups.iter().map(|group| group.len()).sum();
    let of_bars = before == Before::Bars;
    let is_year = groups.len() == 3
        && groups.iter().filter(|group| group.len() == 4).count() == 1
        && groups.iter().filter(|group| group.len() <= 2).count() == 2;
    let is_long = groups.iter().any(|group| group.len() >= 3);
    let is_call = digits >= FEWEST_DIGITS
        && (run.starts_with(['+', '0', '('])
            || groups.iter().any(|group| group.len() >= FEWEST_DIGITS)
            || before == Before::Other && is_in_step(run, &groups)
            || is_long && (digits >= MANY_DIGITS || !of_bars) && !is_list(&groups));
    match (is_year || !of_bars && is_short_date(run, &groups), is_call) {
        (true, _) => Some("a date"),
        (_, true) => Some("a number"),
        _ => None,
    }
}

/// Whether groups of the same length stand beside each other as numbers are dictated: "22 33 44 55", "111 222 333".
fn is_in_step(run: &str, groups: &[&str]) -> bool {
    let has_spaces = run
        .chars()
        .all(|it| it.is_ascii_digit() || " .-".contains(it));
    let are_all = |length: usize| groups.iter().all(|group| group.len() == length);
    has_spaces && (groups.len() >= 4 && are_all(2) || groups.len() >= 3 && are_all(3))
}

/// "3.12.26", "3/12/26", and "3/12", which is no metre.
fn is_short_date(run: &str, groups: &[&str]) -> bool {
    let signs: String = run.chars().filter(|it| !it.is_ascii_digit()).collect();
    let number = |at: usize| {
        groups
            .get(at)
            .and_then(|group: &&str| group.parse::<u16>().ok())
    };
    let is_day = |at| number(at).is_some_and(|day| (1..=31).contains(&day));
    let is_month = |at| number(at).is_some_and(|month| (1..=12).contains(&month));
    let is_both = is_day(0) && is_month(1) || is_month(0) && is_day(1);
    match signs.as_str() {
        ".." | "//" => is_both && groups.iter().all(|group| group.len() <= 2),
        "/" => is_both && number(1).is_some_and(|it| it >= 9 && it != 16 && it != 32),
        _ => false,
    }
}

/// Whether the groups are tempi or bars that rise, or two years.
fn is_list(groups: &[&str]) -> bool {
    let numbers: Vec<u32> = groups.iter().filter_map(|it| it.parse().ok()).collect();
    let is_year = |it: &u32| (1400..2100).contains(it);
    let rises = numbers.is_sorted() && numbers.iter().all(|it| (1..=LIST_MAX).contains(it));
    numbers.len() == groups.len() && (rises || numbers.len() == 2 && numbers.iter().all(is_year))
}
