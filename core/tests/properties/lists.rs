//! Lists of lessons and rosters: filters, order, tabs and groups, against the plainest way to find them.

use std::cmp::Reverse;

use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};
use proptest::prelude::*;
use reedling_core::{
    lessons::{
        filter::{DateOrder, FamilyFilter, LessonFilter, TimeRange},
        list::{LessonSummary, family_lessons, teacher_lessons},
        status::LessonStatus,
    },
    parents::{family_calendar, split_by_time},
    students::roster::{GradeGroup, RosterFilter, RosterStudent, counts, roster},
};

use crate::{inputs::any_instant, zone::TzZone};

/// Lessons around an instant, in steps of six hours, so that starts coincide and filters end on some of them.
fn any_lessons() -> impl Strategy<Value = (DateTime<Utc>, Vec<LessonSummary>)> {
    let places = proptest::collection::vec((-160i64..=160, 0usize..4), 0..60);
    (any_instant(), places).prop_map(|(now, places)| {
        let lesson = |(id, (steps, status)): (usize, (i64, usize))| LessonSummary {
            id: id.to_string(),
            status: LessonStatus::ALL[status].as_str().to_owned(),
            ..LessonSummary::at(now + TimeDelta::hours(6 * steps))
        };
        (now, places.into_iter().enumerate().map(lesson).collect())
    })
}

/// The lessons that pass, by start; those with the same start in the order in which they came.
fn sorted(lessons: &[LessonSummary], passes: impl Fn(&LessonSummary) -> bool) -> Vec<&str> {
    let mut found: Vec<_> = lessons.iter().filter(|lesson| passes(lesson)).collect();
    found.sort_by_key(|lesson| lesson.start_time);
    found.into_iter().map(|lesson| lesson.id.as_str()).collect()
}

/// The same day of the next month or the one before, or the last day that the month has.
fn a_month_off(now: DateTime<Utc>, months: i32) -> DateTime<Utc> {
    let month = now.year() * 12 + now.month0().cast_signed() + months;
    let (year, month) = (
        month.div_euclid(12),
        month.rem_euclid(12).cast_unsigned() + 1,
    );
    let day = (1..=now.day())
        .rev()
        .find_map(|day| NaiveDate::from_ymd_opt(year, month, day));
    day.expect("a day").and_time(now.time()).and_utc()
}

proptest! {
    // CORE-67, CORE-72.
    #[test]
    fn time_filters_keep_exactly_their_days((now, lessons) in any_lessons()) {
        let week = TimeDelta::days(7);
        for (time, from, to) in [
            (TimeRange::All, DateTime::<Utc>::MIN_UTC, DateTime::<Utc>::MAX_UTC),
            (TimeRange::Week, now - week, now + week),
            (TimeRange::Month, a_month_off(now, -1), a_month_off(now, 1)),
        ] {
            let filter = LessonFilter { time, ..LessonFilter::default() };
            let wanted = sorted(&lessons, |lesson| from <= lesson.start_time && lesson.start_time <= to);
            prop_assert_eq!(teacher_lessons(&lessons, &filter, now, &TzZone::named("UTC")), wanted);
        }
    }

    // CORE-72.
    #[test]
    fn core_72_either_order_keeps_lessons_of_one_start_in_theirs((_, lessons) in any_lessons()) {
        let by = |order| {
            let status = "all".to_owned();
            family_lessons(&lessons, &FamilyFilter { status, order, child_id: None })
        };
        prop_assert_eq!(by(DateOrder::Oldest), sorted(&lessons, |_| true));
        let mut newest: Vec<_> = lessons.iter().collect();
        newest.sort_by_key(|lesson| Reverse(lesson.start_time));
        let newest: Vec<_> = newest.into_iter().map(|lesson| lesson.id.as_str()).collect();
        prop_assert_eq!(by(DateOrder::Newest), newest);
    }

    // CORE-66, CORE-80.
    #[test]
    fn every_lesson_is_either_recent_or_upcoming((now, lessons) in any_lessons()) {
        let tabs = split_by_time(&lessons, now);
        prop_assert_eq!(tabs.upcoming, sorted(&lessons, |lesson| lesson.start_time > now));
        let recent: Vec<_> = tabs.recent.iter().rev().map(String::as_str).collect();
        prop_assert_eq!(recent, sorted(&lessons, |lesson| lesson.start_time <= now));

        let calendar = family_calendar(&lessons, now);
        let ahead = |lesson: &LessonSummary| lesson.status == "SCHEDULED" && lesson.start_time > now;
        let next = sorted(&lessons, ahead);
        prop_assert_eq!(&calendar.events, &next[..next.len().min(10)]);
        let in_a_week = |lesson: &LessonSummary| lesson.start_time <= now + TimeDelta::days(7);
        let this_week = sorted(&lessons, |lesson| ahead(lesson) && in_a_week(lesson)).len();
        prop_assert_eq!(calendar.this_week, this_week);
    }

    // CORE-74, CORE-75.
    #[test]
    fn a_student_is_in_the_group_of_the_grade(
        people in proptest::collection::vec((0usize..16, any::<bool>()), 0..40)
    ) {
        let grades = [
            "K", "1", "5", "6", "8", "9", "12", "Adult", "Initial Grade", "Grade 3", "Grade 5", "Grade 6",
            "Grade 8", "Grade 12", "Not Grading", "",
        ];
        let students: Vec<_> = (0..)
            .zip(&people)
            .map(|(id, &(grade, is_minor))| RosterStudent {
                id: id.to_string(),
                name: format!("Student {id}"),
                email: None,
                grade: Some(grades[grade].to_owned()),
                is_minor,
            })
            .collect();
        let in_group = |group| {
            let search = String::new();
            roster(&students, &RosterFilter { search, group })
        };
        let of = |listed: &[&str]| {
            let wanted = students.iter().filter(|student| {
                listed.contains(&student.grade.as_deref().unwrap_or_default())
            });
            wanted.map(|student| student.id.as_str()).collect::<Vec<_>>()
        };
        let elementary = ["K", "1", "5", "Initial Grade", "Grade 3", "Grade 5"];
        prop_assert_eq!(in_group(GradeGroup::Elementary), of(&elementary));
        prop_assert_eq!(in_group(GradeGroup::Middle), of(&["6", "8", "Grade 6", "Grade 8"]));
        prop_assert_eq!(in_group(GradeGroup::High), of(&["9", "12", "Grade 12"]));
        let adults = students.iter().filter(|student| match student.grade.as_deref() {
            Some("Adult") => true,
            Some("Not Grading") => !student.is_minor,
            _ => false,
        });
        let adults: Vec<_> = adults.map(|student| student.id.as_str()).collect();
        prop_assert_eq!(in_group(GradeGroup::Adult), adults);
        prop_assert_eq!(in_group(GradeGroup::All).len(), students.len());

        let numbers = counts(&students);
        let minors = people.iter().filter(|(_, is_minor)| *is_minor).count();
        prop_assert_eq!((numbers.total, numbers.minors), (people.len(), minors));
        prop_assert_eq!((numbers.adults, numbers.active), (people.len() - minors, people.len()));
    }
}
