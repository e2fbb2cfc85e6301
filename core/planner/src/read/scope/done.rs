//! What a sentence does with a subject: listen, keep, finish, perform.

use super::{
    super::{
        item::{Item, ItemKind},
        scan::Clause,
        token::{End, Token},
    },
    Cue, Scope, Sign,
};
use crate::{
    goals::Do,
    vocabulary::{lists::listed, sets},
};

/// What a sentence does with an item by the signs around it.
pub fn done_with(
    item: &Item,
    items: &[Item],
    (cues, tokens): (&[Cue], &[Token]),
    clauses: &[Clause],
) -> Do {
    let own = clauses
        .iter()
        .position(|clause| clause.from <= item.from && item.from < clause.to);
    let (from, to) = own.map_or((0, usize::MAX), |at| (clauses[at].from, clauses[at].to));
    let subject_between = |from: usize, to: usize| {
        let mut others = items.iter().filter(|other| other.is_subject());
        others.any(|other| other.from >= from && other.to <= to)
    };
    // "Concert piece: The Swan"
    let heading = own
        .and_then(|at| clauses.get(at.checked_sub(1)?))
        .filter(|clause| clause.heading && !subject_between(clause.from, clause.to));
    let near = |cue: &&Cue| {
        cue.from >= from && cue.to <= to
            || heading.is_some_and(|heading| cue.from >= heading.from && cue.to <= heading.to)
            || is_said_later((cue, tokens), item, items, clauses)
            || is_heard_quoted(cue, item, tokens) && !subject_between(cue.to, item.from)
    };
    for cue in cues.iter().filter(near) {
        let Sign::Do(does) = cue.sign else { continue };
        let follows = item.from >= cue.to;
        let broken = cues.iter().any(|other| {
            let breaks = matches!(other.sign, Sign::Break | Sign::Main);
            breaks && other.from >= cue.to.max(from) && other.from < item.from
        });
        // "the Ballad is nice, keep that one warm": said of what stands before.
        let back = points_back(cue, tokens) && subject_between(0, cue.from);
        let finishes = does == Do::Finish;
        // "Minuet p. 2 is done" is of that page.
        let place = |other: &Item| {
            matches!(other.what, ItemKind::Place(_))
                && other.from >= item.to
                && other.to <= cue.from
        };
        let other = does == Do::Keep && is_other_order(item, cue, items, tokens);
        if !follows && (finishes && items.iter().any(place) || other) {
            continue;
        }
        // "done with the Rondo" names it after, "the Rondo is done" before.
        if follows && !(broken || back || finishes && subject_between(from, cue.from)) {
            return does;
        }
        if !follows
            && (finishes
                // "das Menuett anhören"
                || does == Do::Listen && cue.from == item.to && cue.to == to
                || does == Do::Keep && cue.to - cue.from > 1
                || does == Do::Keep && !subject_between(cue.to, to))
        {
            return does;
        }
    }
    Do::Practise
}

/// "Listen to Segovia playing “Asturias”"
fn is_heard_quoted(cue: &Cue, item: &Item, tokens: &[Token]) -> bool {
    const NEAR: usize = 6;
    let near = cue.to <= item.from && item.from < cue.to + NEAR;
    let open = near && (cue.to..item.from).all(|at| tokens[at].end <= End::Clause);
    open && tokens[item.from].quoted && cue.sign == Sign::Do(Do::Listen)
}

/// "Look at the Waltz and keep the Gigue ticking over": whether another order with its subject stands before a sign.
fn is_other_order(item: &Item, cue: &Cue, items: &[Item], tokens: &[Token]) -> bool {
    let mut others = items.iter();
    let next =
        others.find(|other| other.is_subject() && other.from >= item.to && other.to <= cue.from);
    let orders = |token: &Token| {
        let mut entries = token.entries.iter();
        entries.any(|entry| matches!(entry.class, "keep" | "verb"))
    };
    next.is_some_and(|next| tokens[item.to..next.from].iter().any(orders))
}

/// "Play the Minuet to Grandpa"
pub fn is_performed(item: &Item, tokens: &[Token], to: usize) -> bool {
    let word = |at: usize| {
        let token = tokens.get(at).filter(|_| at < to);
        token.map_or("", |token| token.word.lower.as_str())
    };
    let fill = matches!(
        word(item.to + 1),
        "the" | "your" | "her" | "his" | "their" | "a"
    );
    tokens[item.to - 1].end == End::None
        && matches!(word(item.to), "to" | "for")
        && listed(sets::DONE_HEARER, word(item.to + 1 + usize::from(fill)))
}

/// "“Morning Song” is done", "Rondo: finished", "Rondo: keep", "Rondo: well done, we're finished with that one", "Rondo - an airing now
/// and then"
fn is_said_later(
    (cue, tokens): (&Cue, &[Token]),
    item: &Item,
    items: &[Item],
    clauses: &[Clause],
) -> bool {
    let Some(clause) = clauses
        .iter()
        .find(|clause| clause.from <= cue.from && cue.from < clause.to)
    else {
        return false;
    };
    let alone = clause.from == cue.from && clause.to == cue.to;
    let keeps = cue.sign == Sign::Do(Do::Keep) && (cue.to > cue.from + 1 || alone);
    if cue.sign != Sign::Do(Do::Finish) && !keeps || cue.from < item.to {
        return false;
    }
    // Neither another subject nor bars stand between, and none is named in that clause: "keep it warm and learn the Rondo" is
    // of what stands before.
    let to = if points_back(cue, tokens) {
        cue.from
    } else {
        clause.to
    };
    !items
        .iter()
        .any(|other| other.is_releasable() && other.from >= item.to && other.from < to)
}

/// Whether a sign names what stands before it: "keep that one warm".
fn points_back(cue: &Cue, tokens: &[Token]) -> bool {
    let mut words = tokens[cue.from..cue.to].iter();
    words.any(|token| listed(sets::LAST_PRONOUN, &token.word.lower))
}

/// "No need to practise the Gavotte, only listen to it"
pub fn is_listened_to(item: &Item, items: &[Item], cues: &[Cue], tokens: &[Token]) -> bool {
    cues.iter().any(|cue| {
        let pronoun = tokens
            .get(cue.to)
            .is_some_and(|token| listed(sets::DONE_PRONOUN, token.word.lower.as_str()));
        let other = items
            .iter()
            .any(|other| other.is_subject() && other.from >= item.to && other.from < cue.from);
        cue.sign == Sign::Do(Do::Listen) && cue.from >= item.to && pronoun && !other
    })
}

impl Scope<'_> {
    /// "The first page of the Reverie is nearly there now start the second": only what is started is set.
    pub fn drop_praised(&mut self) {
        let place = |item: &&Item| matches!(item.what, ItemKind::Place(_)) && !item.out;
        let Some(is) = (self.from..self.to).find(|at| {
            matches!(self.word(*at), "is" | "are")
                && listed(sets::DONE_NEARLY, self.word(at + 1))
                && listed(sets::DONE_WELL, self.word(at + 2))
        }) else {
            return;
        };
        let now = (is..self.to.min(is + 8))
            .find(|at| self.word(*at) == "now" && self.in_class(at + 1, "verb"));
        let next = now.is_some_and(|now| {
            let mut items = self.items.iter().filter(place);
            items.any(|item| item.from > now)
        });
        let praised = self.items.iter().filter(place).find(|item| item.to <= is);
        let named = |at: usize| {
            let mut items = self.items.iter();
            self.in_class(at, "empty") || items.any(|item| item.from <= at && at < item.to)
        };
        let from = praised
            .filter(|item| next && (item.to..is).all(named))
            .map(|item| item.from);
        self.items.retain(|item| Some(item.from) != from);
    }
}
