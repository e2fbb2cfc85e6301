//! Events about lessons.

use super::{
    Event, Lesson, Line,
    activity::ActivityKind::{Communication, Other},
};

/// An event about a lesson.
#[derive(Clone, Copy)]
pub enum LessonEvent<'a> {
    Completed(Lesson<'a>),
    Changed(Lesson<'a>),
    Cancelled(Lesson<'a>),
    GoalsChanged(Lesson<'a>),
    PlanLinesStruck(Lesson<'a>),
    /// Anew, so that another teacher's lesson gets its share of the student's days.
    PlanMadeAnew(Lesson<'a>),
    FeedbackWritten(Lesson<'a>),
}

impl Event for LessonEvent<'_> {
    fn line(&self, by: &str) -> Line {
        let (kind, did, lesson) = match *self {
            Self::Completed(lesson) => (Other, "completed", lesson),
            Self::Changed(lesson) => (Other, "changed", lesson),
            Self::Cancelled(lesson) => (Other, "cancelled", lesson),
            Self::GoalsChanged(lesson) => (Other, "changed the goals of", lesson),
            Self::PlanLinesStruck(lesson) => {
                (Other, "struck lines from the practice plan of", lesson)
            }
            Self::PlanMadeAnew(lesson) => (Other, "made a new practice plan for", lesson),
            Self::FeedbackWritten(lesson) => (Communication, "wrote feedback on", lesson),
        };
        let Lesson { student, title } = lesson;
        let sentence = format!(
            "{by} {did} {}'s lesson \u{201c}{title}\u{201d}",
            student.name
        );
        Line::new(kind, student, sentence)
    }
}
