//! Speed of the planner natively, as the server calls it; `just bench core` prints the medians beside the goals.
//! The inputs are those of `bench/inputs.mjs`, which the planner is measured on in WebAssembly.

#![allow(missing_docs)] // criterion's macro writes a function without documentation

use std::{hint::black_box, time::Duration};

use criterion::{Criterion, criterion_group, criterion_main};
use reedling_planner::{
    goals::Context,
    plans::{PlanRequest, plan},
    read::read,
};
use serde_json::json;

const NOTE: &str = "Minuet in G (Bach): bars 9-16 uneven, slow to crotchet = 72. D major scale hands together \
    was weak. Sight-reading hesitant, aural good. Sonatina in C (Clementi): first page by heart, watch the left \
    hand. ";

/// What is known of the student.
fn context() -> Context {
    serde_json::from_value(json!({
        "instrument": "Piano",
        "grade": "Grade 3",
        "age": 11,
        "lessonDate": "2026-03-09",
        "nextLessonDate": "2026-03-16",
        "exam": { "board": "ABRSM", "date": "2026-06-20" },
    }))
    .expect("a context")
}

fn plans(criterion: &mut Criterion) {
    let request: PlanRequest = serde_json::from_value(json!({
        "goals": read(NOTE, &context()).goals,
        "student": { "instrument": "Piano", "grade": "Grade 3", "age": 11, "isMinor": true },
        "dates": {
            "lesson": "2026-03-09",
            "nextLesson": "2026-03-16",
            "exam": { "board": "ABRSM", "date": "2026-06-20" },
        },
    }))
    .expect("a request");
    criterion.bench_function("PLAN-17 week planned", |timed| {
        timed.iter(|| black_box(plan(&request)));
    });
}

fn reading(criterion: &mut Criterion) {
    let context = context();
    for (name, characters) in [
        ("goals read from 1,000 characters", 1_000),
        ("goals read from 20,000 characters", 20_000),
    ] {
        let note: String = NOTE.chars().cycle().take(characters).collect();
        criterion.bench_function(name, |timed| {
            timed.iter(|| black_box(read(&note, &context)))
        });
    }
}

criterion_group! {
    name = planner;
    config = Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
        .sample_size(40)
        .without_plots();
    targets = plans, reading
}
criterion_main!(planner);
