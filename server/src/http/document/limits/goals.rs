//! What the fields of goals and pieces may hold.

use reedling_core::validation::TITLE_MAX;
use reedling_planner::goals::PieceState;
use serde_json::{Value, json};

use super::fields::DAY;

/// What a field may hold, by schema and field.
pub(super) fn fields() -> Vec<(&'static [&'static str], &'static str, Value)> {
    let text = |least: usize, most: usize| json!({ "minLength": least, "maxLength": most });
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
            &["NewPieceBody", "EditPieceBody", "PieceBody"],
            "goalTempo",
            object.clone(),
        ),
        (&["PieceBody"], "lastCleanTempo", object),
        (
            &["NewPieceBody", "EditPieceBody"],
            "title",
            text(1, TITLE_MAX),
        ),
        (
            &["NewPieceBody", "EditPieceBody"],
            "composer",
            text(0, TITLE_MAX),
        ),
        (
            &["NewPieceBody", "EditPieceBody"],
            "kind",
            text(0, TITLE_MAX),
        ),
        (
            &["NewPieceBody", "EditPieceBody"],
            "state",
            json!({ "enum": PieceState::ALL.map(PieceState::as_str) }),
        ),
        (
            &["NewPieceBody", "EditPieceBody"],
            "restingUntil",
            json!({ "pattern": DAY }),
        ),
    ]
}
