//! What a teacher changes by hand against what the note is read as (GOAL-23, GOAL-25).

mod any;
mod asked;
mod doubles;
mod stored;
mod week;

use reedling_planner::{
    goals::{Do, Goal, Goals, Hands, Proposal, Subject, Tempo, UnreadText},
    merge::{self, Edit, EditField, EditKind, Merged, merge},
};

fn goal(title: &str) -> Goal {
    let subject = Subject::Title {
        title: title.into(),
        composer: None,
    };
    Goal::new(Do::Practise, subject)
}

fn reading(titles: &[&str]) -> Proposal {
    Proposal {
        goals: titles.iter().map(|title| goal(title)).collect(),
        ..Proposal::default()
    }
}

fn edit(kind: EditKind, key: &str, field: Option<EditField>, goal: Option<Goal>) -> Edit {
    Edit {
        kind,
        key: key.into(),
        field,
        goal,
        week: None,
    }
}

fn stored_edits(read: &[Goal], stored: &[Goal]) -> Vec<Edit> {
    let reading = Proposal {
        goals: read.into(),
        ..Proposal::default()
    };
    let stored = Goals {
        goals: stored.into(),
        ..Goals::default()
    };
    merge::stored_edits(&reading, &stored)
}

fn at(bpm: u16, title: &str) -> Goal {
    Goal {
        tempo: Some(Tempo {
            now: Some(bpm),
            ..Tempo::default()
        }),
        ..goal(title)
    }
}

fn set_tempo(bpm: u16, title: &str) -> Edit {
    let row = at(bpm, title);
    edit(EditKind::Set, &row.key(), Some(EditField::Tempo), Some(row))
}

fn keys(merged: &Merged) -> Vec<&str> {
    merged.rows.iter().map(|row| row.key.as_str()).collect()
}

#[test]
fn set_field_wins_and_the_others_follow_the_note() {
    let mut later = reading(&["Sonatina"]);
    later.goals[0].hands = Some(Hands::Apart);
    later.goals[0].r#do = Do::Rest;
    later.goals[0].tempo = at(90, "Sonatina").tempo;
    let merged = merge(&later, &[set_tempo(72, "Sonatina")]);
    let goal = &merged.rows[0].goal;
    assert_eq!(goal.tempo, at(72, "Sonatina").tempo);
    assert_eq!((goal.r#do, goal.hands), (Do::Rest, Some(Hands::Apart)));
}

#[test]
fn edited_row_outlives_its_words_untouched_row_does_not() {
    let edits = [set_tempo(72, "Sonatina")];
    let merged = merge(&reading(&["Gavotte"]), &edits);
    assert_eq!(keys(&merged), ["title:gavotte|", "title:sonatina|"]);
    assert!(!merged.rows[1].in_note && !merged.rows[1].added);
    assert_eq!(keys(&merge(&reading(&[]), &[])), [""; 0]);
}

#[test]
fn removed_row_returns_only_by_undo() {
    let remove = edit(EditKind::Remove, "title:sonatina|", None, None);
    let undo = edit(EditKind::Restore, "title:sonatina|", None, None);
    let note = reading(&["Sonatina"]);
    let gone = merge(&note, std::slice::from_ref(&remove));
    assert!(gone.rows.is_empty() && gone.removed.len() == 1);
    assert_eq!(merge(&note, &[remove, undo]).rows.len(), 1);
}

#[test]
fn row_removed_before_its_bars_are_typed_stays_removed() {
    let mut later = reading(&["Rondo", "Sonatina", "Gavotte"]);
    later.goals[1].places = vec![reedling_planner::goals::Place::Bars { from: 9, to: 16 }];
    let remove = edit(
        EditKind::Remove,
        "title:sonatina|",
        None,
        Some(goal("Sonatina")),
    );
    let merged = merge(&later, &[remove]);
    assert_eq!(keys(&merged), ["title:rondo|", "title:gavotte|"]);
    assert_eq!(merged.removed.len(), 1);
    let lines = ["title:rondo|", "title:sonatina|", "title:gavotte|"];
    assert_eq!(merged.order, lines);
}

#[test]
fn tempo_set_before_bars_are_typed_follows_to_them() {
    let mut later = reading(&["Sonatina"]);
    later.goals[0].places = vec![reedling_planner::goals::Place::Bars { from: 9, to: 16 }];
    let merged = merge(&later, &[set_tempo(72, "Sonatina")]);
    assert_eq!(merged.rows.len(), 1);
    assert_eq!(merged.rows[0].goal.tempo, at(72, "").tempo);
    assert_eq!(merged.rows[0].goal.places.len(), 1);
}

#[test]
fn question_goes_by_the_key_of_its_row() {
    let mut later = reading(&["Sonatina"]);
    later.goals[0].places = vec![reedling_planner::goals::Place::Bars { from: 9, to: 16 }];
    later.asks = vec![reedling_planner::goals::Ask {
        key: later.goals[0].key(),
        piece_id: "sonatina".into(),
        title: "Sonatina".into(),
    }];
    let typed = || Some(goal("Sonatina"));
    let remove = edit(EditKind::Remove, "title:sonatina|", None, typed());
    let restore = edit(EditKind::Restore, "title:sonatina|", None, None);
    assert!(merge(&later, std::slice::from_ref(&remove)).asks.is_empty());
    assert_eq!(merge(&later, &[]).asks, later.asks);
    for edits in [vec![remove, restore], vec![set_tempo(72, "Sonatina")]] {
        let merged = merge(&later, &edits);
        assert_eq!(merged.rows[0].key, "title:sonatina|");
        assert_eq!(merged.asks.len(), 1);
        assert_eq!(merged.asks[0].key, merged.rows[0].key);
    }
    let mut sonata = goal("Sonata");
    sonata.places.clone_from(&later.goals[0].places);
    let subject = Some(EditField::Subject);
    let answered = edit(EditKind::Set, "title:sonatina|", subject, Some(sonata));
    assert!(merge(&later, &[answered]).asks.is_empty());
}

#[test]
fn added_row_stays_until_removed() {
    let add = edit(EditKind::Add, "added:1", None, Some(goal("Gavotte")));
    let remove = edit(EditKind::Remove, "added:1", None, None);
    let added = merge(&reading(&[]), std::slice::from_ref(&add));
    assert!(added.rows[0].added);
    assert!(merge(&reading(&[]), &[add, remove]).rows.is_empty());
}

#[test]
fn phrase_given_to_a_row_is_not_unread() {
    let phrase = |text: &str, from: u32| UnreadText {
        text: text.into(),
        from,
        to: from + 10,
    };
    let mut note = reading(&["Sonatina"]);
    note.unread = vec![phrase("like a cat", 20), phrase("the folder", 40)];
    let given = Goal {
        how: Some("softly; like a cat".into()),
        ..goal("Sonatina")
    };
    let give = edit(
        EditKind::Set,
        "title:sonatina|",
        Some(EditField::How),
        Some(given.clone()),
    );
    let remove = edit(EditKind::Remove, "title:sonatina|", None, None);
    let left = merge(&note, std::slice::from_ref(&give)).unread;
    assert_eq!(left, [phrase("the folder", 40)]);
    // With its row goes what the phrase was given to; what the note itself says is no gift.
    assert_eq!(merge(&note, &[give, remove]).unread, note.unread);
    note.goals = vec![given];
    assert_eq!(merge(&note, &[]).unread, note.unread);
}

#[test]
fn goal_23_edit_follows_to_the_hand_that_is_typed_next_and_to_no_other() {
    let left = Goal {
        hands: Some(Hands::Left),
        ..goal("Sonatina")
    };
    let right = Goal {
        hands: Some(Hands::Right),
        ..goal("Sonatina")
    };
    let note = |goals: &[&Goal]| Proposal {
        goals: goals.iter().map(|goal| (*goal).clone()).collect(),
        ..Proposal::default()
    };
    let now = |merged: &Merged, at: usize| merged.rows[at].goal.tempo.and_then(|tempo| tempo.now);
    // Set before the hand was typed.
    let merged = merge(&note(&[&left]), &[set_tempo(72, "Sonatina")]);
    assert_eq!((merged.rows.len(), now(&merged, 0)), (1, Some(72)));
    let tempo = at(72, "Sonatina").tempo;
    let faster = Goal {
        tempo,
        ..left.clone()
    };
    let set = edit(
        EditKind::Set,
        &left.key(),
        Some(EditField::Tempo),
        Some(faster),
    );
    let merged = merge(&note(&[&goal("Sonatina")]), std::slice::from_ref(&set));
    assert_eq!((now(&merged, 0), now(&merged, 1)), (None, Some(72)));
    // Of both hands each has its own; an edit never goes to the other.
    let merged = merge(&note(&[&left, &right]), std::slice::from_ref(&set));
    assert_eq!((now(&merged, 0), now(&merged, 1)), (Some(72), None));
    let merged = merge(&note(&[&right]), &[set]);
    assert_eq!((now(&merged, 0), now(&merged, 1)), (None, Some(72)));
    // Nor does one of the piece as a whole, whose words went, when the bars have an edit of their own.
    let placed = |bpm| Goal {
        places: vec![reedling_planner::goals::Place::Bars { from: 9, to: 16 }],
        ..at(bpm, "Sonatina")
    };
    let own = edit(
        EditKind::Set,
        &placed(60).key(),
        Some(EditField::Tempo),
        Some(placed(60)),
    );
    let merged = merge(&note(&[&placed(50)]), &[set_tempo(72, "Sonatina"), own]);
    assert_eq!((now(&merged, 0), now(&merged, 1)), (Some(60), Some(72)));
    let remove = edit(EditKind::Remove, &left.key(), None, Some(left.clone()));
    let merged = merge(&note(&[&left, &right]), &[remove]);
    assert_eq!(keys(&merged), [right.key()]);
}
