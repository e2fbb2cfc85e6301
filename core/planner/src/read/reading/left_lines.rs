//! A heading that leaves out what is listed below it: "NOT THIS WEEK" and a line for each piece.

use super::{
    super::{item::Item, lexicon::longest},
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
    /// Which lines below a heading are left out. The heading only leaves out, and a colon ends it or the next line has a bullet. "For
    /// next time:" is none.
    pub fn heads_left_lines(&self, from: usize, to: usize) -> Option<Lines> {
        let (before, behind) = (self.gap(from), self.gap(to));
        let line = (from == 0 || before.contains('\n')) && behind.contains('\n');
        if !line || listed(sets::NEEDED_WHEN, self.word(from)) {
            return None;
        }
        let leaves = longest(&self.tokens[..to], from, |entry| {
            matches!(entry.class, "after" | "before")
                || matches!(entry.class, "negation") && entry.words == to - from
        });
        let (words, _) = leaves?;
        let plain = |at: usize| self.empty[at] || listed(sets::SENSE_TIME, self.word(at));
        if !(from + words..to).all(plain) {
            return None;
        }
        if self.has_bullet(to) {
            return Some(Lines::WithBullet);
        }
        behind.contains(':').then_some(Lines::All)
    }

    /// Whether a line names nothing and leads to a list: "Set:", "To practise:", or "This week" below what is left out.
    pub fn heads_lines(&self, from: usize, to: usize) -> bool {
        let plain = |at: usize| {
            let mut entries = self.tokens[at].entries.iter();
            entries.any(|entry| entry.words == 1 && matches!(entry.class, "verb" | "empty"))
        };
        let behind = self.gap(to);
        let time = (from + 1..to).any(|at| [self.word(at - 1), self.word(at)] == ["this", "week"]);
        let heads = behind.contains(':') || time && self.left_lines.is_some();
        heads && behind.contains('\n') && (from..to).all(plain)
    }

    /// Whether a sentence still belongs to the list below such a heading.
    pub fn is_left_line(&self, (from, to): (usize, usize), lines: Lines) -> bool {
        let before = self.gap(from);
        match before.matches('\n').count() {
            0 => true,
            _ if lines == Lines::WithBullet => self.has_bullet(from),
            1 => !self.gap(to).contains(':'),
            _ => false,
        }
    }

    /// Leaves out what a line names, unless it sets something: "Practise the Minuet at 60". Such a line is free of the list, and
    /// ends one without bullets. Answers whether the list goes on.
    pub fn leave_line(&self, (from, to): (usize, usize), items: &mut [Item]) -> bool {
        let named = |at: usize| items.iter().any(|item| (item.from..item.to).contains(&at));
        let orders = |at: usize| {
            let mut entries = self.tokens[at].entries.iter();
            entries.any(|entry| entry.class == "verb" && entry.words == 1) && !self.empty[at]
        };
        // "Stop:\n- rushing the Minuet", but not "Leave out:\n- playing the Minuet"
        let subject = items
            .first()
            .is_some_and(|item| item.from == from && item.is_subject());
        let opening = self.word(from);
        let manner = opening.ends_with("ing") && !subject && !listed(sets::SENSE_PLAY, opening);
        // "Practise the Minuet", "Please keep the Rondo going"
        let mut words = (from..to).skip_while(|at| self.empty[*at]);
        let sets = manner
            || words.next().is_some_and(|at| {
                let order = orders(at) && !self.word(at).ends_with("ing");
                order && !named(at)
            });
        if !sets {
            items.iter_mut().for_each(|item| item.out = true);
        }
        let short = !items.is_empty() || to - from < 4;
        self.has_bullet(from) || !sets && short
    }

    /// Whether a line begins with a sign of a list or a number: "- Gavotte", "1) Gavotte", "2. Rondo".
    fn has_bullet(&self, from: usize) -> bool {
        let Some(first) = self.tokens.get(from) else {
            return false;
        };
        let mut number = first.word.lower.bytes();
        let counts = number
            .next()
            .is_some_and(|sign| sign.is_ascii_alphanumeric());
        counts && number.len() == 0 && self.gap(from + 1).starts_with([')', '.'])
            || has_bullet(self.gap(from))
    }

    /// The text between a word and the one before it.
    fn gap(&self, at: usize) -> &str {
        let from = at.checked_sub(1).map_or(0, |before| self.tokens[before].to);
        let to = self
            .tokens
            .get(at)
            .map_or(self.note.len(), |next| next.from);
        between(self.note, from, to)
    }
}

/// Whether a line begins with a sign of a list.
fn has_bullet(gap: &str) -> bool {
    gap.rsplit('\n').next().is_some_and(|line| {
        line.trim_start()
            .starts_with(['-', '–', '—', '*', '•', '·', '+'])
    })
}
