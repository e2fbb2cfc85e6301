//! What the summary tells of the days.

use reedling_planner::{
    goals::{Mode, Week},
    plans::PlanRequest,
};

use crate::support::*;

#[test]
fn summary_lists_only_what_some_day_has() {
    let scales = ["D", "E", "F", "G", "A", "B"].map(|tonic| {
        reedling_planner::goals::Goal::new(
            reedling_planner::goals::Do::Practise,
            scale(tonic, Mode::Minor),
        )
    });
    let week = Week {
        days: Some(2),
        minutes_per_day: Some(10),
        ..Week::default()
    };
    let asked = PlanRequest {
        week,
        ..request(
            "Piano",
            "Grade 2",
            11,
            [vec![minuet()], scales.to_vec()].concat(),
        )
    };
    let made = reedling_planner::plans::plan(&asked);
    let summary = &made.guidance.week_summary;
    let mut missing = 0;
    for tonic in ["D", "E", "F", "G", "A", "B"] {
        let title = format!("{tonic} minor scale");
        let has = cards(&made).any(|card| card.title == title);
        missing += usize::from(!has);
        assert_eq!(summary.contains(&title), has, "{title}: {summary}");
    }
    assert!(missing > 0, "{summary}");
}
