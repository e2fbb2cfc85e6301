//! The functions about lessons and calendars.

use std::collections::BTreeMap;

use reedling_core::{
    calendars::{days, month, week, week_grid, week_moves},
    lessons::{
        closure::ClosureRequest,
        complete::{self, CompleteLessonDraft},
        conflict::{self, BusyLesson},
        edit::EditLessonDraft,
        fields, list,
        note::{self, LessonNoteDraft},
        recurrence::{End, Recurrence},
        schedule::ScheduleLessonDraft,
        series,
        series_change::{
            overlaps::{Busy, BusyName},
            question::SeriesQuestion,
        },
        status, title,
    },
    parents,
    time::text,
};
use serde_json::Value;

use super::{Args, json, zone::TzZone};

/// The answer, or nothing when the function is none of these.
pub fn call(function: &str, args: &Args<'_>) -> Option<Value> {
    schedule_call(function, args)
        .or_else(|| series_call(function, args))
        .or_else(|| list_call(function, args))
        .or_else(|| note_call(function, args))
}

fn schedule_call(function: &str, args: &Args<'_>) -> Option<Value> {
    Some(match function {
        "lessonTitle" => json(title::draft_title(
            args.get::<Option<String>>(0).as_deref(),
            &args.text(1),
        )),
        "titleOn" => json(title::title_on(
            &args.text(0),
            args.get::<Option<String>>(1).as_deref(),
            args.date(2),
            args.date(3),
        )),
        "isAutomaticTitle" => json(title::is_automatic_at(
            &args.text(0),
            args.get::<Option<String>>(1).as_deref(),
            args.instant(2),
        )),
        "scheduleDefaults" => json(ScheduleLessonDraft::defaults(args.date(0))),
        "checkScheduleLesson" => json(args.get::<ScheduleLessonDraft>(0).check(args.date(1))),
        "planSchedule" => json(args.get::<ScheduleLessonDraft>(0).plan(&args.zone(1))),
        "clockChanges" => json(series::clock_changes(&args.get::<Vec<_>>(0), &args.zone(1))),
        "weeklyStarts" => {
            let first = args
                .date(0)
                .and_time(text::parse_time(&args.text(1)).expect("a time"));
            let series = Recurrence::Weekly(End::Count(args.get(2)));
            json(
                series
                    .starts(first, &args.zone(3))
                    .map(text::instant)
                    .collect::<Vec<_>>(),
            )
        }
        "lessonEndTime" => json(fields::end_time(&args.text(0), args.get(1))),
        "busyTimes" => json(busy_times(&args.get::<Vec<_>>(0))),
        "findConflicts" => json(conflict::find(
            &args.get::<Vec<_>>(0),
            &args.get::<Vec<_>>(1),
        )),
        "editDraft" => json(EditLessonDraft::from_lesson(args.get(0), &args.zone(1))),
        "checkEditLesson" => json(args.get::<EditLessonDraft>(0).check_move(
            args.instant(1),
            args.instant(2),
            &args.zone(3),
        )),
        "planEdit" => {
            let current = args.get::<Option<String>>(2).map(|_| args.instant(2));
            json(args.get::<EditLessonDraft>(0).plan(current, &args.zone(1)))
        }
        "checkCompleteLesson" => json(args.get::<CompleteLessonDraft>(0).check()),
        _ => return None,
    })
}

/// The list of numbers as it crosses: start, end and position of one lesson after the other.
fn busy_times(lessons: &[BusyLesson]) -> Vec<i64> {
    let lessons = lessons
        .iter()
        .map(|lesson| (lesson.start_time, lesson.end_time, lesson.status.as_str()));
    conflict::busy_times(lessons)
        .into_iter()
        .flat_map(|time| [time.start, time.end, time.lesson.try_into().expect("small")])
        .collect()
}

fn series_call(function: &str, args: &Args<'_>) -> Option<Value> {
    Some(match function {
        "planSeries" => {
            let question: SeriesQuestion = args.get(0);
            let lessons: Vec<BusyLesson> = args.get(1);
            let times = lessons
                .iter()
                .map(|lesson| (lesson.start_time, lesson.end_time, lesson.status.as_str()));
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
            let [zone, school] =
                [&question.zone, &question.school_zone].map(|it| TzZone::named(it));
            json(question.preview(busy, &zone, &school))
        }
        "checkClosure" => json(args.get::<ClosureRequest>(0).problems()),
        _ => return None,
    })
}

fn list_call(function: &str, args: &Args<'_>) -> Option<Value> {
    Some(match function {
        "lessonActions" => json(status::actions(&args.text(0))),
        "lessonStatusBadge" => json(status::badge(&args.text(0), args.get(1))),
        "teacherLessons" => json(list::teacher_lessons(
            &args.get::<Vec<_>>(0),
            &args.get(1),
            args.instant(2),
            &args.zone(3),
        )),
        "hasBegun" => json(list::has_begun(args.instant(0), args.instant(1))),
        "countBegun" => json(list::count_begun(&args.get::<Vec<_>>(0), args.instant(1))),
        "nextLesson" => json(list::next_lesson(&args.get::<Vec<_>>(0), args.instant(1))),
        "lessonsToComplete" => json(list::lessons_to_complete(
            &args.get::<Vec<_>>(0),
            args.instant(1),
        )),
        "lessonCounts" => json(list::counts(&args.get::<Vec<_>>(0), args.instant(1))),
        "familyLessons" => json(list::family_lessons(&args.get::<Vec<_>>(0), &args.get(1))),
        "monthGrid" => json(month::month_grid(
            text::parse_month(&args.text(0)).expect("a month"),
            &args.get::<Vec<_>>(1),
            args.get(2),
            args.date(3),
            &args.zone(4),
        )),
        "gridRange" => json(days::grid_range(
            text::parse_month(&args.text(0)).expect("a month"),
            &args.zone(1),
        )),
        "dayAfterKey" => json(days::day_after_key(args.date(0), &args.text(1)).map(text::date)),
        "weekRange" => json(week_grid::week_range(
            args.date(0),
            args.get(1),
            &args.zone(2),
        )),
        "weekGrid" => {
            let lessons: Vec<[String; 3]> = args
                .get::<Vec<BTreeMap<String, String>>>(1)
                .into_iter()
                .map(|lesson| ["startTime", "endTime", "status"].map(|field| lesson[field].clone()))
                .collect();
            let instant = |at| text::parse_instant(at).expect("an instant");
            let taken: Vec<_> = lessons
                .iter()
                .map(|[start, end, status]| (instant(start), instant(end), status.as_str()))
                .collect();
            let shown = (args.get(2), args.get(3));
            json(week_grid::week_grid(
                args.date(0),
                &taken,
                shown,
                &args.zone(4),
            ))
        }
        "nearestQuarter" => json(week_moves::nearest_quarter(args.get(0))),
        "weekStep" => {
            let time = text::parse_time(&args.text(1)).expect("a time");
            let at = args.date(0).and_time(time);
            json(week_moves::step(at, &args.text(2), args.get(3)))
        }
        "teacherWeek" => json(week::teacher_week(args.instant(0), &args.zone(1))),
        "weekLessons" => json(week::week_lessons(
            &args.get::<Vec<_>>(0),
            args.instant(1),
            &args.zone(2),
        )),
        "childTabs" => json(parents::split_by_time(
            &args.get::<Vec<_>>(0),
            args.instant(1),
        )),
        "familyCalendar" => json(parents::family_calendar(
            &args.get::<Vec<_>>(0),
            args.instant(1),
        )),
        _ => return None,
    })
}

fn note_call(function: &str, args: &Args<'_>) -> Option<Value> {
    let optional = |index| args.get::<Option<String>>(index);
    Some(match function {
        "noteTitle" => json(title::note_title(optional(0).as_deref(), &args.text(1))),
        "checkLessonNote" => json(args.get::<LessonNoteDraft>(0).check(args.date(1))),
        "planLessonNote" => json(args.get::<LessonNoteDraft>(0).plan(&args.zone(1))),
        "withPiece" => json(note::with_piece(args.get(0), &args.text(1))),
        "shownNotes" => json(complete::shown_notes(
            optional(0).as_deref(),
            optional(1).as_deref(),
        )),
        _ => return None,
    })
}
