//! What holds for every input: series, overlaps, grids, and that no check panics on hostile text.

#[path = "support/zone.rs"]
mod zone;

use chrono::{DateTime, Days, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use proptest::prelude::*;
use reedling_core::{
    access::guard,
    account::{
        password::{NewPassword, ResetPassword, requirements},
        registration::Registration,
        session::{api_error_text, is_invalid_session},
    },
    calendar::{month::month_grid, week::teacher_week},
    email::is_email,
    lesson::{
        Occurrence,
        conflict::{self, BusyLesson, overlaps},
        edit::EditLessonDraft,
        list::ListedLesson,
        note::{LessonNoteDraft, with_piece},
        recurrence::{End, Recurrence, RecurrenceEndType, RecurrenceType, SERIES_MAX},
        schedule::{ScheduleLessonDraft, end_time, series},
        status::LessonStatus,
        title::draft_title,
    },
    student::{create::AddStudentDraft, grade::Grade, screen::StudentScreenDraft},
    time::{self, text},
};
use zone::TzZone;

const ZONES: [&str; 10] = [
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "America/Sao_Paulo",
    "Africa/Casablanca",
    "Pacific/Apia",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Asia/Gaza",
    "UTC",
];

fn any_zone() -> impl Strategy<Value = TzZone> {
    (0..ZONES.len()).prop_map(|index| TzZone::named(ZONES[index]))
}

/// A quarter of an hour between 1980 and 2037.
fn any_local() -> impl Strategy<Value = NaiveDateTime> {
    (0i64..57 * 365 * 96).prop_map(|quarters| {
        let first = NaiveDate::from_ymd_opt(1980, 1, 1)
            .expect("a day")
            .and_time(Default::default());
        first + TimeDelta::minutes(15 * quarters)
    })
}

fn any_instant() -> impl Strategy<Value = DateTime<Utc>> {
    any_local().prop_map(|local| local.and_utc())
}

/// What somebody might send: nothing, anything, dates and times of every kind, far too much.
fn hostile() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        any::<String>(),
        "[0-9]{4}-[0-9]{2}-[0-9]{2}",
        prop_oneof![Just("0001-01-01".to_owned()), Just("9999-12-31".to_owned())],
        "[0-2][0-9]:[0-6][0-9]",
        "[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-6][0-9]:[0-6][0-9](\\.[0-9]{0,9})?(Z|[+-][0-9]{2}:[0-9]{2})",
        Just("é".repeat(1 << 19)),
        Just("Mars/Base\u{0}\u{202e}".to_owned()),
    ]
}

fn any_number() -> impl Strategy<Value = Option<f64>> {
    proptest::option::of(prop_oneof![any::<f64>(), (-10i32..300).prop_map(f64::from)])
}

fn any_today() -> impl Strategy<Value = NaiveDate> {
    (1i32..=9999, 1u32..=366).prop_map(|(year, day)| {
        NaiveDate::from_yo_opt(year, day)
            .or_else(|| NaiveDate::from_yo_opt(year, 365))
            .expect("a day")
    })
}

proptest! {
    // CORE-54, CORE-56.
    #[test]
    fn core_54_core_56_a_series_by_count_keeps_count_distance_and_wall_clock(
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
    fn core_55_a_series_by_date_ends_with_the_last_lesson_on_or_before_it(
        start in any_local(), days in 0u64..4000
    ) {
        let last = start.date() + Days::new(days);
        let lessons: Vec<_> = Recurrence::Weekly(End::Until(last)).occurrences(start).collect();
        prop_assert_eq!(lessons.len(), SERIES_MAX.min(usize::try_from(days / 7).expect("few") + 1));
        prop_assert!(lessons.iter().all(|at| at.date() <= last && at.time() == start.time()));
    }

    #[test]
    fn a_series_from_an_instant_begins_with_it(start in any_instant(), zone in any_zone()) {
        let lessons = series(start, &zone, Recurrence::Weekly(End::Count(3)), TimeDelta::minutes(45));
        prop_assert_eq!(lessons[0].start_time, start);
        prop_assert!(lessons.iter().all(|at| at.end_time - at.start_time == TimeDelta::minutes(45)));
    }

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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn no_lesson_check_panics(
        texts in proptest::array::uniform5(hostile()), minutes in any_number(), count in any_number(),
        today in any_today(), zone in any_zone(),
    ) {
        let [title, description, date, start, other] = texts;
        let mut draft = ScheduleLessonDraft::defaults(today);
        draft.title.clone_from(&title);
        draft.description.clone_from(&description);
        draft.date.clone_from(&date);
        draft.start_time.clone_from(&start);
        draft.recurrence_end_date.clone_from(&other);
        (draft.duration_minutes, draft.recurrence_count) = (minutes, count);
        for (kind, end) in [
            (RecurrenceType::Single, RecurrenceEndType::Count),
            (RecurrenceType::Weekly, RecurrenceEndType::Count),
            (RecurrenceType::Weekly, RecurrenceEndType::Date),
        ] {
            (draft.recurrence_type, draft.recurrence_end_type) = (kind, end);
            draft.check(today);
            draft.plan(&zone);
        }
        let edit = EditLessonDraft {
            student_id: other.clone(),
            title: title.clone(),
            description,
            date: date.clone(),
            start_time: start.clone(),
            duration_minutes: minutes,
            status: LessonStatus::Scheduled,
            notes: other.clone(),
        };
        edit.check();
        edit.plan(&zone);
        let note = LessonNoteDraft {
            student_id: String::new(),
            instrument: other.clone(),
            title: title.clone(),
            content: other.clone(),
            date: date.clone(),
            duration_minutes: minutes,
            pieces_worked_on: with_piece(Vec::new(), &title),
            homework_assigned: None,
            attachments: None,
        };
        note.check(today);
        note.plan(&zone);
        draft_title(Some(&title), &date);
        end_time(&start, minutes);
    }

    #[test]
    fn no_check_about_people_panics(
        texts in proptest::array::uniform5(hostile()), minor in any::<bool>(), today in any_today(),
    ) {
        let [name, email, date, grade, other] = texts;
        let student = AddStudentDraft {
            first_name: name.clone(),
            email: email.clone(),
            dob: date.clone(),
            grade: grade.clone(),
            is_minor: minor,
            parent_email: other.clone(),
            ..AddStudentDraft::default()
        };
        student.check(today);
        let _ = student.completed();
        let screen = StudentScreenDraft {
            name: name.clone(),
            email: email.clone(),
            date_of_birth: date,
            grade: grade.clone(),
            ..StudentScreenDraft::default()
        };
        screen.check(today);
        Grade::read(&grade);
        let (password, confirm_password) = (other.clone(), name.clone());
        Registration { name, email: email.clone(), password, confirm_password }.check();
        let (new_password, confirm_password) = (other.clone(), grade.clone());
        ResetPassword {
            user_id: email.clone(),
            temp_password: grade.clone(),
            new_password: new_password.clone(),
            confirm_password: confirm_password.clone(),
        }
        .check();
        NewPassword { current_password: grade, new_password, confirm_password }.check();
        requirements(&other);
        is_email(&email);
        guard(&other, false, true, Some(&email));
        is_invalid_session(Some(500), &other);
        api_error_text(500, &email, &other, None);
    }

    #[test]
    fn no_reading_of_dates_and_times_panics(typed in hostile(), zone in any_zone()) {
        text::parse_time(&typed);
        text::parse_month(&typed);
        if let Some(date) = text::parse_date(&typed) {
            time::day_start(&zone, date);
            month_grid(date, &[], 3, date, &zone);
        }
        if let Some(at) = text::parse_instant(&typed) {
            text::instant(at);
            teacher_week(at, &zone);
        }
    }
}
