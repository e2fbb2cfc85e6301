//! A student's repertoire: where a piece stands after the lessons that set it.
//!
//! What is found of a piece depends on the lessons and their order alone, never on the order in which they were completed
//! or corrected.

pub mod by_title;
pub mod offered;
pub mod request;
pub mod values;

use chrono::{DateTime, NaiveDate, Utc};

use crate::goals::{Do, Goal, PieceState, TempoMark, Until};

/// What a lesson, or a hand, says of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Start of the lesson, or when the hand said it.
    pub at: DateTime<Utc>,
    /// What was said.
    pub says: Says,
}

/// What is said of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// The goals of one lesson that name it, in their order; none of a lesson that does not.
    Goals(Vec<Goal>),
    /// A state that was chosen by hand, and the last day of a rest.
    Hand(PieceState, Option<NaiveDate>),
}

/// Where a piece stands after everything that one teacher said of it, in the order of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The state; the one after the rest where that has a last day.
    pub state: PieceState,
    /// The last day of a rest, where it is known.
    pub resting_until: Option<NaiveDate>,
}

impl Standing {
    /// The state on a day, and the last day of a rest: one with a last day ends by itself.
    pub fn on(self, day: NaiveDate) -> (PieceState, Option<NaiveDate>) {
        match self.resting_until {
            Some(until) if day <= until => (PieceState::Resting, Some(until)),
            Some(_) if self.state == PieceState::Resting => (PieceState::Active, None),
            _ => (self.state, None),
        }
    }
}

/// Where a piece is that was set, and of which nothing more is known.
const ACTIVE: Standing = stands(PieceState::Active);

/// What the goals of one lesson make of a piece.
enum After {
    /// It stands so until something else is said.
    Stands(PieceState),
    /// It rests until a day, and then stands as it did before.
    RestsUntil(NaiveDate),
    /// It rests until the next lesson, and then stands as it did before.
    Pauses,
}

/// Where a piece stands with a teacher; none where nothing was said of it. The events are all that the teacher said of it,
/// and each lesson that may end a rest until the next one.
pub fn standing(events: &[Event]) -> Option<Standing> {
    let mut events: Vec<&Event> = events.iter().collect();
    events.sort_by_key(|event| event.at);
    let mut standing: Option<Standing> = None;
    let mut paused: Option<Standing> = None;
    for event in events {
        let goals = match &event.says {
            Says::Goals(goals) => goals,
            Says::Hand(state, until) => {
                paused = None;
                let until = until.filter(|_| *state == PieceState::Resting);
                standing = Some(until.map_or(stands(*state), |day| rests_until(standing, day)));
                continue;
            }
        };
        standing = paused.take().or(standing);
        match after(goals) {
            Some(After::Stands(state)) => standing = Some(stands(state)),
            Some(After::RestsUntil(day)) => standing = Some(rests_until(standing, day)),
            Some(After::Pauses) => {
                paused = standing.or(Some(ACTIVE));
                standing = Some(stands(PieceState::Resting));
            }
            None if goals.iter().any(|goal| !ends(goal)) => standing = standing.or(Some(ACTIVE)),
            None => {}
        }
    }
    standing
}

const fn stands(state: PieceState) -> Standing {
    Standing {
        state,
        resting_until: None,
    }
}

/// What is kept or finished is so after a rest, too.
fn rests_until(before: Option<Standing>, day: NaiveDate) -> Standing {
    let state = before.map_or(PieceState::Active, |before| before.state);
    Standing {
        state: match state {
            PieceState::Resting => PieceState::Active,
            other => other,
        },
        resting_until: Some(day),
    }
}

fn ends(goal: &Goal) -> bool {
    goal.rests_subject() || goal.r#do == Do::Finish
}

/// What the goals of one lesson make of a piece: what rests it or ends it counts before what plays it. What is only carried
/// on from an earlier lesson says nothing new.
fn after(goals: &[Goal]) -> Option<After> {
    let set = || goals.iter().filter(|goal| goal.carried_from.is_none());
    if set().any(Goal::rests_subject) {
        return Some(rest(set().filter(|goal| goal.rests_subject())));
    }
    let any = |does: &[Do]| set().any(|goal| does.contains(&goal.r#do));
    let state = if any(&[Do::Finish]) {
        PieceState::Finished
    } else if any(&[Do::Practise, Do::Perform]) {
        PieceState::Active
    } else if any(&[Do::Keep]) {
        PieceState::Kept
    } else {
        return None;
    };
    Some(After::Stands(state))
}

/// The longest of some rests: until it is set again, to the last day that is named, until the next lesson.
fn rest<'a>(rests: impl Iterator<Item = &'a Goal>) -> After {
    let mut day: Option<NaiveDate> = None;
    for goal in rests {
        match goal.until {
            Some(Until::NextLesson) => {}
            Some(Until::Date(until)) => day = day.max(Some(until)),
            None | Some(Until::ToldOtherwise) => {
                return After::Stands(PieceState::Resting);
            }
        }
    }
    day.map_or(After::Pauses, After::RestsUntil)
}

/// The tempo of the latest lesson that said how fast a piece goes now, whoever taught it: the fastest that it said.
pub fn last_tempo(events: &[Event]) -> Option<TempoMark> {
    let mut events: Vec<&Event> = events.iter().collect();
    events.sort_by_key(|event| event.at);
    let tempo = |event: &&Event| match &event.says {
        Says::Goals(goals) => goals.iter().filter_map(now).max_by_key(|mark| mark.bpm),
        Says::Hand(..) => None,
    };
    events.iter().rev().find_map(tempo)
}

/// The last tempo that is known to have been clean: a later lesson went faster, kept the piece or finished it. What a lesson
/// says for the first time is on its way, however fast.
pub fn clean_tempo(events: &[Event]) -> Option<TempoMark> {
    let mut events: Vec<&Event> = events.iter().collect();
    events.sort_by_key(|event| event.at);
    let (mut clean, mut asked): (Option<TempoMark>, Option<TempoMark>) = (None, None);
    for event in events {
        let (is_done, said) = match &event.says {
            Says::Goals(goals) => {
                let set = || goals.iter().filter(|goal| goal.carried_from.is_none());
                let is_done = set().any(|goal| matches!(goal.r#do, Do::Keep | Do::Finish));
                (is_done, set().filter_map(now).max_by_key(|mark| mark.bpm))
            }
            Says::Hand(state, _) => {
                let is_done = matches!(state, PieceState::Kept | PieceState::Finished);
                (is_done, None)
            }
        };
        let is_passed = |asked: &TempoMark| {
            said.is_some_and(|said| said.unit == asked.unit && said.bpm > asked.bpm)
        };
        clean = asked.filter(is_passed).or(clean);
        asked = said.or(asked);
        if is_done {
            clean = asked.or(clean);
        }
    }
    clean
}

fn now(goal: &Goal) -> Option<TempoMark> {
    let tempo = goal.tempo?;
    Some(TempoMark {
        bpm: tempo.now?,
        unit: tempo.unit,
    })
}

#[cfg(test)]
mod tests;
