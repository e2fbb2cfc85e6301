//! What the fields of goals and pieces may hold.

use serde_json::{Value, json};

/// What a field may hold, by schema and field.
pub(super) fn fields() -> Vec<(&'static [&'static str], &'static str, Value)> {
    // The planner's own, which the browser makes and reads by the same code.
    let object = json!({ "type": "object" });
    vec![
        (
            &["LessonGoalsBody"],
            "goals",
            json!({ "type": "array", "items": { "type": "object" } }),
        ),
        (&["LessonGoalsBody"], "week", object.clone()),
        (&["LessonGoalsBody"], "body", object.clone()),
        (&["LessonGoalsBody"], "context", object.clone()),
        (&["ErrorBody"], "current", object.clone()),
        (
            &["LessonGoalsBody"],
            "cards",
            json!({ "type": "array", "items": { "type": "object" } }),
        ),
        (
            &["LessonBody"],
            "practiceCards",
            json!({ "type": "array", "items": { "type": "object" } }),
        ),
        (&["PieceBody"], "goalTempo", object.clone()),
        (&["PieceBody"], "lastCleanTempo", object),
    ]
}
