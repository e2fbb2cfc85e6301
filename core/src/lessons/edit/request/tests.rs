use super::*;

fn is() -> PlannedEdit {
    let start = "2026-03-02T15:00:00Z".parse().expect("an instant");
    PlannedEdit {
        student_id: Id(1),
        title: "Piano".into(),
        description: Some("Scales".into()),
        occurrence: Occurrence::starting(start, chrono::TimeDelta::minutes(30)).expect("a lesson"),
        minutes: 30,
        status: LessonStatus::Scheduled,
        notes: Some("Bring the book".into()),
    }
}

fn edited(json: &str) -> Result<PlannedEdit, Violations> {
    let edit: EditLessonRequest = serde_json::from_str(json).expect("JSON");
    edit.check(is())
}

#[test]
fn what_is_missing_stays_and_null_empties() {
    assert_eq!(edited("{}"), Ok(is()));
    let lesson = edited(r#"{"title":" Oboe ","description":null,"notes":" ","duration":45}"#);
    let start = is().occurrence.start_time;
    let becomes = PlannedEdit {
        title: "Oboe".into(),
        description: None,
        occurrence: Occurrence::starting(start, chrono::TimeDelta::minutes(45)).expect("a lesson"),
        minutes: 45,
        notes: None,
        ..is()
    };
    assert_eq!(lesson, Ok(becomes));
}

#[test]
fn what_is_never_empty_is_told_in_the_order_of_the_form() {
    let empties = r#"{"studentId":"","title":null,"startTime":null,"duration":null,"status":null}"#;
    let found = edited(empties).expect_err("refused");
    let fields: Vec<_> = found.into_iter().map(|error| error.field).collect();
    assert_eq!(
        fields,
        ["studentId", "title", "startTime", "duration", "status"]
    );
    for json in [
        r#"{"duration":1441}"#,
        r#"{"status":"scheduled"}"#,
        r#"{"startTime":"1899-01-01T09:00:00Z"}"#,
    ] {
        assert!(edited(json).is_err(), "{json}");
    }
}
