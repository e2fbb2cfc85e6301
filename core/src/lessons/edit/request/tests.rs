use super::*;

fn current() -> PlannedEdit {
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
    edit.check(
        current(),
        "2026-03-02T14:00:00Z".parse().expect("an instant"),
    )
}

fn fields(json: &str) -> Vec<String> {
    let found = edited(json).expect_err("refused").into_iter();
    found.map(|error| error.field.to_string()).collect()
}

#[test]
fn what_is_missing_stays_and_null_empties() {
    assert_eq!(edited("{}"), Ok(current()));
    let lesson = edited(r#"{"title":" Oboe ","description":null,"notes":" ","duration":45}"#);
    let start = current().occurrence.start_time;
    let becomes = PlannedEdit {
        title: "Oboe".into(),
        description: None,
        occurrence: Occurrence::starting(start, chrono::TimeDelta::minutes(45)).expect("a lesson"),
        minutes: 45,
        notes: None,
        ..current()
    };
    assert_eq!(lesson, Ok(becomes));
}

#[test]
fn cleared_required_fields_are_reported_in_form_order() {
    let empties = r#"{"studentId":"","title":null,"startTime":null,"duration":null,"status":null}"#;
    let all = ["studentId", "title", "startTime", "duration", "status"];
    assert_eq!(fields(empties), all);
}

#[test]
fn what_is_out_of_range_is_told_at_its_field() {
    for (json, field) in [
        (r#"{"duration":0}"#, "duration"),
        (r#"{"duration":1441}"#, "duration"),
        (r#"{"duration":4294967326}"#, "duration"),
        (r#"{"status":"scheduled"}"#, "status"),
        // FIELD-04: it starts in an hour.
        (r#"{"status":"MISSED"}"#, "status"),
        (r#"{"startTime":"1899-01-01T09:00:00Z"}"#, "startTime"),
        (r#"{"startTime":"9999-12-31T23:59:59Z"}"#, "startTime"),
    ] {
        assert_eq!(fields(json), [field], "{json}");
    }
}
