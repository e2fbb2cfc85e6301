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
fn tempo_is_clean_once_a_later_lesson_has_gone_on_from_it() {
    let at = |r#do, now: u16| {
        let mut goal = goal(r#do);
        goal.tempo = Some(Tempo {
            now: Some(now),
            ..Tempo::default()
        });
        goal
    };
    let practise = |now| vec![at(Do::Practise, now)];
    let clean = |lessons: &[Event]| clean_tempo(lessons).map(|mark| mark.bpm);
    let first = lesson(2, practise(60));
    assert_eq!(clean(std::slice::from_ref(&first)), None, "only set");
    let unsaid = lesson(9, vec![goal(Do::Practise)]);
    assert_eq!(clean(&[first.clone(), unsaid]), None);
    assert_eq!(clean(&[lesson(9, practise(60)), first.clone()]), None);
    let faster = lesson(9, practise(66));
    assert_eq!(clean(&[faster.clone(), first.clone()]), Some(60));
    let slower = lesson(16, practise(50));
    assert_eq!(clean(&[faster, first.clone(), slower]), Some(60));
    for done in [Do::Keep, Do::Finish] {
        assert_eq!(
            clean(&[first.clone(), lesson(9, vec![goal(done)])]),
            Some(60)
        );
    }
    assert_eq!(clean(&[lesson(2, vec![at(Do::Keep, 72)])]), Some(72));
    let mut carried = at(Do::Practise, 66);
    carried.carried_from = NaiveDate::from_ymd_opt(2026, 3, 2);
    assert_eq!(clean(&[first.clone(), lesson(9, vec![carried])]), None);
    let hand = Event {
        says: Says::Hand(PieceState::Kept, None),
        ..lesson(9, Vec::new())
    };
    assert_eq!(clean(&[first, hand]), Some(60));
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
    let [last, over] = [12, 13].map(|day| NaiveDate::from_ymd_opt(2026, 3, day).expect("a day"));
    for (until, rests_until, later) in [
        (None, None, PieceState::Resting),
        (Some(Until::NextLesson), None, PieceState::Kept),
        (day.map(Until::Date), day, PieceState::Kept),
    ] {
        let rests = lesson(9, vec![resting(until)]);
        let found = standing(&[rests.clone(), before.clone()]).expect("a standing");
        let now = (PieceState::Resting, rests_until);
        assert_eq!(found.on(last), now, "{until:?}");
        let found = standing(&[next.clone(), rests, before.clone()]).expect("a standing");
        assert_eq!(found.on(over), (later, None), "{until:?}");
    }
    let alone = [lesson(9, vec![resting(Some(Until::NextLesson))]), next];
    assert_eq!(standing(&alone), Some(ACTIVE));
}

#[test]
fn kept_piece_returns_to_kept_after_manual_rest() {
    let day = NaiveDate::from_ymd_opt(2026, 3, 12).expect("a day");
    let hand = |at, until| Event {
        at: lesson(at, Vec::new()).at,
        says: Says::Hand(PieceState::Resting, until),
    };
    let kept = lesson(2, vec![goal(Do::Keep)]);
    let over = day.succ_opt().expect("a day");
    for (events, after) in [
        (vec![kept.clone(), hand(5, Some(day))], PieceState::Kept),
        (
            vec![kept, hand(5, None), hand(6, Some(day))],
            PieceState::Active,
        ),
        (vec![hand(5, Some(day))], PieceState::Active),
    ] {
        let found = standing(&events).expect("a standing");
        assert_eq!(found.on(day), (PieceState::Resting, Some(day)));
        assert_eq!(found.on(over), (after, None));
    }
    // As a release before stored it.
    let stored = Standing {
        state: PieceState::Resting,
        resting_until: Some(day),
    };
    assert_eq!(stored.on(over), (PieceState::Active, None));
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
fn piece_only_listened_to_joins_the_repertoire() {
    let heard = lesson(9, vec![goal(Do::Listen)]);
    assert_eq!(standing(std::slice::from_ref(&heard)), Some(ACTIVE));
    let done = lesson(2, vec![goal(Do::Finish)]);
    let state = standing(&[heard, done]).map(|it| it.state);
    assert_eq!(state, Some(PieceState::Finished));
}

#[test]
fn manual_state_lasts_until_next_lesson_with_the_piece() {
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
