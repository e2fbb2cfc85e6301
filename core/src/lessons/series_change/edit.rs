//! `edit`: other texts or another length, field by field.
//!
//! A field goes to a lesson only if the lesson still has the series' value, so that what was written for one lesson alone
//! stays. The lesson that the change was asked for at gets every field: its own values were on the screen.

use super::{
    Draft,
    request::Values,
    rows::{Act, PlanRow, PlannedLesson, RowFlag},
    scope::{Scoped, Subject},
    split,
    state::{SeriesRule, lasting},
};
use crate::time::Zone;

pub(crate) fn edit<Z: Zone>(series: &Scoped<'_, Z>, values: &Values) -> Draft {
    let rows = series.rows(|subject, row| edited(series, subject, values, row));
    if series.is_single() {
        return Draft::of(rows, &series.state.rule);
    }
    let mut draft = split::from_first(series, rows, 0, |rule| set(series, rule, values));
    if values.minutes.is_some() {
        detach_left_out(series, &mut draft.rows);
    }
    draft
}

/// The lesson with the fields that go to it.
fn edited<Z: Zone>(
    series: &Scoped<'_, Z>,
    subject: &Subject<'_>,
    values: &Values,
    mut row: PlanRow,
) -> PlanRow {
    let before = subject.lesson.as_planned();
    let to = with_values(series, subject, values, before.clone());
    if to != before {
        row.act = Act::Edit;
        row.to = Some(to);
    }
    row
}

fn with_values<Z: Zone>(
    series: &Scoped<'_, Z>,
    subject: &Subject<'_>,
    values: &Values,
    mut lesson: PlannedLesson,
) -> PlannedLesson {
    let rule = &series.state.rule;
    let day = series.local(lesson.start_time).date();
    if let Some(title) = &values.title {
        let of_series = series.title_on(&rule.title, rule.first_date, day);
        if subject.is_anchor || lesson.title.trim() == of_series {
            lesson.title = series.title_on(title, anchor_day(series), day);
        }
    }
    if let Some(description) = &values.description
        && (subject.is_anchor || lesson.description == rule.description)
    {
        lesson.description.clone_from(description);
    }
    if let Some(minutes) = values.minutes
        && (subject.is_anchor || lesson.duration_minutes == rule.duration_minutes)
        && minutes != lesson.duration_minutes
    {
        lesson.duration_minutes = minutes;
        lesson.end_time = lasting(lesson.start_time, minutes).end_time;
        lesson.detached |= series.is_single();
    }
    lesson
}

/// The day of the lesson in whose dialog the values were typed.
fn anchor_day<Z: Zone>(series: &Scoped<'_, Z>) -> chrono::NaiveDate {
    let start = series.anchor().map(|anchor| anchor.lesson.start_time);
    start.map_or(series.state.rule.first_date, |at| series.local(at).date())
}

/// The values in a rule.
fn set<Z: Zone>(series: &Scoped<'_, Z>, rule: &mut SeriesRule, values: &Values) {
    if let Some(title) = &values.title {
        rule.title = series.title_on(title, anchor_day(series), rule.first_date);
    }
    if let Some(description) = &values.description {
        rule.description.clone_from(description);
    }
    rule.duration_minutes = values.minutes.unwrap_or(rule.duration_minutes);
}

/// A lesson that was left out by hand has another length than its series from now on.
fn detach_left_out<Z: Zone>(series: &Scoped<'_, Z>, rows: &mut [PlanRow]) {
    for (row, subject) in rows.iter_mut().zip(&series.subjects) {
        if subject.is_meant() && !subject.is_touched() && !row.has(RowFlag::Detached) {
            row.to = Some(PlannedLesson {
                detached: true,
                ..subject.lesson.as_planned()
            });
        }
    }
}
