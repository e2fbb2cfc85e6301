//! Days without playing.

use crate::guidance::DayKind;

use super::WeekContext;

/// Whether nobody plays on a day.
pub(super) fn is_quiet(week: &WeekContext, day: usize) -> bool {
    is_off(week.days[day].kind) || week.days[day].care.quiet || week.asked.off[day]
}

fn is_off(kind: DayKind) -> bool {
    matches!(kind, DayKind::Light | DayKind::Rest)
}

impl WeekContext<'_> {
    /// Whether nobody plays on some day because of the body.
    pub fn is_quiet(&self) -> bool {
        self.days.iter().any(|day| day.care.quiet)
    }
}
