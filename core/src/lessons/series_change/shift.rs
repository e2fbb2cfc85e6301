//! `move`: another day and time.
//!
//! The days from the lesson's slot to the day that was chosen are added to each slot; the new start is that day and time on
//! the wall clock of the series, after the gap where the clock skips it, the first of two where it shows it twice.

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};

use super::{
    Draft,
    refusal::SeriesRefusal,
    rows::{Act, PlanRow, PlannedLesson, RowFlag},
    scope::{Scoped, Subject},
    split,
    state::lasting,
};
use crate::{
    lessons::{cancel_reason::CancelReason, closure::ClosedDays, list::has_begun},
    time::{Zone, days_after, days_before, to_utc, to_utc_shown},
    validation::Violations,
};

/// Most days by which a series moves: a week less one, so that no slot passes another.
pub const DAYS_MAX: i64 = 6;

pub(crate) fn shift<Z: Zone>(
    series: &Scoped<'_, Z>,
    to: NaiveDateTime,
) -> Result<Draft, SeriesRefusal> {
    let anchor = series.anchor().ok_or(SeriesRefusal::NothingChanges)?;
    if series.is_single() {
        let rows = series.rows(|subject, row| alone(series, subject, to, row));
        return Ok(Draft::of(rows, &series.state.rule));
    }
    let days = (to.date() - anchor.lesson.slot).num_days();
    if days.abs() > DAYS_MAX {
        let mut found = Violations::default();
        found.add("date", "range", "A series moves by at most 6 days");
        return Err(found.into());
    }
    let rows = series
        .subjects
        .iter()
        .map(|subject| moved(series, subject, days, to.time()));
    Ok(split::from_first(series, rows.collect(), days, |rule| {
        rule.local_time = to.time();
    }))
}

/// The day so many days later, or earlier.
pub(crate) fn plus(day: NaiveDate, days: i64) -> NaiveDate {
    if days < 0 {
        days_before(day, days.unsigned_abs())
    } else {
        days_after(day, days.unsigned_abs())
    }
}

/// One lesson of the series by the rule's new day and time.
fn moved<Z: Zone>(
    series: &Scoped<'_, Z>,
    subject: &Subject<'_>,
    days: i64,
    time: NaiveTime,
) -> PlanRow {
    let mut row = PlanRow::kept(subject);
    if !subject.is_meant() {
        return row;
    }
    let slot = plus(subject.lesson.slot, days);
    let stays = subject.stands_alone() && !series.request.include_detached;
    let mut to = subject.lesson.as_planned();
    to.slot = slot;
    if stays || !subject.is_touched() {
        to.detached = true;
    } else if !place(series, subject, &mut row, &mut to, slot.and_time(time)) {
        row = row.cancelled(CancelReason::Closure);
    } else {
        to.detached = to.duration_minutes != series.state.rule.duration_minutes;
    }
    row.to = Some(to).filter(|to| *to != subject.lesson.as_planned());
    row
}

/// Gives the lesson its new start; false where closed days are skipped and this is one.
fn place<Z: Zone>(
    series: &Scoped<'_, Z>,
    subject: &Subject<'_>,
    row: &mut PlanRow,
    to: &mut PlannedLesson,
    local: NaiveDateTime,
) -> bool {
    let (start, shown) = to_utc_shown(series.around.zone, local);
    if start == subject.lesson.start_time {
        return true;
    }
    if let Some(closure) = series.closure_at(start) {
        row.close(closure);
        if series.request.skip_closed && !series.is_single() {
            return false;
        }
    }
    row.act = Act::Move;
    row.flag_clock(shown);
    row.flag_if(has_begun(start, series.around.now), RowFlag::Past);
    let [before, after] = [subject.lesson.start_time, start].map(|at| series.local(at).date());
    to.title = series.title_on(&to.title, before, after);
    to.start_time = start;
    to.end_time = lasting(start, to.duration_minutes).end_time;
    true
}

/// One lesson on its own: its slot stays, and it is detached unless it comes back to where the rule has it.
fn alone<Z: Zone>(
    series: &Scoped<'_, Z>,
    subject: &Subject<'_>,
    local: NaiveDateTime,
    mut row: PlanRow,
) -> PlanRow {
    let rule = &series.state.rule;
    let mut to = subject.lesson.as_planned();
    place(series, subject, &mut row, &mut to, local);
    let by_rule = to_utc(series.around.zone, to.slot.and_time(rule.local_time));
    to.detached = to.start_time != by_rule || to.duration_minutes != rule.duration_minutes;
    row.to = Some(to).filter(|_| row.act == Act::Move);
    row
}

impl PlanRow {
    /// Says which closure covers the day.
    pub(crate) fn close(&mut self, closure: &ClosedDays) {
        self.flags.push(RowFlag::Closed);
        self.closure_id = Some(closure.id.clone());
        self.closure_name = Some(closure.name.clone());
    }
}
