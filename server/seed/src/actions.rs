//! What the demo school's teachers did that has further effects: completing lessons and entering pieces. The server's own use
//! cases do it, each action at its own instant.

use anyhow::Result;
use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::{access::Role, lessons::status::LessonStatus};
use reedling_db::Tx;
use reedling_planner::repertoire::request::NewPieceRequest;
use reedling_server::{
    accounts::caller::CurrentUser, lessons::complete, practice::repertoire, state::AppState,
};
use uuid::Uuid;

use super::{
    demo_data::{PIECES, PRIVATE_NOTES, TENSE_SHOULDER},
    people::SchoolBuilder,
    students::SeedStudent,
    timetable::SeedLesson,
};

/// How many days ago the pieces were entered that no lesson has set: before the first lesson.
const PIECES_ENTERED_DAYS_AGO: u64 = 70;
/// The goals of one completed lesson in so many are not confirmed.
const UNCONFIRMED_EVERY: usize = 3;

/// Something that a teacher did.
pub struct TeacherAction {
    at: DateTime<Utc>,
    teacher: CurrentUser,
    kind: ActionKind,
}

enum ActionKind {
    /// Completing a lesson, perhaps with a private note.
    CompleteLesson {
        lesson: Uuid,
        notes: &'static str,
        is_confirmed: bool,
        private_notes: Option<&'static str>,
    },
    /// Entering a piece into a student's repertoire.
    EnterPiece {
        student: Uuid,
        piece: NewPieceRequest,
    },
}

impl SchoolBuilder {
    /// What teachers did, earliest first.
    pub fn teacher_actions(
        &self,
        students: &[SeedStudent],
        lessons: &[Vec<SeedLesson>],
    ) -> Vec<TeacherAction> {
        let mut actions = self.entered_pieces(students);
        for (index, (student, lessons)) in students.iter().zip(lessons).enumerate() {
            let completed = lessons
                .iter()
                .rev()
                .filter(|lesson| lesson.status == LessonStatus::Completed);
            for (lessons_ago, lesson) in completed.enumerate() {
                let private = PRIVATE_NOTES.iter().filter(|_| lessons_ago == 0);
                let mut private = private.filter(|(student, _)| *student == index);
                let mut action = self.completion(&self.caller(student.teacher_id), lesson);
                if let ActionKind::CompleteLesson {
                    is_confirmed,
                    private_notes,
                    ..
                } = &mut action.kind
                {
                    *is_confirmed = lessons_ago % UNCONFIRMED_EVERY != 1;
                    *private_notes = private.next().map(|(_, text)| *text);
                }
                actions.push(action);
            }
        }
        actions.sort_by_key(|action| action.at);
        actions
    }

    fn entered_pieces(&self, students: &[SeedStudent]) -> Vec<TeacherAction> {
        let entered = PIECES
            .iter()
            .map(|(student, title, composer, state)| TeacherAction {
                at: self.days_ago(PIECES_ENTERED_DAYS_AGO),
                teacher: self.caller(students[*student].teacher_id),
                kind: ActionKind::EnterPiece {
                    student: students[*student].id,
                    piece: NewPieceRequest {
                        title: (*title).to_owned(),
                        composer: (*composer).to_owned(),
                        state: Some(state.as_str().to_owned()),
                        ..NewPieceRequest::default()
                    },
                },
            });
        entered.collect()
    }

    /// Completing a lesson soon after its end, with goals that its teacher confirms.
    pub fn completion(&self, teacher: &CurrentUser, lesson: &SeedLesson) -> TeacherAction {
        TeacherAction {
            at: (lesson.end_at + TimeDelta::minutes(6)).min(self.now),
            teacher: teacher.clone(),
            kind: ActionKind::CompleteLesson {
                lesson: lesson.id,
                notes: lesson.notes.unwrap_or_default(),
                is_confirmed: true,
                private_notes: None,
            },
        }
    }

    /// A teacher whose row is not written yet, as the caller of a use case.
    pub fn caller(&self, teacher_id: Uuid) -> CurrentUser {
        CurrentUser {
            id: teacher_id,
            session_id: Uuid::nil(),
            role: Role::Teacher,
            name: self.name_of(teacher_id),
            waits_for_approval: false,
        }
    }
}

/// Replaces the notes of one student's last lesson: their shoulder is tense.
pub(crate) fn add_tense_shoulder(index: usize, lessons: &mut [SeedLesson]) {
    let (student, note) = TENSE_SHOULDER;
    let mut completed = lessons.iter_mut().rev();
    let last = completed.find(|lesson| lesson.status == LessonStatus::Completed);
    if let Some(last) = last.filter(|_| index == student) {
        last.notes = Some(note);
    }
}

/// Has the use cases do the actions, in the transaction that fills the school.
///
/// # Errors
/// When a use case refuses, or the database fails.
pub(crate) async fn perform(state: &AppState, tx: &Tx, actions: Vec<TeacherAction>) -> Result<()> {
    for action in actions {
        let tx = tx.at(action.at, &action.teacher);
        match action.kind {
            ActionKind::CompleteLesson {
                lesson,
                notes,
                is_confirmed,
                private_notes,
            } => {
                let private = private_notes.map(str::to_owned);
                let texts = (notes.to_owned(), private);
                complete::complete_seeded(state, &tx, lesson, texts, is_confirmed).await?;
            }
            ActionKind::EnterPiece { student, piece } => {
                repertoire::enter(&tx, student, piece).await?;
            }
        }
    }
    Ok(())
}
