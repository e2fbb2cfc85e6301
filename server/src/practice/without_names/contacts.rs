//! Where e-mail addresses and phone numbers stand in a text.

use std::ops::Range;

use super::{ADDRESS, Found, NUMBER};

/// Fewer digits are bars, tempi or years, unless they are somebody's number, which has at least five.
const CALL: usize = 7;
const SHORT_CALL: usize = 5;
/// Digits of a number that is written in groups as bars and tempi are.
const GROUPED_CALL: usize = 8;
/// No number has more digits.
const LONGEST_CALL: usize = 17;
/// Longest gap between the groups of a number, and around an "@".
const GAP: usize = 4;
/// Zero of the digits that are typed.
const ZEROS: [char; 5] = ['0', '\u{660}', '\u{6f0}', '\u{966}', '\u{ff10}'];
/// Between the groups of a number, beside white space.
const SEPARATORS: &str = "-./()+_\u{ad}\u{200b}\u{200c}\u{200d}\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2060}\u{2212}\
    \u{fe58}\u{fe63}\u{ff08}\u{ff09}\u{ff0b}\u{ff0d}\u{ff0e}\u{ff0f}";

/// Where e-mail addresses stand: around an "@", with a domain behind it.
pub(super) fn addresses(text: &str) -> Vec<Found> {
    let ends = |sign: char| sign.is_whitespace() || "<>()[],;:\"“”".contains(sign);
    let is_far = |gap: &str, rest: &str| gap.chars().count() - rest.chars().count() > GAP;
    let address = |(at, sign): (usize, &str)| {
        let (before, after) = (&text[..at], &text[at + sign.len()..]);
        let domain = after.trim_start();
        let end = domain.find(ends).unwrap_or(domain.len());
        let name = domain[..end].trim_end_matches(|sign: char| !sign.is_alphanumeric());
        let labels: Vec<&str> = name
            .split(['.', '\u{3002}', '\u{ff0e}', '\u{ff61}'])
            .collect();
        let is_domain = labels.len() > 1
            && labels
                .last()
                .is_some_and(|label| label.contains(char::is_alphabetic))
            && !labels.contains(&"");
        if !is_domain || is_far(after, domain) {
            return None;
        }
        let near = Some(before.trim_end()).filter(|near| !is_far(before, near));
        let near = near.unwrap_or(before);
        let from = near.char_indices().rev().find(|(_, sign)| ends(*sign));
        let from = from.map_or(0, |(place, sign)| place + sign.len_utf8());
        let to = text.len() - domain.len() + name.len();
        Some((from..to, ADDRESS))
    };
    text.match_indices(['@', '\u{ff20}'])
        .filter_map(address)
        .collect()
}

/// Digits without a sign between them.
struct Group {
    place: Range<usize>,
    digits: String,
}

fn digit(sign: char) -> Option<char> {
    let value = |zero: &char| {
        u32::from(sign)
            .checked_sub(u32::from(*zero))
            .filter(|it| *it < 10)
    };
    char::from_digit(ZEROS.iter().find_map(value)?, 10)
}

fn groups(text: &str) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (at, sign) in text.char_indices() {
        let Some(digit) = digit(sign) else { continue };
        let to = at + sign.len_utf8();
        match groups.last_mut().filter(|group| group.place.end == at) {
            Some(group) => {
                group.place.end = to;
                group.digits.push(digit);
            }
            None => groups.push(Group {
                place: at..to,
                digits: digit.into(),
            }),
        }
    }
    groups
}

fn digits(text: &str) -> String {
    text.chars().filter_map(digit).collect()
}

/// The gap between two groups.
fn gap<'a>(text: &'a str, pair: &[Group]) -> &'a str {
    &text[pair[0].place.end..pair[1].place.start]
}

/// How many groups from the first on may be one number.
fn near(text: &str, groups: &[Group]) -> usize {
    let is_near = |pair: &[Group]| {
        let gap = gap(text, pair);
        let is_separator = |sign: char| sign.is_whitespace() || SEPARATORS.contains(sign);
        gap.chars().count() <= GAP && gap.chars().all(is_separator)
    };
    let mut count = 0;
    let is_short = groups.iter().take_while(|group| {
        count += group.digits.len();
        count <= LONGEST_CALL
    });
    let most = is_short.count().max(1);
    1 + groups[..most]
        .windows(2)
        .take_while(|pair| is_near(pair))
        .count()
}

/// Whether groups are a number of the circle: all of it, or its end, from the first group on.
fn is_known(groups: &[Group], known: &[String]) -> bool {
    let own: String = groups.iter().map(|group| &*group.digits).collect();
    let is_own = |known: &String| {
        let is_all = own.ends_with(&**known) && own.len() < known.len() + groups[0].digits.len();
        let is_end = own.len() > SHORT_CALL && known.ends_with(&*own);
        is_all || is_end || own.len() >= CALL && known.contains(&*own)
    };
    known.iter().any(is_own)
}

/// Whether groups begin as numbers do that are called from elsewhere.
fn is_led(text: &str, groups: &[Group]) -> bool {
    groups[0].digits.starts_with('0') || text[..groups[0].place.start].ends_with(['+', '\u{ff0b}'])
}

/// Whether groups look like a number that nobody knows.
fn is_call(text: &str, groups: &[Group]) -> bool {
    let count: usize = groups.iter().map(|group| group.digits.len()).sum();
    let is_over = |pair: &[Group]| {
        let gap = gap(text, pair);
        gap.contains('\n') || gap.starts_with('.') && gap.len() > 1
    };
    if count < CALL || groups.windows(2).any(is_over) {
        return false;
    }
    if is_led(text, groups) || groups.iter().any(|group| group.digits.len() > 3) {
        return true;
    }
    // Bars and tempi go up or down, or have dashes in some places only.
    let value = |group: &Group| group.digits.parse::<u32>().unwrap_or_default();
    let sign = |pair: &[Group]| -> String {
        let is_sign = |sign: &char| !sign.is_whitespace() && !"()\u{ff08}\u{ff09}".contains(*sign);
        gap(text, pair).chars().filter(is_sign).collect()
    };
    let mut signs = groups.windows(2).map(sign);
    let first = signs.next().unwrap_or_default();
    count >= GROUPED_CALL
        && groups.iter().all(|group| group.digits.len() > 1)
        && signs.all(|sign| sign == first)
        && !groups.is_sorted_by_key(value)
        && !groups.iter().rev().is_sorted_by_key(value)
}

/// Where phone numbers stand: those of the circle, and what looks like one.
pub(super) fn numbers(text: &str, known: &[String]) -> Vec<Found> {
    let lines = known
        .iter()
        .flat_map(|text| text.split(char::is_alphabetic));
    let parts = lines.flat_map(|line| line.split(['/', ',', ';', '\n']).chain([line]));
    let known: Vec<String> = parts
        .map(digits)
        .filter(|it| it.len() >= SHORT_CALL)
        .collect();
    let (groups, mut found, mut at) = (groups(text), Vec::new(), 0);
    let longest = |from: usize, is_number: &dyn Fn(&[Group]) -> bool| {
        let to = from + near(text, &groups[from..]);
        let mut ends = (from + 1..=to).rev();
        ends.find(|end| is_number(&groups[from..*end]))
    };
    let known = |from: usize| longest(from, &|groups| is_known(groups, &known));
    let call = |from: usize| longest(from, &|groups| is_call(text, groups));
    while at < groups.len() {
        // A number may begin behind bars.
        let begins = |next: usize| {
            known(next).is_some() || is_led(text, &groups[next..]) && call(next).is_some()
        };
        let is_first = |end: &usize| is_led(text, &groups[at..]) || !(at + 1..*end).any(begins);
        let end = known(at).or_else(|| call(at).filter(is_first));
        if let Some(end) = end {
            let from = groups[at].place.start;
            let from = from - if text[..from].ends_with('+') { 1 } else { 0 };
            found.push((from..groups[end - 1].place.end, NUMBER));
        }
        at = end.unwrap_or(at + 1);
    }
    found
}
