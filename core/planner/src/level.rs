//! Exam grades as the planner's measure of difficulty.

/// How advanced a student is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Not preparing a grade.
    NotGrading,
    /// 0 is Initial Grade, 1 to 8 are Grade 1 to Grade 8.
    Grade(u8),
}

impl Level {
    /// Reads a student's grade; anything but Initial Grade and Grade 1 to 8 is not grading (D12).
    ///
    /// ```
    /// # use reedling_planner::level::Level;
    /// assert_eq!(Level::parse("Grade 3"), Level::Grade(3));
    /// assert_eq!(Level::parse("Grade 11"), Level::NotGrading);
    /// ```
    pub fn parse(grade: &str) -> Level {
        let grade = grade.trim();
        if grade.eq_ignore_ascii_case("initial grade") || grade.eq_ignore_ascii_case("initial") {
            return Level::Grade(0);
        }
        let digits = match grade.split_at_checked(6) {
            Some((word, number)) if word.eq_ignore_ascii_case("grade ") => number,
            _ => return Level::NotGrading,
        };
        match digits.parse() {
            Ok(number @ 1..=8) => Level::Grade(number),
            _ => Level::NotGrading,
        }
    }

    /// The step on ladders and in tables, 0 to 8. Not grading is planned like Grade 1.
    pub fn step(self) -> u8 {
        match self {
            Level::NotGrading => 1,
            Level::Grade(number) => number,
        }
    }

    /// "Initial Grade", "Grade 1" and so on; `None` when not grading.
    pub fn name(self) -> Option<String> {
        match self {
            Level::NotGrading => None,
            Level::Grade(0) => Some("Initial Grade".into()),
            Level::Grade(number) => Some(["Grade ", &number.to_string()].concat()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn only_initial_and_one_to_eight_are_exam_grades() {
        assert_eq!(Level::parse("Initial Grade"), Level::Grade(0));
        for number in 1..=8 {
            assert_eq!(
                Level::parse(&format!("Grade {number}")),
                Level::Grade(number)
            );
        }
        for other in [
            "",
            "K",
            "Grade 0",
            "Grade 9",
            "Grade 12",
            "Adult",
            "Not Grading",
            "5",
            "Größe",
        ] {
            assert_eq!(Level::parse(other), Level::NotGrading, "{other}");
        }
    }
}
