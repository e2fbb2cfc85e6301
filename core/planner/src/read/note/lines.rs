//! A heading that leaves out what is listed below it: "NOT THIS WEEK" and a line for each piece.

use super::{
    super::{
        item::Item,
        lexicon::longest,
        signs::leaves,
        token::{End, is_name},
    },
    Reading,
};
use crate::{
    text::between,
    vocabulary::{lists::listed, sets},
};

/// Which lines a heading leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// All, up to an empty line or another heading.
    All,
    /// Those with a bullet.
    WithBullet,
}

impl Reading<'_> {
    /// Whether a line only leads to a list: "Not this week:", "Set:". From it on, up to an empty line or another heading, what the lines name is
    /// left out or not.
    pub fn heads_lines(&mut self, from: usize, to: usize) -> bool {
        let behind = self.gap(to);
        let ends = behind.contains('\n') || behind.contains(':');
        let starts = from == 0 || self.gap(from).contains('\n');
        let bullet = self.has_bullet(to);
        let heads = starts && ends && (behind.contains(':') || bullet);
        let leaving = longest(&self.tokens[..to], from, |entry| leaves(entry.class));
        // "For next time:" leaves out nothing.
        let leaving = leaving.filter(|_| !listed(sets::NEEDED_WHEN, self.word(from)));
        let leaving = leaving.map_or(0, |(many, _)| many);
        let plain = |at: usize| {
            let mut entries = self.tokens[at].entries.iter();
            self.empty[at]
                || listed(sets::SENSE_TIME, self.word(at))
                || entries.any(|entry| entry.words == 1 && entry.class == "verb")
        };
        let time = self.left_lines.is_some() && leaving == 0 && starts && behind.contains('\n');
        let is_heading =
            (heads && behind.contains('\n') || time) && (from + leaving..to).all(plain);
        if is_heading {
            let lines = if bullet {
                Lines::WithBullet
            } else {
                Lines::All
            };
            self.left_lines = (leaving > 0).then_some(lines);
            let marks = if leaving > 0 {
                &mut self.used
            } else {
                &mut self.empty
            };
            marks[from..to].fill(true);
            return true;
        }
        self.left_lines = self.left_lines.filter(|lines| self.goes_on(from, *lines));
        false
    }

    /// Whether a sentence still belongs to the list below such a heading.
    fn goes_on(&self, from: usize, lines: Lines) -> bool {
        let before = self.gap(from).matches('\n').count();
        match lines {
            _ if before == 0 => true,
            Lines::WithBullet => self.has_bullet(from),
            Lines::All => before == 1,
        }
    }

    /// What a line of the list names is left out; where it says more, "rushing the Minuet", that is asked about.
    pub fn leave_line(&self, (from, to): (usize, usize), items: &mut [Item]) {
        if self.left_lines.is_none() {
            return;
        }
        let named = |at: usize| items.iter().any(|item| item.from <= at && at < item.to);
        let plain = |at: usize| {
            named(at) || self.empty[at] || !self.word(at).starts_with(char::is_alphabetic)
        };
        let clash = !(from..to).all(plain) || !items.iter().all(Item::is_releasable);
        for item in items {
            item.out = true;
            item.clash |= clash;
        }
    }

    /// Whether a line begins with a sign of a list or a number: "- Gavotte", "1) Gavotte", "2. Rondo".
    fn has_bullet(&self, from: usize) -> bool {
        let Some(first) = self.tokens.get(from) else {
            return false;
        };
        let letter = first.word.lower.len() == 1 && first.word.lower.is_ascii();
        let line = self.gap(from).rsplit('\n').next().unwrap_or_default();
        let bullet =
            |c: char| c.is_ascii_digit() || matches!(c, '-' | '–' | '—' | '*' | '•' | '·' | '+');
        letter && self.gap(from + 1).starts_with([')', '.'])
            || line.trim_start().starts_with(bullet)
    }

    /// Whether a line of a list begins with a name that no list has: "- Moonglow", "★ Moonglow: slower", "Moonglow | slower".
    pub fn is_list_line(&self, from: usize, to: usize) -> bool {
        let mark = |c: char| {
            !c.is_alphanumeric()
                && !c.is_whitespace()
                && !matches!(
                    c,
                    '"' | '“' | '”' | '\'' | '’' | '‘' | '.' | ',' | '!' | '?' | '(' | ')'
                )
        };
        let opens = from == 0 || self.gap(from).contains('\n');
        let marked = opens && self.gap(from).contains(mark) || self.has_bullet(from);
        let ends = (from..to).find(|at| self.tokens[*at].end > End::None);
        let parted = ends.is_some_and(|at| {
            let parts = self.tokens[at].end == End::Heading
                || opens && self.gap(at + 1).contains(['-', '–', '|']);
            parts && (from..at).all(|at| is_name(&self.tokens[at]))
        });
        (marked || parted) && is_name(&self.tokens[from])
    }

    /// The text between a word and the one before it.
    fn gap(&self, at: usize) -> &str {
        let from = at.checked_sub(1).map_or(0, |before| self.tokens[before].to);
        let end = self.note.len();
        let to = self.tokens.get(at).map_or(end, |next| next.from);
        between(self.note, from, to)
    }
}
