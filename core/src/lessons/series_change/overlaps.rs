//! Which lessons of the teacher's own the lessons of a plan overlap. It is shown and blocks nothing.

use serde::{Deserialize, Serialize};

use super::rows::{Act, PlanRow, RowFlag};
use crate::lessons::{
    Occurrence,
    conflict::{BusyInterval, find_overlaps},
};

/// Most titles that a row names.
const TITLES_MAX: usize = 3;

/// A lesson that a plan may overlap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BusyName {
    /// Identifier.
    pub id: String,
    /// Title.
    pub title: String,
}

/// The teacher's own lessons: their times, read once for many plans, and how to learn which lesson a time belongs to.
#[derive(Clone, Copy)]
pub struct Busy<'a> {
    /// The times, by start, as [`busy_times`](crate::lessons::conflict::busy_times) gives them.
    pub times: &'a [BusyInterval],
    /// The lesson at a place of the list that the times were read from.
    pub named: &'a dyn Fn(usize) -> Option<BusyName>,
}

impl Busy<'_> {
    /// No lessons at all.
    pub const NONE: Busy<'static> = Busy {
        times: &[],
        named: &|_| None,
    };
}

/// Marks the rows that overlap a lesson which is still there after the change.
pub(crate) fn mark(rows: &mut [PlanRow], busy: Busy<'_>) {
    let new_times: Vec<(usize, Occurrence)> = rows
        .iter()
        .enumerate()
        .filter_map(|(place, row)| Some((place, new_time(row)?)))
        .collect();
    let times: Vec<Occurrence> = new_times.iter().map(|(_, time)| *time).collect();
    for (planned, lesson) in find_overlaps(&times, busy.times) {
        let (place, _) = new_times[planned];
        if rows[place].overlaps.len() == TITLES_MAX {
            continue;
        }
        let Some(other) = (busy.named)(lesson) else {
            continue;
        };
        if !is_gone(rows, place, &other.id) {
            let row = &mut rows[place];
            row.flag_if(row.overlaps.is_empty(), RowFlag::Overlap);
            row.overlaps.push(other.title);
        }
    }
}

/// The row's time after the change, if it is another than before.
fn new_time(row: &PlanRow) -> Option<Occurrence> {
    let to = row.to.as_ref()?;
    let time = Occurrence {
        start_time: to.start_time,
        end_time: to.end_time,
    };
    (row.act.is_change() && row.from != Some(time) && row.act != Act::Cancel).then_some(time)
}

/// Whether a lesson is the row's own, or one that the plan takes from its time.
fn is_gone(rows: &[PlanRow], place: usize, id: &str) -> bool {
    let is_it = |row: &PlanRow| row.lesson_id.as_deref() == Some(id);
    let leaves = |row: &PlanRow| matches!(row.act, Act::Move | Act::Cancel);
    is_it(&rows[place]) || rows.iter().any(|row| leaves(row) && is_it(row))
}
