//! The demo school: a few teachers, their students and families, the last two months and the next four weeks.

use std::collections::BTreeMap;

use chrono::{Datelike, Days, NaiveDate, NaiveTime, TimeDelta, Weekday};
use reedling_core::{access::Role, lessons::status::LessonStatus};
use reedling_server::{
    config::demo,
    notices::queries::record::{NewNotice, NoticeKind},
};
use sea_orm::DbErr;
use uuid::Uuid;

use super::{
    actions::{TeacherAction, add_tense_shoulder},
    demo_data::{ADMINISTRATOR, EXAMS, STUDENTS, TEACHERS},
    feedback::{FEEDBACK, FeedbackText},
    notes,
    people::SchoolBuilder,
    students::{NewStudent, SeedStudent},
    timetable::{ByUseCase, SeedLesson, Slot},
};

/// Weeks before today's that the timetable covers.
const PAST_WEEKS: u64 = 8;
/// Weeks from today on.
const COMING_WEEKS: u64 = 4;
/// When lessons begin; a teacher gives three a day at most.
const TIMES: [(u32, u32); 3] = [(15, 0), (16, 0), (17, 0)];

/// Fills the school; answers the actions to perform once its rows are written.
///
/// # Errors
/// When feedback cannot be written as JSON.
pub(crate) fn fill(school: &mut SchoolBuilder) -> Result<Vec<TeacherAction>, DbErr> {
    let [admin, ..] = demo::ADDRESSES;
    let since = school.days_ago(900);
    let administrator = school.account(
        ADMINISTRATOR,
        Some(admin.to_owned()),
        Role::Administrator,
        true,
        since,
    );
    let teachers = TEACHERS.map(|one| {
        let is_demo = demo::ADDRESSES.contains(&one.email);
        school.teacher(one.name, one.email, is_demo, one.instrument, one.department)
    });
    let students = students(school, &teachers);
    for (student, board, grade, months, percentage) in EXAMS {
        school.exam(&students[student], board, grade, months, percentage);
    }
    // Lena also plays the guitar.
    school.enrol(teachers[1], students[2].id);
    let mut places = [0usize; TEACHERS.len()];
    let mut all_lessons = Vec::with_capacity(students.len());
    for (index, student) in students.iter().enumerate() {
        let teacher = STUDENTS[index].teacher;
        let slot = slot(school.today, student, places[teacher]);
        places[teacher] += 1;
        let mut lessons = lessons(school, index, student, slot)?;
        add_tense_shoulder(index, &mut lessons);
        feedback(school, student, &lessons)?;
        all_lessons.push(lessons);
    }
    let waiting = school.waiting_teacher("Wim Waits", demo::WAITING);
    overlap(school, &students[2], slot(school.today, &students[0], 0))?;
    for (student, lessons) in students.iter().zip(&all_lessons) {
        school.notify_of_lessons(student, lessons);
        school.audit_lessons(student, lessons);
        for (lesson, _) in reviewed(student, lessons) {
            let at = (lesson.end_at + TimeDelta::hours(2)).min(school.now);
            school.notify_of_feedback(student, lesson.id, at);
            school.audit_feedback(student, lesson, at);
        }
    }
    notify_others(school, administrator, waiting, &students[2], teachers[1]);
    audit_records(school, &students);
    school.read_notices();
    Ok(school.teacher_actions(&students, &all_lessons))
}

/// Notifies the administrator of a waiting teacher, and teachers of a further student; both are in the audit trail.
fn notify_others(
    school: &mut SchoolBuilder,
    administrator: Uuid,
    waiting: Uuid,
    shared: &SeedStudent,
    further: Uuid,
) {
    let day_ago = school.days_ago(1);
    school.audit_registration(waiting, day_ago);
    let waits = NewNotice {
        teacher_id: Some(waiting),
        ..NewNotice::of(NoticeKind::ApprovalWaiting)
    };
    school.notify(administrator, waits, day_ago);
    school.audit_link(administrator, shared, further);
    let linked = NewNotice {
        student_id: Some(shared.id),
        ..NewNotice::of(NoticeKind::StudentLinked)
    };
    for teacher in [shared.teacher_id, further] {
        school.notify(teacher, linked, day_ago);
    }
}

/// Audit events of examinations and a new grade; results from before a student came were entered soon after.
fn audit_records(school: &mut SchoolBuilder, students: &[SeedStudent]) {
    for (student, board, grade, months, _) in EXAMS {
        let at = school.days_ago((u64::from(months) * 30).min(415));
        school.audit_exam(&students[student], board, grade, at);
    }
    school.audit_grade(&students[18], "Grade 1", 3);
}

fn students(school: &mut SchoolBuilder, teachers: &[Uuid]) -> Vec<SeedStudent> {
    let [_, _, student_address, parent_address] = demo::ADDRESSES;
    let mut parents = BTreeMap::new();
    let mut students = Vec::with_capacity(STUDENTS.len());
    for (index, one) in STUDENTS.iter().enumerate() {
        let teacher_id = teachers[one.teacher];
        let is_demo = index == 0;
        let is_adult = one.parent.is_none();
        let email = match (is_demo, is_adult) {
            (true, _) => Some(student_address.to_owned()),
            (false, true) => Some(address(&format!("{} {}", one.first, one.last))),
            (false, false) => None,
        };
        let student = school.student(&NewStudent {
            first: one.first,
            last: one.last,
            email,
            is_demo,
            instrument: one.instrument,
            grade: one.grade,
            age: one.age,
            teacher_id,
        });
        if let Some(name) = one.parent {
            let parent_id = *parents.entry(name).or_insert_with(|| {
                let email = if is_demo {
                    parent_address.to_owned()
                } else {
                    address(name)
                };
                school.parent(name, email, is_demo, teacher_id)
            });
            school.guardian(parent_id, student.id);
        }
        students.push(student);
    }
    students
}

/// An address that no mail ever reaches.
fn address(name: &str) -> String {
    let plain: String = name
        .to_lowercase()
        .chars()
        .map(|letter| match letter {
            'é' | 'ê' => 'e',
            ' ' => '.',
            other => other,
        })
        .collect();
    format!("{plain}@reedling.test")
}

/// The weekly slot of a student: three lessons a day, today's first, never on a Sunday unless it is today.
fn slot(today: NaiveDate, student: &SeedStudent, place: usize) -> Slot {
    let days = today
        .iter_days()
        .enumerate()
        .filter(|(ahead, day)| *ahead == 0 || day.weekday() != Weekday::Sun)
        .map(|(_, day)| day);
    let day = days.clone().nth(place / TIMES.len()).unwrap_or(today);
    let (hour, minute) = TIMES[place % TIMES.len()];
    Slot {
        teacher_id: student.teacher_id,
        first: day - Days::new(7 * PAST_WEEKS),
        at: NaiveTime::from_hms_opt(hour, minute, 0).unwrap_or_default(),
        minutes: if student.is_minor && student.grade.ends_with(['1', '2', 'e']) {
            30
        } else {
            45
        },
        weeks: PAST_WEEKS + COMING_WEEKS,
    }
}

fn lessons(
    school: &mut SchoolBuilder,
    index: usize,
    student: &SeedStudent,
    slot: Slot,
) -> Result<Vec<SeedLesson>, DbErr> {
    let texts = notes::of(&student.instrument, &student.grade);
    school.series(
        student,
        (slot, ByUseCase::All),
        texts,
        |_, week, is_over| match week {
            3 if index % 4 == 1 => LessonStatus::Missed,
            5 if index % 5 == 2 => LessonStatus::Cancelled,
            10 if index % 6 == 3 => LessonStatus::Cancelled,
            _ if is_over => LessonStatus::Completed,
            _ => LessonStatus::Scheduled,
        },
    )
}

fn feedback(
    school: &mut SchoolBuilder,
    student: &SeedStudent,
    lessons: &[SeedLesson],
) -> Result<(), DbErr> {
    for (lesson, texts) in reviewed(student, lessons) {
        school.feedback(lesson.id, lesson.end_at, texts)?;
    }
    Ok(())
}

/// The lessons that have feedback, with its texts.
fn reviewed<'a>(
    student: &'a SeedStudent,
    lessons: &'a [SeedLesson],
) -> impl Iterator<Item = (&'a SeedLesson, &'static FeedbackText)> {
    let texts = FEEDBACK
        .iter()
        .filter(|texts| texts.student == student.name);
    texts.filter_map(|texts| {
        let mut completed = lessons
            .iter()
            .rev()
            .filter(|lesson| lesson.status == LessonStatus::Completed);
        Some((completed.nth(texts.lessons_ago)?, texts))
    })
}

/// An extra lesson next week that begins before another one has ended.
fn overlap(school: &mut SchoolBuilder, student: &SeedStudent, beside: Slot) -> Result<(), DbErr> {
    let slot = Slot {
        first: beside.first + Days::new(7 * (PAST_WEEKS + 1)),
        at: beside.at + TimeDelta::minutes(30),
        minutes: 45,
        weeks: 1,
        ..beside
    };
    let texts = [notes::noted("Extra lesson before the concert", "")];
    let overlaps = (slot, ByUseCase::All);
    school.series(student, overlaps, &texts, |_, _, _| LessonStatus::Scheduled)?;
    Ok(())
}
