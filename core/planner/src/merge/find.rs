//! Which row a key names, which rows set the same, and what is still asked.

use super::{Edit, EditField, Row, row::read_row};
use crate::goals::{Ask, Goal, Proposal, Subject};

/// Whether a goal keeps the words of what is asked about.
fn keeps(goal: &Goal, asked: &Goal) -> bool {
    matches!(&goal.subject, Subject::Words { text } if *text == asked.said)
}

/// The row that keeps the words of what is asked about, as they were read.
fn words_of(asked: &Goal, rows: &[Row]) -> Option<usize> {
    let keeps = |row: &Row| keeps(&row.goal, asked) && !row.is_by_hand();
    rows.iter().position(keeps)
}

/// Takes the words of what was asked about away where all of it is answered, with the answers in their place; answers what is
/// still asked: what no row sets, and the words of which nobody touched.
pub fn open_questions(reading: &Proposal, rows: &mut Vec<Row>, removed: &[&str]) -> Vec<Row> {
    let mut open = Vec::new();
    for asked in &reading.asked {
        let row = read_row(asked);
        let answer = rows
            .iter()
            .position(|own| own.key == row.key || own.goal.key() == row.key);
        let words = words_of(asked, rows);
        match (answer, words) {
            (Some(from), Some(to)) if to < from => {
                let answer = rows.remove(from);
                rows.insert(to, answer);
            }
            (None, Some(at)) if !removed.contains(&rows[at].key.as_str()) => open.push(row),
            // Private words have no row.
            (None, None) if !reading.goals.iter().any(|goal| keeps(goal, asked)) => open.push(row),
            _ => {}
        }
    }
    for asked in &reading.asked {
        let is_open = open.iter().any(|row| row.goal.said == asked.said);
        if let Some(at) = words_of(asked, rows).filter(|_| !is_open) {
            rows.remove(at);
        }
    }
    open
}

/// The questions of rows that are shown and not answered, each under the key of its row as it is now.
pub fn open_asks(reading: &Proposal, rows: &[Row], is_shown: impl Fn(&Row) -> bool) -> Vec<Ask> {
    // The rows of the reading stand first; a question is read with the key that its row was read with.
    let row_of = |ask: &Ask| {
        let mut read = reading.goals.iter().zip(rows);
        let is_open = |row: &Row| row.asks() && is_shown(row);
        read.find(|(goal, row)| goal.key() == ask.key && is_open(row))
    };
    let open = |ask: &Ask| {
        let (_, row) = row_of(ask)?;
        let key = row.key.clone();
        Some(Ask { key, ..ask.clone() })
    };
    reading.asks.iter().filter_map(open).collect()
}

/// The keys of rows whose goal another row sets as well: what was set by hand stands for what is only read, else the first.
pub fn doubles(rows: &[Row], is_removed: impl Fn(&Row) -> bool) -> Vec<String> {
    let mut shown: Vec<String> = Vec::new();
    let mut doubles = Vec::new();
    let is_left = |row: &&Row| !is_removed(row) && (row.in_note || row.is_by_hand());
    let by_hand = |by_hand: bool| move |row: &&Row| row.is_by_hand() == by_hand;
    let rows = || rows.iter().filter(is_left);
    for row in rows()
        .filter(by_hand(true))
        .chain(rows().filter(by_hand(false)))
    {
        let key = row.goal.key();
        if shown.contains(&key) {
            doubles.push(row.key.clone());
        } else {
            shown.push(key);
        }
    }
    doubles
}

/// The keys of rows that an earlier lesson left open and nobody touched, where another row was said to be about the same: they
/// give way as where the note names it.
pub fn named_by_hand(
    rows: &[Row],
    edits: &[Edit],
    is_removed: impl Fn(&Row) -> bool,
) -> Vec<String> {
    let is_told = |row: &&Row| row.edited.contains(&EditField::Subject) && !is_removed(row);
    let told: Vec<String> = rows
        .iter()
        .filter(is_told)
        .map(|row| row.goal.subject.key())
        .collect();
    let gives_way = |row: &&Row| {
        row.goal.carried_from.is_some()
            && !edits.iter().any(|edit| edit.key == row.key)
            && told.contains(&row.goal.subject.key())
    };
    let rows = rows.iter().filter(gives_way);
    rows.map(|row| row.key.clone()).collect()
}

/// The row of a key: the one that has it; else the only one in the note, not edited yet and named by no edit, that the key may
/// have been before more was typed: a place, where the key names none, or a hand.
pub fn find(rows: &[Row], edits: &[Edit], key: &str) -> Option<usize> {
    if let Some(exact) = rows.iter().position(|row| row.key == key) {
        return Some(exact);
    }
    let subject = key.strip_suffix('|');
    let goes_on = |row: &Row, start: &str| {
        let rest = row.key.strip_prefix(start);
        rest.is_some_and(|rest| rest.starts_with('|'))
    };
    let is_near = |row: &Row| {
        let is_grown = goes_on(row, key) || subject.is_some_and(|subject| goes_on(row, subject));
        let is_named = || edits.iter().any(|edit| edit.key == row.key);
        row.in_note && row.edited.is_empty() && is_grown && !is_named()
    };
    let mut near = (0..rows.len()).filter(|at| is_near(&rows[*at]));
    let only = near.next()?;
    near.next().is_none().then_some(only)
}
