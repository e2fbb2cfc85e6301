use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{Body, Do, Goal, Piece};
use crate::{input::Exam, wire_date};

/// What the reader may know beside the note. No names of people, no contact data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Context {
    /// The student's instrument, as the school writes it.
    pub instrument: String,
    /// "Initial Grade", "Grade 1" to "Grade 8"; anything else counts as not grading.
    pub grade: String,
    /// Age in whole years on the lesson's day, when known.
    #[serde(default)]
    pub age: Option<u8>,
    /// The lesson's civil day in the school's zone.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub lesson_date: NaiveDate,
    /// The civil day of the student's next lesson with this teacher, when one is scheduled.
    #[serde(default, with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub next_lesson_date: Option<NaiveDate>,
    /// The exam that is planned.
    #[serde(default)]
    pub exam: Option<Exam>,
    /// The student's pieces, as this teacher sees them.
    #[serde(default)]
    pub pieces: Vec<Piece>,
    /// The goals of this teacher's last completed lesson with this student.
    #[serde(default)]
    pub open: Option<OpenGoals>,
    /// What holds for the student's body.
    #[serde(default)]
    pub body: Option<Body>,
}

impl Context {
    /// The context of a lesson of whose student nothing is known.
    pub fn on(lesson_date: NaiveDate) -> Self {
        Self {
            instrument: String::new(),
            grade: String::new(),
            age: None,
            lesson_date,
            next_lesson_date: None,
            exam: None,
            pieces: Vec::new(),
            open: None,
            body: None,
        }
    }
}

/// Goals that an earlier lesson left open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct OpenGoals {
    /// The day of that lesson.
    #[serde(with = "wire_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub lesson_date: NaiveDate,
    /// Its goals.
    pub goals: Vec<Goal>,
}

impl OpenGoals {
    /// Without what the lesson itself only carried on, just as the one before it had set it: that was nobody's matter for a
    /// whole week, and is open no more. What rests goes on resting, and where the lesson set nothing itself all stays.
    ///
    /// ```
    /// # use reedling_planner::goals::{Do, Goal, OpenGoals, Skill, Subject};
    /// let goal = |skill| Goal::new(Do::Practise, Subject::Skill { skill });
    /// let carried = Goal { carried_from: "2026-11-05".parse().ok(), ..goal(Skill::Aural) };
    /// let lesson_date = "2026-11-12".parse()?;
    /// let open = OpenGoals { lesson_date, goals: vec![goal(Skill::Tone), carried.clone()] };
    /// let left = open.clone().without_untouched(&[goal(Skill::Aural)]);
    /// assert_eq!(left.goals, [goal(Skill::Tone)]);
    /// assert_eq!(open.clone().without_untouched(&[]), open);
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn without_untouched(mut self, before: &[Goal]) -> Self {
        let is_own = |goal: &Goal| {
            goal.carried_from.is_none() && !matches!(goal.r#do, Do::Rest | Do::Finish)
        };
        if !self.goals.iter().any(is_own) {
            return self;
        }
        let set = |goal: &Goal| Goal {
            carried_from: None,
            ..goal.clone()
        };
        self.goals.retain(|goal| {
            let is_same = |earlier: &Goal| set(earlier) == set(goal);
            goal.carried_from.is_none() || goal.r#do == Do::Rest || !before.iter().any(is_same)
        });
        self
    }
}
