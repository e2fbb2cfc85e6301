//! Days without a full practice: the lesson's, the exam's, listening and rest.

use super::{Scribe, page::Page};
use crate::{
    guidance::{DayKind, Part},
    pieces::UNNAMED,
    share,
    text::fill,
};

impl Scribe<'_> {
    /// The lesson's or the exam's day: warm in and look once more at what is hardest.
    pub(super) fn short_day(&mut self, page: &mut Page) {
        let frame = self.frame;
        let total = page.plan.duration_minutes;
        let warm_up = if total >= 8 { 2 } else { 1 };
        if page.basis.kind == DayKind::Exam {
            page.warm_up(warm_up, "Warm in softly with the easiest line you know, twice; done when the sound comes without effort.");
        } else {
            page.warm_up(warm_up, &self.warm_up(5));
        }
        let mut spots = total - warm_up - 1;
        let line = self.technique.lesson_day(page.basis.kind == DayKind::Exam);
        if let Some(line) = line.filter(|_| spots >= warm_up) {
            spots -= warm_up;
            page.technique(warm_up, &line.text, line.reason);
        }
        let items = share::items(
            spots,
            if spots >= 6 {
                2
            } else {
                2.min(u16::try_from(frame.pieces.active.len()).unwrap_or(1))
            },
            share::longest_item(frame.level),
        );
        for (item, minutes) in items.into_iter().enumerate() {
            let index = item % frame.pieces.active.len();
            let piece = &frame.pieces.active[index];
            let spot = &piece.spots[(item / frame.pieces.active.len()) % piece.spots.len()];
            let before = self.sessions[index].saturating_sub(1);
            let bpm = self.schedule.tempi[index].get(before).copied();
            let look = match page.basis.kind {
                DayKind::Exam => Some(1),
                _ if bpm.is_none() || index > 0 => Some(0),
                _ => None,
            };
            let text = self.writer.last_look(spot, look);
            page.repertoire(
                Part::Spots,
                minutes,
                piece,
                &text,
                bpm,
                "template:lesson-day",
            );
        }
        if page.basis.kind == DayKind::Exam {
            page.study(1, "Breathe out slowly three times and hear the first bar of each piece inside; done when you could begin.", "template:exam-day");
            return;
        }
        let question = if frame.next_lesson {
            "Write down one question for your teacher and put it in the music; done when it says which bar it is about."
        } else {
            "Write down one question for your next lesson; done when it says which bar it is about."
        };
        page.study(1, question, "template:lesson-day");
    }

    /// Listening, or reading the score, without the instrument.
    pub(super) fn light(&mut self, page: &mut Page, index: usize) {
        let minutes = page.plan.duration_minutes;
        let main = &self.frame.pieces.active[0].title;
        let what = if main == UNNAMED {
            "your current piece"
        } else {
            main
        };
        let text = if index == 0 {
            "Leave the instrument in its case. Read the score of {t} once from first bar to last, hearing it inside; done when you can say where it repeats."
        } else {
            "No instrument today. Listen to a recording of {t}, or hear it in your head, twice with the score; done when you have marked the one place you want to sound like that."
        };
        let text = fill(text, &[('t', what)]);
        page.study(minutes, &text, "template:light");
    }
}

/// What stands on the `nth` day off of the week.
pub(super) fn rest(nth: usize, stop: bool) -> &'static str {
    match nth {
        _ if stop => "Rest day. No playing today.",
        0 => "Rest day. Start a little slower tomorrow.",
        _ => "Rest day. What you practised settles while you do other things.",
    }
}
