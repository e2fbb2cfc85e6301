//! The edit request: the dialog's rules, for an instant instead of a day and a time (Spec §7, D12).

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::{
    id::{self, Id},
    lessons::{
        Occurrence,
        edit::check_status,
        fields::{
            DURATION_MAX, check_minutes, check_occurrence, check_start, check_student, check_texts,
        },
        request::whole_second,
        status::LessonStatus,
    },
    patch::{Patch, RequiredPatch},
    time::rfc3339,
    validation::{DESCRIPTION_MAX, NOTES, NOTES_MAX, TITLE_MAX, Violations, rules::non_blank},
};

/// A change of a lesson. Fields that are left out keep their value; null clears description and notes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditLessonRequest {
    /// Title.
    #[serde(default)]
    #[schemars(length(min = 1, max = TITLE_MAX))]
    pub title: RequiredPatch<String>,
    /// Description.
    #[serde(default)]
    #[schemars(length(max = DESCRIPTION_MAX))]
    pub description: Patch<String>,
    /// The student.
    #[serde(default, deserialize_with = "id::changed")]
    pub student_id: RequiredPatch<Id>,
    /// Start, RFC 3339.
    #[serde(default, deserialize_with = "rfc3339::changed")]
    pub start_time: RequiredPatch<DateTime<Utc>>,
    /// End; start plus duration takes precedence.
    #[serde(default, deserialize_with = "rfc3339::sent")]
    pub end_time: Option<DateTime<Utc>>,
    /// Length in minutes.
    #[serde(default)]
    #[schemars(range(min = 1, max = DURATION_MAX))]
    pub duration: RequiredPatch<i64>,
    /// SCHEDULED, COMPLETED, CANCELLED or MISSED.
    #[serde(default)]
    #[schemars(extend("enum" = LessonStatus::ALL.map(LessonStatus::as_str)))]
    pub status: RequiredPatch<String>,
    /// Notes entered in the edit form.
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub notes: Patch<String>,
    /// The version that the client last read; an outdated one is rejected with 409.
    #[serde(default)]
    pub version: Option<i32>,
}

/// The lesson after an edit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedEdit {
    /// The student.
    pub student_id: Id,
    /// Title.
    pub title: String,
    /// Description.
    pub description: Option<String>,
    /// When the lesson takes place; a past start is accepted (D12).
    pub occurrence: Occurrence,
    /// Length in elapsed minutes.
    pub minutes: i32,
    /// Status; [`transition`](crate::lessons::status::transition) decides which one the lesson may get.
    pub status: LessonStatus,
    /// Notes entered in the edit form.
    pub notes: Option<String>,
}

impl EditLessonRequest {
    /// Applies the request to the current lesson, by the rules of the dialog.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(
        self,
        current: PlannedEdit,
        now: DateTime<Utc>,
    ) -> Result<PlannedEdit, Violations> {
        let mut found = Violations::default();
        let student_id = self.student_id.apply_to(current.student_id);
        let student_id = check_student(&mut found, student_id);
        let title = self.title.apply_to(current.title).unwrap_or_default();
        let description = self
            .description
            .apply_to(current.description)
            .unwrap_or_default();
        check_texts(&mut found, &title, &description);
        let start = self.start_time.apply_to(current.occurrence.start_time);
        let start = start.map(whole_second);
        let start = check_start(&mut found, start);
        let minutes = self.duration.apply_to(current.minutes.into());
        let minutes = check_minutes(&mut found, minutes);
        let occurrence = start
            .zip(minutes)
            .and_then(|(start, minutes)| check_occurrence(&mut found, start, minutes));
        let before = current.status;
        let status = match self.status.0 {
            Patch::Unset => Some(current.status),
            Patch::Null => None,
            Patch::Set(name) => LessonStatus::parse(&name),
        };
        let text = "Please choose a status";
        let status = found.require_some(status, "status", "unknown", text);
        if let (Some(occurrence), Some(status)) = (occurrence, status)
            && status != before
        {
            check_status(&mut found, status, occurrence.start_time, now);
        }
        let notes = self.notes.apply_to(current.notes).unwrap_or_default();
        found.max_length(&NOTES, "notes", &notes);
        let whole = (student_id, occurrence, minutes, status);
        let (Some(student_id), Some(occurrence), Some(minutes), Some(status)) = whole else {
            return Err(found);
        };
        found.into_result()?;
        Ok(PlannedEdit {
            student_id,
            title: title.trim().to_owned(),
            description: non_blank(&description),
            occurrence,
            minutes,
            status,
            notes: non_blank(&notes),
        })
    }
}

#[cfg(test)]
mod tests;
