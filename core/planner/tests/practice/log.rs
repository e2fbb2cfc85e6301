//! What the practice log changes.

use reedling_planner::{
    check::check,
    guidance::{DayKind, Part},
    input::{LogEntry, PlanInput, PracticeLog},
    plan::plan,
};

use crate::support::*;

/// Practice planning §7: under two fifths means one goal a day and no growth.
#[test]
fn a_thin_week_has_one_goal_a_day() {
    let entry = LogEntry {
        planned_minutes: 35,
        done_minutes: 5,
    };
    let asked = PlanInput {
        log: PracticeLog {
            entries: vec![entry; 5],
        },
        ..input(
            "Piano",
            "Grade 4",
            14,
            "Minuet in G late at 72. Gavotte in D at 80.",
        )
    };
    let made = plan(&asked);
    assert_eq!(check(&made, &asked), []);
    assert_eq!(
        made.basis
            .pieces
            .iter()
            .filter(|piece| piece.active)
            .count(),
        1
    );
    for day in &made.basis.days {
        let spots = day.blocks.iter().filter(|block| block.part == Part::Spots);
        assert!(
            matches!(day.kind, DayKind::Lesson) || spots.count() <= 1,
            "{day:?}"
        );
    }
    let tempi = tempi(&made, "Minuet in G");
    assert!(tempi.iter().all(|bpm| *bpm == tempi[0]));
    assert!(made.guidance.week_summary.contains("one goal a day"));
}
