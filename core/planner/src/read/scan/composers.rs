//! Title, composer and key that stand beside each other are one.

use super::super::{
    item::{Item, ItemKind},
    title::{Known, Meaning},
    token::{End, Token},
};
use crate::vocabulary::{lists::listed, sets, word_shapes::is_capital};

/// "Kabalevsky “A Little Song”", "Minuet in G (Petzold)", "“The Bear” by Rebikov", "Vals en la menor".
pub fn join(tokens: &[Token], end: usize, items: &mut Vec<Item>, known: &Known) {
    let mut at = 0;
    while at < items.len() {
        let one = full_name(tokens, items, at, known)
            || key_of_composer(tokens, items, at)
            || composer_of(tokens, items, at, known)
            || key_of(tokens, items, at, known)
            || named_after(tokens, end, items, at, known);
        if !one {
            at += 1;
        }
    }
}

/// Words between a title and its composer: "by", "of", initials.
fn joins(tokens: &[Token], from: usize, to: usize) -> bool {
    from <= to
        && (from..to).all(|at| {
            listed(sets::COMPOSERS_BY, tokens[at].word.lower.as_str())
                || is_initials(&tokens[at].word.text)
        })
}

/// "J.S", "C.P.E".
fn is_initials(text: &str) -> bool {
    text.chars().count() <= 6
        && text.starts_with(char::is_uppercase)
        && text.chars().all(|c| c.is_uppercase() || c == '.')
        && (text.len() == 1 || text.contains('.'))
}

/// A composer that names nothing else goes to the title before or after it.
fn composer_of(tokens: &[Token], items: &mut Vec<Item>, at: usize, known: &Known) -> bool {
    let Some(name) = alone(&items[at].what) else {
        return false;
    };
    let titled = |item: &Item| {
        matches!(item.what, ItemKind::Title(..) | ItemKind::Known(_)) && alone(&item.what).is_none()
    };
    if let Some(title) = at.checked_sub(1).map(|at| items[at].clone())
        && titled(&title)
        && joins(tokens, title.to, items[at].from)
        && tokens[title.to - 1].end != End::Sentence
        && (tokens[title.to - 1].end == End::None
            || tokens[items[at].from].opens
            || tokens[title.from].quoted
            || items[at].from > title.to)
    {
        items[at - 1] = Item {
            what: known.by(&title.what, &name),
            to: items[at].to,
            ..title
        };
        items.remove(at);
        return true;
    }
    let Some(title) = items.get(at + 1).cloned().filter(titled) else {
        return false;
    };
    // "Kabalevsky, A Little Song": the composer stands alone before the comma.
    let own = items[at].from == 0 || tokens[items[at].from - 1].end > End::None;
    let apart = tokens[items[at].to - 1].end > End::None;
    let beside = tokens[title.from].quoted
        || matches!(title.what, ItemKind::Known(_)) && !apart
        || own && tokens[items[at].to - 1].end == End::Clause;
    if beside && joins(tokens, items[at].to, title.from) {
        items[at + 1] = Item {
            what: known.by(&title.what, &name),
            from: items[at].from,
            ..title
        };
        items.remove(at);
        return true;
    }
    false
}

/// "Vals de Chopin en la menor", "Sonate C-Dur": the key belongs to the title, as the teacher wrote it.
fn key_of(tokens: &[Token], items: &mut Vec<Item>, at: usize, known: &Known) -> bool {
    let [title, key, ..] = &items[at..] else {
        return false;
    };
    let ItemKind::Key(named) = &key.what else {
        return false;
    };
    let titled = matches!(title.what, ItemKind::Title(..) | ItemKind::Known(_))
        && alone(&title.what).is_none();
    let closed = (title.to - 1..key.from).any(|at| tokens[at].end > End::None);
    let joined = match key.from.checked_sub(title.to) {
        Some(0) => !items
            .get(at + 2)
            .is_some_and(|next| next.from == key.to && matches!(next.what, ItemKind::Form(_))),
        Some(1) => listed(sets::COMPOSERS_IN, tokens[title.to].word.lower.as_str()),
        _ => false,
    };
    if !titled || closed || !joined {
        return false;
    }
    let written: Vec<_> = (title.to..key.to)
        .map(|at| tokens[at].word.text.as_str())
        .collect();
    let what = known.in_key(&title.what, named, &written.join(" "));
    let what = what.unwrap_or_else(|| title.what.clone());
    let to = key.to;
    items[at] = Item {
        what,
        to,
        ..items[at].clone()
    };
    items.remove(at + 1);
    true
}

/// "Vivaldi A minor mvt 1": the key right after a composer is of a piece, and of no scale.
fn key_of_composer(tokens: &[Token], items: &mut Vec<Item>, at: usize) -> bool {
    let [title, key, ..] = &items[at..] else {
        return false;
    };
    let (ItemKind::Key(_), Some(name)) = (&key.what, alone(&title.what)) else {
        return false;
    };
    let form = |next: &Item| next.from == key.to && matches!(next.what, ItemKind::Form(_));
    let beside = key.from == title.to && tokens[title.to - 1].end == End::None;
    if !beside || items.get(at + 2).is_some_and(form) {
        return false;
    }
    let written: Vec<_> = (key.from..key.to)
        .map(|at| tokens[at].word.text.as_str())
        .collect();
    let (title, to) = (["Piece in ", &written.join(" ")].concat(), key.to);
    items[at].what = ItemKind::Title(title, Some(name));
    items[at].to = to;
    items.remove(at + 1);
    true
}

/// "“Maple Leaf Rag” by Scott Joplin": a given name before the composer is no title.
fn full_name(tokens: &[Token], items: &mut Vec<Item>, at: usize, known: &Known) -> bool {
    let (ItemKind::Title(given, Some(name)), Some(before)) = (&items[at].what, at.checked_sub(1))
    else {
        return false;
    };
    let title = &items[before];
    let by = items[at].from - 1;
    let titled = matches!(title.what, ItemKind::Title(_, None) | ItemKind::Known(_));
    if !titled || title.to != by || given.contains(' ') || !joins_name(tokens, by) {
        return false;
    }
    let what = known.by(&title.what, &[given, " ", name].concat());
    items[before].what = what;
    items[before].to = items[at].to;
    items.remove(at);
    true
}

fn joins_name(tokens: &[Token], at: usize) -> bool {
    listed(sets::COMPOSERS_NAME, &tokens[at].word.lower)
}

/// "“Tiger Rag” by Moss": a name that is no known composer.
fn named_after(tokens: &[Token], end: usize, items: &mut [Item], at: usize, known: &Known) -> bool {
    let item = &items[at];
    let titled = matches!(item.what, ItemKind::Title(_, None) | ItemKind::Known(_))
        && alone(&item.what).is_none();
    let to = item.to;
    if !titled || to + 1 >= end || !listed(sets::COMPOSERS_NAME, tokens[to].word.lower.as_str()) {
        return false;
    }
    let is_name = |at: usize| at < end && is_capital(&tokens[at].word.text);
    let free = |until: usize| items.get(at + 1).is_none_or(|next| next.from >= until);
    let first = to + 1 + usize::from(is_initials(&tokens[to + 1].word.text));
    // "by Friday" and "by heart" tell when and how.
    if !is_name(first)
        || !free(first + 1)
        || tokens[first]
            .word
            .is(crate::vocabulary::lexicon::List::Stop)
    {
        return false;
    }
    let mut last = first;
    while tokens[last].end == End::None && is_name(last + 1) && free(last + 2) && last < first + 2 {
        last += 1;
    }
    let name: Vec<_> = (to + 1..=last)
        .map(|at| tokens[at].word.text.as_str())
        .collect();
    items[at].what = known.by(&items[at].what, &name.join(" "));
    items[at].to = last + 1;
    false
}

/// The composer of a title that names nothing else.
pub fn alone(what: &ItemKind) -> Option<String> {
    match what {
        ItemKind::Title(title, None) => title.strip_prefix("Piece by ").map(str::to_owned),
        _ => None,
    }
}

impl Known<'_> {
    /// A title with its composer; one of the repertoire where both fit.
    fn by(&self, what: &ItemKind, composer: &str) -> ItemKind {
        match what {
            ItemKind::Title(title, None) => match self.meaning(title, Some(composer)) {
                Meaning::Piece(piece) => ItemKind::Known(piece),
                Meaning::New(_) => ItemKind::Title(title.clone(), Some(composer.to_owned())),
            },
            ItemKind::Known(piece) if self.is_by_another(*piece, composer) => {
                let title = ItemKind::Title(self.title(*piece).to_owned(), None);
                self.by(&title, composer)
            }
            what => what.clone(),
        }
    }
}
