//! Who is at the demo school.

pub(crate) mod students;

use reedling_planner::goals::PieceState::{self, Finished, Kept, Resting};

pub(crate) use self::students::STUDENTS;

/// A teacher of the demo school.
pub(crate) struct Teacher {
    /// Full name.
    pub name: &'static str,
    /// Sign-in address.
    pub email: &'static str,
    /// Instrument.
    pub instrument: &'static str,
    /// Department.
    pub department: &'static str,
}

/// A student of the demo school.
pub(crate) struct Student {
    /// First name.
    pub first: &'static str,
    /// Last name.
    pub last: &'static str,
    /// Instrument.
    pub instrument: &'static str,
    /// Grade.
    pub grade: &'static str,
    /// Whole years today.
    pub age: u32,
    /// Which of [`TEACHERS`].
    pub teacher: usize,
    /// Full name of the parent; students of one parent are siblings.
    pub parent: Option<&'static str>,
}

/// The administrator's full name.
pub(crate) const ADMINISTRATOR: &str = "Kim Adler";

/// The first one has the demo account.
pub(crate) const TEACHERS: [Teacher; 3] = [
    Teacher {
        name: "Ana Sousa",
        email: "teacher@reedling.test",
        instrument: "Violin",
        department: "Strings and keyboard",
    },
    Teacher {
        name: "Jonas Lindqvist",
        email: "jonas.lindqvist@reedling.test",
        instrument: "Guitar",
        department: "Guitar",
    },
    Teacher {
        name: "Priya Raman",
        email: "priya.raman@reedling.test",
        instrument: "Saxophone",
        department: "Wind and keyboard",
    },
];

/// Examinations: index of the student, board, grade, months ago, percentage.
pub(crate) const EXAMS: [(usize, &str, &str, u32, i32); 9] = [
    (0, "ABRSM", "Grade 2", 9, 84),
    (0, "ABRSM", "Grade 1", 20, 78),
    (2, "Trinity", "Grade 4", 8, 81),
    (5, "ABRSM", "Grade 5", 14, 88),
    (6, "ABRSM", "Grade 2", 6, 73),
    (8, "ABRSM", "Grade 7", 10, 91),
    (10, "RGT", "Grade 3", 7, 86),
    (16, "Trinity", "Grade 4", 12, 79),
    (20, "ABRSM", "Grade 6", 11, 90),
];

/// Pieces that teachers entered by hand: index of the student, title, composer, state.
pub(crate) const PIECES: [(usize, &str, &str, PieceState); 11] = [
    (0, "Twinkle Variations", "Suzuki", Kept),
    (0, "May Song", "", Finished),
    (0, "Musette", "Bach", Resting),
    (1, "Ode to Joy", "Beethoven", Kept),
    (1, "Hot Cross Buns", "", Finished),
    (2, "Arabesque", "Burgmüller", Kept),
    (2, "Solfeggietto", "C. P. E. Bach", Resting),
    (2, "Musette in D", "Bach", Finished),
    (6, "Ecossaise in G", "Beethoven", Finished),
    (8, "Romance in F", "Beethoven", Kept),
    (9, "Malagueña", "", Kept),
];

/// Private notes of last lessons: index of the student, note.
pub(crate) const PRIVATE_NOTES: [(usize, &str); 3] = [
    (
        0,
        "Shy of playing to others: ask her before the concert, not in front of the class.",
    ),
    (
        2,
        "Thinks about giving up the guitar; hear how she sounds about it after the holidays.",
    ),
    (7, "Tires after a quarter of an hour. Games at the end."),
];

/// Index of the student whose shoulder is tense, and the notes of their last lesson.
pub(crate) const TENSE_SHOULDER: (usize, &str) = (
    5,
    "Bach Concerto in A minor, bars 24-51 slowly at 76. Left shoulder tense: short turns only, and a pause after each.",
);
