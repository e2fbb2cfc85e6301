//! Feedback in the form that its rules check, the same for the form, the request and what is stored.

use serde::Serialize;

use super::RATING_MAX;
use crate::validation::{
    CHARACTER_BYTES, DETAIL, DETAIL_MAX, Limit, NOTES, NOTES_MAX, TITLE_MAX, Violations,
    rules::is_blank,
};

/// Most minutes a day of an assignment: a whole day; a limit for safety.
pub const DAILY_MINUTES_MAX: i32 = 1_440;
/// Most pieces and most assignments of a lesson; a limit for safety.
pub const ITEMS_MAX: usize = 50;

/// Characters of its six texts, its pieces and the mood, all at their limits.
const CHARACTERS: usize = 6 * NOTES_MAX + ITEMS_MAX * TITLE_MAX + DETAIL_MAX;
/// Most bytes of all texts: these, however they are written, and as much again for what is to be practised. Fifty things to
/// practise with instructions at their limit would be more than a server should hold for one call.
pub const TEXT_BYTES_MAX: usize = 2 * CHARACTER_BYTES * CHARACTERS;

const TOO_LARGE: &str = "The assignments are too long together. Please shorten them from here on";

const TOO_MANY: &str = "Please write at most 50 of them";

const PIECE: Limit = Limit {
    most: TITLE_MAX,
    message: "The name of a piece can have at most 200 characters",
};

/// Feedback on a lesson.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct WrittenFeedback<'a> {
    /// 1 to 5 stars, or none.
    pub teacher_rating: Option<i32>,
    /// Summary.
    pub content: &'a str,
    /// Pieces.
    pub pieces_worked_on: Vec<&'a str>,
    /// Areas that improved.
    pub areas_improved: &'a str,
    /// Areas that need work.
    pub areas_need_work: &'a str,
    /// Notes on technique.
    pub technique_notes: &'a str,
    /// Notes on musicianship.
    pub musicianship_notes: &'a str,
    /// Goals for the next lesson.
    pub next_lesson_goals: &'a str,
    /// The student's mood, one word.
    pub student_mood: Option<&'a str>,
    /// Practice assignments.
    pub practice_assignments: Vec<WrittenAssignment<'a>>,
}

/// A practice assignment.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct WrittenAssignment<'a> {
    /// Position in the list, counted from 0; part of its fields' names: "practiceAssignments.0.piece".
    #[serde(skip)]
    pub place: usize,
    /// The piece.
    pub piece: &'a str,
    /// Focus areas.
    pub focus_areas: Vec<&'a str>,
    /// Minutes a day; `None` if not a whole number.
    #[cfg_attr(feature = "ts", tsify(type = "number"))]
    pub daily_minutes: Option<i32>,
    /// Instructions, if any.
    pub specific_instructions: Option<&'a str>,
}

impl WrittenFeedback<'_> {
    /// Validation errors of a whole feedback: those of its fields, and that at least one field is filled in.
    ///
    /// ```
    /// use reedling_core::feedback::draft::FeedbackDraft;
    /// let found = FeedbackDraft::default().written().check_whole();
    /// assert_eq!(found.first_message(), Some("Please write some feedback first"));
    /// ```
    pub fn check_whole(&self) -> Violations {
        let mut found = self.check();
        self.require_any(&mut found);
        found
    }

    /// At least one field must be filled in.
    pub(super) fn require_any(&self, found: &mut Violations) {
        let text = "Please write some feedback first";
        found.require(!self.is_empty(), "content", "required", text);
    }

    /// The texts, but for the pieces and the assignments.
    fn texts(&self) -> [&str; 7] {
        [
            self.content,
            self.areas_improved,
            self.areas_need_work,
            self.technique_notes,
            self.musicianship_notes,
            self.next_lesson_goals,
            self.student_mood.unwrap_or_default(),
        ]
    }

    /// Whether every field is empty.
    pub(super) fn is_empty(&self) -> bool {
        let texts = self.texts();
        let mut all = texts.iter().chain(&self.pieces_worked_on);
        all.all(|text| is_blank(text))
            && self.teacher_rating.is_none()
            && self.practice_assignments.is_empty()
    }

    /// Validation errors of the fields.
    ///
    /// ```
    /// use reedling_core::feedback::written::{WrittenAssignment, WrittenFeedback};
    /// let assignment = WrittenAssignment { daily_minutes: Some(10), ..WrittenAssignment::default() };
    /// let feedback = WrittenFeedback { practice_assignments: vec![assignment], ..WrittenFeedback::default() };
    /// let found = feedback.check();
    /// let problem = found.iter().next();
    /// assert_eq!(problem.map(|problem| &*problem.field), Some("practiceAssignments.0.piece"));
    /// ```
    pub fn check(&self) -> Violations {
        let mut found = Violations::default();
        let stars = 1..=i32::from(RATING_MAX);
        let allowed = self
            .teacher_rating
            .is_none_or(|given| stars.contains(&given));
        let text = "The rating must be from 1 to 5 stars";
        found.require(allowed, "teacherRating", "range", text);
        found.max_length(&NOTES, "content", self.content);
        let few = self.pieces_worked_on.len() <= ITEMS_MAX;
        found.require(few, "piecesWorkedOn", "too_many", TOO_MANY);
        found.lines(&PIECE, "piecesWorkedOn", &self.pieces_worked_on);
        for (field, text) in [
            ("areasImproved", self.areas_improved),
            ("areasNeedWork", self.areas_need_work),
            ("techniqueNotes", self.technique_notes),
            ("musicianshipNotes", self.musicianship_notes),
            ("nextLessonGoals", self.next_lesson_goals),
        ] {
            found.max_length(&NOTES, field, text);
        }
        found.line(
            &DETAIL,
            "studentMood",
            self.student_mood.unwrap_or_default(),
        );
        for assignment in &self.practice_assignments {
            found.add_within("practiceAssignments", assignment.place, assignment.check());
        }
        let few = self.practice_assignments.len() <= ITEMS_MAX;
        found.require(few, "practiceAssignments", "too_many", TOO_MANY);
        self.check_size(&mut found);
        found
    }

    /// All texts together must fit into one call; what no longer does is told at the assignment where it begins.
    fn check_size(&self, found: &mut Violations) {
        let mut size = bytes(&self.texts()) + bytes(&self.pieces_worked_on);
        for assignment in &self.practice_assignments {
            let instructions = assignment.specific_instructions.unwrap_or_default();
            size += bytes(&[assignment.piece, instructions]) + bytes(&assignment.focus_areas);
            if size > TEXT_BYTES_MAX {
                let mut own = Violations::default();
                own.require(false, "specificInstructions", "too_long", TOO_LARGE);
                found.add_within("practiceAssignments", assignment.place, own);
                return;
            }
        }
    }
}

/// How many bytes texts have as JSON writes them.
fn bytes(texts: &[&str]) -> usize {
    let byte = |byte: u8| match byte {
        b'"' | b'\\' | b'\n' => 2,
        0..b' ' => 6,
        _ => 1,
    };
    texts.iter().flat_map(|text| text.bytes()).map(byte).sum()
}

impl WrittenAssignment<'_> {
    /// Whether every field is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.piece.is_empty()
            && self.focus_areas.is_empty()
            && self.daily_minutes == Some(0)
            && self.specific_instructions.is_none()
    }

    fn check(&self) -> Violations {
        let mut found = Violations::default();
        found.not_blank("piece", self.piece, "Please name the piece");
        found.line(&PIECE, "piece", self.piece);
        let minutes = self.daily_minutes;
        let sensible = minutes.is_some_and(|minutes| (0..=DAILY_MINUTES_MAX).contains(&minutes));
        let text = "Please type whole minutes, from 0 to 1,440";
        found.require(sensible, "dailyMinutes", "range", text);
        let few = self.focus_areas.len() <= ITEMS_MAX;
        found.require(few, "focusAreas", "too_many", TOO_MANY);
        found.lines(&DETAIL, "focusAreas", &self.focus_areas);
        let instructions = self.specific_instructions.unwrap_or_default();
        found.max_length(&NOTES, "specificInstructions", instructions);
        found
    }
}
