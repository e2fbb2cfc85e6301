//! Who is at the demo school.

/// A teacher of the demo school.
pub struct Teacher {
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
pub struct Student {
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
pub const ADMINISTRATOR: &str = "Kim Adler";

/// The first one has the demo account.
pub const TEACHERS: [Teacher; 3] = [
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

/// The first one and her parent have the demo accounts.
pub const STUDENTS: [Student; 22] = [
    student(
        "Mina",
        "Okafor",
        "Violin",
        "Grade 3",
        11,
        0,
        Some("Sam Okafor"),
    ),
    student(
        "Theo",
        "Okafor",
        "Piano",
        "Grade 1",
        8,
        0,
        Some("Sam Okafor"),
    ),
    student(
        "Lena",
        "Fischer",
        "Piano",
        "Grade 5",
        14,
        0,
        Some("Katrin Fischer"),
    ),
    student(
        "Oscar",
        "Nyman",
        "Violin",
        "Grade 1",
        9,
        0,
        Some("Elin Nyman"),
    ),
    student("Ruth", "Abelson", "Piano", "Not Grading", 54, 0, None),
    student(
        "Kofi",
        "Mensah",
        "Violin",
        "Grade 6",
        16,
        0,
        Some("Abena Mensah"),
    ),
    student(
        "Inês",
        "Duarte",
        "Piano",
        "Grade 3",
        12,
        0,
        Some("Rui Duarte"),
    ),
    student(
        "Hugo",
        "Martens",
        "Piano",
        "Initial Grade",
        6,
        0,
        Some("Femke Martens"),
    ),
    student(
        "Sofia",
        "Rinaldi",
        "Violin",
        "Grade 8",
        17,
        0,
        Some("Marco Rinaldi"),
    ),
    student(
        "Eli",
        "Turner",
        "Guitar",
        "Grade 2",
        10,
        1,
        Some("Jo Turner"),
    ),
    student(
        "Maya",
        "Cohen",
        "Guitar",
        "Grade 4",
        13,
        1,
        Some("Dan Cohen"),
    ),
    student("Ben", "Adeyemi", "Guitar", "Not Grading", 31, 1, None),
    student(
        "Nora",
        "Halvorsen",
        "Guitar",
        "Initial Grade",
        7,
        1,
        Some("Ida Halvorsen"),
    ),
    student(
        "Tariq",
        "Aziz",
        "Guitar",
        "Grade 5",
        15,
        1,
        Some("Samira Aziz"),
    ),
    student(
        "Zoe",
        "Lambert",
        "Other",
        "Grade 1",
        9,
        1,
        Some("Paul Lambert"),
    ),
    student(
        "Samir",
        "Patel",
        "Saxophone",
        "Grade 3",
        13,
        2,
        Some("Anita Patel"),
    ),
    student(
        "Chloé",
        "Dubois",
        "Saxophone",
        "Grade 5",
        16,
        2,
        Some("Claire Dubois"),
    ),
    student("Daniel", "Weiss", "Saxophone", "Not Grading", 42, 2, None),
    student(
        "Aiko",
        "Tanaka",
        "Piano",
        "Grade 2",
        9,
        2,
        Some("Yumi Tanaka"),
    ),
    student(
        "Leo",
        "Tanaka",
        "Saxophone",
        "Grade 1",
        11,
        2,
        Some("Yumi Tanaka"),
    ),
    student(
        "Grace",
        "Mwangi",
        "Piano",
        "Grade 7",
        17,
        2,
        Some("Peter Mwangi"),
    ),
    student("Tom", "Becker", "Piano", "Grade 4", 25, 2, None),
];

/// Examinations: index of the student, board, grade, months ago, percentage.
pub const EXAMS: [(usize, &str, &str, u32, i32); 9] = [
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

const fn student(
    first: &'static str,
    last: &'static str,
    instrument: &'static str,
    grade: &'static str,
    age: u32,
    teacher: usize,
    parent: Option<&'static str>,
) -> Student {
    Student {
        first,
        last,
        instrument,
        grade,
        age,
        teacher,
        parent,
    }
}
