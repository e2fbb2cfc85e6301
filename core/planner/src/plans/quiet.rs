//! Days without playing. A model's words of them are not taken: no list of words tells listening from playing.

use crate::guidance::DayKind;

use super::{Plan, PlanRequest, WeekContext};

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

impl Plan {
    /// Whether nobody plays on any day of a built-in plan.
    pub fn is_quiet(&self) -> bool {
        self.basis.days.iter().all(|day| is_off(day.kind))
    }

    /// Takes the days without playing as the built-in plan of the same request has them; where the body is why, the texts
    /// about the week too.
    pub fn keep_quiet_days(&mut self, built_in: &Self, request: &PlanRequest) {
        let week = WeekContext::of(request);
        let days = self.guidance.daily_plan.iter_mut();
        let days = days.zip(&built_in.guidance.daily_plan).enumerate();
        for (_, (day, like)) in days.filter(|(at, _)| *at < 7 && is_quiet(&week, *at)) {
            day.clone_from(like);
        }
        if week.is_quiet() {
            let like = &built_in.guidance;
            self.guidance.week_summary.clone_from(&like.week_summary);
            let tips = &mut self.guidance.tips_for_parents;
            tips.clone_from(&like.tips_for_parents);
        }
    }

    /// Whether that changes nothing.
    pub(super) fn has_quiet_days_of(&self, built_in: &Self, request: &PlanRequest) -> bool {
        let mut kept = self.clone();
        kept.keep_quiet_days(built_in, request);
        kept == *self
    }
}
