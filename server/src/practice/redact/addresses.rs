//! E-mail addresses and links, also as they are said.

use super::words::{Word, gap, listed, words};

const AN_ADDRESS: &str = "an address";
/// What is said for the signs of an address, in small letters without marks.
const AT: &str = " arobase at ";
const DOT: &str = " dot point punkt punto ";
/// What no address has between "at" and "dot": "stop at the dot".
const NO_DOMAIN: &str = " a an any each every first last second that the this your ";
/// Ends of addresses.
const ENDS: &str = " at be ch co com de dev edu es eu fr gov ie info io it li lu me name net nl org pl pt school se uk us ";
/// Most dots of an address, on either side.
const MOST_DOTS: usize = 4;
/// Longest gap between the words of an address: " (".
const LONGEST_GAP: usize = 3;

/// The text without its e-mail addresses and links.
pub(super) fn redact(text: &str) -> String {
    without_said(&without_links(text))
}

fn without_links(text: &str) -> String {
    let replaced = |word: &str| {
        let lower = word.to_lowercase();
        let instead = if word.contains('@') && word.len() > 2 {
            AN_ADDRESS
        } else if lower.contains("://") || lower.starts_with("www.") {
            "a link"
        } else {
            return word.to_owned();
        };
        let rest = word.trim_start_matches(|it: char| !it.is_whitespace());
        format!("{instead}{rest}")
    };
    text.split_inclusive(char::is_whitespace)
        .map(replaced)
        .collect()
}

/// Replaces "hugo at example dot org" and "hugo (at) example.org".
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
    while at < 2 * MOST_DOTS && is(at, DOT) {
        at += 2;
    }
    let is_marked = gap(text, words, at).contains([')', ']', '}']);
    let mut end = at + 1;
    if !is(at, AT) || is(end, NO_DOMAIN) {
        return None;
    }
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
    (end > at + 1 && is(end, ENDS) && (0..end).all(is_close)).then_some(end + 1)
}
