//! The lines of "This week": one for each thing that a note says of the whole week. They are removed and restored as goals are.

use reedling_core::time::text;
use serde::{Deserialize, Serialize};

use super::{Edit, EditKind};
use crate::{goals::Week, order::sort_by_key};

/// One thing that is said of the whole week.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct WeekLine {
    /// Its key, under which it is edited: "week:hands", "week:off 2026-11-27".
    pub key: String,
    /// A week with this one thing only.
    #[cfg_attr(feature = "ts", tsify(type = "GoalWeek"))]
    pub week: Week,
    /// Whether it was removed: it keeps its line, with an Undo.
    pub removed: bool,
    /// Whether the note says it.
    pub in_note: bool,
}

/// The prefix of each line's key.
const KEY: &str = "week:";

/// Whether an edit is of a line of the week.
pub(super) fn is_of_week(edit: &Edit) -> bool {
    edit.key.starts_with(KEY)
}

/// The lines of a reading with the edits applied, in order.
pub(super) fn lines(read: &Week, edits: &[Edit]) -> Vec<WeekLine> {
    let mut lines = split(read);
    for edit in edits.iter().filter(|edit| is_of_week(edit)) {
        let own = lines.iter().position(|line| line.key == edit.key);
        let given = edit.week.as_ref().and_then(|week| split(week).pop());
        let given = given.filter(|line| line.key == edit.key);
        let at = own.or_else(|| {
            lines.push(WeekLine {
                in_note: false,
                ..given.clone()?
            });
            Some(lines.len() - 1)
        });
        let Some(at) = at else { continue };
        // "10 min a day" was removed, and twenty are not.
        let is_same = given
            .as_ref()
            .is_none_or(|line| line.week == lines[at].week);
        match (edit.kind, given) {
            (EditKind::Remove, _) if is_same => lines[at].removed = true,
            (EditKind::Restore, _) if is_same => lines[at].removed = false,
            (EditKind::Set, Some(line)) => lines[at].week = line.week,
            _ => {}
        }
    }
    // A restored line that the note no longer has disappears.
    let is_set = |line: &WeekLine| {
        let mut own = edits.iter().filter(|edit| edit.key == line.key);
        own.any(|edit| edit.kind == EditKind::Set)
    };
    lines.retain(|line| line.in_note || line.removed || is_set(line));
    sort_by_key(&mut lines, |line| place(&line.week));
    lines
}

/// The week that the remaining lines make.
pub(super) fn joined(lines: &[WeekLine]) -> Week {
    let mut all = Week::default();
    for WeekLine { week, .. } in lines.iter().filter(|line| !line.removed) {
        all.minutes_per_day = week.minutes_per_day.or(all.minutes_per_day);
        all.days = week.days.or(all.days);
        all.off_dates.extend(&week.off_dates);
        all.hands = week.hands.or(all.hands);
        all.without_metronome |= week.without_metronome;
    }
    all
}

/// The edits that turn the week as read into the stored one: what is not stored was removed, and what differs was set.
pub(super) fn edits(read: &Week, stored: &Week) -> Vec<Edit> {
    let (read, stored) = (split(read), split(stored));
    let own = |lines: &[WeekLine], key: &str| lines.iter().position(|line| line.key == key);
    let gone = read.iter().filter(|line| own(&stored, &line.key).is_none());
    let gone = gone.map(|line| edit(EditKind::Remove, line));
    let is_other =
        |line: &&WeekLine| own(&read, &line.key).is_none_or(|at| read[at].week != line.week);
    let set = stored.iter().filter(is_other);
    gone.chain(set.map(|line| edit(EditKind::Set, line)))
        .collect()
}

fn edit(kind: EditKind, line: &WeekLine) -> Edit {
    Edit {
        kind,
        key: line.key.clone(),
        field: None,
        goal: None,
        week: Some(line.week.clone()),
    }
}

/// A week split into its single facts.
fn split(week: &Week) -> Vec<WeekLine> {
    let nothing = Week::default;
    let mut parts: Vec<(String, Week)> = Vec::new();
    if let Some(minutes) = week.minutes_per_day {
        let minutes_per_day = Some(minutes);
        parts.push((
            "minutesPerDay".into(),
            Week {
                minutes_per_day,
                ..nothing()
            },
        ));
    }
    if let Some(days) = week.days {
        parts.push((
            "days".into(),
            Week {
                days: Some(days),
                ..nothing()
            },
        ));
    }
    for date in &week.off_dates {
        let off_dates = vec![*date];
        parts.push((
            ["off ", &text::date(*date)].concat(),
            Week {
                off_dates,
                ..nothing()
            },
        ));
    }
    if let Some(hands) = week.hands {
        parts.push((
            "hands".into(),
            Week {
                hands: Some(hands),
                ..nothing()
            },
        ));
    }
    if week.without_metronome {
        let without_metronome = true;
        parts.push((
            "withoutMetronome".into(),
            Week {
                without_metronome,
                ..nothing()
            },
        ));
    }
    let line = |(key, week): (String, Week)| WeekLine {
        key: [KEY, &key].concat(),
        week,
        removed: false,
        in_note: true,
    };
    parts.into_iter().map(line).collect()
}

/// The position of a line; days off are in order of their dates.
fn place(week: &Week) -> (u8, Option<chrono::NaiveDate>) {
    let at = match week {
        Week {
            minutes_per_day: Some(_),
            ..
        } => 0,
        Week { days: Some(_), .. } => 1,
        Week { hands: Some(_), .. } => 3,
        Week {
            without_metronome: true,
            ..
        } => 4,
        _ => 2,
    };
    (at, week.off_dates.first().copied())
}
