//! The years 0001 to 9999, to their first and last second: what core writes it reads again.

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use proptest::prelude::*;
use reedling_core::{
    calendars::{month::month_grid, week::teacher_week},
    lessons::{
        Occurrence,
        recurrence::{RecurrenceEndType, RecurrenceType},
        schedule::ScheduleLessonDraft,
    },
    time::text,
};

use crate::inputs::any_zone;

const SECONDS: i64 = 315_537_897_600;

fn first() -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(1, 1, 1).expect("the first day");
    day.and_time(Default::default())
}

/// Any second of all the years, and often one near the first or the last.
fn any_second() -> impl Strategy<Value = NaiveDateTime> {
    let (day, months) = (86_400, 86_400 * 70);
    prop_oneof![
        0..SECONDS,
        0..day,
        0..months,
        SECONDS - day..SECONDS,
        SECONDS - months..SECONDS
    ]
    .prop_map(|seconds| first() + TimeDelta::seconds(seconds))
}

fn is_written_as_it_is(at: DateTime<Utc>) -> bool {
    text::parse_instant(&text::instant(at)) == Some(at)
}

proptest! {
    #[test]
    fn every_second_is_written_and_read(at in any_second(), ahead in -1439i64..=1439) {
        let utc = at.and_utc();
        prop_assert!(is_written_as_it_is(utc));
        let sign = if ahead < 0 { '-' } else { '+' };
        let (hours, minutes) = (ahead.abs() / 60, ahead.abs() % 60);
        let written = format!("{}{sign}{hours:02}:{minutes:02}", at.format("%Y-%m-%dT%H:%M:%S"));
        // With an offset it may be of the year before the first, or after the last.
        if let Some(read) = text::parse_instant(&written) {
            prop_assert_eq!(read, utc - TimeDelta::minutes(ahead));
            prop_assert!(is_written_as_it_is(read), "{}", written);
        }
    }

    #[test]
    fn every_lesson_of_a_plan_can_be_written(
        start in any_second(), minutes in 1u32..=240, count in 1u32..=52, last in any_second(), zone in any_zone(),
    ) {
        for end_type in [RecurrenceEndType::Count, RecurrenceEndType::Date] {
            let draft = ScheduleLessonDraft {
                date: text::date(start.date()),
                start_time: text::time(start.time()),
                duration_minutes: Some(minutes.into()),
                recurrence_type: RecurrenceType::Weekly,
                recurrence_end_type: end_type,
                recurrence_count: Some(count.into()),
                recurrence_end_date: text::date(last.date()),
                ..ScheduleLessonDraft::defaults(start.date())
            };
            let planned = draft.plan(&zone);
            prop_assert!(planned.is_sorted_by(|one, next| one.start_time < next.start_time));
            for Occurrence { start_time, end_time } in planned {
                prop_assert_eq!(end_time - start_time, TimeDelta::minutes(minutes.into()));
                prop_assert!(is_written_as_it_is(start_time) && is_written_as_it_is(end_time));
            }
        }
    }

    #[test]
    fn every_month_leads_to_months_that_can_be_read(at in any_second(), zone in any_zone()) {
        let grid = month_grid(at.date(), &[], 3, at.date(), &zone);
        prop_assert_eq!(grid.weeks.concat().iter().filter(|day| day.is_today).count(), 1);
        for month in [&grid.month, &grid.previous_month, &grid.next_month] {
            prop_assert!(text::parse_month(month).is_some(), "{}", month);
        }
        let week = teacher_week(at.and_utc(), &zone);
        prop_assert!(week.start < week.end);
    }
}
