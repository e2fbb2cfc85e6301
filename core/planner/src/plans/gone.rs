//! What a change of goals takes away.

mod partly;

use std::collections::BTreeSet;

use chrono::NaiveDate;
use reedling_core::text::contains;

use crate::{
    goals::{Do, Goal},
    guidance::{DayPlan, RepertoireItem},
    titles::normal_title,
};

use self::partly::Partly;
use super::{
    Plan, PlanRequest, WeekContext, cards::PracticeCard, fillers::programme, request::subject_of,
    subject::Subjects,
};

/// What was set before and is to be played no more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gone {
    subjects: BTreeSet<String>,
    titles: BTreeSet<String>,
    partly: Vec<Partly>,
    off: Vec<NaiveDate>,
}

impl Gone {
    /// What of the goals before has no place in a request, and what of it the request limits: to other bars, to one hand. The
    /// titles are those of pieces, by which lines without keys are known. Nothing is left of the days off.
    pub fn of<'a>(
        before: &[Goal],
        request: &PlanRequest,
        off: Vec<NaiveDate>,
        title: impl Fn(&Goal) -> Option<&'a str>,
    ) -> Self {
        let subjects = Subjects::of(request);
        let is_left = |goal: &&Goal| {
            !goal.rests_subject() && goal.r#do != Do::Finish && !subjects.is_out(goal)
        };
        let now = &request.goals;
        let left: BTreeSet<String> = now.iter().filter(is_left).map(subject).collect();
        let all = before.iter().chain(now);
        let (kept, gone): (Vec<&Goal>, Vec<&Goal>) =
            all.partition(|goal| left.contains(&subject(goal)));
        let titles = |goals: &[&Goal]| -> BTreeSet<String> {
            let titles = goals.iter().filter_map(|goal| title(goal));
            titles.map(normal_title).collect()
        };
        let week = WeekContext::of(request);
        let mut partly: Vec<Partly> = Vec::new();
        for goal in kept {
            let key = subject(goal);
            if !partly.iter().any(|own| own.subject == key) {
                let title = title(goal).map(normal_title);
                partly.push(Partly::of(&week, key, title));
            }
        }
        // What fills the days is played with the hands of the week.
        partly.push(Partly::of(&week, String::new(), None));
        partly.retain(Partly::limits);
        Self {
            titles: titles(&gone),
            subjects: gone.into_iter().map(subject).collect(),
            partly,
            off,
        }
    }

    /// Whether nothing is played on a day.
    pub(super) fn is_off(&self, date: NaiveDate) -> bool {
        self.off.contains(&date)
    }

    /// Whether a line without a key is of what is gone.
    pub(super) fn has_item(&self, item: &RepertoireItem) -> bool {
        let title = normal_title(&item.title);
        let mut partly = self.partly.iter();
        self.titles.contains(&title)
            || partly.any(|own| own.title.as_ref() == Some(&title) && own.takes_line(&item.focus))
    }

    /// Whether a card is of what is gone.
    pub(super) fn has(&self, card: &PracticeCard) -> bool {
        let of = subject_of(&card.key.goal);
        if of == programme::KEY {
            return self.is_in(card);
        }
        let partly = || {
            let own = self.partly.iter().find(|own| own.subject == of);
            own.or_else(|| self.partly.iter().find(|own| own.subject.is_empty()))
        };
        self.subjects.contains(of) || partly().is_some_and(|own| own.takes(card))
    }

    /// Whether a programme names what is gone, all of it or in part.
    fn is_in(&self, programme: &PracticeCard) -> bool {
        let pieces = normal_title(programme.place.as_deref().unwrap_or_default());
        let partly = self.partly.iter().filter_map(|own| own.title.as_ref());
        let mut titles = self.titles.iter().chain(partly);
        titles.any(|title| contains(&pieces, title))
    }
}

impl Plan {
    /// Takes what is gone out of a day.
    pub fn without(&mut self, date: NaiveDate, gone: &Gone) {
        let days = &mut self.guidance.daily_plan;
        let Some(at) = days.iter().position(|day| day.date == date) else {
            return;
        };
        let is_off = gone.is_off(date);
        if self.cards.get(at).is_some_and(|day| !day.cards.is_empty()) {
            self.take_out(at, |card| is_off || gone.has(card));
        } else if is_off {
            let (day, date) = (&days[at].day, days[at].date);
            days[at] = nothing(day.clone(), date);
            if let Some(cards) = self.cards.get_mut(at) {
                cards.minutes = 0;
            }
        } else {
            let day = &mut days[at];
            day.repertoire.retain(|item| !gone.has_item(item));
        }
    }
}

/// A day of which nothing is left.
pub(super) fn nothing(day: String, date: NaiveDate) -> DayPlan {
    DayPlan {
        day,
        date,
        duration_minutes: 0,
        warmup: String::new(),
        technical_focus: String::new(),
        repertoire: Vec::new(),
        musicianship: "Nothing to practise today.".into(),
    }
}

fn subject(goal: &Goal) -> String {
    goal.subject.key()
}
