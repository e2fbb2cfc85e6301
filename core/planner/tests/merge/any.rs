//! What holds for any reading, edits and stored goals.

use proptest::prelude::*;
use reedling_planner::{
    goals::{Do, Goal, Hands, Need, Place, Proposal, Until, unite},
    merge::{Edit, EditField, EditKind, merge},
};

use crate::{at, edit, goal, stored_edits};

const TITLES: [&str; 4] = ["Sonatina", "Gavotte", "Minuet in G", "Rondo"];
const HANDS: [Option<Hands>; 4] = [
    None,
    Some(Hands::Left),
    Some(Hands::Right),
    Some(Hands::Apart),
];

/// A goal of a note, with or without bars and a hand.
fn any_goal() -> impl Strategy<Value = Goal> {
    let places = prop::sample::select(vec![vec![], vec![(1, 8)], vec![(9, 16)]]);
    (
        0..TITLES.len(),
        places,
        0..HANDS.len(),
        prop::option::of(30..200_u16),
    )
        .prop_map(|(title, bars, hands, bpm)| {
            let bars = bars.into_iter();
            Goal {
                places: bars.map(|(from, to)| Place::Bars { from, to }).collect(),
                hands: HANDS[hands],
                tempo: bpm.and_then(|bpm| at(bpm, "").tempo),
                ..goal(TITLES[title])
            }
        })
}

/// A note as it is read, every key once.
fn any_reading() -> impl Strategy<Value = Proposal> {
    prop::collection::vec(any_goal(), 0..6).prop_map(|goals| Proposal {
        goals: unite(goals),
        ..Proposal::default()
    })
}

fn any_edit() -> impl Strategy<Value = Edit> {
    (0..4_usize, any_goal(), 30..200_u16).prop_map(|(kind, row, bpm)| {
        let key = row.key();
        let row = Goal {
            tempo: at(bpm, "").tempo,
            ..row
        };
        match kind {
            0 | 3 => edit(EditKind::Set, &key, Some(EditField::Tempo), Some(row)),
            1 => edit(EditKind::Remove, &key, None, Some(row)),
            _ => edit(EditKind::Restore, &key, None, None),
        }
    })
}

/// A goal as a reader or a hand could have set it; its kind is put in by the caller.
fn any_stored() -> impl Strategy<Value = Goal> {
    let does = prop::sample::select(vec![Do::Practise, Do::Keep, Do::Rest, Do::Finish]);
    let said = prop::sample::select(vec!["", "Sonatina", "Gavotte at 60"]);
    let until = prop::sample::select(vec![
        None,
        Some(Until::NextLesson),
        "2026-12-03".parse().ok().map(Until::Date),
    ]);
    let needs = prop::sample::subsequence(vec![Need::Rhythm, Need::Memory, Need::Tone], 0..3);
    let read = (any::<bool>(), any::<bool>(), needs);
    (any_goal(), does, said, until, read).prop_map(
        |(goal, r#do, said, until, (started, is_carried, needs))| Goal {
            r#do,
            said: said.into(),
            until,
            started,
            needs,
            how: is_carried.then(|| "slowly".into()),
            carried_from: if is_carried {
                "2026-11-12".parse().ok()
            } else {
                None
            },
            ..goal
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn goal_23_edits_win_and_removals_last(
        edits in prop::collection::vec(any_edit(), 0..20),
        notes in prop::collection::vec(any_reading(), 1..6),
    ) {
        for note in notes {
            let merged = merge(&note, &edits);
            let all = || merged.rows.iter().chain(&merged.removed);
            let mut all_keys: Vec<_> = all().map(|row| row.key.as_str()).collect();
            all_keys.sort_unstable();
            all_keys.dedup();
            prop_assert_eq!(all_keys.len(), all().count());
            prop_assert!(merged.goals(None).validate().is_empty());
            for key in edits.iter().map(|edit| edit.key.as_str()) {
                let mine = || edits.iter().filter(|edit| edit.key == key);
                let last = mine().rfind(|edit| edit.kind != EditKind::Set);
                let removed = last.is_some_and(|edit| edit.kind == EditKind::Remove);
                let rows: Vec<_> = merged.rows.iter().filter(|row| row.key == key).collect();
                prop_assert!(!removed || rows.is_empty());
                let set = mine().rfind(|edit| edit.kind == EditKind::Set);
                let wanted = set.and_then(|edit| edit.goal.as_ref()).and_then(|goal| goal.tempo);
                if let (false, Some(tempo)) = (removed, wanted) {
                    let tempi: Vec<_> = rows.iter().map(|row| row.goal.tempo).collect();
                    prop_assert_eq!(tempi, [Some(tempo)]);
                }
            }
            // What nobody touched is as the note says.
            for goal in &note.goals {
                let key = goal.key();
                let is_near = |edit: &Edit| edit.key.split('|').next() == key.split('|').next();
                if !edits.iter().any(is_near) {
                    prop_assert!(merged.rows.iter().any(|row| row.goal == *goal));
                }
            }
            prop_assert_eq!(merge(&note, &edits), merged);
        }
    }

    #[test]
    fn goal_23_stored_goals_come_back_whatever_the_note_reads_as(
        read in prop::collection::vec(any_stored(), 0..6),
        stored in prop::collection::vec(any_stored(), 0..6),
        kept in 0..6_usize,
    ) {
        let (read, stored) = (unite(read), unite(stored));
        // Some of it is stored as it was read.
        let stored = unite(read.iter().take(kept).cloned().chain(stored).collect());
        let edits = stored_edits(&read, &stored);
        let note = Proposal { goals: read.clone(), ..Proposal::default() };
        prop_assert_eq!(merge(&note, &edits).goals(None).goals, stored);
        prop_assert_eq!(stored_edits(&read, &read), []);
    }
}
