//! Web names, addresses in pieces, and times and days of a month that are written short.

/// Ends of web names.
const ENDS: &str = " app at be biz ch cn co com de dev edu es eu fr gov ie info io it li me mobi net nl no nu online org pl pt ru se shop \
    site tv uk us xyz ";
/// Halves of a day.
const HALVES: [&str; 6] = ["a.m.", "p.m.", "a.m", "p.m", "am", "pm"];
/// Words before a time.
const BEFORE: &str = " around at by from since till to until ";
/// Months that are other words in small letters.
const MONTHS: &str = " mai mar march may ";

/// Replaces each of them.
pub(super) fn redact(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let (mut clean, mut at): (Vec<String>, usize) = (Vec::with_capacity(words.len()), 0);
    while at < words.len() {
        let found = address(&words[at..])
            .or_else(|| time(&words, at))
            .or_else(|| day(&words[at..]));
        let (length, own) = found.unwrap_or_else(|| (1, words[at].to_owned()));
        clean.push(own);
        at += length;
    }
    clean.join(" ")
}

/// A replacement with the marks that stand after what it replaces.
fn with_marks(instead: &str, word: &str) -> String {
    let end = word.trim_end_matches([',', ';', ':', '!', '?', ')']);
    let start = word.len() - word.trim_start_matches('(').len();
    [&word[..start], instead, &word[end.len()..]].concat()
}

fn bare(word: &str) -> String {
    word.trim_matches([',', ';', ':', '!', '?', '(', ')'])
        .to_lowercase()
}

fn is_listed(list: &str, word: &str) -> bool {
    !word.is_empty() && list.contains(&format!(" {word} "))
}

/// "gmail.com/x", "a @ b.co".
fn address(words: &[&str]) -> Option<(usize, String)> {
    if let [_, "@", domain, ..] = words {
        return Some((3, with_marks("an address", domain)));
    }
    let word = bare(words[0]);
    let name = word.split(['/', '?', '#']).next().unwrap_or_default();
    let name = name.rsplit(':').next().unwrap_or_default();
    let (before, end) = name.trim_end_matches('.').rsplit_once('.')?;
    let is_name = before.chars().filter(|sign| sign.is_alphanumeric()).count() >= 2
        && before.contains(char::is_alphabetic);
    (is_name && is_listed(ENDS, end)).then(|| (1, with_marks("a link", words[0])))
}

/// "5:30pm", "6.30pm", "6 p.m.", "at 6 am", "16h".
fn time(words: &[&str], at: usize) -> Option<(usize, String)> {
    let word = bare(words[at]);
    let half = HALVES.iter().find(|half| word.ends_with(*half));
    let digits = half.map_or(&*word, |half| word.trim_end_matches(half));
    let is_hour = |hour: &str| hour.parse::<u8>().is_ok_and(|hour| hour <= 24);
    let is_minute =
        |minute: &str| minute.len() == 2 && minute.parse::<u8>().is_ok_and(|it| it < 60);
    let is_clock = |text: &str| {
        let parts = text.split_once([':', '.']);
        parts.is_some_and(|(hour, minute)| is_hour(hour) && is_minute(minute))
    };
    if half.is_some() && (is_hour(digits) || is_clock(digits))
        || word.strip_suffix('h').is_some_and(is_hour)
    {
        return Some((1, with_marks("a time", words[at])));
    }
    let next = words.get(at + 1)?;
    let is_half = HALVES.contains(&bare(next).as_str());
    // "Takt 6 am Anfang".
    let is_plain = bare(next).contains('.') || bare(next) == "pm";
    let is_led = at > 0 && is_listed(BEFORE, &bare(words[at - 1]));
    let is_time = is_half && (is_plain || is_led || words.len() == at + 2);
    (is_time && (is_hour(&word) || is_clock(&word))).then(|| (2, with_marks("a time", next)))
}

/// "march 3rd", "may 12th".
fn day(words: &[&str]) -> Option<(usize, String)> {
    let [month, day, ..] = words else { return None };
    let number = bare(day);
    let digits = number.trim_end_matches(char::is_alphabetic);
    let is_ordinal = ["st", "nd", "rd", "th"].contains(&&number[digits.len()..])
        && digits
            .parse::<u8>()
            .is_ok_and(|day| (1..=31).contains(&day));
    let is_day = is_ordinal && is_listed(MONTHS, month);
    is_day.then(|| (2, with_marks("a date", day)))
}
