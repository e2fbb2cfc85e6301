//! Weekly series: count, end date, order and wall clock.

use chrono::{Days, TimeDelta};
use proptest::prelude::*;
use reedling_core::{
    lessons::{
        recurrence::{End, Recurrence, SERIES_MAX},
        series::expand_from_instant,
    },
    time,
};

use crate::inputs::{any_instant, any_local, any_zone};

proptest! {
    // CORE-54, CORE-56.
    #[test]
    fn a_series_by_count_keeps_count_distance_and_wall_clock(
        start in any_local(), count in 1u32..=52, zone in any_zone()
    ) {
        let recurrence = Recurrence::Weekly(End::Count(count));
        let lessons: Vec<_> = recurrence.starts(start, &zone).collect();
        prop_assert_eq!(lessons.len(), count as usize);
        prop_assert!(lessons.is_sorted());
        for (week, at) in (0u64..).zip(&lessons) {
            let wanted = start + Days::new(7 * week);
            let shown = time::to_local(&zone, *at);
            // Only a time that the clock skips is shown later, by the gap, which is a day at most.
            prop_assert!(shown == wanted || (wanted < shown && shown - wanted <= TimeDelta::days(1)));
            prop_assert_eq!(*at, time::to_utc(&zone, wanted));
        }
    }

    // CORE-55.
    #[test]
    fn core_55_series_by_date_ends_on_or_before_the_date(
        start in any_local(), days in 0u64..4000
    ) {
        let last = start.date() + Days::new(days);
        let lessons: Vec<_> = Recurrence::Weekly(End::Until(last)).occurrences(start).collect();
        prop_assert_eq!(lessons.len(), SERIES_MAX.min(usize::try_from(days / 7).expect("few") + 1));
        prop_assert!(lessons.iter().all(|at| at.date() <= last && at.time() == start.time()));
    }

    #[test]
    fn a_series_from_an_instant_begins_with_it(start in any_instant(), zone in any_zone()) {
        let lessons = expand_from_instant(start, &zone, Recurrence::Weekly(End::Count(3)), TimeDelta::minutes(45));
        prop_assert_eq!(lessons[0].start_time, start);
        prop_assert!(lessons.iter().all(|at| at.end_time - at.start_time == TimeDelta::minutes(45)));
    }
}
