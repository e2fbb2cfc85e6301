//! Times of the day, in digits and as they are said.

use super::words::{Word, gap, listed};

/// Hours in English, German and French, in small letters without marks.
const HOURS: &str = " acht cinq deux dix drei eight eins eleven elf five four funf fuenf huit neun neuf nine one onze quatre \
    sechs sept seven sieben six ten three trois twelve two vier zehn zwei zwolf zwoelf ";
/// Minutes that are said before an hour.
const MINUTES: &str = " five funf fuenf ten twenty zehn zwanzig ";
/// Minutes that are said after an hour.
const MINUTES_AFTER: &str = " fifteen thirty ";
/// Hours that are said before minutes: "one thirty" is the tempo 130 as well.
const HOURS_BEFORE: &str = " eight eleven five four nine seven six ten three twelve ";
/// Words before a time.
const BEFORE: &str = " around at by from since till to until ";
/// What a number counts that is no hour.
const COUNTED: &str = " bar bars beat beats clicks day days line lines measures min mins minuten minutes mal notes page pages rounds sec \
    seconds takt takte times weeks x ";

/// Whether what stands there is counted by a number before it.
pub(super) fn is_counted(words: &[Word], at: usize) -> bool {
    words
        .get(at)
        .is_some_and(|word| listed(COUNTED, &word.lower))
}

/// Whether a word is an hour, in digits or not.
pub(super) fn is_hour(word: &str) -> bool {
    listed(HOURS, word) || is_hour_in_digits(word)
}

fn is_hour_in_digits(word: &str) -> bool {
    word.parse::<u8>().is_ok_and(|it| it <= 24)
}

/// How many words from there on are a time of the day.
pub(super) fn time(text: &str, words: &[Word], at: usize) -> Option<usize> {
    in_digits(text, words, at).or_else(|| said(text, words, at))
}

/// "18:30", "6.30pm", "18h30", "16h", "6pm", "6 p.m.", "at 6 am", "18 Uhr", "six o'clock".
fn in_digits(text: &str, words: &[Word], at: usize) -> Option<usize> {
    let lower = |place: usize| words.get(at + place).map_or("", |word| word.lower.as_str());
    let gap = |place: usize| gap(text, words, at + place);
    let is_minute = |word: &str| word.len() == 2 && word.parse::<u8>().is_ok_and(|it| it < 60);
    let first = lower(0);
    let digits = without_half(first);
    if is_hour_in_digits(digits) && digits.len() < first.len() {
        return Some(1);
    }
    if let Some((hour, minute)) = first.split_once('h')
        && is_hour_in_digits(hour)
        && (minute.is_empty() || is_minute(minute))
    {
        return Some(1);
    }
    if !is_hour(first) {
        return None;
    }
    let is_led = at > 0 && listed(BEFORE, &words[at - 1].lower);
    // "6 p.m." is three words.
    let is_half = |place: usize| {
        matches!(lower(place), "a" | "p") && gap(place) == "." && lower(place + 1) == "m"
    };
    let ends = |place: usize| match lower(place) {
        "pm" | "uhr" => 1,
        // "Takt 6 am Anfang"
        "am" if is_led => 1,
        _ if is_half(place) => 2,
        _ => 0,
    };
    let minute = without_half(lower(1));
    let is_joined = minute.len() < lower(1).len();
    match gap(0) {
        ":" if is_minute(minute) => Some(2 + ends(2)),
        "." if is_minute(minute) && (is_joined || ends(2) > 0) => Some(2 + ends(2)),
        " " if ends(1) > 0 => Some(1 + ends(1)),
        " " if lower(1) == "o" && lower(2) == "clock" => Some(3),
        _ => None,
    }
}

/// A number without the half of a day that is joined to it: "6pm", "30am".
fn without_half(word: &str) -> &str {
    let half = ["am", "pm"].iter().find_map(|half| word.strip_suffix(half));
    half.unwrap_or(word)
}

/// "half past five", "quarter to six", "ten past four", "at half five", "at six thirty", "halb sechs", "viertel nach 5".
fn said(text: &str, words: &[Word], at: usize) -> Option<usize> {
    let lower = |place: usize| words.get(at + place).map_or("", |word| word.lower.as_str());
    let is_hour = |place: usize| is_hour(lower(place)) && !is_counted(words, at + place + 1);
    let is_at = at
        .checked_sub(1)
        .is_some_and(|before| listed(" around at by till until ", &words[before].lower));
    let is_past = matches!(lower(1), "past" | "nach" | "vor");
    let is_to = matches!(lower(1), "to" | "before");
    let length = match lower(0) {
        "half" if is_hour(2) && lower(1) == "past" => 3,
        "half" if is_hour(1) && is_at => 2,
        "halb" | "dreiviertel" if is_hour(1) => 2,
        "quarter" | "viertel" if is_hour(2) && (is_past || is_to) => 3,
        "noon" | "midnight" if is_at => 1,
        minutes if listed(MINUTES, minutes) => match () {
            () if is_hour(2) && (is_past || is_to && is_at) => 3,
            () if is_past && lower(2) == "halb" && is_hour(3) => 4,
            () => return after_hour(words, at).filter(|_| is_at),
        },
        _ => return after_hour(words, at).filter(|_| is_at),
    };
    let is_close = (0..length - 1).all(|place| gap(text, words, at + place) == " ");
    is_close.then_some(length)
}

/// "six thirty".
fn after_hour(words: &[Word], at: usize) -> Option<usize> {
    let [hour, minutes, ..] = words.get(at..)? else {
        return None;
    };
    let is_time = listed(HOURS_BEFORE, &hour.lower) && listed(MINUTES_AFTER, &minutes.lower);
    (is_time && !is_counted(words, at + 2)).then_some(2)
}
