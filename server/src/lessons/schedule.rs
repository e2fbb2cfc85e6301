//! Scheduling one lesson or a weekly series.

use reedling_core::{
    access::Role,
    lessons::{
        Occurrence, conflict,
        request::{Schedule, ScheduleRequest},
        title::title_on,
    },
};
use uuid::Uuid;

use super::queries::{
    change::{self, NewSeries},
    history, list,
    record::{ConflictRecord, LessonRecord, Scheduled},
};
use crate::{
    accounts::{
        caller::{Audit, CallerTx},
        queries::users,
    },
    api::idempotency::Call,
    audit::{Person, StudentEvent},
    error::AppError,
    notices::{
        queries::record::{NewNotice, NoticeKind},
        tell,
    },
    state::AppState,
    students::{access, queries::enrolments},
    time::zone::IanaZone,
};

/// Schedules one lesson or a weekly series in one transaction.
///
/// # Errors
/// 422 when a rule is broken, 404 for a student of somebody else.
pub(crate) async fn schedule(
    state: &AppState,
    call: &Call<'_, Scheduled>,
    request: ScheduleRequest,
) -> Result<Scheduled, AppError> {
    let zone = zone(state, request.time_zone.as_deref())?;
    let schedule = request.check(&zone)?;
    call.write(async |tx| enter(&tx, schedule, zone).await)
        .await
}

/// Writes the lessons, with a line in the audit trail.
async fn enter(
    tx: &CallerTx<'_>,
    schedule: Schedule,
    zone: IanaZone,
) -> Result<Scheduled, AppError> {
    let (teacher_id, student_id) = people(tx, &schedule).await?;
    let occurrences = &schedule.occurrences;
    let conflicts = conflicts(tx, teacher_id, occurrences).await?;
    let student_name = users::name(tx, student_id).await?;
    let series = NewSeries {
        teacher_id,
        student_id,
        titles: titles(&schedule.title, &student_name, zone, occurrences),
        description: schedule.description,
        teacher_notes: schedule.teacher_notes,
        duration_minutes: schedule.minutes,
        recurrence: schedule.recurrence,
        zone,
    };
    let ids = change::insert_series(tx, tx.now, &series, occurrences).await?;
    let lessons = written(tx, &ids, &series.titles, occurrences).await?;
    let student = Person {
        id: student_id,
        name: &student_name,
    };
    let event = StudentEvent::LessonsScheduled(student, lessons.len());
    tx.audit(event).await?;
    tell(tx, &lessons).await?;
    Ok(Scheduled { lessons, conflicts })
}

/// The zone that was sent, else the school's.
fn zone(state: &AppState, sent: Option<&str>) -> Result<IanaZone, AppError> {
    let sent = sent.map(str::trim).filter(|name| !name.is_empty());
    let Some(name) = sent else {
        return Ok(state.school_zone());
    };
    let text = "This time zone is not known";
    IanaZone::named(name).ok_or_else(|| AppError::invalid("timeZone", "unknown", text))
}

/// Teacher and student of the lessons. The enrolment is locked, so that the teacher still teaches the student when the
/// lessons are written.
async fn people(tx: &CallerTx<'_>, schedule: &Schedule) -> Result<(Uuid, Uuid), AppError> {
    let caller = tx.caller;
    let student_id = Uuid::from_u128(schedule.student_id.0);
    let chooses = caller.role == Role::Administrator;
    let teacher_id = match schedule.teacher_id.map(|id| Uuid::from_u128(id.0)) {
        Some(teacher_id) if chooses || teacher_id == caller.id => Some(teacher_id),
        Some(_) => {
            let text = "Only an administrator chooses the teacher";
            return Err(AppError::invalid("teacherId", "not_allowed", text));
        }
        None if chooses => enrolments::first_teacher(tx, student_id).await?,
        None => Some(caller.id),
    };
    match teacher_id {
        Some(teacher_id) if enrolments::lock(tx, teacher_id, student_id).await? => {
            Ok((teacher_id, student_id))
        }
        _ => Err(access::unknown_or_former(tx, caller, student_id).await?),
    }
}

/// Overlaps with the teacher's existing lessons; a series does not conflict with itself (D12).
async fn conflicts(
    tx: &CallerTx<'_>,
    teacher_id: Uuid,
    occurrences: &[Occurrence],
) -> Result<Vec<ConflictRecord>, AppError> {
    let busy = history::busy(tx, teacher_id, occurrences).await?;
    let times = busy
        .iter()
        .map(|lesson| (lesson.start_at, lesson.end_at, lesson.status.as_str()));
    let found = conflict::find_overlaps(occurrences, &conflict::busy_times(times)).into_iter();
    let records = found.map(|(occurrence, lesson)| {
        let lesson = &busy[lesson];
        ConflictRecord {
            occurrence_start_at: occurrences[occurrence].start_time,
            lesson_id: lesson.id,
            title: lesson.title.clone(),
            student_name: lesson.student_name.clone(),
            start_at: lesson.start_at,
            end_at: lesson.end_at,
        }
    });
    Ok(records.collect())
}

/// The titles of a series: an automatic title has each lesson's own date (D13).
fn titles(
    typed: &str,
    student_name: &str,
    zone: IanaZone,
    occurrences: &[Occurrence],
) -> Vec<String> {
    let days = occurrences.iter().map(|at| zone.day(at.start_time));
    let first = days.clone().next();
    days.map(|day| title_on(typed, Some(student_name), first.unwrap_or(day), day))
        .collect()
}

/// The lessons as they were written; they differ only in id, title, start and end.
async fn written(
    tx: &CallerTx<'_>,
    ids: &[Uuid],
    titles: &[String],
    occurrences: &[Occurrence],
) -> Result<Vec<LessonRecord>, AppError> {
    let first = match ids.first() {
        Some(id) => list::by_id(tx, *id).await?,
        None => None,
    };
    let Some(first) = first else {
        return Err(AppError::Internal("a series without lessons".to_owned()));
    };
    let lessons = ids.iter().zip(titles).zip(occurrences);
    let lessons = lessons.map(|((id, title), at)| LessonRecord {
        id: *id,
        title: title.clone(),
        start_at: at.start_time,
        end_at: at.end_time,
        ..first.clone()
    });
    Ok(lessons.collect())
}

/// Notifies the people of new lessons: one notice, about the first of them.
async fn tell(tx: &CallerTx<'_>, lessons: &[LessonRecord]) -> Result<(), AppError> {
    let Some(first) = lessons.first() else {
        return Ok(());
    };
    let notice = NewNotice {
        lesson_id: Some(first.id),
        student_id: Some(first.student_id),
        lessons: i32::try_from(lessons.len()).unwrap_or(i32::MAX),
        ..NewNotice::of(NoticeKind::LessonScheduled)
    };
    tell::lesson_changed(tx, first, notice).await
}
