//! What the demo school's lessons set, and the pieces that its teachers entered: made by the server's own use cases, each at
//! the instant at which it happened.

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
    demo_data::{EASED, PIECES, PRIVATE_NOTES},
    people::SchoolBuilder,
    students::SeedStudent,
    timetable::SeedLesson,
};

/// When the pieces were entered that no lesson has set: before the lessons that are there.
const ENTERED: u64 = 70;
/// One lesson in so many was completed without a look at its goals.
const UNCONFIRMED: usize = 3;

/// Something that a teacher did.
pub struct Deed {
    at: DateTime<Utc>,
    by: CurrentUser,
    what: What,
}

enum What {
    /// Completed a lesson, said what it sets, and perhaps wrote a private note.
    Completed {
        lesson: Uuid,
        notes: &'static str,
        is_confirmed: bool,
        private_notes: Option<&'static str>,
    },
    /// Entered a piece into a student's repertoire.
    Entered {
        student: Uuid,
        piece: NewPieceRequest,
    },
}

impl SchoolBuilder {
    /// What teachers did about what their students practise, the earliest first.
    pub fn deeds(&self, students: &[SeedStudent], given: &[Vec<SeedLesson>]) -> Vec<Deed> {
        let mut deeds = self.entered(students);
        for (index, (student, given)) in students.iter().zip(given).enumerate() {
            let completed = given
                .iter()
                .rev()
                .filter(|lesson| lesson.status == LessonStatus::Completed);
            for (ago, lesson) in completed.enumerate() {
                let private = PRIVATE_NOTES.iter().filter(|_| ago == 0);
                let mut private = private.filter(|(student, _)| *student == index);
                deeds.push(Deed {
                    at: (lesson.end_at + TimeDelta::minutes(6)).min(self.now),
                    by: self.teacher_of(student),
                    what: What::Completed {
                        lesson: lesson.id,
                        notes: lesson.notes.unwrap_or_default(),
                        is_confirmed: ago % UNCONFIRMED != 1,
                        private_notes: private.next().map(|(_, text)| *text),
                    },
                });
            }
        }
        deeds.sort_by_key(|deed| deed.at);
        deeds
    }

    fn entered(&self, students: &[SeedStudent]) -> Vec<Deed> {
        let entered = PIECES.iter().map(|(student, title, composer, state)| Deed {
            at: self.days_ago(ENTERED),
            by: self.teacher_of(&students[*student]),
            what: What::Entered {
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

    /// A student's first teacher, as a call of theirs would have been made.
    fn teacher_of(&self, student: &SeedStudent) -> CurrentUser {
        CurrentUser {
            id: student.teacher_id,
            session_id: Uuid::nil(),
            role: Role::Teacher,
            name: self.name_of(student.teacher_id),
            waits_for_approval: false,
        }
    }
}

/// A student's shoulder is tense, as the note of the last lesson says.
pub fn ease(index: usize, given: &mut [SeedLesson]) {
    let (student, note) = EASED;
    let mut completed = given.iter_mut().rev();
    let last = completed.find(|lesson| lesson.status == LessonStatus::Completed);
    if let Some(last) = last.filter(|_| index == student) {
        last.notes = Some(note);
    }
}

/// Does it all again, in the transaction that fills the school.
///
/// # Errors
/// When a use case refuses, or the database fails.
pub async fn replay(state: &AppState, tx: &Tx, deeds: Vec<Deed>) -> Result<()> {
    for deed in deeds {
        let tx = tx.at(deed.at, &deed.by);
        match deed.what {
            What::Completed {
                lesson,
                notes,
                is_confirmed,
                private_notes,
            } => {
                let private = private_notes.map(str::to_owned);
                let written = (notes.to_owned(), private);
                complete::replay(state, &tx, lesson, written, is_confirmed).await?;
            }
            What::Entered { student, piece } => {
                repertoire::enter(&tx, student, piece).await?;
            }
        }
    }
    Ok(())
}
