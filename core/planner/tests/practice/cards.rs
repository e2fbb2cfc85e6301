//! A plan's texts fall apart into the cards that screens show.

use reedling_core::practice::cards::tasks;
use reedling_planner::plan::{PlanInput, plan};

#[test]
fn every_minute_of_a_planned_week_is_on_a_card() {
    let made = plan(&PlanInput {
        instrument: "Violin".into(),
        grade: "Grade 5".into(),
        lesson_date: "2026-03-02".parse().expect("a date"),
        notes: "Gavotte bars 9-16 at 72, intonation. D major scale.".into(),
        ..PlanInput::default()
    });
    for day in made.guidance.daily_plan {
        if day.duration_minutes == 0 {
            continue;
        }
        let pieces = day.repertoire.iter().map(|item| item.focus.as_str());
        let texts = [
            day.warmup.as_str(),
            day.technical_focus.as_str(),
            day.musicianship.as_str(),
        ];
        let minutes: u16 = pieces
            .chain(texts)
            .flat_map(tasks)
            .filter_map(|task| task.minutes)
            .sum();
        assert_eq!(minutes, day.duration_minutes, "{}", day.day);
    }
}
