//! The cards that a day has whatever is set: warm-up, free play, the question before a lesson.

use crate::{
    goals::Do,
    guidance::{DayKind, Part},
};

use super::{
    super::{
        cards::{PracticeCard, QUESTION},
        tasks::{Limits, Purpose},
    },
    Writer,
};

impl Writer<'_> {
    pub(super) fn warm_up(&self, minutes: u16, kind: DayKind) -> PracticeCard {
        let turn = self.week.seed + self.practised;
        // Who is sore or spares a hand lets go before anything is played.
        let careful = self.is_careful();
        let purpose = if careful {
            Purpose::Loosen
        } else {
            Purpose::Warmup
        };
        let task = self.reader.nth(purpose, Limits::default(), turn);
        let (text, id) = match task.filter(|_| kind != DayKind::Exam) {
            Some(task) => (self.reader.word(task, 1, "it", "it").line, task.id),
            None => (
                "Warm up softly with the easiest line you know.".into(),
                "warm-exam",
            ),
        };
        // A round takes less than a minute.
        let rounds = match minutes {
            ..3 => "",
            // The task has a number of its own.
            _ if [" times", " rounds"]
                .iter()
                .any(|count| text.contains(count)) =>
            {
                " Repeat calmly."
            }
            3 => " Three calm rounds.",
            4 => " Four calm rounds.",
            _ => " Five calm rounds.",
        };
        let stop = if careful { " Stop if it hurts." } else { "" };
        let text = [&text, rounds, stop].concat();
        PracticeCard {
            task: text,
            ..PracticeCard::new("warm-up", id, Part::WarmUp, "Warm-up", minutes)
        }
    }

    pub(super) fn free_play(&self, minutes: u16) -> PracticeCard {
        let turn = self.week.seed + self.practised;
        // What is left out is not played in one's free time either.
        let mut goals = self.week.request.goals.iter();
        let spares = goals.any(|goal| goal.r#do == Do::Rest && !goal.places.is_empty());
        let purpose = if self.is_careful() || spares {
            Purpose::Easy
        } else {
            Purpose::Free
        };
        let task = self.reader.nth(purpose, Limits::default(), turn);
        let (text, id) = match task {
            Some(task) => (self.reader.word(task, 1, "it", "it").line, task.id),
            None => (String::new(), "free"),
        };
        let text = ["Your choice: ", &text].concat();
        PracticeCard {
            task: text,
            ..PracticeCard::new("free-play", id, Part::FreePlay, "Free play", minutes)
        }
    }

    /// Whether the body asks for care in this week.
    fn is_careful(&self) -> bool {
        self.week.is_halved() || self.week.hand().is_some()
    }

    pub(super) fn question(&self, minutes: u16, kind: DayKind) -> PracticeCard {
        let (text, id) = match kind {
            DayKind::Exam => (
                "Breathe out three times and hear each opening inside.",
                "breathe",
            ),
            _ if self.week.request.student.age.is_some_and(|age| age <= 8) => {
                ("Tell a grown-up one question for your teacher.", "question")
            }
            _ if self.week.request.dates.next_lesson.is_some() => {
                ("Write down one question for your teacher.", "question")
            }
            _ => ("Write down one question for your next lesson.", "question"),
        };
        PracticeCard {
            task: text.into(),
            ..PracticeCard::new(QUESTION, id, Part::Musicianship, "Before you go", minutes)
        }
    }
}
