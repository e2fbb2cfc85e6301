//! From the goals of a lesson to seven days of practice. No text is read here: what the teacher confirmed is
//! what the plan is made from, and their own words stand in it as they are.
//!
//! | Step | Where |
//! |---|---|
//! | What the days are for, how long they are, what the body allows on them | `week`, `body` |
//! | Goals as items, and what may fill a day beside them | `goal_items`, `fillers` |
//! | Which item on which day, how often, how long, how fast | `allocate`, `tempo` |
//! | Cards with their texts, and the plan in the specification's shape | `write`, `tasks` |
//! | What becomes of a plan when its goals change, or a line of it is struck | `change` |
//! | Whether a plan does what the goals say | `check` |

mod allocate;
mod assign;
mod bars;
mod basis;
mod body;
pub mod cards;
mod change;
pub mod check;
mod fillers;
mod goal_items;
mod items;
mod notices;
mod page;
mod purpose;
mod quiet;
pub mod request;
pub mod subject;
mod summary;
pub mod tasks;
pub mod tempo;
pub mod week;
pub mod wording;
mod write;

use std::ops::Deref;

use chrono::{Datelike, NaiveDate};
use reedling_core::time::days_after;

use crate::{
    goals::{Do, Goal},
    guidance::BUILT_IN,
    instrument::{Family, Instrument},
    level::Level,
    log::{LogSignal, log_signal},
};
use allocate::{DaySlots, allocate};
use items::{Item, Side};
use week::{Asked, Care, Day, week};

pub use body::allow_the_same;
pub use cards::{DayCards, LineKey, Plan, PracticeCard};
pub use request::{Dates, Log, PlanRequest, Student, Tick, WeekTempo};
pub use subject::removed;
pub(crate) use week::is_practice;

/// Plans the seven days after a lesson from its goals. Never fails: goals that set nothing give warm-up, technique and free
/// play.
///
/// ```
/// # use reedling_planner::{goals::{Do, Goal, Place, Subject}, plans::{PlanRequest, Student, plan}};
/// let minuet = Goal {
///     places: vec![Place::Bars { from: 9, to: 16 }],
///     how: Some("count aloud".into()),
///     ..Goal::new(Do::Practise, Subject::Title { title: "Minuet in G".into(), composer: None })
/// };
/// let student = Student { instrument: "Piano".into(), grade: "Grade 2".into(), age: Some(11), is_minor: true };
/// let made = plan(&PlanRequest { goals: vec![minuet], student, ..PlanRequest::default() });
/// let card = made.cards[0].cards.iter().find(|card| card.title == "Minuet in G").expect("a card");
/// assert_eq!(card.place.as_deref(), Some("Bars 9–16"));
/// assert_eq!(card.teacher.as_deref(), Some("count aloud"));
/// ```
pub fn plan(request: &PlanRequest) -> Plan {
    let week = WeekContext::of(request);
    let mut items = goal_items::items(&week);
    let goals = items.len();
    items.extend(fillers::fillers(&week, &items));
    let mut slots = allocate(&week, &items, goals);
    let (daily_plan, cards, days) = write::write(&week, &items, &mut slots);
    let tempi = tempi(&week, &items, goals, &slots);
    Plan {
        guidance: summary::guidance(&week, &items[..goals], (&cards, &tempi), daily_plan),
        cards,
        tempi,
        basis: basis::basis(&week, &items, &slots, days),
        planner: BUILT_IN.into(),
    }
}

/// From how many days before an exam hearing and reading are daily, and pieces are played to people.
const EXAM_NEAR: i64 = 21;
/// From how many days before an exam the days prepare it.
const EXAM_AHEAD: i64 = 42;

/// What holds for the whole week.
pub(crate) struct WeekContext<'a> {
    pub request: &'a PlanRequest,
    pub instrument: Instrument,
    pub asked: Asked,
    pub days: [Day; 7],
    /// No tempo rises.
    pub still: bool,
    /// Turns the variants from week to week.
    pub seed: usize,
    /// What the request's goals are about.
    pub subjects: subject::Subjects<'a>,
    /// The keys of the request's goals, in their order.
    keys: Vec<String>,
}

/// A goal with its key, which is made once.
pub(crate) struct Keyed<'a> {
    goal: &'a Goal,
    pub key: &'a str,
}

impl Deref for Keyed<'_> {
    type Target = Goal;

    fn deref(&self) -> &Goal {
        self.goal
    }
}

impl<'a> WeekContext<'a> {
    /// What a request asks of the week.
    pub fn of(request: &'a PlanRequest) -> WeekContext<'a> {
        let instrument = Instrument::parse(&request.student.instrument);
        let signal = log_signal(&request.log.entries);
        let asked = asked(request, instrument.family, signal);
        let eased = asked.is_halved();
        let near = asked.days_to_exam.is_some_and(|days| days <= 10);
        WeekContext {
            instrument,
            days: week(&asked),
            still: eased || near || signal.one_goal,
            seed: usize::try_from(request.dates.lesson.num_days_from_ce() / 7).unwrap_or_default(),
            subjects: subject::Subjects::of(request),
            keys: request.goals.iter().map(Goal::key).collect(),
            asked,
            request,
        }
    }

    /// The goals with their keys.
    pub fn goals(&self) -> impl Iterator<Item = Keyed<'_>> {
        let goals = self.request.goals.iter().zip(&self.keys);
        goals.map(|(goal, key)| Keyed { goal, key })
    }

    /// The goals of a key.
    pub fn goals_of(&self, key: &str) -> impl Iterator<Item = &Goal> {
        let goals = self.goals().filter(move |goal| goal.key == key);
        goals.map(|goal| goal.goal)
    }

    /// The level.
    pub fn level(&self) -> Level {
        self.asked.level
    }

    /// The instrument's family.
    pub fn family(&self) -> Family {
        self.instrument.family
    }

    /// The one hand that the body lets play, on any day.
    pub fn hand(&self) -> Option<Side> {
        self.asked.care.iter().find_map(|care| care.hand)
    }

    /// Whether the body allows half the minutes only, on any day.
    pub fn is_halved(&self) -> bool {
        self.asked.is_halved()
    }

    /// Whether an exam lies at most so many days ahead.
    pub fn exam_within(&self, days: i64) -> bool {
        self.asked.days_to_exam.is_some_and(|left| left <= days)
    }

    /// The date of a day, counted from 0.
    pub fn date(&self, day: usize) -> NaiveDate {
        date(self.request.dates.lesson, day)
    }

    /// How often in a row a passage is to be clean.
    pub fn clean_times(&self) -> u16 {
        if self.level().step() <= 3 { 3 } else { 4 }
    }
}

fn date(lesson: NaiveDate, day: usize) -> NaiveDate {
    days_after(lesson, u64::try_from(day + 1).unwrap_or_default())
}

/// "Practise every day", "Waltz every day".
fn is_daily(request: &PlanRequest) -> bool {
    let daily = |goal: &Goal| goal.r#do == Do::Practise && goal.days == Some(7);
    request.week.days == Some(7) || request.goals.iter().any(daily)
}

fn asked(request: &PlanRequest, family: Family, signal: LogSignal) -> Asked {
    let dates = &request.dates;
    let days_to = |date: NaiveDate| (date - dates.lesson).num_days();
    let exam = dates.exam.as_ref().and_then(|exam| exam.date);
    let (mut off, mut care) = ([false; 7], [Care::default(); 7]);
    for day in 0..7 {
        off[day] = request.week.off_dates.contains(&date(dates.lesson, day));
        care[day] = body::care_on(&request.body, date(dates.lesson, day), family);
    }
    Asked {
        level: Level::parse(&request.student.grade),
        age: request.student.age,
        signal,
        next_lesson: dates
            .next_lesson
            .and_then(|date| usize::try_from(days_to(date) - 1).ok()),
        days_to_exam: exam.map(days_to).filter(|days| *days >= 0),
        most: request.week.minutes_per_day,
        share: request.share,
        days: request.week.days,
        daily: is_daily(request),
        off,
        care,
    }
}

/// What the week asks of each goal, and of what stands beside the goals where it has a tempo.
fn tempi(
    week: &WeekContext,
    items: &[Item],
    goals: usize,
    slots: &[DaySlots; 7],
) -> Vec<WeekTempo> {
    let mut tempi = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let slots = slots.iter().flat_map(|day| &day.slots);
        let own = || slots.clone().filter(|slot| slot.item == index);
        let bpm = || own().filter_map(|slot| slot.bpm);
        if bpm().next().is_some() || index < goals && own().next().is_some() {
            let set = week.goals_of(&item.key);
            let mut aims = set.filter_map(|goal| goal.tempo?.next);
            tempi.push(WeekTempo {
                goal: item.key.clone(),
                first: bpm().next(),
                last: bpm().max(),
                aim: aims.next(),
                weeks: week.request.log.weeks_of(&item.key).saturating_add(1),
            });
        }
    }
    tempi
}
