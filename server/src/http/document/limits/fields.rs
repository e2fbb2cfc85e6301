//! What each field of a request may hold.

use reedling_core::{lesson::note::DURATION_RANGE, validation::DETAIL_MAX};
use serde_json::{Value, json};

/// What a field may hold, by schema and field.
pub(super) fn fields() -> Vec<(&'static [&'static str], &'static str, Value)> {
    let text = |least: usize, most: usize| json!({ "minLength": least, "maxLength": most });
    vec![
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
