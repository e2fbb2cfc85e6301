//! One goal for each key.

use super::{Do, Goal, SAID_MAX, Subject};

/// Goals of which no two have one key: of two that agree one is made; where they do not, what was left out stays left out, and
/// else the later one stays in the teacher's words.
///
/// ```
/// # use reedling_planner::goals::{Do, Goal, Need, Skill, Subject, unite};
/// let tone = || Goal::new(Do::Practise, Subject::Skill { skill: Skill::Tone });
/// let even = Goal { needs: vec![Need::Evenness], ..tone() };
/// assert_eq!(unite(vec![tone(), even.clone()]), [even]);
/// ```
pub fn unite(goals: Vec<Goal>) -> Vec<Goal> {
    let mut all = One::default();
    goals.into_iter().for_each(|goal| all.add(goal));
    all.goals
}

#[derive(Default)]
struct One {
    goals: Vec<Goal>,
    keys: Vec<String>,
}

impl One {
    fn add(&mut self, goal: Goal) {
        let key = goal.key();
        let Some(at) = self.keys.iter().position(|known| *known == key) else {
            self.keys.push(key);
            self.goals.push(goal);
            return;
        };
        let own = &mut self.goals[at];
        let is_words = matches!(goal.subject, Subject::Words { .. });
        if own.agrees(&goal) {
            own.join(goal);
        } else if goal.leaves() && !own.leaves() {
            *own = goal;
        } else if !own.leaves() && !is_words && !goal.said.is_empty() {
            let text = goal.said.clone();
            let mut words = Goal::new(goal.r#do, Subject::Words { text });
            words.said = goal.said;
            words.days = goal.days;
            words.carried_from = goal.carried_from;
            self.add(words);
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
        } else if !reedling_core::text::contains(&self.said, &other.said) {
            let both = [self.said.as_str(), " … ", other.said.as_str()].concat();
            self.said = both.chars().take(SAID_MAX).collect();
        }
    }
}
