//! What a plan is made from beside the goals.

use std::collections::BTreeSet;

use chrono::{Days, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::{
    goals::{Body, Goal, Piece, Subject, Week},
    input::{Exam, LogEntry},
    wire_date,
};

/// Everything a plan is made from. No names of people, no contact data, and no text to read but what stands in it as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct PlanRequest {
    /// What the lesson sets, the most important first.
    pub goals: Vec<Goal>,
    /// What the notes set and the teacher removed: nothing that the planner adds brings it back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Subject>,
    /// What holds for the whole week.
    #[serde(default)]
    #[cfg_attr(feature = "ts", tsify(type = "GoalWeek"))]
    pub week: Week,
    /// What holds for the student's body: the answers of all teachers, each until its own end.
    #[serde(default)]
    pub body: Vec<Body>,
    /// The student's pieces as this teacher sees them.
    #[serde(default)]
    pub pieces: Vec<Piece>,
    /// Who practises.
    pub student: Student,
    /// When.
    pub dates: Dates,
    /// What came of the week before.
    #[serde(default)]
    pub log: Log,
    /// The most minutes of a day that the student's other teachers leave.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<u16>,
    /// Whether another teacher's plan takes all minutes of the week.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub full_elsewhere: bool,
}

/// Who practises, without a name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Student {
    /// The instrument, as the school writes it.
    pub instrument: String,
    /// "Initial Grade", "Grade 1" to "Grade 8"; anything else counts as not grading.
    pub grade: String,
    /// Age in whole years on the lesson's day, when known.
    #[serde(default)]
    pub age: Option<u8>,
    /// Tips for parents are given for minors only.
    #[serde(default)]
    pub is_minor: bool,
}

/// The days that shape the week.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Dates {
    /// The lesson's civil day in the school's zone. Day 1 of the plan is the day after.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub lesson: NaiveDate,
    /// The civil day of the next lesson, when one is scheduled.
    #[serde(default, with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub next_lesson: Option<NaiveDate>,
    /// The exam that the student works towards, or the last one recorded.
    #[serde(default)]
    pub exam: Option<Exam>,
}

/// The weeks before: minutes and tempi of the last one, ticks of the last eight. Empty when nothing is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Log {
    /// Minutes planned and done, one entry a day.
    pub entries: Vec<LogEntry>,
    /// Lines that were ticked.
    pub ticks: Vec<Tick>,
    /// What the last plan asked of each goal.
    pub planned: Vec<WeekTempo>,
}

/// A line of a plan that was ticked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Tick {
    /// The goal of the line's key.
    pub goal: String,
    /// The task of the line's key.
    pub task: String,
    /// On which day.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub date: NaiveDate,
    /// Whether it was clean.
    pub clean: bool,
}

/// What a week asked of a goal: where its tempi began and ended, and for how many weeks it has been set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct WeekTempo {
    /// The goal's key.
    pub goal: String,
    /// The first day's tempo, where it has one.
    pub first: Option<u16>,
    /// The highest of the week, where it has one.
    pub last: Option<u16>,
    /// What the goal aimed at, where its note said a number: the same number again is no new word.
    #[serde(default)]
    pub aim: Option<u16>,
    /// Weeks running that the goal was set, this one among them.
    #[serde(default = "one")]
    pub weeks: u8,
}

fn one() -> u8 {
    1
}

/// For how many days before a lesson a clean tick counts for the choice of tasks, and for the tempo.
const REMEMBERED: u64 = 56;
const RECENT: u64 = 14;

impl Log {
    /// On how many days of the eight weeks before a lesson a task was clean, at whatever place of the subject.
    pub fn clean_days(&self, subject: &str, task: &str, lesson: NaiveDate) -> usize {
        let counts = |tick: &&Tick| {
            let is_own = tick.task == task && subject_of(&tick.goal) == subject;
            is_own && tick.clean && tick.date + Days::new(REMEMBERED) >= lesson
        };
        let days = self.ticks.iter().filter(counts).map(|tick| tick.date);
        days.collect::<BTreeSet<NaiveDate>>().len()
    }

    /// Whether the last word on a task of a goal was that it was not clean.
    pub fn slipped(&self, goal: &str, task: &str) -> bool {
        let ticks = self.of(goal).filter(|tick| tick.task == task);
        ticks
            .max_by_key(|tick| tick.date)
            .is_some_and(|tick| !tick.clean)
    }

    /// Where the last week of a goal began and ended; where its bars are others now, the slowest week of its subject.
    pub fn planned_of(&self, key: &str) -> Option<(u16, u16)> {
        let tempi = |week: &WeekTempo| week.first.zip(week.last);
        let own = self.own(key).and_then(tempi);
        own.or_else(|| {
            let weeks = self.of_subject(key).filter_map(tempi);
            weeks.min_by_key(|(_, last)| *last)
        })
    }

    /// Whether the last week of a goal aimed at this number; where its bars are others now, any week of its subject.
    pub fn aimed_at(&self, key: &str, bpm: u16) -> bool {
        let aims = |week: &WeekTempo| week.aim == Some(bpm);
        match self.own(key) {
            Some(week) => aims(week),
            None => self.of_subject(key).any(aims),
        }
    }

    /// For how many weeks running a goal was set before.
    pub fn weeks_of(&self, key: &str) -> u8 {
        self.own(key).map_or(0, |week| week.weeks)
    }

    /// For how many weeks running the subject of a goal was set before, at whatever place.
    pub fn weeks_of_subject(&self, key: &str) -> u8 {
        let weeks = self.of_subject(key).map(|week| week.weeks);
        weeks.max().unwrap_or(0)
    }

    /// The bars of a subject that earlier weeks have set.
    pub fn bars_of(&self, subject: &str) -> Vec<(u16, u16)> {
        let keys = self.planned.iter().map(|week| week.goal.as_str());
        let keys = keys.chain(self.ticks.iter().map(|tick| tick.goal.as_str()));
        let own = keys.filter(|key| subject_of(key) == subject);
        let places = own.flat_map(|key| places_of(key).split(','));
        let bars = places.filter_map(|place| {
            let (from, to) = place.strip_prefix("bars ")?.split_once('-')?;
            from.parse().ok().zip(to.parse().ok())
        });
        bars.collect()
    }

    /// Whether the whole of a subject has been run through.
    pub fn has_run(&self, subject: &str) -> bool {
        let is_run = |tick: &Tick| {
            let is_whole = tick.goal.trim_end_matches('|') == subject;
            is_whole && (tick.task.starts_with("run") || tick.task.starts_with("take"))
        };
        self.ticks.iter().any(is_run)
    }

    fn own(&self, key: &str) -> Option<&WeekTempo> {
        self.planned.iter().find(|week| week.goal == key)
    }

    fn of_subject(&self, key: &str) -> impl Iterator<Item = &WeekTempo> {
        let weeks = self.planned.iter();
        weeks.filter(move |week| subject_of(&week.goal) == subject_of(key))
    }

    /// The ticks of a goal since about the last lesson.
    pub fn recent<'a>(
        &'a self,
        goal: &'a str,
        lesson: NaiveDate,
    ) -> impl Iterator<Item = &'a Tick> {
        self.of(goal)
            .filter(move |tick| tick.date + Days::new(RECENT) >= lesson)
    }

    /// The ticks of a goal.
    fn of<'a>(&'a self, goal: &'a str) -> impl Iterator<Item = &'a Tick> {
        self.ticks.iter().filter(move |tick| tick.goal == goal)
    }
}

/// What a goal's key is about.
pub fn subject_of(key: &str) -> &str {
    key.split('|').next().unwrap_or_default()
}

/// The places in a goal's key.
pub fn places_of(key: &str) -> &str {
    key.split('|').nth(1).unwrap_or_default()
}
