//! What each field of a request may hold.

use reedling_core::{
    email::EMAIL_MAX,
    feedback::RATING_MAX,
    feedback::written::{DAILY_MINUTES_MAX, ITEMS_MAX},
    lesson::fields::DURATION_MAX,
    lesson::note::DURATION_RANGE,
    lesson::status::LessonStatus,
    student::grade::{CREATION_GRADES, SECTIONS},
    validation::{DESCRIPTION_MAX, DETAIL_MAX, NAME_MAX, NOTES_MAX, TITLE_MAX},
};
use serde_json::{Value, json};

/// A day, or nothing.
pub(super) const DAY: &str = "^(\\d{4}-\\d{2}-\\d{2})?$";

/// What a field may hold, by schema and field.
pub(super) fn fields() -> Vec<(&'static [&'static str], &'static str, Value)> {
    let text = |least: usize, most: usize| json!({ "minLength": least, "maxLength": most });
    let optional_address = json!({ "maxLength": EMAIL_MAX });
    let list = |most: usize| json!({ "maxItems": ITEMS_MAX, "items": { "type": "string", "maxLength": most } });
    let (pieces, areas) = (list(TITLE_MAX), list(DETAIL_MAX));
    let id = json!({ "format": "uuid" });
    let statuses = LessonStatus::ALL.map(LessonStatus::as_str);
    let sections = [&[""][..], &SECTIONS[..]].concat();
    vec![
        (&["EditLessonBody"], "studentId", id),
        (&["EditLessonBody"], "title", text(1, TITLE_MAX)),
        (&["EditLessonBody"], "description", text(0, DESCRIPTION_MAX)),
        (
            &["EditLessonBody"],
            "duration",
            json!({ "minimum": 1, "maximum": DURATION_MAX }),
        ),
        (&["EditLessonBody"], "status", json!({ "enum": statuses })),
        (&["EditLessonBody"], "notes", text(0, NOTES_MAX)),
        (&["EditStudentBody"], "grade", text(1, NAME_MAX)),
        (&["NewStudentBody"], "grade", one_of(&CREATION_GRADES)),
        (&["NewStudentBody"], "firstName", text(0, NAME_MAX)),
        (&["NewStudentBody"], "lastName", text(0, NAME_MAX)),
        (&["NewStudentBody"], "name", text(0, NAME_MAX)),
        (&["NewStudentBody"], "parentName", text(0, NAME_MAX)),
        (&["NewStudentBody"], "email", optional_address),
        (
            &["NewStudentBody"],
            "dateOfBirth",
            json!({ "pattern": DAY }),
        ),
        (&["NewStudentBody"], "section", one_of(&sections)),
        (&["NewStudentBody"], "notes", text(0, NOTES_MAX)),
        (
            &["WriteFeedbackBody"],
            "teacherRating",
            json!({ "minimum": 1, "maximum": RATING_MAX }),
        ),
        (&["WriteFeedbackBody"], "content", text(0, NOTES_MAX)),
        (&["WriteFeedbackBody"], "piecesWorkedOn", pieces),
        (&["WriteFeedbackBody"], "areasImproved", text(0, NOTES_MAX)),
        (&["WriteFeedbackBody"], "areasNeedWork", text(0, NOTES_MAX)),
        (&["WriteFeedbackBody"], "techniqueNotes", text(0, NOTES_MAX)),
        (
            &["WriteFeedbackBody"],
            "musicianshipNotes",
            text(0, NOTES_MAX),
        ),
        (
            &["WriteFeedbackBody"],
            "practiceAssignments",
            json!({ "maxItems": ITEMS_MAX }),
        ),
        (
            &["WriteFeedbackBody"],
            "nextLessonGoals",
            text(0, NOTES_MAX),
        ),
        (&["WriteFeedbackBody"], "studentMood", text(0, DETAIL_MAX)),
        (&["NewAssignmentBody"], "piece", text(1, TITLE_MAX)),
        (&["NewAssignmentBody"], "focusAreas", areas),
        (
            &["NewAssignmentBody"],
            "dailyMinutes",
            json!({ "minimum": 0, "maximum": DAILY_MINUTES_MAX }),
        ),
        (
            &["NewAssignmentBody"],
            "specificInstructions",
            text(0, NOTES_MAX),
        ),
        (
            &["EditTeacherProfileBody"],
            "instrument",
            text(0, DETAIL_MAX),
        ),
        (
            &["EditTeacherProfileBody"],
            "department",
            text(0, DETAIL_MAX),
        ),
        (
            &["EditTeacherProfileBody"],
            "phoneNumber",
            text(0, DETAIL_MAX),
        ),
        (
            &["EditTeacherPreferencesBody"],
            "defaultDuration",
            json!({ "minimum": DURATION_RANGE.start(), "maximum": DURATION_RANGE.end() }),
        ),
    ]
}

/// One of the choices of a form. As a pattern, because the app's lists are texts, not types.
fn one_of(choices: &[&str]) -> Value {
    json!({ "pattern": format!("^({})$", choices.join("|")) })
}
