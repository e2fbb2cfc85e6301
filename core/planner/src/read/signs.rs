//! The signs of a sentence: what is done with what stands beside them. Their rows are data, `data/*.signs`.

use super::{
    item::{Item, ItemKind},
    lexicon::{Entry, Language, longest},
    scan::is_numbered,
    token::{End, Token},
};
use crate::goals::{Do, Place};

/// What a sign does with its targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Leaves them out: "skip", "can wait".
    Leave,
    /// Leaves them out too: "no", "don't". Beside how to play it is no leaving: "don't play the Waltz fast".
    Deny,
    /// What is done with a subject: it is finished, kept, listened to, performed.
    Do(Do),
    /// Puts first: "mainly".
    First,
    /// Takes out of what is said: "everything except the Waltz".
    Except,
    /// Is none of the others, though it looks like one: "don't forget".
    Mask,
    /// Another thing begins: "but".
    Stop,
    /// May leave out what is named beside it; a row is asked about.
    Doubt,
}

/// Where the targets of a sign stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Behind it.
    Ahead,
    /// Before it.
    Back,
    /// Nowhere.
    None,
}

/// Which targets a sign takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Subjects, places and hands.
    Any,
    /// Subjects.
    Subjects,
    /// Places.
    Places,
}

/// A sign and its words.
#[derive(Clone, Copy, Debug)]
pub struct Sign {
    /// What it does.
    pub act: Act,
    /// Where its targets stand.
    pub direction: Direction,
    /// What it takes.
    pub takes: Takes,
    /// Whether it takes the next target only, and no list: "instead of".
    pub one: bool,
    /// Its first word.
    pub from: usize,
    /// The word after its last.
    pub to: usize,
    /// Whether it found a target.
    pub acts: bool,
}

impl Sign {
    /// Whether it leaves something out.
    pub fn leaves(&self) -> bool {
        matches!(self.act, Act::Leave | Act::Deny | Act::Except)
    }

    /// Whether it takes something from what is to be practised.
    pub fn ends(&self) -> bool {
        self.leaves() || self.act == Act::Do(Do::Finish)
    }
}

/// The signs between two words in their order, the longest phrase first, and none inside what is named.
pub fn signs(
    tokens: &[Token],
    (from, to): (usize, usize),
    language: Language,
    items: &[Item],
) -> Vec<Sign> {
    let sentence = &tokens[..to];
    let mut found = Vec::new();
    let mut at = from;
    while at < to {
        let named = |at: usize| items.iter().find(|item| item.from <= at && at < item.to);
        if let Some(item) = named(at) {
            at = item.to;
            continue;
        }
        // "too early for" is no rhythm, "off the hook for" no hook.
        let hides = |item: &Item| {
            matches!(
                item.what,
                ItemKind::Need(_) | ItemKind::Skill(_) | ItemKind::Place(Place::Part { .. })
            )
        };
        let free = |entry: &Entry| {
            let mut inside = (at + 1..at + entry.words).filter_map(named);
            let mask = entry.class.starts_with("~mask");
            inside.all(|item| {
                entry.words > 2 && hides(item) || mask && matches!(item.what, ItemKind::Hands(..))
            })
        };
        let is_here = |entry: &Entry| {
            let Some((act, place, _)) = row(entry.class) else {
                return false;
            };
            let own = entry.language == language
                || matches!(act, Act::Leave | Act::Deny | Act::Mask | Act::Doubt);
            own && free(entry) && (place != "opens" || opens(tokens, from, at))
        };
        let sign = longest(sentence, at, is_here).filter(|_| !is_numbered(sentence, at));
        let Some((many, entry)) = sign else {
            at += 1;
            continue;
        };
        let first = opens(tokens, from, at);
        if let Some((act, place, takes)) =
            strongest(sentence, at, (many, first), &is_here).or(row(entry.class))
        {
            found.push(Sign {
                act,
                direction: match place {
                    "ahead" | "opens" | "one" => Direction::Ahead,
                    "back" => Direction::Back,
                    _ => Direction::None,
                },
                takes: match takes {
                    "subject" => Takes::Subjects,
                    "place" => Takes::Places,
                    _ => Takes::Any,
                },
                one: place == "one",
                from: at,
                to: at + many,
                acts: false,
            });
        }
        at += many;
    }
    found
}

/// Of rows with the same phrase the one that leaves out counts, then any that acts; where a clause begins with it, what follows is its target.
fn strongest<'e>(
    tokens: &[Token],
    at: usize,
    (many, first): (usize, bool),
    is_here: &dyn Fn(&Entry) -> bool,
) -> Option<(Act, &'e str, &'e str)> {
    let same = tokens[at]
        .entries
        .iter()
        .filter(|entry| entry.words == many);
    let rows = same
        .filter(|entry| is_here(entry))
        .filter_map(|entry| row(entry.class));
    rows.min_by_key(|(act, place, _)| {
        let rank = match act {
            Act::Mask => 0,
            Act::Leave => 1,
            Act::Deny | Act::Except => 2,
            Act::Do(_) | Act::First => 3,
            Act::Stop => 4,
            Act::Doubt => 5,
        };
        (rank, (*place == "back") == first)
    })
}

/// What a section of signs says; none for other sections.
fn row(class: &'static str) -> Option<(Act, &'static str, &'static str)> {
    let mut words = class.strip_prefix('~')?.split(' ');
    let act = match words.next()? {
        "leave" => Act::Leave,
        "deny" => Act::Deny,
        "done" => Act::Do(Do::Finish),
        "keep" => Act::Do(Do::Keep),
        "listen" => Act::Do(Do::Listen),
        "perform" => Act::Do(Do::Perform),
        "first" => Act::First,
        "except" => Act::Except,
        "mask" => Act::Mask,
        "stop" => Act::Stop,
        _ => Act::Doubt,
    };
    Some((act, words.next()?, words.next()?))
}

/// Whether a word opens its clause, small words aside: "please drop", "we can stop".
fn opens(tokens: &[Token], from: usize, at: usize) -> bool {
    let before = at.checked_sub(1).filter(|before| *before >= from);
    before.is_none_or(|before| {
        let token = &tokens[before];
        let small = token.has("opening");
        token.end > End::None || small
    })
}

/// Whether a section of the vocabulary leaves something out.
pub fn leaves(class: &'static str) -> bool {
    row(class).is_some_and(|(act, ..)| matches!(act, Act::Leave | Act::Deny | Act::Except))
}

/// Whether a section denies: "not".
pub fn denies(class: &'static str) -> bool {
    row(class).is_some_and(|(act, ..)| act == Act::Deny)
}

/// Whether a section leaves out what stands behind its phrases.
pub fn leaves_ahead(class: &'static str) -> bool {
    leaves(class) && row(class).is_some_and(|(_, place, _)| place != "back")
}
