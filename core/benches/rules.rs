//! Speed of the rules natively, as the server calls them; `just bench core` prints the medians beside the goals.
//! The inputs are those of `bench/inputs.mjs`, which the rules are measured on in WebAssembly.

#![allow(missing_docs)] // criterion's macro writes a function without documentation

mod inputs;

use std::{hint::black_box, time::Duration};

use chrono::{DateTime, NaiveDateTime};
use criterion::{Criterion, criterion_group, criterion_main};
use reedling_core::{
    calendars::month::month_grid,
    lessons::{
        conflict,
        filter::{LessonFilter, StatusFilter, TimeRange},
        list::teacher_lessons,
        recurrence::{End, Recurrence},
        series_change::overlaps::{Busy, BusyName},
    },
};
use rrule::RRuleSet;

use inputs::{TODAY, berlin, date, empty_form, filled_form, lessons};

fn series(criterion: &mut Criterion) {
    let start: NaiveDateTime = "2026-01-05T16:00:00".parse().expect("a start");
    let ours = || -> Vec<_> {
        let weekly = Recurrence::Weekly(End::Count(52));
        weekly.starts(start, &berlin()).collect()
    };
    let rule: RRuleSet = "DTSTART;TZID=Europe/Berlin:20260105T160000\nRRULE:FREQ=WEEKLY;COUNT=52"
        .parse()
        .expect("a rule");
    let rival: Vec<_> = rule.clone().all(100).dates;
    assert!(
        ours().iter().eq(rival.iter()),
        "the rrule crate finds the same instants"
    );
    criterion.bench_function("weekly series of 52 in Europe Berlin", |timed| {
        timed.iter(|| black_box(ours()));
    });
    criterion.bench_function("weekly series of 52 by the rrule crate", |timed| {
        timed.iter(|| black_box(rule.clone().all(100)));
    });
}

fn calendar(criterion: &mut Criterion) {
    let month = lessons(500, 31);
    criterion.bench_function("month grid of 500 lessons", |timed| {
        timed.iter(|| black_box(month_grid(date(TODAY), &month, 3, date(TODAY), &berlin())));
    });
    let year = lessons(5_000, 365);
    let filter = LessonFilter {
        search: "student 7".into(),
        status: StatusFilter::Upcoming,
        time: TimeRange::Month,
    };
    let now = DateTime::parse_from_rfc3339("2026-03-02T12:00:00Z")
        .expect("an instant")
        .to_utc();
    criterion.bench_function("search, filters and order over 5000 lessons", |timed| {
        timed.iter(|| black_box(teacher_lessons(&year, &filter, now, &berlin()).len()));
    });
}

fn forms(criterion: &mut Criterion) {
    let (filled, empty, today) = (filled_form(), empty_form(), date(TODAY));
    assert!(filled.check(today).is_empty() && !empty.check(today).is_empty());
    criterion.bench_function("schedule form, filled in", |timed| {
        timed.iter(|| black_box(filled.check(today)));
    });
    criterion.bench_function("schedule form, empty", |timed| {
        timed.iter(|| black_box(empty.check(today)));
    });
}

fn conflicts(criterion: &mut Criterion) {
    let busy = inputs::busy(5_000);
    let planned = filled_form().plan(&berlin());
    assert!(planned.len() == 52 && !conflict::find(&planned, &busy).is_empty());
    criterion.bench_function(
        "conflicts of 52 occurrences against 5000 lessons",
        |timed| {
            timed.iter(|| black_box(conflict::find(&planned, &busy)));
        },
    );
}

// SER-16: the same in WebAssembly is in bench/core.mjs.
fn series_changes(criterion: &mut Criterion) {
    let lessons = inputs::busy(10_000);
    let question = inputs::long_series();
    let times = lessons
        .iter()
        .map(|it| (it.start_time, it.end_time, it.status.as_str()));
    let times = conflict::busy_times(times);
    let named = |place: usize| {
        let lesson = lessons.get(place)?;
        let (id, title) = (lesson.id.clone(), lesson.title.clone());
        Some(BusyName { id, title })
    };
    let busy = Busy {
        times: &times,
        named: &named,
    };
    let plan = || question.preview(busy, &berlin(), &berlin()).plan;
    assert!(plan().is_some_and(|plan| plan.counts.moved == 260 && plan.counts.overlapping > 20));
    criterion.bench_function("SER-16 series of 260 moved among 10000 lessons", |timed| {
        timed.iter(|| black_box(plan()));
    });
}

criterion_group! {
    name = rules;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .sample_size(40)
        .without_plots();
    targets = series, calendar, forms, conflicts, series_changes
}
criterion_main!(rules);
