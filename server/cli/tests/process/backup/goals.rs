//! What a lesson sets, in a row of every table.

use reedling_db::Db;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QueryOrder, Set};
use serde_json::json;
use uuid::Uuid;

use crate::fixture::entities::{
    body_state, exam_result, lesson, lesson_feedback, lesson_goal, notice, piece, piece_state,
};

/// A piece that a goal of a lesson names, with its state, and what was answered about the body.
pub async fn leave(db: &Db) {
    let conn = db.write();
    let lesson = lesson::Entity::find().order_by_asc(lesson::Column::Id);
    let lesson = lesson.one(conn).await.unwrap().unwrap();
    let (id, at) = (Uuid::now_v7(), lesson.created_at);
    let row = piece::ActiveModel {
        id: Set(id),
        student_id: Set(lesson.student_id),
        title: Set("Für Elise".to_owned()),
        composer: Set(Some("Beethoven".to_owned())),
        normal_title: Set("fur elise".to_owned()),
        normal_composer: Set("beethoven".to_owned()),
        kind: Set(None),
        goal_tempo: Set(Some(json!({ "bpm": 72 }))),
        last_tempo: Set(None),
        clean_tempo: Set(Some(json!({ "bpm": 66 }))),
        merged_into: Set(None),
        merged_at: Set(None),
        former: Set(Some(
            json!([{ "id": Uuid::now_v7(), "title": "fur elise woo", "composer": "" }]),
        )),
        created_at: Set(at),
        updated_at: Set(at),
    };
    row.insert(conn).await.unwrap();
    let row = piece_state::ActiveModel {
        piece_id: Set(id),
        teacher_id: Set(lesson.teacher_id),
        state: Set("resting".to_owned()),
        resting_until: Set("2026-03-20".parse().ok()),
        hand_state: Set(None),
        hand_until: Set(None),
        hand_at: Set(None),
    };
    row.insert(conn).await.unwrap();
    let row = lesson_goal::ActiveModel {
        lesson_id: Set(lesson.id),
        revision: Set(2),
        position: Set(0),
        piece_id: Set(Some(id)),
        goal: Set(json!({ "do": "rest" })),
    };
    row.insert(conn).await.unwrap();
    let row = body_state::ActiveModel {
        lesson_id: Set(lesson.id),
        student_id: Set(lesson.student_id),
        teacher_id: Set(lesson.teacher_id),
        answer: Set(json!({ "answer": "half" })),
        ends_on: Set("2026-03-20".parse().ok()),
        answered_at: Set(at),
    };
    row.insert(conn).await.unwrap();
    let mut lesson = lesson.into_active_model();
    lesson.goals_revision = Set(2);
    lesson.private_notes = Set(Some("Ask about the new piano.".to_owned()));
    lesson.week = Set(Some(json!({ "minutesPerDay": 10 })));
    lesson.update(conn).await.unwrap();
}

/// Feedback, an examination and a notice about the newest lesson, which a small demo school has none of.
pub async fn leave_feedback(db: &Db) {
    let conn = db.write();
    let lesson = lesson::Entity::find().order_by_desc(lesson::Column::Id);
    let lesson = lesson.one(conn).await.unwrap().unwrap();
    let at = lesson.created_at;
    let row = lesson_feedback::ActiveModel {
        lesson_id: Set(lesson.id),
        content: Set("Good.".to_owned()),
        pieces_worked_on: Set(json!(["Für Elise"])),
        areas_improved: Set("Rhythm".to_owned()),
        areas_need_work: Set(String::new()),
        technique_notes: Set(String::new()),
        musicianship_notes: Set(String::new()),
        practice_assignments: Set(json!([{ "piece": "Für Elise" }])),
        next_lesson_goals: Set(String::new()),
        teacher_rating: Set(Some(4)),
        student_mood: Set(None),
        created_at: Set(at),
        updated_at: Set(at),
    };
    row.insert(conn).await.unwrap();
    let row = exam_result::ActiveModel {
        id: Set(Uuid::now_v7()),
        student_id: Set(lesson.student_id),
        board: Set("ABRSM".to_owned()),
        grade: Set("Grade 2".to_owned()),
        taken_on: Set("2026-02-20".parse().unwrap()),
        percentage: Set(81),
        recorded_by: Set(lesson.teacher_id),
        created_at: Set(at),
    };
    row.insert(conn).await.unwrap();
    let row = notice::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(lesson.student_id),
        kind: Set("lesson_moved".to_owned()),
        lesson_id: Set(Some(lesson.id)),
        student_id: Set(Some(lesson.student_id)),
        teacher_id: Set(Some(lesson.teacher_id)),
        earlier_at: Set(Some(at)),
        lessons: Set(1),
        created_at: Set(at),
    };
    row.insert(conn).await.unwrap();
}
