//! A student's repertoire: by which words a piece is found, and where it stands after the lessons that set it.
//!
//! What is found of a piece depends on the lessons and their order alone, never on the order in which they were completed
//! or corrected.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::search::base_letter;

use crate::goals::{Do, Goal, PieceState, TempoMark};

/// Articles that may stand before a title or not.
const ARTICLES: [&str; 12] = [
    "the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "los", "las",
];

/// What a title is found by: its words in small letters without marks, punctuation and a first article. Numbers, opus,
/// movement and key stay.
///
/// ```
/// use reedling_planner::repertoire::normal_title;
/// assert_eq!(normal_title("  The Bourrée, in E-minor "), "bourree in e minor");
/// assert_ne!(normal_title("Sonatina op. 36 no. 1"), normal_title("Sonatina op. 36 no. 2"));
/// ```
pub fn normal_title(title: &str) -> String {
    let words = words(title);
    let rest = match words.as_slice() {
        [first, rest @ ..] if !rest.is_empty() && ARTICLES.contains(&first.as_str()) => rest,
        all => all,
    };
    rest.join(" ")
}

/// What a composer is found by: the last word of the name.
///
/// ```
/// use reedling_planner::repertoire::normal_composer;
/// assert_eq!(normal_composer("L. van Beethoven"), normal_composer("Beethoven"));
/// ```
pub fn normal_composer(composer: &str) -> String {
    words(composer).pop().unwrap_or_default()
}

fn words(text: &str) -> Vec<String> {
    let plain: String = text
        .chars()
        .flat_map(char::to_lowercase)
        .map(base_letter)
        .filter(|sign| !matches!(sign, '\'' | '\u{2019}'))
        .map(|sign| {
            let is_kept = sign.is_alphanumeric() || matches!(sign, '♯' | '♭' | '#');
            if is_kept { sign } else { ' ' }
        })
        .collect();
    plain.split_whitespace().map(str::to_owned).collect()
}

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
    /// The goals of one lesson that name it, in their order.
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

/// Where a piece stands with a teacher; none where nothing was said of it.
pub fn standing(events: &[Event]) -> Option<Standing> {
    let mut events: Vec<&Event> = events.iter().collect();
    events.sort_by_key(|event| event.at);
    let mut standing = None;
    for event in events {
        standing = match &event.says {
            Says::Hand(state, until) => Some(Standing {
                state: *state,
                resting_until: until.filter(|_| *state == PieceState::Resting),
            }),
            Says::Goals(goals) => after(goals).or(standing),
        };
    }
    standing
}

/// Where the goals of one lesson leave a piece: what rests it or ends it counts before what plays it.
fn after(goals: &[Goal]) -> Option<Standing> {
    let any = |is: fn(&Goal) -> bool| goals.iter().any(is);
    let state = if any(Goal::rests_subject) {
        PieceState::Resting
    } else if any(|goal| goal.r#do == Do::Finish) {
        PieceState::Finished
    } else if any(|goal| matches!(goal.r#do, Do::Practise | Do::Perform)) {
        PieceState::Active
    } else if any(|goal| goal.r#do == Do::Keep) {
        PieceState::Kept
    } else {
        return None;
    };
    Some(Standing {
        state,
        resting_until: None,
    })
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

    // GOAL-05.
    #[test]
    fn one_piece_written_in_six_ways_has_one_title() {
        let ways = [
            "Bourrée in E minor",
            "bourree in e minor",
            "The Bourrée in E minor",
            "BOURRÉE IN E MINOR",
            " Bourrée  in E minor. ",
            "\u{201c}Bourrée\u{201d} in E-minor",
        ];
        for way in ways {
            assert_eq!(normal_title(way), "bourree in e minor", "{way}");
        }
    }

    #[test]
    fn what_tells_pieces_apart_stays_in_their_titles() {
        for (one, other) in [
            ("Invention no. 1", "Invention no. 4"),
            ("Sonata in C", "Sonata in C#"),
            ("Étude op. 10", "Étude op. 25"),
            ("Minuet in G", "Minuet in G minor"),
        ] {
            assert_ne!(normal_title(one), normal_title(other));
        }
        assert_eq!(normal_title("The"), "the");
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
