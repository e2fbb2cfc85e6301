//! Lines of the week that were removed, brought back and stored.

use proptest::prelude::*;
use reedling_planner::{
    goals::{Context, Goals, Hands, Proposal, Week},
    merge::{Edit, EditKind, Merged, merge, stored_edits},
    read::read,
};

fn note(week: Week) -> Proposal {
    Proposal {
        week,
        ..Proposal::default()
    }
}

fn ten_minutes_not_on_friday() -> Week {
    Week {
        minutes_per_day: Some(10),
        off_dates: vec!["2026-03-06".parse().expect("a date")],
        ..Week::default()
    }
}

fn edit(kind: EditKind, merged: &Merged, at: usize) -> Edit {
    let line = &merged.week_lines[at];
    Edit {
        kind,
        key: line.key.clone(),
        field: None,
        goal: None,
        week: Some(line.week.clone()),
    }
}

#[test]
fn goal_14_removed_week_line_stays_removed_until_its_undo() {
    let reading = note(ten_minutes_not_on_friday());
    let remove = edit(EditKind::Remove, &merge(&reading, &[]), 1);
    let edits = [remove.clone()];
    let merged = merge(&reading, &edits);
    assert!(merged.week_lines[1].removed && merged.week.off_dates.is_empty());
    assert_eq!(merged.goals(None).week.minutes_per_day, Some(10));
    // Its words go while more is typed, and come back: it stays away.
    let gone = merge(&note(Week::default()), &edits);
    assert!(gone.week_lines[0].removed && !gone.week_lines[0].in_note);
    assert!(merge(&reading, &edits).week.off_dates.is_empty());
    let restored = [remove, edit(EditKind::Restore, &merged, 1)];
    assert_eq!(merge(&reading, &restored).week, reading.week);
    assert!(
        merge(&note(Week::default()), &restored)
            .week_lines
            .is_empty()
    );
}

// GOAL-14: a removal is of what the line said, and hides nothing else.
#[test]
fn goal_14_removed_week_line_hides_no_other_value() {
    let minutes = |many| {
        note(Week {
            minutes_per_day: Some(many),
            ..Week::default()
        })
    };
    let remove = |many| edit(EditKind::Remove, &merge(&minutes(many), &[]), 0);
    let left = |many, edits: &[Edit]| merge(&minutes(many), edits).week.minutes_per_day;
    assert_eq!(left(20, &[remove(10)]), Some(20));
    assert_eq!(left(10, &[remove(10)]), None);
    let both = [remove(10), remove(20)];
    assert_eq!((left(10, &both), left(20, &both)), (None, None));
    assert_eq!(left(15, &both), Some(15));
    // Its own Undo brings it back, and that of another value does not.
    let restore = |many| edit(EditKind::Restore, &merge(&minutes(many), &[]), 0);
    let undone = [remove(10), remove(20), restore(20)];
    assert_eq!((left(10, &undone), left(20, &undone)), (None, Some(20)));
    // What is not stored is not struck through once other words stand there.
    let edits = stored_edits(&minutes(10), &Goals::default());
    assert_eq!((left(10, &edits), left(20, &edits)), (None, Some(20)));
}

// GOAL-14: what a removed line said of the hands is in no goal either.
#[test]
fn goal_14_removed_week_hand_is_in_no_goal() {
    let context = Context {
        instrument: "Piano".into(),
        ..Context::on("2026-03-02".parse().expect("a date"))
    };
    let note = "Left hand only this week. Minuet in G by Petzold, bars 1-16.";
    let reading = read(note, &context);
    let merged = merge(&reading, &[]);
    assert_eq!(merged.week.hands, Some(Hands::Left));
    let removed = merge(&reading, &[edit(EditKind::Remove, &merged, 0)]);
    assert_eq!(removed.week.hands, None);
    assert_eq!(removed.rows.len(), 1);
    assert_eq!(removed.rows[0].goal.hands, None);
}

#[test]
fn edit_of_no_week_line_changes_nothing() {
    let mut edit = edit(
        EditKind::Remove,
        &merge(&note(ten_minutes_not_on_friday()), &[]),
        1,
    );
    edit.week = None;
    assert!(
        merge(&note(Week::default()), &[edit.clone()])
            .week_lines
            .is_empty()
    );
    edit.key = "week:nothing".into();
    edit.week = Some(ten_minutes_not_on_friday());
    assert!(merge(&note(Week::default()), &[edit]).week_lines.is_empty());
}

fn any_week() -> impl Strategy<Value = Week> {
    let hands = prop_oneof![Just(Hands::Left), Just(Hands::Right), Just(Hands::Apart)];
    let days = prop::collection::btree_set(1..28_u32, 0..3);
    let dates = days.prop_map(|days| {
        let date = |day| chrono::NaiveDate::from_ymd_opt(2026, 3, day);
        days.into_iter().filter_map(date).collect()
    });
    (
        prop::option::of(5..30_u16),
        prop::option::of(0..8_u8),
        dates,
        prop::option::of(hands),
        any::<bool>(),
    )
        .prop_map(
            |(minutes_per_day, days, off_dates, hands, without_metronome)| Week {
                minutes_per_day,
                days,
                off_dates,
                hands,
                without_metronome,
            },
        )
}

proptest! {
    #[test]
    fn goal_14_stored_week_comes_back_whatever_the_note_reads_as(read in any_week(), stored in any_week()) {
        let goals = Goals { week: stored.clone(), ..Goals::default() };
        let edits = stored_edits(&note(read.clone()), &goals);
        prop_assert_eq!(merge(&note(read.clone()), &edits).goals(None).week, stored);
        let as_read = Goals { week: read.clone(), ..Goals::default() };
        prop_assert_eq!(stored_edits(&note(read), &as_read), []);
    }
}
