//! The month grid, the teacher's week, and dates as they are written.

use chrono::{Datelike, NaiveTime, TimeDelta, Weekday};
use proptest::prelude::*;
use reedling_core::{
    calendars::{month::month_grid, week::teacher_week},
    lessons::list::LessonSummary,
    time::{self, text},
};

use crate::inputs::{any_instant, any_local, any_zone};

proptest! {
    // CORE-69, CORE-71.
    #[test]
    fn every_lesson_of_the_month_stands_on_its_day(
        month in any_local(), offsets in proptest::collection::vec((-4000i64..4000, 0usize..5), 0..30), zone in any_zone()
    ) {
        let statuses = ["COMPLETED", "SCHEDULED", "CANCELLED", "MISSED", "POSTPONED"];
        let lessons: Vec<_> = (0..)
            .zip(offsets)
            .map(|(id, (quarters, status))| {
                let start = month.and_utc() + TimeDelta::minutes(15 * quarters);
                LessonSummary {
                    id: id.to_string(),
                    status: statuses[status].into(),
                    ..LessonSummary::at(start)
                }
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
        let of_month: Vec<_> = lessons
            .iter()
            .filter(|lesson| text::date(time::to_local(&zone, lesson.start_time).date()).starts_with(&grid.month))
            .collect();
        let count = |wanted: &[&str]| of_month.iter().filter(|lesson| wanted.contains(&&*lesson.status)).count();
        prop_assert_eq!(grid.summary.total, of_month.len());
        prop_assert_eq!(grid.summary.completed, count(&["COMPLETED"]));
        prop_assert_eq!(grid.summary.scheduled, count(&["SCHEDULED"]));
        prop_assert_eq!(grid.summary.cancelled_or_missed, count(&["CANCELLED", "MISSED"]));
    }

    // CORE-68.
    #[test]
    fn core_68_a_week_begins_on_monday_and_holds_its_instant(now in any_instant(), zone in any_zone()) {
        let week = teacher_week(now, &zone);
        let today = text::date(time::to_local(&zone, now).date());
        prop_assert!(week.start_date <= today && today <= week.end_date);
        // Midnight of the Monday at or before today to the last second of the Sunday, as the wall clock has them.
        let (monday, sunday) = (text::parse_date(&week.start_date), text::parse_date(&week.end_date));
        let (Some(monday), Some(sunday)) = (monday, sunday) else {
            return Err(TestCaseError::fail("a week without days"));
        };
        prop_assert_eq!((monday.weekday(), sunday.weekday()), (Weekday::Mon, Weekday::Sun));
        prop_assert_eq!((sunday - monday).num_days(), 6);
        prop_assert_eq!(week.start, time::day_start(&zone, monday));
        let last_second = sunday.and_time(NaiveTime::MIN) + TimeDelta::seconds(86_399);
        prop_assert_eq!(week.end, time::to_utc(&zone, last_second));
    }

    #[test]
    fn dates_and_instants_are_read_as_they_are_written(at in any_instant()) {
        prop_assert_eq!(text::parse_instant(&text::instant(at)), Some(at));
        prop_assert_eq!(text::parse_date(&text::date(at.date_naive())), Some(at.date_naive()));
    }
}
