//! What is still set, but not at all bars or not with both hands.

use reedling_core::{case_mapping::lower, text::contains};

use crate::{
    goals::{Do, Goal, Hands, Place},
    guidance::Part,
};

use super::super::{
    WeekContext,
    cards::PracticeCard,
    check::spans,
    goal_items::sides,
    items::{Side, Sort},
    wording::place_text,
};

/// What is left of a subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partly {
    /// Its key; empty for what is set by no goal.
    pub subject: String,
    /// The title of a piece.
    pub title: Option<String>,
    /// Places that are left out.
    out: Vec<Place>,
    /// The places of each goal, as its key has them, with the hands that may play there.
    sides: Vec<(String, Vec<Side>)>,
}

impl Partly {
    pub fn of(week: &WeekContext, subject: String, title: Option<String>) -> Self {
        let goals = week.request.goals.iter();
        let own: Vec<&Goal> = goals.filter(|goal| goal.subject.key() == subject).collect();
        let rests = own.iter().filter(|goal| goal.r#do == Do::Rest);
        let out = rests.flat_map(|goal| goal.places.clone()).collect();
        let hands = |goal: &Goal| sides(week, goal.hands, Sort::Practise);
        let played = own
            .iter()
            .filter(|goal| !matches!(goal.r#do, Do::Rest | Do::Finish));
        let mut sides: Vec<(String, Vec<Side>)> = played
            .map(|goal| (places_of(&goal.key()).to_owned(), hands(goal)))
            .collect();
        if own.is_empty() {
            sides.push((String::new(), self::sides(week, None, Sort::Practise)));
        }
        Self {
            subject,
            title,
            out,
            sides,
        }
    }

    /// Whether it leaves out anything.
    pub fn limits(&self) -> bool {
        let all = |sides: &[Side]| sides.contains(&Side::Both);
        !self.out.is_empty() || self.sides.iter().any(|(_, sides)| !all(sides))
    }

    /// Whether a card is at what is left out, or with a hand that does not play.
    pub fn takes(&self, card: &PracticeCard) -> bool {
        let is_played = matches!(card.part, Part::Technique | Part::Spots | Part::Run);
        is_played && !card.is_in_teachers_words() && (self.is_out(card) || !self.has_hand_of(card))
    }

    /// Whether a card is at a place that is left out, or at one that may be.
    fn is_out(&self, card: &PracticeCard) -> bool {
        if self.out.is_empty() {
            return false;
        }
        let Some(place) = card.place.as_deref().map(lower) else {
            return true;
        };
        if spans(&place).next().is_some() {
            return self.meets(&place);
        }
        // Where no place is named the planner chooses one.
        let is_chosen = matches!(places_of(&card.key.goal), "" | "whole");
        is_chosen || self.out.iter().any(|out| lower(&place_text(out)) == place)
    }

    /// Whether a text names bars that are left out.
    fn meets(&self, text: &str) -> bool {
        spans(text).any(|(from, to)| {
            let mut out = self.out.iter();
            out.any(
                |place| matches!(place, Place::Bars { from: first, to: last } if *first <= to && *last >= from),
            )
        })
    }

    /// Whether the hands of a card are those of a goal at its places, or of any goal where its own is no more.
    fn has_hand_of(&self, card: &PracticeCard) -> bool {
        let side = match card.hands.as_deref() {
            Some("Left hand") => Side::Left,
            Some("Right hand") => Side::Right,
            _ => Side::Both,
        };
        let plays = |sides: &[Side]| sides.contains(&Side::Both) || sides.contains(&side);
        let at = places_of(&card.key.goal);
        let is_same = |(places, _): &&(String, Vec<Side>)| places == at;
        let has_same = self.sides.iter().any(|own| is_same(&own));
        let mut own = self.sides.iter().filter(|own| !has_same || is_same(own));
        self.sides.is_empty() || own.any(|(_, sides)| plays(sides))
    }

    /// Whether a line without a key is at what is left out, or tells no hand where one plays alone.
    pub fn takes_line(&self, line: &str) -> bool {
        let is_anywhere = !self.out.is_empty() && spans(line).next().is_none();
        let line = lower(line);
        let tells = |hands: Hands| contains(&line, hands.name());
        let both = [" left", " right", " apart", " separately"];
        let plays = |sides: &Vec<Side>| match sides[..] {
            [Side::Left] => tells(Hands::Left) && !tells(Hands::Right),
            [Side::Right] => tells(Hands::Right) && !tells(Hands::Left),
            [Side::Left, Side::Right] => both.iter().any(|word| line.contains(word)),
            _ => true,
        };
        let mut sides = self.sides.iter();
        let is_played = self.sides.is_empty() || sides.any(|(_, sides)| plays(sides));
        is_anywhere || self.meets(&line) || !is_played
    }
}

/// The places in a goal's key.
fn places_of(key: &str) -> &str {
    key.split('|').nth(1).unwrap_or_default()
}
