//! What lessons left open that were completed before lessons had goals.

use chrono::NaiveDate;

use super::read;
use crate::goals::{Context, OpenGoals, Subject};

/// A lesson of which only the notes are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earlier {
    /// Its civil day.
    pub date: NaiveDate,
    /// Its notes.
    pub notes: String,
}

/// What the notes of earlier lessons, the oldest first, left open of pieces; none where they name none. Each note goes on
/// from the one before, so that what it releases is over and what it does not name stays.
///
/// ```
/// # use reedling_planner::{goals::Context, read::{Earlier, left_open}};
/// # let context = Context::on("2026-11-19".parse()?);
/// let lesson = |date: &str, notes: &str| Ok::<_, chrono::ParseError>(Earlier { date: date.parse()?, notes: notes.into() });
/// let lessons = [
///     lesson("2026-11-05", "Clementi Sonatina bars 9-16 hands apart. Petzold Minuet.")?,
///     lesson("2026-11-12", "Skip the Petzold Minuet. Scales slowly.")?,
/// ];
/// let open = left_open(&lessons, &context).expect("a piece");
/// assert_eq!(open.lesson_date, lessons[1].date);
/// assert_eq!(open.goals.iter().filter(|goal| !goal.rests_subject()).count(), 1);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn left_open(lessons: &[Earlier], context: &Context) -> Option<OpenGoals> {
    let mut open: Option<OpenGoals> = None;
    for lesson in lessons {
        let then = Context {
            lesson_date: lesson.date,
            next_lesson_date: None,
            exam: None,
            body: None,
            open: open.take(),
            ..context.clone()
        };
        open = Some(OpenGoals {
            lesson_date: lesson.date,
            goals: read(&lesson.notes, &then).goals,
        });
    }
    let is_piece =
        |subject: &Subject| matches!(subject, Subject::Piece { .. } | Subject::Title { .. });
    open.as_mut()?.goals.retain(|goal| is_piece(&goal.subject));
    open.filter(|open| !open.goals.is_empty())
}
