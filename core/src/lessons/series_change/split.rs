//! What becomes of the rule: a change of all lessons changes it, one of the following lessons makes a new series of them.

use super::{
    Draft,
    request::Scope,
    rows::PlanRow,
    scope::Scoped,
    shift::plus,
    state::{PlannedSkip, SeriesRule, SeriesSkip},
};
use crate::{lessons::recurrence::INTERVAL_MAX, time::Zone};

/// The rows with a rule that is another from the first lesson on that the change is about: `days` later, and as `set` makes it.
///
/// The following lessons become a new series where the series has earlier ones. Lessons that are final or have begun stay in
/// the old one, whatever their slot.
pub(crate) fn from_first<Z: Zone>(
    series: &Scoped<'_, Z>,
    rows: Vec<PlanRow>,
    days: i64,
    set: impl FnOnce(&mut SeriesRule),
) -> Draft {
    let old = &series.state.rule;
    let mut draft = Draft::of(rows, old);
    let Some(first) = series.subjects.iter().find(|subject| subject.is_meant()) else {
        return draft;
    };
    let from = first.lesson.slot;
    let has_earlier = series
        .subjects
        .iter()
        .any(|subject| subject.lesson.slot < from);
    let splits = has_earlier && series.request.scope == Scope::Following;
    let starts_anew = splits || (has_earlier && days != 0);
    let first_date = if starts_anew { from } else { old.first_date };
    let mut new = SeriesRule {
        first_date: plus(first_date, days),
        last_date: plus(old.last_date, days),
        ..old.clone()
    };
    new.title = series.title_on(&old.title, old.first_date, new.first_date);
    set(&mut new);
    for skip in series.state.skips.iter().filter(|skip| from <= skip.slot) {
        if splits || days != 0 {
            draft.skips.push(brought(skip, days, splits));
        }
    }
    if splits {
        let weeks = i64::from(old.interval_weeks.clamp(1, INTERVAL_MAX));
        draft.rule.last_date = plus(from, -7 * weeks);
        draft.new_rule = Some(new);
        for (row, subject) in draft.rows.iter_mut().zip(&series.subjects) {
            row.continues = subject.is_meant();
        }
    } else {
        draft.rule = new;
    }
    draft
}

/// A remembered skip in the slot that its slot becomes.
fn brought(skip: &SeriesSkip, days: i64, continues: bool) -> PlannedSkip {
    PlannedSkip {
        was: Some(skip.slot),
        skip: SeriesSkip {
            slot: plus(skip.slot, days),
            ..skip.clone()
        },
        continues,
    }
}
