//! One goal for each key.

use reedling_core::text::contains;

use super::{Do, Goal, HOW_MAX, SAID_MAX, Subject};
use crate::text::clipped;

/// A goal that was made of one or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct United {
    /// The goal.
    pub goal: Goal,
    /// The places of those that it was made of.
    pub from: Vec<usize>,
}

/// Goals of which no two have one key: of two that agree one is made; where they do not, what was left out stays left out, and
/// else the later one stays in the teacher's words. One that was added by hand has none: what it says otherwise stands
/// with the first one's way to practise.
///
/// ```
/// # use reedling_planner::goals::{Do, Goal, Need, Skill, Subject, unite};
/// let tone = || Goal::new(Do::Practise, Subject::Skill { skill: Skill::Tone });
/// let even = Goal { needs: vec![Need::Evenness], ..tone() };
/// assert_eq!(unite(vec![tone(), even.clone()]), [even]);
/// ```
pub fn unite(goals: Vec<Goal>) -> Vec<Goal> {
    let all = united(goals).into_iter();
    all.map(|united| united.goal).collect()
}

/// The same, with what each was made of.
pub fn united(goals: Vec<Goal>) -> Vec<United> {
    One::of(goals).all
}

/// The same goals, and the places of those that say otherwise than an earlier one of the same key and do not stand as they
/// were.
pub fn unite_compared(goals: Vec<Goal>) -> (Vec<Goal>, Vec<usize>) {
    let One {
        all, contradicting, ..
    } = One::of(goals);
    let goals = all.into_iter().map(|united| united.goal);
    (goals.collect(), contradicting)
}

#[derive(Default)]
struct One {
    all: Vec<United>,
    keys: Vec<String>,
    contradicting: Vec<usize>,
}

impl One {
    fn of(goals: Vec<Goal>) -> Self {
        let mut all = Self::default();
        let goals = goals.into_iter().enumerate();
        goals.for_each(|(place, goal)| all.add(goal, place));
        all
    }

    fn add(&mut self, goal: Goal, place: usize) {
        let key = goal.key();
        let Some(at) = self.keys.iter().position(|known| *known == key) else {
            self.keys.push(key);
            let from = vec![place];
            self.all.push(United { goal, from });
            return;
        };
        let United { goal: own, from } = &mut self.all[at];
        let is_words = matches!(goal.subject, Subject::Words { .. });
        if own.agrees(&goal) {
            own.join(goal);
            from.push(place);
        } else if own.leaves() || goal.leaves() {
            if !own.leaves() {
                *own = goal;
            }
            from.push(place);
            self.contradicting.push(place);
        } else if goal.said.is_empty() || is_words {
            let other = own.other(&goal);
            if !other.is_empty() {
                self.contradicting.push(place);
            }
            match own.take_in(goal, &other) {
                None => from.push(place),
                Some(words) => self.add(words, place),
            }
        } else {
            let text = goal.said.clone();
            self.add(goal.in_words(text), place);
        }
    }
}

impl Goal {
    /// Whether it takes away what it is about.
    fn leaves(&self) -> bool {
        matches!(self.r#do, Do::Rest | Do::Finish)
    }

    /// Whether nothing of another goal of the same key says otherwise.
    fn agrees(&self, other: &Self) -> bool {
        fn fits<T: PartialEq>(one: Option<&T>, other: Option<&T>) -> bool {
            one.is_none() || other.is_none() || one == other
        }
        self.r#do == other.r#do
            && fits(self.hands.as_ref(), other.hands.as_ref())
            && fits(self.tempo.as_ref(), other.tempo.as_ref())
            && fits(self.days.as_ref(), other.days.as_ref())
            && fits(self.how.as_ref(), other.how.as_ref())
            && self.carried_from == other.carried_from
    }

    /// What another goal of the same key says otherwise, in words.
    fn other(&self, other: &Self) -> String {
        let does = match other.r#do {
            Do::Keep => "keep it up",
            Do::Listen => "listen to it",
            Do::Perform => "play it to somebody",
            _ => "practise it",
        };
        let mut said: Vec<String> = Vec::new();
        if self.r#do != other.r#do {
            said.push(does.into());
        }
        let hands = other
            .hands
            .filter(|_| self.hands.is_some() && self.hands != other.hands);
        said.extend(hands.map(|hands| hands.name().into()));
        let tempo = other
            .tempo
            .filter(|_| self.tempo.is_some() && self.tempo != other.tempo);
        said.extend(tempo.map(|tempo| tempo.text()));
        let days = other
            .days
            .filter(|_| self.days.is_some() && self.days != other.days);
        said.extend(days.map(|days| ["on ", &days.to_string(), " days"].concat()));
        let how = other
            .how
            .clone()
            .filter(|_| self.how.is_some() && self.how != other.how);
        said.extend(how);
        said.join(", ")
    }

    /// Takes what another goal adds, and what it says otherwise to the way to practise; where that has no room, answers it as
    /// a goal in words.
    fn take_in(&mut self, mut other: Self, otherwise: &str) -> Option<Self> {
        let how = self.how.as_deref().or(other.how.as_deref());
        let all = how.into_iter().chain(Some(otherwise));
        let all: Vec<&str> = all.filter(|said| !said.is_empty()).collect();
        let how = all.join("; ");
        let has_room = otherwise.is_empty() || how.chars().count() <= HOW_MAX;
        let words = (!has_room).then(|| other.clone().in_words(otherwise.into()));
        if words.is_some() {
            // They stand with the goal in words.
            other.said.clear();
        }
        self.carried_from = self.carried_from.and(other.carried_from);
        self.join(other);
        if has_room && !otherwise.is_empty() {
            self.how = Some(how);
        }
        words
    }

    /// A goal that says the same in words.
    fn in_words(self, text: String) -> Self {
        Self {
            said: self.said,
            days: self.days,
            carried_from: self.carried_from,
            ..Self::new(self.r#do, Subject::Words { text })
        }
    }

    /// Takes what another goal adds. Where two ends of a rest differ it has none.
    fn join(&mut self, other: Self) {
        self.hands = self.hands.or(other.hands);
        self.tempo = self.tempo.or(other.tempo);
        self.days = self.days.or(other.days);
        self.how = self.how.take().or(other.how);
        self.started |= other.started;
        if self.until != other.until {
            self.until = None;
        }
        for need in other.needs {
            if !self.needs.contains(&need) {
                self.needs.push(need);
            }
        }
        if self.said.is_empty() {
            self.said = other.said;
        } else if !contains(&self.said, &other.said) {
            let both = [self.said.as_str(), " … ", other.said.as_str()].concat();
            self.said = clipped(&both, SAID_MAX);
        }
    }
}

#[cfg(test)]
mod tests;
