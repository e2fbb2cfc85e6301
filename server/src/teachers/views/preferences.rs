//! How a teacher likes to teach.

use schemars::JsonSchema;
use serde::Serialize;

use crate::teachers::preferences::Preferences;

/// A teacher's preferences.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeacherPreferencesBody {
    /// Default duration of a lesson in minutes; 30 initially.
    pub default_duration: u32,
    /// Whether reminders come before lessons; the same switch as in the notification settings.
    pub lesson_reminders: bool,
}

impl From<Preferences> for TeacherPreferencesBody {
    fn from(preferences: Preferences) -> Self {
        Self {
            default_duration: preferences.default_duration,
            lesson_reminders: preferences.lesson_reminders,
        }
    }
}
