//! A student's repertoire: where a piece stands after the lessons that set it.
//!
//! What is found of a piece depends on the lessons and their order alone, never on the order in which they were completed
//! or corrected.

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
    /// The state.
    pub state: PieceState,
    /// The last day of a rest, where it is known.
    pub resting_until: Option<NaiveDate>,
}

/// Where a piece is that was set, and of which nothing more is known.
const ACTIVE: Standing = Standing {
    state: PieceState::Active,
    resting_until: None,
};

/// What the goals of one lesson make of a piece.
enum After {
    /// It stands so until something else is said.
    Stands(Standing),
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
                standing = Some(Standing {
                    state: *state,
                    resting_until: until.filter(|_| *state == PieceState::Resting),
                });
                continue;
            }
        };
        standing = paused.take().or(standing);
        match after(goals) {
            Some(After::Stands(now)) => standing = Some(now),
            Some(After::Pauses) => {
                paused = standing.or(Some(ACTIVE));
                standing = Some(Standing {
                    state: PieceState::Resting,
                    resting_until: None,
                });
            }
            None if goals.iter().any(|goal| !ends(goal)) => standing = standing.or(Some(ACTIVE)),
            None => {}
        }
    }
    standing
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
    Some(After::Stands(Standing {
        state,
        resting_until: None,
    }))
}

/// The longest of some rests: until it is set again, to the last day that is named, until the next lesson.
fn rest<'a>(rests: impl Iterator<Item = &'a Goal>) -> After {
    let mut day: Option<NaiveDate> = None;
    for goal in rests {
        match goal.until {
            Some(Until::NextLesson) => {}
            Some(Until::Date(until)) => day = day.max(Some(until)),
            None | Some(Until::ToldOtherwise) => {
                return After::Stands(Standing {
                    state: PieceState::Resting,
                    resting_until: None,
                });
            }
        }
    }
    match day {
        None => After::Pauses,
        until => After::Stands(Standing {
            state: PieceState::Resting,
            resting_until: until,
        }),
    }
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

fn now(goal: &Goal) -> Option<TempoMark> {
    let tempo = goal.tempo?;
    Some(TempoMark {
        bpm: tempo.now?,
        unit: tempo.unit,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goals::{Place, Subject, Tempo};

    fn goal(r#do: Do) -> Goal {
        let piece_id = "1".to_owned();
        Goal::new(r#do, Subject::Piece { piece_id })
    }

    fn lesson(day: u32, goals: Vec<Goal>) -> Event {
        let at = NaiveDate::from_ymd_opt(2026, 3, day).expect("a day");
        Event {
            at: at.and_time(chrono::NaiveTime::MIN).and_utc(),
            says: Says::Goals(goals),
        }
    }

    // GOAL-27.
    #[test]
    fn lessons_in_any_order_leave_a_piece_alike() {
        let mut slow = goal(Do::Practise);
        slow.tempo = Some(Tempo {
            now: Some(60),
            ..Tempo::default()
        });
        let mut quick = goal(Do::Keep);
        quick.tempo = Some(Tempo {
            now: Some(72),
            ..Tempo::default()
        });
        let lessons = [
            lesson(2, vec![slow]),
            lesson(9, vec![goal(Do::Rest)]),
            lesson(16, vec![quick]),
            lesson(23, vec![goal(Do::Listen)]),
        ];
        for turn in 0..4 {
            let mut events = lessons.to_vec();
            events.rotate_left(turn);
            let found = standing(&events).expect("a standing");
            assert_eq!(found.state, PieceState::Kept);
            assert_eq!(last_tempo(&events).map(|mark| mark.bpm), Some(72));
        }
    }

    #[test]
    fn places_left_out_do_not_rest_the_piece() {
        let mut without = goal(Do::Rest);
        without.places = vec![Place::Bars { from: 20, to: 24 }];
        let events = [lesson(2, vec![without, goal(Do::Practise)])];
        assert_eq!(
            standing(&events).map(|it| it.state),
            Some(PieceState::Active)
        );
        assert_eq!(
            standing(&[lesson(2, vec![goal(Do::Practise), goal(Do::Rest)])]).map(|it| it.state),
            Some(PieceState::Resting)
        );
    }

    fn resting(until: Option<Until>) -> Goal {
        let mut goal = goal(Do::Rest);
        goal.until = until;
        goal
    }

    #[test]
    fn a_rest_ends_as_it_was_said() {
        let before = lesson(2, vec![goal(Do::Keep)]);
        let next = lesson(16, Vec::new());
        let day = NaiveDate::from_ymd_opt(2026, 3, 12);
        for (until, now, later) in [
            (None, (PieceState::Resting, None), PieceState::Resting),
            (
                Some(Until::NextLesson),
                (PieceState::Resting, None),
                PieceState::Kept,
            ),
            (
                day.map(Until::Date),
                (PieceState::Resting, day),
                PieceState::Resting,
            ),
        ] {
            let rests = lesson(9, vec![resting(until)]);
            let found = standing(&[rests.clone(), before.clone()]).expect("a standing");
            assert_eq!((found.state, found.resting_until), now, "{until:?}");
            let found = standing(&[next.clone(), rests, before.clone()]).expect("a standing");
            assert_eq!(found.state, later, "{until:?}");
        }
        let alone = [lesson(9, vec![resting(Some(Until::NextLesson))]), next];
        assert_eq!(standing(&alone), Some(ACTIVE));
    }

    #[test]
    fn what_is_carried_on_undoes_no_hand() {
        let hand = Event {
            at: lesson(5, Vec::new()).at,
            says: Says::Hand(PieceState::Finished, None),
        };
        let mut carried = goal(Do::Practise);
        carried.carried_from = NaiveDate::from_ymd_opt(2026, 3, 2);
        let events = [
            lesson(2, vec![goal(Do::Practise)]),
            hand,
            lesson(9, vec![carried.clone()]),
        ];
        let state = |events: &[Event]| standing(events).map(|it| it.state);
        assert_eq!(state(&events), Some(PieceState::Finished));
        assert_eq!(state(&[lesson(9, vec![carried])]), Some(PieceState::Active));
    }

    #[test]
    fn what_is_only_listened_to_is_a_piece_of_the_student() {
        let heard = lesson(9, vec![goal(Do::Listen)]);
        assert_eq!(standing(std::slice::from_ref(&heard)), Some(ACTIVE));
        let done = lesson(2, vec![goal(Do::Finish)]);
        let state = standing(&[heard, done]).map(|it| it.state);
        assert_eq!(state, Some(PieceState::Finished));
    }

    #[test]
    fn a_hand_counts_until_the_next_lesson_that_sets_the_piece() {
        let hand = Event {
            at: lesson(5, Vec::new()).at,
            says: Says::Hand(PieceState::Finished, None),
        };
        let before = lesson(2, vec![goal(Do::Practise)]);
        let after = lesson(9, vec![goal(Do::Practise)]);
        let state = |events: &[Event]| standing(events).map(|it| it.state);
        assert_eq!(
            state(&[hand.clone(), before.clone()]),
            Some(PieceState::Finished)
        );
        assert_eq!(state(&[after, hand, before]), Some(PieceState::Active));
        assert_eq!(state(&[]), None);
    }
}
