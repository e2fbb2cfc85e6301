//! Events about students.

use chrono::NaiveDate;
use uuid::Uuid;

use super::{
    About, Event, Line, Person,
    activity::{
        ActivityKind::{ExamScheduled, GradeUpdate, Other, SystemUpdate},
        ActivityStatus::Inactive,
    },
};

/// An event about a student.
#[derive(Clone, Copy)]
pub enum StudentEvent<'a> {
    /// So many lessons were scheduled.
    LessonsScheduled(Person<'a>, usize),
    /// So many lessons start at the time of day again that was meant before clock rules changed.
    LessonsPutBack(Person<'a>, usize),
    /// The question how much they may play was answered; the trail does not say how.
    BodyAnswered(Person<'a>),
    /// From a grade to a grade.
    GradeChanged(Person<'a>, &'a str, &'a str),
    /// From an instrument, empty where none was entered, to another.
    InstrumentChanged(Person<'a>, &'a str, &'a str),
    /// A grade in the examination of a board.
    ExamRecorded(Person<'a>, &'a str, &'a str),
    ExamPlanned(Person<'a>, NaiveDate),
    PlannedExamRemoved(Person<'a>),
    /// A piece was added to the repertoire of a student, whose name the sentence does not tell.
    PieceAdded(Uuid),
    PieceChanged(Uuid),
    PieceRemoved(Uuid),
    PiecesMerged(Uuid),
    PiecesParted(Uuid),
    /// They left a class, and so many lessons were cancelled.
    Removed(Person<'a>, u64),
    /// They have a further teacher of that name.
    TeacherLinked(Person<'a>, &'a str),
    /// A teacher of that name teaches them no longer, and so many lessons were cancelled.
    TeachingEnded(Person<'a>, &'a str, u64),
}

impl Event for StudentEvent<'_> {
    fn line(&self, by: &str) -> Line {
        let other = |of: Person<'_>, sentence| Line::new(Other, of, sentence);
        let exam = |of: Person<'_>, sentence| Line::new(ExamScheduled, of, sentence);
        let piece = |student: Uuid, did| {
            let sentence = format!("{by} {did} a student's repertoire");
            Line::new(Other, About::Account(student), sentence)
        };
        match *self {
            Self::LessonsScheduled(of, 1) => {
                other(of, format!("{by} scheduled a lesson for {}", of.name))
            }
            Self::LessonsScheduled(of, count) => other(
                of,
                format!("{by} scheduled {count} lessons for {}", of.name),
            ),
            Self::LessonsPutBack(of, count) => {
                let lessons = if count == 1 {
                    "a lesson".to_owned()
                } else {
                    format!("{count} lessons")
                };
                let name = of.name;
                let sentence =
                    format!("{by} put {lessons} of {name} back after a change of clock rules");
                other(of, sentence)
            }
            Self::BodyAnswered(of) => {
                other(of, format!("{by} answered how much {} may play", of.name))
            }
            Self::GradeChanged(of, from, to) => {
                let sentence = format!("{by} changed the grade of {} from {from} to {to}", of.name);
                Line::new(GradeUpdate, of, sentence)
            }
            Self::InstrumentChanged(of, from, to) => {
                let from = match from {
                    "" => String::new(),
                    from => format!(" from {from}"),
                };
                let name = of.name;
                other(
                    of,
                    format!("{by} changed the instrument of {name}{from} to {to}"),
                )
            }
            Self::ExamRecorded(of, grade, board) => exam(
                of,
                format!("{by} recorded {grade} in {board} for {}", of.name),
            ),
            Self::ExamPlanned(of, day) => {
                exam(of, format!("{by} planned an exam on {day} for {}", of.name))
            }
            Self::PlannedExamRemoved(of) => {
                exam(of, format!("{by} removed the planned exam of {}", of.name))
            }
            Self::PieceAdded(student) => piece(student, "added a piece to"),
            Self::PieceChanged(student) => piece(student, "changed a piece in"),
            Self::PieceRemoved(student) => piece(student, "removed a piece from"),
            Self::PiecesMerged(student) => piece(student, "merged two pieces in"),
            Self::PiecesParted(student) => piece(student, "parted two pieces in"),
            Self::Removed(of, cancelled) => {
                let name = of.name;
                let sentence =
                    format!("{by} removed {name} from the class; lessons cancelled: {cancelled}");
                other(of, sentence).with_status(Inactive)
            }
            Self::TeacherLinked(of, teacher) => other(
                of,
                format!("{by} linked {} to the teacher {teacher}", of.name),
            ),
            Self::TeachingEnded(of, teacher, cancelled) => {
                let name = of.name;
                let sentence = format!(
                    "{by} ended {teacher}'s teaching of {name}; lessons cancelled: {cancelled}"
                );
                Line::new(SystemUpdate, of, sentence).with_status(Inactive)
            }
        }
    }
}
