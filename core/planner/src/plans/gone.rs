//! What a change of goals takes away.

use std::collections::BTreeSet;

use crate::{
    goals::{Do, Goal},
    titles::normal_title,
};

use super::{cards::PracticeCard, fillers::programme};

/// What was set before and is to be played no more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gone {
    subjects: BTreeSet<String>,
    titles: BTreeSet<String>,
}

impl Gone {
    /// What of the goals before has no place among those of now. The titles are those of pieces, by which lines without
    /// keys are known.
    pub fn of<'a>(before: &[Goal], now: &[Goal], title: impl Fn(&Goal) -> Option<&'a str>) -> Self {
        let is_played = |goal: &&Goal| !goal.rests_subject() && goal.r#do != Do::Finish;
        let left: BTreeSet<String> = now.iter().filter(is_played).map(subject).collect();
        let gone = before.iter().chain(now);
        let gone: Vec<&Goal> = gone.filter(|goal| !left.contains(&subject(goal))).collect();
        let titles = gone.iter().filter_map(|goal| title(goal));
        Self {
            titles: titles.map(normal_title).collect(),
            subjects: gone.into_iter().map(subject).collect(),
        }
    }

    /// Whether a line is of what is gone, by its title alone.
    pub(super) fn has_title(&self, title: &str) -> bool {
        self.titles.contains(&normal_title(title))
    }

    /// Whether a card is of what is gone.
    pub(super) fn has(&self, card: &PracticeCard) -> bool {
        let of = card.key.goal.split('|').next().unwrap_or_default();
        self.subjects.contains(of) || of == programme::KEY && self.is_in(card)
    }

    /// Whether a programme names what is gone.
    fn is_in(&self, programme: &PracticeCard) -> bool {
        let pieces = normal_title(programme.place.as_deref().unwrap_or_default());
        let mut titles = self.titles.iter();
        titles.any(|title| reedling_core::text::contains(&pieces, title))
    }
}

fn subject(goal: &Goal) -> String {
    goal.subject.key()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goals::{Place, Subject};

    fn minuet(r#do: Do, bars: (u16, u16)) -> Goal {
        let (from, to) = bars;
        let title = "Minuet in G".into();
        Goal {
            places: vec![Place::Bars { from, to }],
            ..Goal::new(
                r#do,
                Subject::Title {
                    title,
                    composer: None,
                },
            )
        }
    }

    #[test]
    fn finished_piece_is_removed_but_other_bars_are_not() {
        let before = [minuet(Do::Practise, (9, 16))];
        let title = |_: &Goal| Some("Minuet in G");
        let gone = |now: Goal| Gone::of(&before, &[now], title);
        assert_eq!(gone(minuet(Do::Practise, (1, 8))), Gone::default());
        assert_eq!(gone(minuet(Do::Rest, (9, 12))), Gone::default());
        assert!(gone(minuet(Do::Finish, (9, 16))).has_title("The Minuet in G"));
    }
}
