//! What a sign takes that stands behind it: the nearest that is named, and what is joined to that.

use super::{
    super::item::{Item, ItemKind},
    Scope,
};
use crate::vocabulary::{lists::listed, sets};

impl Scope<'_> {
    /// Where the last subject before a sign begins, if what was said of another comes before it without a word that joins
    /// them: "minuet bars 5-8 right hand only invention 8 is off the list".
    pub fn last_subject(&self, from: usize, to: usize) -> usize {
        let first = self.items.partition_point(|item| item.from < from);
        let end = self.items.partition_point(|item| item.from < to);
        let own = self.items.get(first..end).unwrap_or_default();
        if let Some(next) = self.after_set(own) {
            return next;
        }
        let Some(mut last) = own.iter().rposition(Item::is_subject) else {
            return from;
        };
        let is_form = |item: &Item| matches!(item.what, ItemKind::Form(_));
        while last > 0 && own[last - 1].is_subject() && own[last - 1].to == own[last].from {
            // "B major scale chromatics skip"
            if is_form(&own[last - 1]) && is_form(&own[last]) {
                return own[last].from;
            }
            last -= 1;
        }
        let Some((before, earlier)) = own[..last].split_last() else {
            return from;
        };
        let said = matches!(
            before.what,
            ItemKind::Place(_) | ItemKind::Tempo(_) | ItemKind::Hands(..)
        );
        let joined =
            (before.to..own[last].from).any(|at| !listed(sets::REACH_ARTICLE, self.word(at)));
        let apart = said && !before.is_subject() && !joined && earlier.iter().any(Item::is_subject);
        let closed = self.ends_between(before.to - 1, own[last].from);
        if apart && !closed {
            own[last].from
        } else {
            from
        }
    }

    /// What is named behind the last tempo or hands: "Minuet at 60 and the Gavotte can wait", "the Scherzo at 96 and the trio can
    /// wait"; a place only after a word that joins.
    fn after_set(&self, own: &[Item]) -> Option<usize> {
        let set = |item: &Item| {
            matches!(item.what, ItemKind::Tempo(_) | ItemKind::Hands(..)) && !item.out
        };
        let at = own.iter().rposition(set)?;
        let next = own[at + 1..].iter().find(|item| item.is_releasable())?;
        let joins = |at: usize| listed(sets::REACH_AND_VERB, self.word(at));
        let joined = (own[at].to..next.from).any(joins);
        let apart = next.is_subject() || joined;
        let named = own[..at].iter().any(Item::is_subject);
        (apart && named && !self.ends_between(own[at].to - 1, next.from)).then_some(next.from)
    }
}
