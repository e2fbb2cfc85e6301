//! What a plan is made from beside the goals.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{
    goals::{Body, Goal, Piece, Week},
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
    /// What holds for the whole week.
    #[serde(default)]
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

/// The week before: minutes, ticks and where its tempi ended. Empty when nothing is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Log {
    /// Minutes planned and done, one entry a day.
    pub entries: Vec<LogEntry>,
    /// Lines that were ticked.
    pub ticks: Vec<Tick>,
    /// The tempi of the last plan.
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

/// Where the tempi of a goal's week began and ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct WeekTempo {
    /// The goal's key.
    pub goal: String,
    /// The first day's tempo.
    pub first: u16,
    /// The highest of the week.
    pub last: u16,
}

impl Log {
    /// On how many days a task of a goal was clean.
    pub fn clean_days(&self, goal: &str, task: &str) -> usize {
        let mut days: Vec<NaiveDate> = Vec::new();
        for tick in self.of(goal).filter(|tick| tick.task == task && tick.clean) {
            if !days.contains(&tick.date) {
                days.push(tick.date);
            }
        }
        days.len()
    }

    /// Whether the last word on a task of a goal was that it was not clean.
    pub fn slipped(&self, goal: &str, task: &str) -> bool {
        let ticks = self.of(goal).filter(|tick| tick.task == task);
        ticks
            .max_by_key(|tick| tick.date)
            .is_some_and(|tick| !tick.clean)
    }

    /// Where the last week of a goal began and ended; where its bars are others now, the slowest week of its subject.
    pub fn planned_of(&self, goal: &Goal) -> Option<&WeekTempo> {
        let (key, subject) = (goal.key(), goal.subject.key());
        let of_subject = |week: &&WeekTempo| {
            let name = week.goal.split('|').next();
            name == Some(subject.as_str())
        };
        let own = self.planned.iter().find(|week| week.goal == key);
        own.or_else(|| {
            let weeks = self.planned.iter().filter(of_subject);
            weeks.min_by_key(|week| week.last)
        })
    }

    /// The ticks of a goal.
    pub fn of<'a>(&'a self, goal: &'a str) -> impl Iterator<Item = &'a Tick> {
        self.ticks.iter().filter(move |tick| tick.goal == goal)
    }
}
