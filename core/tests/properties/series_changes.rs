//! Changes of series: what no change touches, that a plan that was carried out leaves nothing to do, and what a hash tells.

use chrono::TimeDelta;
use proptest::prelude::*;
use reedling_core::lessons::{
    conflict::{BusyLesson, busy_times},
    recurrence::SERIES_MAX,
    series_change::{
        SeriesPlan, hash,
        overlaps::{Busy, BusyName},
        question::{SeriesPreview, SeriesQuestion},
        request::{ChangeKind, Scope, SeriesChange},
        rows::{Act, PlanRow, RowFlag},
        state::{SeriesLesson, SeriesState},
    },
    status::LessonStatus,
};

use crate::{
    series_cases::{CASES, DIGEST, case, digest, zone_of},
    zone::TzZone,
};

fn of(seed: u64) -> (SeriesQuestion, Vec<BusyLesson>) {
    let name = zone_of(seed);
    case(seed, name, &TzZone::named(name))
}

fn answer(question: &SeriesQuestion, lessons: &[BusyLesson]) -> SeriesPreview {
    let zone = TzZone::named(&question.zone);
    let times = busy_times(
        lessons
            .iter()
            .map(|it| (it.start_time, it.end_time, it.status.as_str())),
    );
    let named = |place: usize| {
        let BusyLesson { id, title, .. } = lessons[place].clone();
        Some(BusyName { id, title })
    };
    let busy = Busy {
        times: &times,
        named: &named,
    };
    question.preview(busy, &zone, &zone)
}

/// The lessons after a plan, of the one series or the other.
fn carried_out(series: &SeriesState, plan: &SeriesPlan) -> SeriesState {
    let lesson = |(number, row): (usize, &PlanRow)| {
        let before = series
            .lessons
            .iter()
            .find(|it| Some(&it.id) == row.lesson_id.as_ref());
        let mut lesson = before.cloned();
        if let Some(to) = &row.to {
            let id = row.lesson_id.clone().unwrap_or(format!("new-{number}"));
            let status = LessonStatus::Scheduled;
            lesson = Some(SeriesLesson {
                id,
                slot: to.slot,
                title: to.title.clone(),
                description: to.description.clone(),
                start_time: to.start_time,
                duration_minutes: to.duration_minutes,
                status,
                cancel_reason: None,
                detached: to.detached,
            });
        }
        let mut lesson = lesson?;
        if row.act == Act::Cancel {
            lesson.status = LessonStatus::Cancelled;
            lesson.cancel_reason = row.reason;
        }
        Some(lesson)
    };
    let is_of_new = |row: &PlanRow| plan.new_rule.is_none() || row.continues;
    let rows = plan
        .rows
        .iter()
        .enumerate()
        .filter(|(_, row)| is_of_new(row));
    SeriesState {
        rule: plan.new_rule.clone().unwrap_or(plan.rule.clone()),
        student_name: series.student_name.clone(),
        lessons: rows.filter_map(lesson).collect(),
        skips: plan.skips.iter().map(|skip| skip.skip.clone()).collect(),
    }
}

// The other half of SER-14 is in wasm/src/series_cases.rs.
#[test]
fn ser_14_native_plans_are_those_of_web_assembly() {
    let answers = (0..CASES).map(|seed| {
        let (question, lessons) = of(seed);
        serde_json::to_string(&answer(&question, &lessons)).expect("an answer")
    });
    assert_eq!(digest(answers), DIGEST);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    // SER-03.
    #[test]
    fn ser_03_a_new_title_for_all_changes_no_lesson_that_has_begun_or_is_final(seed in any::<u64>()) {
        let (mut question, busy) = of(seed);
        question.request.scope = Scope::All;
        question.request.change = SeriesChange {
            title: Some("Sonata".to_owned()),
            ..SeriesChange::of(ChangeKind::Edit)
        };
        let Some(plan) = answer(&question, &busy).plan else { return Ok(()) };
        for row in &plan.rows {
            let id = row.lesson_id.as_deref();
            let lesson = question.series.lessons.iter().find(|lesson| Some(&*lesson.id) == id);
            let lesson = lesson.expect("a lesson of the series");
            let is_open = lesson.status == LessonStatus::Scheduled && question.now < lesson.start_time;
            prop_assert!(is_open || (row.act == Act::Keep && row.to.is_none()), "{:?}", row);
        }
    }

    #[test]
    fn no_change_touches_a_lesson_that_has_begun_or_is_final(seed in any::<u64>()) {
        let (question, busy) = of(seed);
        let Some(plan) = answer(&question, &busy).plan else { return Ok(()) };
        for lesson in &question.series.lessons {
            let rows = plan.rows.iter().filter(|row| row.lesson_id.as_ref() == Some(&lesson.id));
            let rows: Vec<_> = rows.collect();
            prop_assert_eq!(rows.len(), 1);
            if lesson.status != LessonStatus::Scheduled || lesson.start_time <= question.now {
                let stays = rows[0].act == Act::Keep && rows[0].to.is_none() && !rows[0].continues;
                prop_assert!(stays, "{:?}", rows[0]);
            }
        }
        let lessons = plan.rows.iter().filter(|row| row.act != Act::Skip).count();
        prop_assert!(lessons <= SERIES_MAX);
        let in_past = |row: &PlanRow| row.to.as_ref().is_some_and(|to| to.start_time <= question.now);
        let blocks = plan.rows.iter().any(|row| matches!(row.act, Act::Move | Act::Add) && in_past(row));
        prop_assert_eq!(plan.blocked.is_some(), blocks);
    }

    // What was left out, added or cancelled is not asked for again: those changes say how many, not which.
    #[test]
    fn a_change_that_was_carried_out_changes_nothing_more(seed in any::<u64>()) {
        let (question, busy) = of(seed);
        let is_extension = question.request.change.kind == ChangeKind::Extend;
        let Some(plan) = answer(&question, &busy).plan else { return Ok(()) };
        let mut again = question.clone();
        again.series = carried_out(&question.series, &plan);
        again.request.skip_slots.clear();
        // A lesson that is not touched keeps its slot, from which the days of a move are counted.
        let anchor = plan.rows.iter().find(|row| row.lesson_id.as_ref() == Some(&question.anchor));
        let stays = anchor.is_none_or(|row| row.has(RowFlag::Final) || row.has(RowFlag::Past));
        let is_counted_anew = stays && question.request.change.kind == ChangeKind::Move;
        if is_extension || is_counted_anew || !question.request.skip_slots.is_empty() {
            return Ok(());
        }
        let second = answer(&again, &[]);
        let touched = second.plan.iter().flat_map(|plan| &plan.rows);
        let touched: Vec<_> = touched.filter(|row| row.act != Act::Keep).collect();
        prop_assert!(touched.is_empty(), "{:?}", touched);
    }

    #[test]
    fn a_plan_is_the_same_however_the_lessons_come(seed in any::<u64>()) {
        let (question, busy) = of(seed);
        let first = answer(&question, &busy);
        let mut turned = question.clone();
        turned.series.lessons.reverse();
        prop_assert_eq!(&answer(&turned, &busy), &first);
        prop_assert_eq!(answer(&question, &busy), first);
    }

    #[test]
    fn two_plans_have_one_hash_if_they_are_one_plan(seed in any::<u64>(), change in 0usize..9) {
        let (question, busy) = of(seed);
        let Some(plan) = answer(&question, &busy).plan else { return Ok(()) };
        let mut other = plan.clone();
        let row = &mut other.rows[0];
        match change {
            0 => row.continues = !row.continues,
            1 => row.flags.push(RowFlag::ClockSkips),
            2 => row.act = Act::Skip,
            3 => row.overlaps.push(String::new()),
            4 => row.closure_id = Some("another".to_owned()),
            5 => other.rule.duration_minutes += 1,
            6 => other.note = Some("another".to_owned()),
            7 => match &mut row.to {
                Some(to) => to.start_time += TimeDelta::seconds(1),
                None => row.slot += TimeDelta::days(1),
            },
            _ => {}
        }
        prop_assert_eq!(hash::of(&other) == plan.plan_hash, other == plan);
    }
}
