//! The month grid, the teacher's week, and dates as they are written.

use chrono::TimeDelta;
use proptest::prelude::*;
use reedling_core::{
    calendar::{month::month_grid, week::teacher_week},
    lesson::list::ListedLesson,
    time::{self, text},
};

use crate::inputs::{any_instant, any_local, any_zone};

proptest! {
    // CORE-69, CORE-71.
    #[test]
    fn core_69_core_71_every_lesson_of_the_month_stands_on_its_day(
        month in any_local(), offsets in proptest::collection::vec(-4000i64..4000, 0..30), zone in any_zone()
    ) {
        let lessons: Vec<_> = (0..)
            .zip(offsets)
            .map(|(id, quarters)| {
                let start = month.and_utc() + TimeDelta::minutes(15 * quarters);
                ListedLesson { id: id.to_string(), ..ListedLesson::at(start) }
            })
            .collect();
        let grid = month_grid(month.date(), &lessons, 2, month.date(), &zone);
        prop_assert!((4..=6).contains(&grid.weeks.len()));
        let cells: Vec<_> = grid.weeks.concat();
        for cell in &cells {
            prop_assert_eq!(&cell.shown[..], &cell.lesson_ids[..cell.lesson_ids.len().min(2)]);
            prop_assert_eq!(cell.shown.len() + cell.more_count, cell.lesson_ids.len());
            let text = (cell.more_count > 0).then(|| format!("+{} more", cell.more_count));
            prop_assert_eq!(&cell.more_text, &text);
        }
        prop_assert_eq!(cells.iter().filter(|cell| cell.is_today).count(), 1);
        for lesson in &lessons {
            let date = text::date(time::to_local(&zone, lesson.start_time).date());
            let listed: Vec<_> =
                cells.iter().filter(|cell| cell.lesson_ids.contains(&lesson.id)).collect();
            prop_assert!(listed.len() <= 1);
            prop_assert!(listed.iter().all(|cell| cell.date == date));
            let in_month = date.starts_with(&grid.month);
            prop_assert!(!in_month || listed.len() == 1);
        }
    }

    // CORE-68.
    #[test]
    fn core_68_a_week_begins_on_monday_and_holds_its_instant(now in any_instant(), zone in any_zone()) {
        let week = teacher_week(now, &zone);
        let today = text::date(time::to_local(&zone, now).date());
        prop_assert!(week.start_date <= today && today <= week.end_date);
    }

    #[test]
    fn dates_and_instants_are_read_as_they_are_written(at in any_instant()) {
        prop_assert_eq!(text::parse_instant(&text::instant(at)), Some(at));
        prop_assert_eq!(text::parse_date(&text::date(at.date_naive())), Some(at.date_naive()));
    }
}
