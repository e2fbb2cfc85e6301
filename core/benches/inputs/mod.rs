//! What the rules are measured on; the same at every run.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, Offset, TimeDelta, TimeZone, Utc};
use reedling_core::{
    lessons::{
        conflict::BusyLesson,
        list::LessonSummary,
        recurrence::{RecurrenceEndType, RecurrenceType},
        schedule::ScheduleLessonDraft,
        series_change::{
            question::SeriesQuestion,
            request::{ChangeKind, Scope, SeriesChange, SeriesChangeRequest},
            state::{SeriesLesson, SeriesRule, SeriesState},
        },
        status::LessonStatus,
        title::lesson_title,
    },
    time::{Zone, to_utc},
};

/// The day of every measurement.
pub const TODAY: &str = "2026-03-02";

/// A zone of chrono-tz, as on the server.
pub struct TzZone(chrono_tz::Tz);

/// The zone of every measurement.
pub fn berlin() -> TzZone {
    TzZone(chrono_tz::Europe::Berlin)
}

impl Zone for TzZone {
    fn offset_seconds(&self, at_utc_epoch_seconds: i64) -> i32 {
        let utc = DateTime::from_timestamp(at_utc_epoch_seconds, 0).unwrap_or_default();
        let offset = self.0.offset_from_utc_datetime(&utc.naive_utc());
        offset.fix().local_minus_utc()
    }
}

/// A day from its text.
pub fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

/// Starts spread over as many days from March on.
fn start(index: u16, days: u16) -> DateTime<Utc> {
    let first = date("2026-03-01").and_hms_opt(8, 0, 0).expect("a time");
    let day = TimeDelta::days(i64::from(index.wrapping_mul(7) % days));
    first.and_utc() + day + TimeDelta::minutes(i64::from(index.wrapping_mul(13) % 40) * 15)
}

/// Lessons of a list.
pub fn lessons(count: u16, days: u16) -> Vec<LessonSummary> {
    let statuses = ["SCHEDULED", "COMPLETED", "CANCELLED", "MISSED"];
    (0..count)
        .map(|index| LessonSummary {
            id: format!("lesson-{index:04}"),
            title: format!("Lesson {index}"),
            student_name: Some(format!("Student {}", index % 60)),
            status: statuses[usize::from(index % 4)].to_owned(),
            ..LessonSummary::at(start(index, days))
        })
        .collect()
}

/// Lessons that take half an hour each, over a year.
pub fn busy(count: u16) -> Vec<BusyLesson> {
    (0..count)
        .map(|index| BusyLesson {
            id: format!("lesson-{index:04}"),
            title: format!("Lesson {index}"),
            student_name: format!("Student {}", index % 60),
            start_time: start(index, 365),
            end_time: start(index, 365) + TimeDelta::minutes(30),
            status: "SCHEDULED".to_owned(),
        })
        .collect()
}

/// A filled-in schedule form for a weekly series of 52.
pub fn filled_form() -> ScheduleLessonDraft {
    ScheduleLessonDraft {
        student_id: "0199c5f4-7d2e-7c1b-9a64-3f1d5b0c2e11".to_owned(),
        title: "Ada Lovelace - Mar 9, 2026".to_owned(),
        description: "Minuet in G, bars 9 to 16".to_owned(),
        date: "2026-03-09".to_owned(),
        start_time: "16:00".to_owned(),
        duration_minutes: Some(30.0),
        notes: String::new(),
        recurrence_type: RecurrenceType::Weekly,
        recurrence_end_type: RecurrenceEndType::Count,
        recurrence_end_date: "2026-03-30".to_owned(),
        recurrence_count: Some(52.0),
    }
}

/// The same form with every required field left out.
pub fn empty_form() -> ScheduleLessonDraft {
    ScheduleLessonDraft {
        student_id: String::new(),
        title: String::new(),
        date: String::new(),
        start_time: String::new(),
        duration_minutes: None,
        recurrence_type: RecurrenceType::Single,
        ..filled_form()
    }
}

/// A series of the most lessons, all of which move to another day and time.
pub fn long_series() -> SeriesQuestion {
    let first_date = date("2026-03-03");
    let local_time = NaiveTime::from_hms_opt(16, 0, 0).expect("a time");
    let lesson = |number: u64| {
        let slot = first_date + Days::new(7 * number);
        SeriesLesson {
            id: format!("own-{number:03}"),
            slot,
            title: lesson_title(Some("Ada Lovelace"), slot),
            description: None,
            start_time: to_utc(&berlin(), slot.and_time(local_time)),
            duration_minutes: 30,
            status: LessonStatus::Scheduled,
            cancel_reason: None,
            detached: false,
        }
    };
    let lessons: Vec<_> = (0..260).map(lesson).collect();
    let rule = SeriesRule {
        title: lessons[0].title.clone(),
        description: None,
        duration_minutes: 30,
        local_time,
        first_date,
        last_date: lessons[259].slot,
        interval_weeks: 1,
    };
    let change = SeriesChange {
        date: Some("2026-03-05".to_owned()),
        start_time: Some("16:30".to_owned()),
        ..SeriesChange::of(ChangeKind::Move)
    };
    SeriesQuestion {
        series: SeriesState {
            rule,
            student_name: Some("Ada Lovelace".to_owned()),
            lessons,
            skips: Vec::new(),
        },
        anchor: "own-000".to_owned(),
        request: SeriesChangeRequest::of(Scope::All, change),
        closures: Vec::new(),
        now: date(TODAY).and_time(NaiveTime::MIN).and_utc(),
        zone: "Europe/Berlin".to_owned(),
        school_zone: "Europe/Berlin".to_owned(),
    }
}
