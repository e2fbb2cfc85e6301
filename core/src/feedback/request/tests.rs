use std::sync::LazyLock;

use super::*;

/// Instructions at their limit, of letters of four bytes.
static LONG: LazyLock<String> = LazyLock::new(|| "𝄞".repeat(NOTES_MAX));

fn sent(json: &str) -> WriteFeedbackRequest {
    serde_json::from_str(json).expect("feedback")
}

#[test]
fn only_what_is_written_can_break_a_rule() {
    let fields = |json: &str| -> Vec<_> {
        let found = sent(json).check().err().unwrap_or_default();
        found.into_iter().map(|error| error.field).collect()
    };
    assert!(fields("{}").is_empty());
    assert!(fields(r#"{"teacherRating":null,"piecesWorkedOn":null}"#).is_empty());
    let json = r#"{"teacherRating":6,"practiceAssignments":[{"piece":"Minuet"},{"piece":" "}]}"#;
    assert_eq!(
        fields(json),
        ["teacherRating", "practiceAssignments.1.piece"]
    );
}

#[test]
fn what_is_missing_stays_and_null_empties() {
    let current = Feedback {
        content: "Good work.".into(),
        pieces_worked_on: vec!["Minuet".into()],
        teacher_rating: Some(4),
        student_mood: Some("merry".into()),
        ..Feedback::default()
    };
    let json =
        r#"{"content":null,"teacherRating":null,"practiceAssignments":[{"piece":"Gavotte"}]}"#;
    let changed = sent(json).check().expect("feedback");
    let becomes = changed.applied_to(current.clone());
    let expected = Feedback {
        content: String::new(),
        teacher_rating: None,
        practice_assignments: vec![PracticeAssignment {
            piece: "Gavotte".into(),
            ..PracticeAssignment::default()
        }],
        ..current
    };
    assert_eq!(becomes, Ok(expected));
}

#[test]
fn something_of_it_is_left() {
    let becomes = |json: &str, current: Feedback| {
        let changed = sent(json).check().expect("feedback");
        changed.applied_to(current)
    };
    let current = || Feedback {
        content: "Good work.".into(),
        teacher_rating: Some(4),
        ..Feedback::default()
    };
    for json in [
        "{}",
        r#"{"content":" \n","piecesWorkedOn":[" "],"studentMood":"","practiceAssignments":[]}"#,
    ] {
        let found = becomes(json, Feedback::default()).expect_err("refused");
        assert_eq!(
            found.first_message(),
            Some("Please write some feedback first")
        );
        assert!(becomes(json, current()).is_ok(), "four stars are left");
    }
    assert!(becomes(r#"{"content":null,"teacherRating":null}"#, current()).is_err());
    for json in [
        r#"{"piecesWorkedOn":["Minuet"]}"#,
        r#"{"studentMood":"merry"}"#,
        r#"{"practiceAssignments":[{"piece":"Gavotte"}]}"#,
    ] {
        assert!(becomes(json, Feedback::default()).is_ok(), "{json}");
    }
}

#[test]
fn all_assignments_together_fit_into_one_body() {
    let assignment = |place| WrittenAssignment {
        place,
        piece: "Minuet",
        daily_minutes: Some(10),
        specific_instructions: Some(&LONG),
        ..WrittenAssignment::default()
    };
    let written = |count: usize| WrittenFeedback {
        practice_assignments: (0..count).map(assignment).collect(),
        ..WrittenFeedback::default()
    };
    let fitting = TEXT_BYTES_MAX / (LONG.len() + "Minuet".len());
    assert!(fitting < ITEMS_MAX);
    assert!(written(fitting).check().is_empty());
    let too_large_at = |written: WrittenFeedback<'_>| -> Vec<String> {
        let found = written.check().into_iter();
        found.map(|error| error.field.into_owned()).collect()
    };
    let at = |place: usize| [format!("practiceAssignments.{place}.specificInstructions")];
    assert_eq!(too_large_at(written(ITEMS_MAX)), at(fitting));
    // The other texts count as well.
    let with_content = WrittenFeedback {
        content: &LONG,
        ..written(fitting)
    };
    assert_eq!(too_large_at(with_content), at(fitting - 1));
}
