//! The order of what a sentence names, and of the goals.

use super::{
    super::{
        draft::Draft,
        item::{Item, ItemKind},
        signs::Act,
        token::End,
    },
    Goals, Sentence,
};
use crate::{
    goals::Do,
    order::{move_behind, sort_by_key},
    vocabulary::{lists::listed, sets},
};

/// Whether nothing ends between two items.
pub fn same_clause(sentence: &Sentence<'_>, last: Option<&Item>, item: &Item) -> bool {
    last.is_none_or(|last| {
        let (from, to) = (last.to.min(item.to), last.from.max(item.from));
        from == 0 || (from - 1..to).all(|at| sentence.tokens[at].end == End::None)
    })
}

/// Whether two subjects stand in one list: "C and G major", "Minuet, Gavotte". In "Gavotte, G major scale hands together" what
/// is said last is of the scale alone.
pub fn joined(sentence: &Sentence<'_>, last: &Item, item: &Item) -> bool {
    let piece = |item: &Item| matches!(item.what, ItemKind::Known(_) | ItemKind::Title(..));
    if piece(last) != piece(item) && last.to == item.from {
        return false;
    }
    let (from, to) = (last.to.min(item.to), last.from.max(item.from));
    (from..to).all(|at| listed(sets::ORDER_JOINS, sentence.tokens[at].word.lower.as_str()))
}

/// The items in their order, each subject before what was said of it: "bars 9-16 of the Minuet", "HT Minuet".
fn ordered(sentence: &Sentence<'_>) -> Vec<Item> {
    let mut items: Vec<Item> = sentence.items.to_vec();
    after_heading(sentence, &mut items);
    for clause in sentence.clauses {
        let inside: Vec<_> = (0..items.len())
            .filter(|at| clause.from <= items[*at].from && items[*at].from < clause.to)
            .collect();
        let (Some(&first), Some(&end)) = (inside.first(), inside.last()) else {
            continue;
        };
        let Some(subject) = (first..=end).find(|at| items[*at].is_subject()) else {
            place_first(&mut items[first..=end]);
            continue;
        };
        // From the last on, so that all of "lines 4 and 5 of the March" go to it.
        for place in (subject + 1..end).rev() {
            of_next(sentence, &mut items[place..=place + 1]);
        }
        if subject == first {
            continue;
        }
        let before = items[subject].from;
        let of = (items[subject - 1].to..before)
            .any(|at| listed(sets::ORDER_OF, sentence.tokens[at].word.lower.as_str()));
        let opens = sentence
            .clauses
            .first()
            .is_some_and(|opening| opening.from == clause.from);
        // A break between them begins another thing.
        let broken = sentence
            .signs
            .iter()
            .any(|sign| sign.act == Act::Stop && sign.from >= items[first].to && sign.to <= before);
        if (of || opens) && !broken {
            let run = (subject..=end)
                .take_while(|at| items[*at].is_subject())
                .count();
            move_behind(&mut items[first..subject + run], subject - first);
        }
    }
    items
}

impl Goals<'_> {
    /// The items in their order; a sentence that says only a tempo and then its place begins another, where a tempo is set
    /// already: "♩ = 60, bars 1-8; ♩ = 76, bars 9-16".
    pub fn in_turn(&self, sentence: &Sentence<'_>) -> Vec<Item> {
        let mut items = ordered(sentence);
        let tempo = |item: &&Item| matches!(item.what, ItemKind::Tempo(_));
        let set = |at: &usize| self.drafts[*at].goal.tempo.is_some();
        let one = items.iter().filter(tempo).count() == 1;
        if one && !items.iter().any(Item::is_subject) && self.group.iter().any(set) {
            place_first(&mut items);
        }
        items
    }
}

/// "LH alone from 20", where the clause names no subject: the place, and what is said of it.
fn place_first(items: &mut [Item]) {
    let place = |item: &Item| matches!(item.what, ItemKind::Place(_));
    let at = items.iter().position(place);
    let said = |item: &Item| matches!(item.what, ItemKind::Hands(..) | ItemKind::Tempo(_));
    if let Some(at) = at.filter(|at| items[..*at].iter().all(said)) {
        let many = items[at..].iter().take_while(|item| place(item)).count();
        move_behind(&mut items[..at + many], at);
    }
}

/// "the scale hands together, bars 9-16 of the Invention": a place is of the subject that "of" joins to it.
fn of_next(sentence: &Sentence<'_>, pair: &mut [Item]) {
    let [place, subject] = pair else { return };
    let word = |at: usize| sentence.tokens[at].word.lower.as_str();
    let mut between = place.to..subject.from.max(place.to);
    let of = between
        .clone()
        .any(|at| listed(sets::ORDER_OF_PIECE, word(at)));
    let small = between
        .all(|at| listed(sets::ORDER_OF_PIECE, word(at)) || listed(sets::ORDER_ARTICLES, word(at)));
    if matches!(place.what, ItemKind::Place(_)) && subject.is_subject() && of && small {
        pair.swap(0, 1);
    }
}

/// "Hands separately please: Musette, Gavotte": what a heading says is of the subjects after it.
fn after_heading(sentence: &Sentence<'_>, items: &mut [Item]) {
    let Some(heading) = sentence.clauses.iter().find(|clause| clause.heading) else {
        return;
    };
    let many = items
        .iter()
        .take_while(|item| item.to <= heading.to)
        .count();
    if many == 0 || items[..many].iter().any(Item::is_subject) {
        return;
    }
    let subjects = items[many..]
        .iter()
        .take_while(|item| item.is_subject())
        .count();
    move_behind(&mut items[..many + subjects], many);
}

/// The goals in the order of their priority. A remark in the teacher's words is not the main one where another is practised.
pub fn in_order(drafts: Vec<Draft>) -> Vec<Draft> {
    let practised = |draft: &Draft| draft.goal.r#do == Do::Practise;
    let (main, others): (Vec<_>, Vec<_>) = drafts
        .into_iter()
        .partition(|draft| draft.main && practised(draft));
    let mut all: Vec<_> = main.into_iter().chain(others).collect();
    let first = all
        .iter()
        .position(|draft| practised(draft) && !draft.remark);
    if let Some(first) = first {
        sort_by_key(&mut all[..=first], |draft| draft.remark);
    }
    all
}

/// Whether a tempo or hands of their own follow in the clause of a place: "at 72; bars 9-16 hands apart at 60".
pub fn more_follows(sentence: &Sentence<'_>, last: &Item, item: &Item) -> bool {
    if same_clause(sentence, Some(last), item) {
        return false;
    }
    let clause = sentence
        .clauses
        .iter()
        .find(|clause| clause.from <= item.from && item.from < clause.to);
    clause.is_some_and(|clause| {
        let own = |other: &&Item| clause.from <= other.from && other.from < item.from;
        let mut before = sentence.items.iter().filter(own);
        let subject = before.clone().any(Item::is_subject);
        // "LH alone from 20"
        let first = !subject && !before.any(|other| matches!(other.what, ItemKind::Place(_)));
        // "LH only: Minuet bars 1-8 at 60" is one goal.
        if subject && last.to <= clause.from && matches!(last.what, ItemKind::Hands(..)) {
            return false;
        }
        sentence.items.iter().any(|other| {
            matches!(other.what, ItemKind::Tempo(_) | ItemKind::Hands(_, true))
                && (other.from >= item.to || first)
                && other.from >= clause.from
                && other.to <= clause.to
        })
    })
}
