//! Overlaps, against comparing each lesson with each.

use chrono::{DateTime, TimeDelta};
use proptest::prelude::*;
use reedling_core::lessons::{
    Occurrence,
    conflict::{self, BusyLesson, overlaps},
    status::LessonStatus,
};

proptest! {
    // CORE-87.
    #[test]
    fn core_87_finding_overlaps_is_comparing_each_with_each(
        planned in proptest::collection::vec((0i64..2000, 1i64..300), 0..12),
        taken in proptest::collection::vec((0i64..2000, 1i64..600, 0usize..4), 0..40),
    ) {
        let at = |minute| DateTime::UNIX_EPOCH + TimeDelta::minutes(minute);
        let planned: Vec<_> = planned
            .into_iter()
            .map(|(start, length)| Occurrence { start_time: at(start), end_time: at(start + length) })
            .collect();
        let busy: Vec<_> = (0..)
            .zip(taken)
            .map(|(id, (start, length, status))| BusyLesson {
                id: id.to_string(),
                title: String::new(),
                student_name: String::new(),
                start_time: at(start),
                end_time: at(start + length),
                status: LessonStatus::ALL[status].as_str().to_owned(),
            })
            .collect();
        let mut found: Vec<_> = conflict::find(&planned, &busy)
            .into_iter()
            .map(|conflict| (conflict.occurrence, conflict.lesson.id))
            .collect();
        found.sort();
        let mut wanted = Vec::new();
        for (index, new) in planned.iter().enumerate() {
            for lesson in busy.iter().filter(|lesson| lesson.status != "CANCELLED") {
                let both = ((new.start_time, new.end_time), (lesson.start_time, lesson.end_time));
                if overlaps(both.0, both.1) {
                    wanted.push((index, lesson.id.clone()));
                }
            }
        }
        wanted.sort();
        prop_assert_eq!(found, wanted);
    }
}
