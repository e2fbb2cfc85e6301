//! What a lesson sets.

use poem_openapi::{Object, types::Any};
use reedling_db::value_types::GoalsBy;
use reedling_planner::{
    goals::{Body, Context, Goal, Week},
    plans::DayCards,
};

use crate::{
    api::{choice::Choice, timestamp::Timestamp},
    lessons::goals::show::Shown,
    practice::views::{plan::PracticeGuidanceBody, stored_plan::Stored},
};

/// What a lesson sets. Its goals, week, body and context are the planner's own objects, the same in the browser.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct LessonGoalsBody {
    /// What the reader of notes is given beside the note; null unless the lesson is SCHEDULED or its goals may be changed, and the student is still in the class.
    pub context: Option<Any<Context>>,
    /// The goals, most important first; null for a lesson that is not COMPLETED, and for one from before goals existed.
    pub goals: Option<Any<Vec<Goal>>>,
    /// What holds for the whole week.
    pub week: Option<Any<Week>>,
    /// The answer about the body, if it was asked for.
    pub body: Option<Any<Body>>,
    /// Phrases of the notes from which no goal was made.
    pub unread: Vec<String>,
    /// By whom the goals were set.
    pub goals_by: Option<Choice<GoalsBy>>,
    /// Send it back with a change; an older one is refused.
    pub revision: i32,
    /// The current plan; null until it is made.
    pub plan: Option<Stored<PracticeGuidanceBody>>,
    /// Its lines as cards, each with the key by which it can be struck; null for a plan that was made from notes, or by a model.
    pub cards: Option<Any<Vec<DayCards>>>,
    /// Until when it may be changed; null when a later lesson is completed.
    pub editable_until: Option<Timestamp>,
    /// The private note, which only the teacher and administrators read.
    pub private_notes: Option<String>,
}

impl From<Shown> for LessonGoalsBody {
    fn from(shown: Shown) -> Self {
        let guidance = shown.lesson.plan.and_then(|plan| plan.guidance);
        let is_set = shown.goals.is_some();
        let set = shown.goals;
        let editable_until = set.as_ref().and_then(|set| set.editable_until);
        let body = set.as_ref().and_then(|set| set.body);
        Self {
            context: shown.context.map(Any),
            goals: set.and_then(|set| set.goals).map(Any),
            week: is_set.then_some(Any(shown.facts.week)),
            body: body.map(Any),
            unread: shown.facts.unread,
            goals_by: shown.facts.goals_by.map(Into::into),
            revision: shown.lesson.goals_revision,
            plan: guidance.as_deref().and_then(Stored::read),
            cards: shown.cards.map(Any),
            editable_until: editable_until.map(Into::into),
            private_notes: shown.facts.private_notes,
        }
    }
}
