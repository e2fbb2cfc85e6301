//! Dates, minutes, cards, and days without playing.

use super::{PlanProblem, is_quiet};
use crate::{
    guidance::{DayKind, DayPlan},
    minutes::{self, longest_item},
};

use super::super::{Plan, WeekContext, allocate::most_cards, cards::DayCards};

/// What can be said of each day without looking at its goals.
pub fn check(plan: &Plan, week: &WeekContext, require: &mut impl FnMut(bool, PlanProblem)) {
    let days = &plan.guidance.daily_plan;
    let dated = days.len() == 7
        && days
            .iter()
            .enumerate()
            .all(|(at, day)| day.date == week.date(at) && !day.day.is_empty());
    require(dated, PlanProblem::Days);
    let longest = longest_item(week.level());
    for (at, day) in days.iter().enumerate().take(7) {
        require(day.duration_minutes <= most(week, at), PlanProblem::Minutes);
        let still =
            day.warmup.is_empty() && day.technical_focus.is_empty() && day.repertoire.is_empty();
        require(!is_quiet(week, at) || still, PlanProblem::Rest);
        let off = week.asked.off[at] || week.days[at].kind == DayKind::Rest;
        require(!off || day.duration_minutes == 0, PlanProblem::Rest);
        let stated: Vec<u16> = stated_of(day);
        let sum: u32 = stated.iter().map(|minutes| u32::from(*minutes)).sum();
        require(
            stated.is_empty() || sum == u32::from(day.duration_minutes),
            PlanProblem::Sum,
        );
        let listening = stated.len() == 1 && (1..=10).contains(&day.duration_minutes);
        let fits = |minutes: &u16| (1..=longest).contains(minutes) || listening;
        require(stated.iter().all(fits), PlanProblem::ItemLength);
    }
    let playing = |day: &&DayPlan| day.duration_minutes > 0;
    if let Some(most) = week.asked.days {
        let playing = days
            .iter()
            .filter(playing)
            .filter(|day| !day.warmup.is_empty() || !day.repertoire.is_empty());
        require(playing.count() <= usize::from(most), PlanProblem::Rest);
    }
    for (day, cards) in days.iter().zip(&plan.cards) {
        check_cards(day, cards, week, longest, require);
    }
}

/// The most minutes of a day: by grade, age and other teachers, half of that where the body says so, and by the week's limit.
fn most(week: &WeekContext, day: usize) -> u16 {
    let band = minutes::band(week.level(), week.asked.age);
    let share = week.asked.share.unwrap_or(u16::MAX);
    let limit = week.asked.most.unwrap_or(u16::MAX);
    let most = band.most.min(share).min(limit);
    let care = week.asked.care[day];
    if care.quiet || week.days[day].kind == DayKind::Light && !care.half {
        most.min(10)
    } else if care.half {
        (band.default.min(share) / 2).min(limit)
    } else {
        most
    }
}

/// The minutes of a day's lines; the teacher's own words state none.
fn stated_of(day: &DayPlan) -> Vec<u16> {
    let texts = [&day.warmup, &day.technical_focus, &day.musicianship];
    let mut minutes: Vec<u16> = texts.into_iter().flat_map(|text| stated(text)).collect();
    for item in &day.repertoire {
        let own = item.is_in_teachers_words();
        minutes.extend(stated(&item.focus).take(if own { 1 } else { usize::MAX }));
    }
    minutes
}

/// The minutes that a line states: "4 min: …".
fn stated(line: &str) -> impl Iterator<Item = u16> {
    line.match_indices(" min: ").filter_map(|(at, _)| {
        let number = line[..at].rsplit(' ').next()?;
        number.parse().ok()
    })
}

fn check_cards(
    day: &DayPlan,
    cards: &DayCards,
    week: &WeekContext,
    longest: u16,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let sum: u16 = cards.cards.iter().map(|card| card.minutes).sum();
    require(
        sum == day.duration_minutes && cards.minutes == sum && cards.date == day.date,
        PlanProblem::Differs,
    );
    let counted = cards.cards.iter().filter(|card| !card.is_routine());
    require(
        counted.clone().count() <= most_cards(week.level(), week.asked.age),
        PlanProblem::Cards,
    );
    let mut counted = counted;
    require(
        counted.all(|card| (1..=longest).contains(&card.minutes) || cards.cards.len() == 1),
        PlanProblem::ItemLength,
    );
    let unique = cards
        .cards
        .iter()
        .enumerate()
        .all(|(at, card)| !cards.cards[..at].iter().any(|other| other.key == card.key));
    require(unique, PlanProblem::Differs);
}
