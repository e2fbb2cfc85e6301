//! Pages and lines: "page 2", "p. 3, line 2", "lines 3 and 4", "Seite 2, Zeile 3".

use super::{
    super::token::{End, Token, lower_at as word},
    number,
    parts::Found,
};
use crate::{
    goals::Place,
    vocabulary::{lists::listed, sets},
};

/// A page with its lines, or lines alone.
pub fn page_at(tokens: &[Token], at: usize) -> Found {
    if let Some((words, pages)) = pages(tokens, at) {
        let end = at + words;
        if is_of_book(tokens, end) || is_found_there(tokens, at) {
            return None;
        }
        if let [page] = pages[..] {
            let more = lines(tokens, end).or_else(|| short_line(tokens, end));
            let (more, lines) = more.unwrap_or_default();
            return Some((words + more, of_page(Some(page), &lines)));
        }
        let places = pages.iter().flat_map(|page| of_page(Some(*page), &[]));
        return Some((words, places.collect()));
    }
    let (words, lines) = lines(tokens, at)?;
    // "line 3, page 2", "line 3 on page 2"
    let small = usize::from(listed(sets::PAGES_ON, word(tokens, at + words)));
    match page(tokens, at + words + small) {
        Some((more, page)) => Some((words + small + more, of_page(Some(page), &lines))),
        None => Some((words, of_page(None, &lines))),
    }
}

fn of_page(page: Option<u16>, lines: &[u16]) -> Vec<Place> {
    if lines.is_empty() {
        return vec![Place::Page { page, line: None }];
    }
    let place = |line: &u16| Place::Page {
        page,
        line: Some(*line),
    };
    lines.iter().map(place).collect()
}

/// "page 2", "pages 2-4", "pp. 2 and 5": how many words, and the pages.
fn pages(tokens: &[Token], at: usize) -> Option<(usize, Vec<u16>)> {
    const MOST: u16 = 6;
    if let Some((words, page)) = page(tokens, at) {
        let joins = listed(sets::JOIN_AND, word(tokens, at + 2)) && words == 2;
        let next = number(word(tokens, at + 3)).filter(|next| joins && *next > page);
        return Some(next.map_or((words, vec![page]), |next| (4, vec![page, next])));
    }
    let (from, to) = word(tokens, at + 1).split_once('-')?;
    let (from, to) = (number(from)?, number(to)?);
    let near = from < to && to - from < MOST;
    tokens.get(at).filter(|token| near && is_page(token))?;
    Some((2, (from..=to).collect()))
}

/// "page 2", "S. 4", "p3": how many words, and the page.
fn page(tokens: &[Token], at: usize) -> Option<(usize, u16)> {
    let joined = word(tokens, at).strip_prefix('p');
    if let Some(page) = joined.and_then(|rest| number(rest.trim_start_matches('.'))) {
        return Some((1, page));
    }
    let is_page = tokens.get(at).is_some_and(is_page);
    let page = number(word(tokens, at + 1)).filter(|_| is_page)?;
    Some((2, page))
}

fn is_page(token: &Token) -> bool {
    token.word.text == "S" || listed(sets::PLACE_PAGE, &token.word.lower)
}

/// "p3 l2", "p. 3 l.2": a line right behind its page.
fn short_line(tokens: &[Token], at: usize) -> Option<(usize, Vec<u16>)> {
    let rest = word(tokens, at).strip_prefix('l')?;
    match number(rest.trim_start_matches('.')) {
        Some(line) => Some((1, vec![line])),
        None if rest.is_empty() => Some((2, vec![number(word(tokens, at + 1))?])),
        None => None,
    }
}

/// "line 2", "lines 3 and 4", "lines 1-3", "lines 1+2": how many words, and the lines.
fn lines(tokens: &[Token], at: usize) -> Option<(usize, Vec<u16>)> {
    const MOST: u16 = 10;
    if !listed(sets::PLACE_LINE, word(tokens, at)) {
        return None;
    }
    let next = word(tokens, at + 1);
    if let Some((from, to)) = next.split_once(['-', '+']) {
        let (from, to) = (number(from)?, number(to)?);
        let near = from < to && to - from < MOST;
        return near.then(|| (2, (from..=to).collect()));
    }
    let line = number(next)?;
    let joins = listed(sets::JOIN_AND, word(tokens, at + 2));
    match number(word(tokens, at + 3)).filter(|_| joins) {
        Some(other) => Some((4, vec![line, other])),
        None => Some((2, vec![line])),
    }
}

/// "on page 9 of the red book": where a piece is printed, and nothing to practise.
fn is_of_book(tokens: &[Token], end: usize) -> bool {
    let open = |at: usize| (end - 1..at).all(|at| tokens[at].end == End::None);
    let book = (end + 1..tokens.len().min(end + 5))
        .find(|at| listed(sets::PAGES_BOOK, word(tokens, *at)) && open(*at));
    let skill = |at: usize| {
        let mut entries = tokens[at].entries.iter();
        entries.any(|entry| entry.class.starts_with("skill."))
    };
    listed(sets::PAGES_OF, word(tokens, end)) && book.is_some_and(|book| !(end..=book).any(skill))
}

/// "it's on page 9", "you'll find it on page 9"
fn is_found_there(tokens: &[Token], at: usize) -> bool {
    let before = |back: usize| at.checked_sub(back).map_or("", |at| word(tokens, at));
    before(1) == "on" && matches!(before(2), "are" | "is" | "it" | "it's" | "them")
}

/// "page 4, line 2", "line 2, page 4" is one place.
pub fn join_pages(tokens: &mut [Token]) {
    for at in 1..tokens.len().max(2) - 2 {
        let one = |at: usize| number(word(tokens, at)).is_some();
        let line = |at: usize| listed(sets::PLACE_LINE, word(tokens, at));
        let spans = || lines(tokens, at + 1).is_some();
        let (before, next) = (&tokens[at - 1], &tokens[at + 1]);
        let joins = is_page(before) && line(at + 1) || line(at - 1) && is_page(next);
        let of_page = at > 2 && is_page(&tokens[at - 3]);
        if tokens[at].end == End::Clause && one(at) && (one(at + 2) || spans()) && joins && !of_page
        {
            tokens[at].end = End::None;
        }
    }
}
