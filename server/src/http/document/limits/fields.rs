//! What each field of a request may hold.

use reedling_core::{
    feedback::RATING_MAX,
    feedback::written::{DAILY_MINUTES_MAX, ITEMS_MAX},
    lesson::note::DURATION_RANGE,
    validation::{DETAIL_MAX, NOTES_MAX, TITLE_MAX},
};
use serde_json::{Value, json};

/// What a field may hold, by schema and field.
pub(super) fn fields() -> Vec<(&'static [&'static str], &'static str, Value)> {
    let text = |least: usize, most: usize| json!({ "minLength": least, "maxLength": most });
    let list = |most: usize| json!({ "maxItems": ITEMS_MAX, "items": { "type": "string", "maxLength": most } });
    let (pieces, areas) = (list(TITLE_MAX), list(DETAIL_MAX));
    vec![
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
