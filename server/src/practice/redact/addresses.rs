//! E-mail addresses and links, also as they are said.

use super::words::{Word, gap, listed, words};

const AN_ADDRESS: &str = "an address";
/// What is said for the signs of an address, in small letters without marks.
const AT: &str = " arobase at ";
const DOT: &str = " dot point punkt punto ";
/// What no address has between "at" and "dot": "stop at the dot".
const NO_DOMAIN: &str = " a an any each every first last second that the this your ";
/// Ends of addresses and web names.
const ENDS: &str = " app at be biz ch cn co com de dev edu es eu fr gov ie info io it li lu me mobi name net nl no nu online org pl pt ru \
    school se shop site tv uk us xyz ";
/// Most dots of an address, on either side.
const MOST_DOTS: usize = 4;
/// Longest gap between the words of an address: " (".
const LONGEST_GAP: usize = 3;

/// The text without its e-mail addresses and links.
pub(super) fn redact(text: &str) -> String {
    without_links(&without_said(text))
}

fn without_links(text: &str) -> String {
    let replaced = |word: &str| {
        let lower = word.to_lowercase();
        let instead = if word.contains('@') && word.len() > 2 {
            AN_ADDRESS
        } else if lower.contains("://") || lower.starts_with("www.") || is_web_name(&lower) {
            "a link"
        } else {
            return word.to_owned();
        };
        // The marks around it stay.
        let start = word.len() - word.trim_start_matches('(').len();
        let is_mark = |it: char| it.is_whitespace() || ",;:!?)".contains(it);
        let end = word.trim_end_matches(is_mark).len().max(start);
        [&word[..start], instead, &word[end..]].concat()
    };
    text.split_inclusive(char::is_whitespace)
        .map(replaced)
        .collect()
}

/// "gmail.com", "example.org/x".
fn is_web_name(word: &str) -> bool {
    let word = word.trim_matches(|it: char| it.is_whitespace() || ",;:!?()".contains(it));
    let name = word.split(['/', '?', '#']).next().unwrap_or_default();
    let name = name.rsplit(':').next().unwrap_or_default();
    let parts = name.trim_end_matches('.').rsplit_once('.');
    parts.is_some_and(|(before, end)| {
        let signs = before.chars().filter(|sign| sign.is_alphanumeric());
        signs.count() >= 2 && before.contains(char::is_alphabetic) && listed(ENDS, end)
    })
}

/// Replaces "hugo at example dot org", "hugo (at) example.org" and "hugo @ example.org".
fn without_said(text: &str) -> String {
    let words = words(text);
    let (mut clean, mut done, mut at) = (String::with_capacity(text.len()), 0, 0);
    while at < words.len() {
        let Some(length) = said(text, &words[at..]) else {
            at += 1;
            continue;
        };
        clean.push_str(&text[done..words[at].from]);
        clean.push_str(AN_ADDRESS);
        at += length;
        done = words[at - 1].to;
    }
    clean + &text[done..]
}

/// How many words are an address that is said.
fn said(text: &str, words: &[Word]) -> Option<usize> {
    let is = |at: usize, list: &str| words.get(at).is_some_and(|word| listed(list, &word.lower));
    let mut at = 1;
    while at < 2 * MOST_DOTS && (is(at, DOT) || gap(text, words, at - 1) == ".") {
        at += if is(at, DOT) { 2 } else { 1 };
    }
    let is_sign = gap(text, words, at - 1).trim() == "@";
    let is_marked = is_sign || gap(text, words, at).contains([')', ']', '}']);
    let mut end = if is_sign { at } else { at + 1 };
    if !(is_sign || is(at, AT)) || is(end, NO_DOMAIN) {
        return None;
    }
    let domain = end;
    let most = end + 2 * MOST_DOTS;
    while end < most {
        if is(end + 1, DOT) {
            end += 2;
        } else if is_marked && gap(text, words, end) == "." {
            end += 1;
        } else {
            break;
        }
    }
    let is_close = |at: usize| {
        let gap = gap(text, words, at);
        gap.chars().count() <= LONGEST_GAP && !gap.contains([',', ';', ':', '!', '?', '\n'])
    };
    (end > domain && is(end, ENDS) && (0..end).all(is_close)).then_some(end + 1)
}
