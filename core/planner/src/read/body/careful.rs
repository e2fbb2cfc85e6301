//! What holds of a complaint unless the teacher answers.

use chrono::NaiveDate;

use super::Signs;
use crate::goals::{Answer, Body, BodySign, Until};

impl Signs {
    /// What holds unless the teacher answers: the more careful of the note's sign and what holds already, for as long as either
    /// does. Where it is not known which ends later, until somebody says so. Where one hand is spared and the other hurts,
    /// neither plays.
    pub(super) fn careful(
        &self,
        sign: BodySign,
        earlier: Option<Body>,
        next_lesson: Option<NaiveDate>,
    ) -> Body {
        let is_later = |day: &NaiveDate| next_lesson.is_none_or(|next| *day > next);
        let named = self.until.filter(is_later);
        let asked = Body {
            answer: sign.answer(),
            spared: None,
            until: named.map_or(Until::NextLesson, Until::Date),
        };
        let Some(earlier) = earlier else { return asked };
        let until = match (earlier.until, next_lesson) {
            (Until::Date(day), Some(next)) if day <= next => Until::NextLesson,
            (Until::Date(_), None) => Until::ToldOtherwise,
            (until, _) => until,
        };
        let until = match (asked.until, until) {
            (Until::Date(one), Until::Date(other)) => Until::Date(one.max(other)),
            (Until::Date(_), Until::NextLesson) if next_lesson.is_none() => Until::ToldOtherwise,
            (named, Until::NextLesson) => named,
            (_, until) => until,
        };
        let hurts = |spared| self.sides.iter().any(|side| *side != spared);
        let stricter = if earlier.spared.is_some_and(hurts) {
            Body {
                answer: Answer::Listening,
                ..asked
            }
        } else if earlier.answer.care() >= asked.answer.care() {
            earlier
        } else {
            asked
        };
        Body { until, ..stricter }
    }
}
