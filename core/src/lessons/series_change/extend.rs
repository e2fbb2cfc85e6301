//! `extend`: more lessons after the last slot.
//!
//! Closed days are skipped. Where the series is extended by a number, skipped slots are made up for at the end, unless that is
//! denied. A slot that was skipped before stays so.

use chrono::{DateTime, NaiveDate, Utc};

use super::{
    Draft,
    refusal::SeriesRefusal,
    rows::{Act, PlanRow, PlannedLesson, RowFlag},
    scope::Scoped,
    state::{PlannedSkip, SeriesSkip, SkipReason, lasting},
};
use crate::{
    lessons::{
        cancel_reason::CancelReason,
        list::has_begun,
        recurrence::{End, SERIES_MAX},
    },
    time::{Zone, to_utc_shown},
};

/// Most slots that are looked at: enough for the longest series with as many closed days again.
const SLOTS_MAX: usize = 2 * SERIES_MAX;

pub(crate) fn extend<Z: Zone>(series: &Scoped<'_, Z>, end: End) -> Result<Draft, SeriesRefusal> {
    let rule = &series.state.rule;
    let mut draft = Draft::of(series.rows(|_, row| row), rule);
    let (mut added, mut used) = (0, 0);
    for slot in rule.slots_after(rule.last_date).take(SLOTS_MAX) {
        let is_over = match end {
            End::Count(count) => used >= count,
            End::Until(last) => last < slot,
        };
        if is_over {
            break;
        }
        if is_taken(series, slot) {
            continue;
        }
        let (row, skip) = new_row(series, slot);
        let is_added = row.act == Act::Add;
        added += usize::from(is_added);
        used += u32::from(is_added || !series.request.make_up);
        draft.rule.last_date = slot;
        draft.skips.extend(skip);
        let place = draft.rows.partition_point(|row| row.slot <= slot);
        draft.rows.insert(place, row);
    }
    if series.subjects.len() + added > SERIES_MAX {
        return Err(SeriesRefusal::TooLong);
    }
    Ok(draft)
}

/// Whether the slot has a lesson. One that was cancelled when the series was ended does not count.
fn is_taken<Z: Zone>(series: &Scoped<'_, Z>, slot: NaiveDate) -> bool {
    series
        .state
        .lessons
        .iter()
        .any(|lesson| lesson.slot == slot && lesson.cancel_reason != Some(CancelReason::Schedule))
}

/// The row of a new slot, with the skip that is to be remembered.
fn new_row<Z: Zone>(series: &Scoped<'_, Z>, slot: NaiveDate) -> (PlanRow, Option<PlannedSkip>) {
    let mut row = PlanRow::of_slot(Act::Skip, slot);
    if let Some(known) = series.state.skips.iter().find(|skip| skip.slot == slot) {
        row.closure_id.clone_from(&known.closure_id);
        return (row, None);
    }
    let local = slot.and_time(series.state.rule.local_time);
    let (start, shown) = to_utc_shown(series.around.zone, local);
    let closure = series.closure_at(start);
    if let Some(closure) = closure {
        row.close(closure);
    }
    if series.request.skip_slots.contains(&slot) {
        return (row, Some(skipped(slot, SkipReason::Teacher, None)));
    }
    if let Some(closure) = closure.filter(|_| series.request.skip_closed) {
        let id = Some(closure.id.clone());
        return (row, Some(skipped(slot, SkipReason::Closure, id)));
    }
    row.act = Act::Add;
    row.flag_if(has_begun(start, series.around.now), RowFlag::Past);
    row.flag_clock(shown);
    row.to = Some(lesson_at(series, slot, start));
    (row, None)
}

/// A new lesson of the series.
fn lesson_at<Z: Zone>(
    series: &Scoped<'_, Z>,
    slot: NaiveDate,
    start_time: DateTime<Utc>,
) -> PlannedLesson {
    let rule = &series.state.rule;
    let day = series.local(start_time).date();
    PlannedLesson {
        slot,
        title: series.title_on(&rule.title, rule.first_date, day),
        description: rule.description.clone(),
        start_time,
        end_time: lasting(start_time, rule.duration_minutes).end_time,
        duration_minutes: rule.duration_minutes,
        detached: false,
    }
}

/// A skip of the same series that was not there before.
fn skipped(slot: NaiveDate, reason: SkipReason, closure_id: Option<String>) -> PlannedSkip {
    PlannedSkip {
        was: None,
        skip: SeriesSkip {
            slot,
            reason,
            closure_id,
        },
        continues: false,
    }
}
