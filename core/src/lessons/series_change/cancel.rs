//! `cancel` and `end`: lessons that do not take place.

use chrono::NaiveDate;

use super::{Draft, rows::PlanRow, scope::Scoped};
use crate::{lessons::cancel_reason::CancelReason, time::Zone};

/// Cancels the lessons of the scope, those that were moved on their own included.
pub(crate) fn cancel<Z: Zone>(
    series: &Scoped<'_, Z>,
    reason: CancelReason,
    note: Option<String>,
) -> Draft {
    let rows = series.rows(|_, row| row.cancelled(reason));
    Draft {
        note,
        ..Draft::of(rows, &series.state.rule)
    }
}

/// Cancels the lessons of every slot after a day, and lets the rule end before.
pub(crate) fn end<Z: Zone>(series: &Scoped<'_, Z>, last: NaiveDate, reason: CancelReason) -> Draft {
    let rows: Vec<PlanRow> = series.rows(|subject, row| {
        if last < subject.lesson.slot {
            row.cancelled(reason)
        } else {
            row
        }
    });
    let mut draft = Draft::of(rows, &series.state.rule);
    let last_slot = draft.rule.last_slot_until(last);
    draft.rule.last_date = draft.rule.last_date.min(last_slot);
    draft
}
