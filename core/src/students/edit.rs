//! Edit Student: grade (Spec §5) and instrument (D16), and what was entered wrong: name, e-mail address and date of birth.
//!
//! A student under 18 has a parent, an adult an address (D4). Fields that stay as they are are not checked: what an
//! earlier release took can stay.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    add_student_dialog::check_birth_date,
    age::is_minor,
    grade::{CREATION_GRADES, GRADE_UNLISTED},
    instrument::check_instrument,
};
#[cfg(feature = "schema")]
use crate::{
    email::{EMAIL_MAX, normalized},
    patch::{Patch, RequiredPatch},
    students::instrument::kept_instrument,
    validation::{
        DETAIL_MAX, NAME_MAX,
        rules::{non_blank, spaced, split_name},
        schema,
    },
};
use crate::{
    time::text,
    validation::{NAME, Violations},
};

/// The fields of Edit Student that the server stores.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EditStudentDraft {
    /// Grade, from the list for new students, or the present one.
    pub grade: String,
    /// Instrument; empty where none was entered.
    pub instrument: String,
    /// Given name.
    pub first_name: String,
    /// Family name; may be empty.
    pub last_name: String,
    /// E-mail address; a minor needs none (D4).
    pub email: String,
    /// Date of birth, `yyyy-MM-dd`, if known.
    pub date_of_birth: String,
}

/// A student before a change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PresentStudent {
    /// The fields as they are.
    pub fields: EditStudentDraft,
    /// Whether the student counts as under 18.
    pub is_minor: bool,
    /// Whether a parent is linked or asked.
    pub has_parent: bool,
}

impl EditStudentDraft {
    /// Validation errors of the fields that differ from the present ones.
    pub fn check(&self, present: &PresentStudent, today: NaiveDate) -> Violations {
        let was = &present.fields;
        let mut found = Violations::default();
        found.not_blank("grade", &self.grade, "Please choose a grade");
        let grades = grade_choices(Some(&was.grade));
        found.one_of("grade", &self.grade, &grades, GRADE_UNLISTED);
        if self.instrument != was.instrument {
            let text = "Please choose an instrument";
            found.not_blank("instrument", &self.instrument, text);
            check_instrument(&mut found, &self.instrument);
        }
        if self.first_name != was.first_name {
            found.not_blank("firstName", &self.first_name, "Please enter the first name");
            found.name("firstName", &self.first_name);
        }
        if self.last_name != was.last_name {
            found.name("lastName", &self.last_name);
        }
        if (&self.first_name, &self.last_name) != (&was.first_name, &was.last_name) {
            let name = [&*self.first_name, " ", &*self.last_name].concat();
            found.max_length(&NAME, "firstName", name.trim());
        }
        if self.email != was.email {
            found.new_email("email", &self.email);
        }
        let birth_changes = self.date_of_birth != was.date_of_birth;
        if birth_changes {
            check_birth_date(&mut found, "dateOfBirth", &self.date_of_birth, today);
        }
        let is_minor = self.is_minor(present, today);
        if birth_changes && is_minor && !present.has_parent && !self.date_of_birth.is_empty() {
            let text = "By this date the student is under 18 and needs a parent. An administrator can link one first.";
            found.add("dateOfBirth", "parent", text);
        }
        let needs_email = self.email != was.email || is_minor != present.is_minor;
        if needs_email && !is_minor {
            let text = "An adult student needs an email address";
            found.not_blank("email", &self.email, text);
        }
        found
    }

    /// Whether the student counts as under 18 after the change: by the date of birth, else as before.
    fn is_minor(&self, present: &PresentStudent, today: NaiveDate) -> bool {
        match text::parse_date(&self.date_of_birth) {
            Some(born) if self.date_of_birth != present.fields.date_of_birth => {
                is_minor(born, today)
            }
            _ => present.is_minor,
        }
    }
}

/// A change of a student. Fields that are left out keep their value; without an address there is no sign-in.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditStudentRequest {
    /// Grade, from the list for new students.
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub grade: String,
    /// Instrument: Guitar, Piano, Saxophone, Violin, Other, or any other name.
    #[serde(default)]
    #[schemars(length(min = 1, max = DETAIL_MAX))]
    pub instrument: RequiredPatch<String>,
    /// Given name. A teacher may change this and the fields below until the student has signed in.
    #[serde(default)]
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub first_name: RequiredPatch<String>,
    /// Family name; null if there is none.
    #[serde(default)]
    #[schemars(length(max = NAME_MAX))]
    pub last_name: Patch<String>,
    /// Sign-in e-mail address. A new one is mailed a temporary password; what was mailed to the old one stops working.
    /// Null removes a minor's.
    #[serde(default)]
    #[schemars(length(max = EMAIL_MAX))]
    pub email: Patch<String>,
    /// Date of birth, yyyy-MM-dd.
    #[serde(default)]
    #[schemars(regex(pattern = schema::DAY))]
    pub date_of_birth: Patch<String>,
}

/// A student after a change.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EditedStudent {
    /// Grade.
    pub grade: String,
    /// Instrument; empty where none was entered.
    pub instrument: String,
    /// Given name.
    pub first_name: String,
    /// Family name; may be empty.
    pub last_name: String,
    /// Normalised e-mail address, if there is one.
    pub email: Option<String>,
    /// Day of birth, if it is known.
    pub date_of_birth: Option<NaiveDate>,
    /// Whether the student counts as under 18.
    pub is_minor: bool,
}

#[cfg(feature = "schema")]
impl EditStudentRequest {
    /// Applies the request to the present student, by the rules of the form.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(
        self,
        present: &PresentStudent,
        today: NaiveDate,
    ) -> Result<EditedStudent, Violations> {
        let was = present.fields.clone();
        let applied = |patch: Patch<String>, was| patch.apply_to(Some(was)).unwrap_or_default();
        let draft = EditStudentDraft {
            grade: self.grade,
            instrument: applied(self.instrument.0, was.instrument),
            first_name: applied(self.first_name.0, was.first_name),
            last_name: applied(self.last_name, was.last_name),
            email: applied(self.email.map(|email| normalized(&email)), was.email),
            date_of_birth: applied(self.date_of_birth, was.date_of_birth),
        };
        draft.check(present, today).into_result()?;
        Ok(EditedStudent {
            is_minor: draft.is_minor(present, today),
            instrument: match draft.instrument == present.fields.instrument {
                true => draft.instrument,
                false => kept_instrument(&draft.instrument),
            },
            first_name: spaced(&draft.first_name),
            last_name: spaced(&draft.last_name),
            email: non_blank(&draft.email),
            date_of_birth: text::parse_date(&draft.date_of_birth),
            grade: draft.grade,
        })
    }

    /// The request that changes the full name, as an administrator's list has it: the part that stays the same stays
    /// the first or the last name.
    #[must_use]
    pub fn renaming(mut self, name: &str, present: &EditStudentDraft) -> Self {
        let name = name.trim();
        let rest = name.strip_prefix(present.first_name.as_str());
        let front = name.strip_suffix(present.last_name.as_str());
        let (first, last) = match (rest, front) {
            (Some(rest), _) if rest.starts_with(char::is_whitespace) => {
                (present.first_name.as_str(), rest.trim())
            }
            (_, Some(front)) if front.ends_with(char::is_whitespace) => {
                (front.trim(), present.last_name.as_str())
            }
            _ => split_name(name),
        };
        self.first_name = RequiredPatch(Patch::Set(first.to_owned()));
        self.last_name = Patch::Set(last.to_owned());
        self
    }
}

/// Grades that the dialog offers: the creation list, and the present one if it is another (D12).
///
/// ```
/// use reedling_core::students::edit::grade_choices;
/// assert_eq!(grade_choices(Some("Grade 3")).len(), 10);
/// assert_eq!(grade_choices(Some("Grade 11"))[0], "Grade 11");
/// ```
pub fn grade_choices(present: Option<&str>) -> Vec<&str> {
    let other =
        present.filter(|grade| !grade.trim().is_empty() && !CREATION_GRADES.contains(grade));
    other.into_iter().chain(CREATION_GRADES).collect()
}

#[cfg(all(test, feature = "schema"))]
mod tests;
