//! Rows of a world.

use reedling_core::{
    access::Role,
    lessons::{recurrence::RecurrenceType, status::LessonStatus},
    students::details::StudentDetails,
};
use sea_orm::{ActiveModelTrait, Set};
use serde_json::json;
use uuid::Uuid;

use crate::{
    fixture::entities::{lesson, lesson_feedback, lesson_series},
    school::{Person, person},
    support::TestApp,
};

/// Somebody with an account and a session.
pub async fn somebody(app: &TestApp, role: Role) -> Person {
    person(app, role, &format!("A{} B", Uuid::now_v7().simple())).await
}

/// An adult who plays the piano.
pub fn details() -> StudentDetails {
    StudentDetails {
        first_name: "A".to_owned(),
        last_name: "B".to_owned(),
        date_of_birth: None,
        is_minor: false,
        grade: "Grade 1".to_owned(),
        section: None,
        instrument: "Piano".to_owned(),
        address: None,
        emergency_contact: None,
        notes: None,
    }
}

/// A lesson now, with or without feedback; its id.
pub async fn write_lesson(
    app: &TestApp,
    teacher: Uuid,
    student: Uuid,
    with_feedback: bool,
) -> Uuid {
    let (conn, now) = (app.state.db.write(), app.state.clock.now());
    let series = lesson_series::ActiveModel {
        id: Set(Uuid::now_v7()),
        teacher_id: Set(teacher),
        student_id: Set(student),
        recurrence_type: Set(RecurrenceType::Single.into()),
        time_zone: Set("Europe/Berlin".to_owned()),
        created_at: Set(now),
    };
    let series = series.insert(conn).await.unwrap();
    let lesson = lesson::ActiveModel {
        id: Set(Uuid::now_v7()),
        series_id: Set(series.id),
        teacher_id: Set(teacher),
        student_id: Set(student),
        title: Set("Lesson".to_owned()),
        start_at: Set(now),
        end_at: Set(now),
        duration_minutes: Set(30),
        status: Set(LessonStatus::Scheduled.into()),
        version: Set(1),
        goals_revision: Set(1),
        goals_by: Set(None),
        week: Set(None),
        unread: Set(None),
        private_notes: Set(None),
        created_at: Set(now),
        updated_at: Set(now),
        ..Default::default()
    };
    let lesson = lesson.insert(conn).await.unwrap();
    if with_feedback {
        let feedback = lesson_feedback::ActiveModel {
            lesson_id: Set(lesson.id),
            content: Set("Good".to_owned()),
            pieces_worked_on: Set(json!([])),
            areas_improved: Set(String::new()),
            areas_need_work: Set(String::new()),
            technique_notes: Set(String::new()),
            musicianship_notes: Set(String::new()),
            practice_assignments: Set(json!([])),
            next_lesson_goals: Set(String::new()),
            teacher_rating: Set(None),
            student_mood: Set(None),
            created_at: Set(now),
            updated_at: Set(now),
        };
        feedback.insert(conn).await.unwrap();
    }
    lesson.id
}
