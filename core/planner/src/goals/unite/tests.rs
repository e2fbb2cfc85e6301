use super::*;
use crate::goals::{Hands, Need, Tempo};

fn minuet() -> Goal {
    let piece_id = "1".into();
    Goal::new(Do::Practise, Subject::Piece { piece_id })
}

#[test]
fn what_was_added_by_hand_is_kept_in_one_goal() {
    let slow = Tempo {
        now: Some(60),
        ..Tempo::default()
    };
    let together = Goal {
        hands: Some(Hands::Together),
        how: Some("count aloud".into()),
        ..minuet()
    };
    let apart = Goal {
        hands: Some(Hands::Apart),
        tempo: Some(slow),
        ..minuet()
    };
    let all = united(vec![together.clone(), apart.clone()]);
    let one = Goal {
        how: Some("count aloud; hands apart".into()),
        tempo: Some(slow),
        ..together.clone()
    };
    assert_eq!(
        all,
        [United {
            goal: one,
            from: vec![0, 1]
        }]
    );
    let contradicting = |goals| unite_compared(goals).1;
    assert_eq!(contradicting(vec![together.clone(), apart]), [1]);
    assert!(contradicting(vec![together, minuet()]).is_empty());
    let long = Goal {
        how: Some("x".repeat(HOW_MAX)),
        ..minuet()
    };
    let other = Goal {
        how: Some("y".into()),
        ..minuet()
    };
    let text = "y".to_owned();
    let words = Goal::new(Do::Practise, Subject::Words { text });
    assert_eq!(unite(vec![long.clone(), other]), [long, words]);
}

#[test]
fn a_goal_that_rests_contradicts_one_that_is_played() {
    let rest = Goal {
        r#do: Do::Rest,
        ..minuet()
    };
    assert_eq!(
        unite(vec![minuet(), rest.clone()]),
        std::slice::from_ref(&rest)
    );
    let compared = unite_compared(vec![minuet(), rest.clone()]);
    assert_eq!(compared, (vec![rest.clone()], vec![1]));
    assert!(unite_compared(vec![rest.clone(), rest]).1.is_empty());
}

#[test]
fn nothing_is_lost_of_a_goal_that_says_otherwise() {
    let slow = Tempo {
        now: Some(60),
        ..Tempo::default()
    };
    let together = Goal {
        hands: Some(Hands::Together),
        ..minuet()
    };
    let apart = |how: String| Goal {
        hands: Some(Hands::Apart),
        how: Some(how),
        tempo: Some(slow),
        needs: vec![Need::Evenness],
        ..minuet()
    };
    let all = unite(vec![together.clone(), apart("count aloud".into())]);
    let one = Goal {
        hands: Some(Hands::Together),
        ..apart("count aloud; hands apart".into())
    };
    assert_eq!(all, [one]);
    // The way to practise has no room for more.
    let long = "x".repeat(HOW_MAX);
    let all = unite(vec![together, apart(long.clone())]);
    let one = Goal {
        hands: Some(Hands::Together),
        ..apart(long)
    };
    let text = "hands apart".to_owned();
    let words = Goal::new(Do::Practise, Subject::Words { text });
    assert_eq!(all, [one, words]);
}
