//! Requests that change a teacher's profile and preferences: a missing field keeps its value.

use serde::Deserialize;

use super::{TeacherProfileDraft, profile::TeacherProfile};
use crate::{
    lessons::note::{DURATION_RANGE, check_form_minutes},
    patch::{Patch, RequiredPatch},
    validation::{DETAIL_MAX, Violations, rules::non_blank},
};

/// A change of the teacher profile. Fields that are left out keep their value; null clears them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditTeacherProfileRequest {
    /// Instrument.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub instrument: Patch<String>,
    /// Department.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub department: Patch<String>,
    /// Phone number, free text, not normalised.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub phone_number: Patch<String>,
}

/// A change of lesson preferences. Fields that are left out keep their value.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditTeacherPreferencesRequest {
    /// Minutes, 15 to 240.
    #[serde(default)]
    #[schemars(range(min = *DURATION_RANGE.start(), max = *DURATION_RANGE.end()))]
    pub default_duration: RequiredPatch<i64>,
    /// Whether reminders come before lessons.
    #[serde(default)]
    pub lesson_reminders: RequiredPatch<bool>,
}

/// The preferences that were sent; the others keep their values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangedPreferences {
    /// Minutes of a lesson unless another length is chosen.
    pub default_duration: Option<i32>,
    /// Whether reminders come before lessons.
    pub lesson_reminders: Option<bool>,
}

impl EditTeacherProfileRequest {
    /// Applies the request to the current profile, by the rules of the form.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    ///
    /// ```
    /// use reedling_core::{patch::Patch, settings::{profile::TeacherProfile, teacher_request::EditTeacherProfileRequest}};
    /// let current = TeacherProfile { instrument: Some("Piano".into()), department: None, phone_number: None };
    /// let request = EditTeacherProfileRequest { department: Patch::Set("Keys ".into()), ..Default::default() };
    /// let profile = request.check(current)?;
    /// assert_eq!((profile.instrument.as_deref(), profile.department.as_deref()), (Some("Piano"), Some("Keys")));
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
    pub fn check(self, current: TeacherProfile) -> Result<TeacherProfile, Violations> {
        let becomes = |patch: Patch<String>, current| patch.apply_to(current).unwrap_or_default();
        let draft = TeacherProfileDraft {
            instrument: becomes(self.instrument, current.instrument),
            department: becomes(self.department, current.department),
            phone_number: becomes(self.phone_number, current.phone_number),
        };
        draft.check().into_result()?;
        Ok(TeacherProfile {
            instrument: non_blank(&draft.instrument),
            department: non_blank(&draft.department),
            phone_number: non_blank(&draft.phone_number),
        })
    }
}

impl EditTeacherPreferencesRequest {
    /// The preferences that were sent.
    ///
    /// # Errors
    /// A switch that is neither on nor off; without such, a length that the form does not allow.
    ///
    /// ```
    /// use reedling_core::{patch::{Patch, RequiredPatch}, settings::teacher_request::EditTeacherPreferencesRequest};
    /// let request = EditTeacherPreferencesRequest { default_duration: RequiredPatch(Patch::Set(45)), ..Default::default() };
    /// let changed = request.check()?;
    /// assert_eq!((changed.default_duration, changed.lesson_reminders), (Some(45), None));
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
    pub fn check(&self) -> Result<ChangedPreferences, Violations> {
        let mut found = Violations::default();
        let text = "Please choose on or off";
        let is_null = self.lesson_reminders.0 == Patch::Null;
        found.require(!is_null, "lessonReminders", "required", text);
        found.into_result()?;
        let mut found = Violations::default();
        let default_duration = match self.default_duration.0 {
            Patch::Unset => None,
            sent => check_form_minutes(&mut found, "defaultDuration", sent.apply_to(None)),
        };
        found.into_result()?;
        Ok(ChangedPreferences {
            default_duration,
            lesson_reminders: self.lesson_reminders.0.apply_to(None),
        })
    }
}
