//! The plan in words.

use chrono::{Datelike, NaiveTime};

use super::{
    Draft,
    request::{Change, ChangeKind},
    rows::{Act, PlanRow, RowCounts, RowFlag},
};
use crate::time::text;

/// The days of the week, from Monday on.
const WEEKDAYS: [&str; 7] = [
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
];

/// The sentences above a preview: what happens to how many lessons, what falls on closed days, what overlaps, what stays.
pub(crate) fn summary(
    draft: &Draft,
    counts: RowCounts,
    change: &Change,
    includes_detached: bool,
) -> String {
    let mut sentences = vec![main_sentence(counts, change)];
    sentences.extend(closed_sentences(&draft.rows));
    sentences.extend(left_out_sentence(&draft.rows));
    sentences.extend(overlap_sentence(&draft.rows));
    if matches!(change, Change::Move(_)) {
        sentences.push(detached_sentence(draft, counts, includes_detached));
    }
    sentences.retain(|sentence| !sentence.is_empty());
    sentences.join(" ")
}

/// What happens to the lessons.
fn main_sentence(counts: RowCounts, change: &Change) -> String {
    match change {
        Change::Edit(_) => said(counts.edited, "changes", "change", ""),
        Change::Move(to) => {
            let weekday = WEEKDAYS[to.weekday().num_days_from_monday() as usize];
            let place = [" to ", weekday, " ", &text::time(to.time())].concat();
            said(counts.moved, "moves", "move", &place)
        }
        Change::Cancel { .. } | Change::End { .. } => {
            let sentence = said(
                counts.cancelled,
                "will be cancelled",
                "will be cancelled",
                "",
            );
            sentence + " Lessons that took place, and their notes, stay."
        }
        Change::Extend(_) => said(counts.added, "is added", "are added", ""),
    }
}

/// "12 lessons move to Thursday 16:30."
fn said(lessons: usize, one: &str, many: &str, rest: &str) -> String {
    let (noun, verb) = if lessons == 1 {
        (" lesson ", one)
    } else {
        (" lessons ", many)
    };
    [&lessons.to_string(), noun, verb, rest, "."].concat()
}

/// "1 falls in Easter break and is cancelled." for each closure.
fn closed_sentences(rows: &[PlanRow]) -> Vec<String> {
    let mut names: Vec<&str> = Vec::new();
    for name in rows.iter().filter_map(|row| row.closure_name.as_deref()) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let sentence = |name: &str| {
        let of_name = |row: &&PlanRow| row.closure_name.as_deref() == Some(name);
        let acts = |act| {
            rows.iter()
                .filter(of_name)
                .filter(|row| row.act == act)
                .count()
        };
        [
            fallen(
                acts(Act::Cancel),
                name,
                " and is cancelled",
                " and are cancelled",
            ),
            fallen(acts(Act::Skip), name, " and is skipped", " and are skipped"),
            fallen(acts(Act::Move) + acts(Act::Add), name, "", ""),
        ]
    };
    names.into_iter().flat_map(sentence).collect()
}

fn fallen(rows: usize, name: &str, one: &str, many: &str) -> String {
    match rows {
        0 => String::new(),
        1 => ["1 falls in ", name, one, "."].concat(),
        _ => [&rows.to_string(), " fall in ", name, many, "."].concat(),
    }
}

/// Slots that are skipped for no closure.
fn left_out_sentence(rows: &[PlanRow]) -> Option<String> {
    let skipped = |row: &&PlanRow| row.act == Act::Skip && row.closure_name.is_none();
    match rows.iter().filter(skipped).count() {
        0 => None,
        1 => Some("1 is left out.".to_owned()),
        count => Some([&count.to_string(), " are left out."].concat()),
    }
}

/// "1 overlaps with Anna Bell-120326.", or with other lessons where they have several titles.
fn overlap_sentence(rows: &[PlanRow]) -> Option<String> {
    let count = rows.iter().filter(|row| row.has(RowFlag::Overlap)).count();
    let mut titles = rows.iter().flat_map(|row| &row.overlaps);
    let first = titles.next()?;
    let other = if titles.all(|title| title == first) {
        first
    } else {
        "other lessons"
    };
    let verb = if count == 1 {
        " overlaps with "
    } else {
        " overlap with "
    };
    Some([&count.to_string(), verb, other, "."].concat())
}

/// "2 lessons that were moved on their own stay.", or move too.
fn detached_sentence(draft: &Draft, counts: RowCounts, includes: bool) -> String {
    let moves = |row: &&PlanRow| row.act == Act::Move && row.has(RowFlag::Detached);
    let (lessons, [one, many]) = if includes {
        let lessons = draft.rows.iter().filter(moves).count();
        (lessons, ["moves too", "move too"])
    } else {
        (counts.detached, ["stays", "stay"])
    };
    match lessons {
        0 => String::new(),
        1 => said(1, "that was moved on its own", "", &[" ", one].concat()),
        _ => said(
            lessons,
            "",
            "that were moved on their own",
            &[" ", many].concat(),
        ),
    }
}

/// The words on the button: "Move 12 Lessons".
pub(crate) fn button(counts: RowCounts, change: &Change) -> String {
    let (verb, lessons) = match change {
        Change::Edit(_) => ("Change ", counts.edited),
        Change::Move(_) if counts.moved > 0 => ("Move ", counts.moved),
        Change::End { .. } if counts.cancelled == 0 => return "End Series".to_owned(),
        Change::Extend(_) => ("Add ", counts.added),
        Change::Move(_) | Change::Cancel { .. } | Change::End { .. } => {
            ("Cancel ", counts.cancelled)
        }
    };
    let noun = if lessons == 1 { " Lesson" } else { " Lessons" };
    [verb, &lessons.to_string(), noun].concat()
}

/// The words beside "Undo" once a plan is carried out, with two times of the reader's wall clock.
///
/// ```
/// use reedling_core::lessons::series_change::{request::ChangeKind, rows::RowCounts, summary::bar};
/// let counts = RowCounts { moved: 12, ..RowCounts::default() };
/// let text = bar(ChangeKind::Move, counts, "14:05:00".parse()?, "14:15:00".parse()?);
/// assert_eq!(text, "You moved 12 lessons at 14:05. Undo until 14:15.");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn bar(kind: ChangeKind, counts: RowCounts, at: NaiveTime, until: NaiveTime) -> String {
    let (verb, lessons) = match kind {
        ChangeKind::Edit => ("changed", counts.edited),
        ChangeKind::Move if counts.moved > 0 => ("moved", counts.moved),
        ChangeKind::Extend => ("added", counts.added),
        ChangeKind::Move | ChangeKind::Cancel | ChangeKind::End => ("cancelled", counts.cancelled),
    };
    let noun = if lessons == 1 { "lesson" } else { "lessons" };
    let (at, until) = (text::time(at), text::time(until));
    format!("You {verb} {lessons} {noun} at {at}. Undo until {until}.")
}
