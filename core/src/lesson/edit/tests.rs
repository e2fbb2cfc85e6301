use super::*;

#[test]
fn what_is_missing_stays_and_null_empties() {
    let is = || EditedLesson {
        student_id: "0195f7a0-0000-7000-8000-000000000001".parse().ok(),
        title: "Piano".into(),
        description: "Scales".into(),
        start: "2026-03-02T15:00:00Z".parse().ok(),
        duration_minutes: Some(30),
        status: "SCHEDULED".into(),
        notes: "Bring the book".into(),
    };
    assert_eq!(EditLessonRequest::default().applied_to(is()), is());
    let edit: EditLessonRequest =
        serde_json::from_str(r#"{"description":null,"notes":"","duration":45}"#).expect("JSON");
    let lesson = edit.applied_to(is());
    assert_eq!((&*lesson.description, &*lesson.notes), ("", ""));
    assert_eq!(lesson.duration_minutes, Some(45));
    assert!(lesson.check().is_empty());
    let empties = r#"{"studentId":"","title":null,"startTime":null,"duration":null,"status":null}"#;
    let edit: EditLessonRequest = serde_json::from_str(empties).expect("JSON");
    let found = edit.applied_to(is()).check();
    let fields: Vec<_> = found.into_iter().map(|error| error.field).collect();
    assert_eq!(
        fields,
        ["studentId", "title", "startTime", "duration", "status"]
    );
}
