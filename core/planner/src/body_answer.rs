//! Which answer about the body holds: the one that was chosen, as long as the note asks what it was chosen for.
//!
//! "As usual" for a sore wrist says nothing of the plaster that is typed next. Only the dialog knows both: the reader sees the
//! note as it is now, the server what is sent.

use serde::{Deserialize, Serialize};

use crate::goals::{Answer, Body, BodyQuestion, BodySign, Side, Until};

/// An answer that was chosen, and for which question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ChosenAnswer {
    /// What was chosen.
    pub answer: Answer,
    /// The side that is spared, where the other hand was chosen. It counts where the question leaves the side open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional, type = "Side | null"))]
    pub spared: Option<Side>,
    /// How long it holds.
    pub until: Until,
    /// What the question turned on.
    pub asked: String,
}

impl BodyQuestion {
    /// What it turns on: where this differs, as where a second complaint is typed, another question is asked.
    pub fn asked(&self) -> String {
        let sign = match self.sign {
            BodySign::Ease => "ease",
            BodySign::Stop => "stop",
        };
        let side = match self.spared() {
            None => "",
            Some(Side::Left) => "left",
            Some(Side::Right) => "right",
        };
        let care = self.careful.answer.care().to_string();
        [sign, side, &care, &self.complaints].join(" ")
    }

    /// The answer that holds: the chosen one while this question is the one that it was chosen for, else the careful one.
    pub fn held(&self, chosen: Option<&ChosenAnswer>) -> Body {
        let Some(chosen) = chosen.filter(|chosen| self.is_answered_by(chosen)) else {
            return self.careful;
        };
        let open = chosen.spared.filter(|_| self.either_side);
        let is_other = chosen.answer == Answer::OtherHand;
        let spared = self.spared().or(open).filter(|_| is_other);
        if is_other && spared.is_none() {
            return self.careful;
        }
        let is_own = chosen.asked == self.asked();
        Body {
            answer: chosen.answer,
            spared,
            until: if is_own {
                chosen.until
            } else {
                self.later(chosen.until)
            },
        }
    }

    /// The later of the careful end and the one that was chosen for another question. Which is later of a day and the next
    /// lesson is not known here: where nothing may be played, it holds until somebody says otherwise.
    fn later(&self, chosen: Until) -> Until {
        let stops = self.sign == BodySign::Stop;
        match (chosen, self.careful.until) {
            (Until::ToldOtherwise, _) | (_, Until::ToldOtherwise) => Until::ToldOtherwise,
            (Until::Date(one), Until::Date(other)) => Until::Date(one.max(other)),
            (Until::Date(_), Until::NextLesson) if stops => Until::ToldOtherwise,
            (day, Until::NextLesson) => day,
            // A careful day is after the next lesson.
            (Until::NextLesson, careful) => careful,
        }
    }

    /// What was chosen when a lesson was completed; none where the careful answer was left.
    pub fn chosen(&self, stored: Body) -> Option<ChosenAnswer> {
        let Body {
            answer,
            spared,
            until,
        } = stored;
        let asked = self.asked();
        (stored != self.careful).then_some(ChosenAnswer {
            answer,
            spared,
            until,
            asked,
        })
    }

    /// Whether an answer was chosen for this; one that is as careful, or plays nothing, serves any question.
    fn is_answered_by(&self, chosen: &ChosenAnswer) -> bool {
        let answer = chosen.answer;
        let as_careful = answer == self.careful.answer && answer != Answer::OtherHand;
        as_careful || answer == Answer::Listening || chosen.asked == self.asked()
    }

    fn spared(&self) -> Option<Side> {
        self.side.or(self.careful.spared)
    }
}
