use super::*;
use crate::goals::{Hands, Tempo};

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
    assert_eq!(contradictions(vec![together.clone(), apart]), [1]);
    assert!(contradictions(vec![together, minuet()]).is_empty());
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
    assert_eq!(contradictions(vec![minuet(), rest.clone()]), [1]);
    assert!(contradictions(vec![rest.clone(), rest]).is_empty());
}
