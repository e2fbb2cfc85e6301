//! Grades: the lists that forms offer, and the meaning of a grade's text (Spec §9, D12).

/// Grades of the forms that create a student.
pub const CREATION_GRADES: [&str; 10] = [
    "Initial Grade",
    "Grade 1",
    "Grade 2",
    "Grade 3",
    "Grade 4",
    "Grade 5",
    "Grade 6",
    "Grade 7",
    "Grade 8",
    "Not Grading",
];
/// Text for a grade that is in no list of the form.
pub(crate) const GRADE_UNLISTED: &str = "Please choose a grade from the list";
/// Grade values of the roster, in its groups' order: K to 5, 6 to 8, 9 to 12, adult (Spec §9).
pub const ROSTER_GRADES: [&str; 14] = [
    "K", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "Adult",
];
/// Grades of the administrator's dialog (Spec §9).
pub const ADMIN_GRADES: [&str; 12] = [
    "Grade 1", "Grade 2", "Grade 3", "Grade 4", "Grade 5", "Grade 6", "Grade 7", "Grade 8",
    "Grade 9", "Grade 10", "Grade 11", "Grade 12",
];
/// Sections of the Add Student screen (Spec §9).
pub const SECTIONS: [&str; 6] = ["A", "B", "C", "D", "E", "F"];
/// The meaning of a grade's text, from any of the lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grade {
    /// K and Initial Grade are 0; "Grade 3" and "3" are 3; up to 12.
    Number(u8),
    /// "Adult".
    Adult,
    /// "Not Grading".
    NotGrading,
    /// Anything else.
    Unknown,
}

impl Grade {
    /// Reads a grade's text.
    ///
    /// ```
    /// use reedling_core::students::grade::Grade;
    /// assert_eq!(Grade::read("Grade 3"), Grade::read("3"));
    /// ```
    pub fn read(text: &str) -> Self {
        let text = text.trim();
        match text {
            "K" | "Initial Grade" => Self::Number(0),
            "Adult" => Self::Adult,
            "Not Grading" => Self::NotGrading,
            _ => {
                let digits = text.strip_prefix("Grade ").unwrap_or(text);
                let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
                let number = digits
                    .parse()
                    .ok()
                    .filter(|number| plain && (1..=12).contains(number));
                number.map_or(Self::Unknown, Self::Number)
            }
        }
    }
}
