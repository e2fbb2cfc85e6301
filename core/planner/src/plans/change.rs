//! What becomes of a plan while its week is under way: a line is struck, or its goals are changed and days that have begun
//! keep what they had.

use chrono::NaiveDate;

use crate::{
    goals::Do,
    guidance::{DayKind, Part},
    reason::Reason,
};

use super::{
    PlanRequest, WeekContext,
    cards::{LineKey, Plan, PracticeCard},
    fillers::fillers,
    goal_items,
    items::{Item, Side, Sort, Spot},
    page,
    request::{WeekTempo, places_of, subject_of},
    summary::summary,
    wording::sentence,
};

impl Plan {
    /// Whether a day from a date on has this line.
    pub fn has_line(&self, key: &LineKey, from: NaiveDate) -> bool {
        self.cards_from(from).any(|card| card.key == *key)
    }

    fn cards_from(&self, from: NaiveDate) -> impl Iterator<Item = &PracticeCard> {
        let days = self.cards.iter().filter(move |day| day.date >= from);
        days.flat_map(|day| &day.cards)
    }

    /// Takes lines out of the days from a date on, which are shorter by their minutes.
    pub fn strike(&mut self, keys: &[LineKey], from: NaiveDate) {
        for at in 0..self.cards.len() {
            if self.cards[at].date >= from {
                self.take_out(at, |card| keys.contains(&card.key));
            }
        }
    }

    /// Goes on from the plan before: days that are over stay, and today has nothing new. It keeps its cards but for those that
    /// the request, which this plan is made from, has no place for. Where it `begins_anew`, as the body allows less or nobody
    /// practises on it, it has this plan's.
    pub fn go_on_from(
        &mut self,
        before: &Self,
        request: &PlanRequest,
        today: NaiveDate,
        begins_anew: bool,
    ) {
        let days_before = &before.guidance.daily_plan;
        for at in 0..self.guidance.daily_plan.len() {
            let date = self.guidance.daily_plan[at].date;
            let then = days_before.iter().position(|day| day.date == date);
            let Some(then) = then.filter(|_| date <= today) else {
                continue;
            };
            let was = before.cards.get(then).map_or(&[][..], |day| &day.cards);
            match (date < today, begins_anew) {
                (true, _) => self.keep_day(at, before, then),
                (_, true) => self.take_additions_out(at, was),
                (_, false) => {
                    self.keep_day(at, before, then);
                    let week = WeekContext::of(request);
                    let mut items = goal_items::items(&week);
                    items.extend(fillers(&week, &items));
                    self.take_out(at, |card| !has_place_for(request, &items, card));
                }
            }
        }
    }

    /// Puts a day of the plan before in place of this one's.
    fn keep_day(&mut self, at: usize, before: &Self, then: usize) {
        let kept = before.guidance.daily_plan[then].clone();
        if let Some(day) = self.cards.get_mut(at) {
            day.minutes = kept.duration_minutes;
            let cards = before.cards.get(then).map(|day| day.cards.clone());
            day.cards = cards.unwrap_or_default();
        }
        self.guidance.daily_plan[at] = kept;
        let basis = self.basis.days.get_mut(at).zip(before.basis.days.get(then));
        if let Some((own, kept)) = basis {
            own.clone_from(kept);
        }
    }

    /// Takes out of a day with playing what was not on it before: additions begin the day after.
    fn take_additions_out(&mut self, at: usize, was: &[PracticeCard]) {
        let basis = self.basis.days.get(at);
        if basis.is_some_and(|basis| basis.kind != DayKind::Light) {
            let is_there = |card: &PracticeCard| {
                card.is_routine() || was.iter().any(|it| it.key.goal == card.key.goal)
            };
            self.take_out(at, |card| was.is_empty() || !is_there(card));
        }
    }

    /// Goes on from where the plan before began each of the same goals: a week asks as much as its days do.
    pub fn keep_tempi(&mut self, before: &Self) {
        for was in &before.tempi {
            let cards = self.cards.iter().flat_map(|day| &day.cards);
            let own = cards.filter(|card| card.key.goal == was.goal);
            let asked = own.filter_map(|card| card.tempo.map(|tempo| tempo.bpm));
            let week = WeekTempo {
                last: asked.max().max(was.first),
                ..was.clone()
            };
            match self.tempi.iter_mut().find(|now| now.goal == was.goal) {
                Some(now) => *now = week,
                None => self.tempi.push(week),
            }
        }
    }

    /// Keeps the summary of the plan before if its week is over: no day after a date is left.
    pub fn keep_summary(&mut self, before: &Self, date: NaiveDate) {
        let mut days = self.guidance.daily_plan.iter();
        if days.all(|day| day.date <= date) {
            let summary = &mut self.guidance.week_summary;
            summary.clone_from(&before.guidance.week_summary);
        }
    }

    /// Tells the week without lines that were struck from a date on: what none of the days that are left has any more is not
    /// named.
    pub fn rewrite_summary(&mut self, request: &PlanRequest, struck: &[LineKey], from: NaiveDate) {
        let mut week = WeekContext::of(request);
        for (day, basis) in week.days.iter_mut().zip(&self.basis.days) {
            day.kind = basis.kind;
        }
        let mut items = goal_items::items(&week);
        items.retain(|item| {
            let is_left = |card: &PracticeCard| card.key.goal == item.key;
            struck.iter().all(|line| line.goal != item.key) || self.cards_from(from).any(is_left)
        });
        let few = self.basis.reasons.iter();
        let few = few.clone().any(|code| code == Reason::FewGoals.as_str());
        self.guidance.week_summary = summary(&week, &items, (&self.cards, &self.tempi), few);
    }

    /// Takes cards out of a day, which is shorter by their minutes.
    fn take_out(&mut self, at: usize, is_out: impl Fn(&PracticeCard) -> bool) {
        let Some(day) = self.cards.get_mut(at) else {
            return;
        };
        let left: Vec<bool> = day.cards.iter().map(|card| !is_out(card)).collect();
        if left.iter().all(|left| *left) {
            return;
        }
        retain(&mut day.cards, &left);
        day.minutes = day.cards.iter().map(|card| card.minutes).sum();
        if let Some(basis) = self.basis.days.get_mut(at) {
            retain(&mut basis.blocks, &left);
        }
        let plan = &mut self.guidance.daily_plan[at];
        plan.duration_minutes = day.minutes;
        page::fill(plan, &day.cards);
        if day.cards.is_empty() {
            plan.musicianship = "Nothing to practise today.".into();
        }
    }
}

fn retain<T>(items: &mut Vec<T>, left: &[bool]) {
    let mut left = left.iter();
    items.retain(|_| left.next().copied().unwrap_or(true));
}

/// Whether a week has a place for a card of a day that has begun: what it is about is set or fills a day, there or elsewhere,
/// with this hand; where places are left out, at this place.
fn has_place_for(request: &PlanRequest, items: &[Item], card: &PracticeCard) -> bool {
    let (subject, places) = (subject_of(&card.key.goal), places_of(&card.key.goal));
    let rests = request.goals.iter().any(|goal| {
        goal.r#do == Do::Rest && !goal.places.is_empty() && goal.subject.key() == subject
    });
    let side = match card.hands.as_deref() {
        Some("Left hand") => Side::Left,
        Some("Right hand") => Side::Right,
        _ => Side::Both,
    };
    let is_heard = |part: Part| part == Part::Musicianship;
    let own = || {
        let own = items.iter().filter(|it| subject_of(&it.key) == subject);
        own.filter(|item| is_heard(item.part()) == is_heard(card.part))
    };
    let has_same = own().any(|item| places_of(&item.key) == places);
    let mut like = own().filter(|item| !has_same || places_of(&item.key) == places);
    card.is_routine()
        || like.any(|item| {
            let is_played = item.sides.contains(&Side::Both) || item.sides.contains(&side);
            let at_place = rests || item.sort == Sort::Programme;
            is_played && (!at_place || is_at(item, card.place.as_deref().unwrap_or_default()))
        })
}

/// Whether an item is worked at a place, as a card names it.
fn is_at(item: &Item, place: &str) -> bool {
    let is_it = |spot: &Spot| sentence(&spot.name()) == place;
    item.spots.iter().any(is_it) || is_it(&item.span())
}
