//! The call that adds a student with a sign-in, as the Add Student screen sends it, or the dialog for an adult: with the
//! parent, where one is needed (Spec §3, D4).

use chrono::NaiveDate;
use serde::Deserialize;

use super::{
    create::AddStudentDraft,
    grade::{CREATION_GRADES, SECTIONS},
    parent::ParentMode,
    screen::{StudentScreenDraft, check_section, shows_parent_block},
};
use crate::{
    email::EMAIL_MAX,
    validation::{NAME_MAX, NOTES_MAX, Violations, rules::is_blank, schema},
};

/// What the screen sends, and the dialog for an adult (Spec §3, D4).
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewStudentRequest {
    /// Full name (screen).
    #[serde(default)]
    #[schemars(length(max = NAME_MAX))]
    pub name: String,
    /// Given name (dialog).
    #[serde(default)]
    #[schemars(length(max = NAME_MAX))]
    pub first_name: String,
    /// Family name (dialog).
    #[serde(default)]
    #[schemars(length(max = NAME_MAX))]
    pub last_name: String,
    /// Sign-in address.
    #[serde(default)]
    #[schemars(length(max = EMAIL_MAX))]
    pub email: String,
    /// Day of birth, yyyy-MM-dd.
    #[serde(default)]
    #[schemars(regex(pattern = schema::DAY))]
    pub date_of_birth: String,
    /// Instrument (dialog).
    #[serde(default)]
    pub instrument: String,
    /// Grade.
    #[schemars(regex(pattern = schema::one_of(&CREATION_GRADES)))]
    pub grade: String,
    /// Section A to F (screen).
    #[serde(default)]
    #[schemars(regex(pattern = schema::one_of_or_none(&SECTIONS)))]
    pub section: String,
    /// Postal address.
    #[serde(default)]
    pub address: String,
    /// As typed.
    #[serde(default)]
    pub phone_number: String,
    /// As typed.
    #[serde(default)]
    pub emergency_contact: String,
    /// Parent's full name, where the student is under 18.
    #[serde(default)]
    #[schemars(length(max = NAME_MAX))]
    pub parent_name: String,
    /// Parent's sign-in address.
    #[serde(default)]
    pub parent_email: String,
    /// Parent's number.
    #[serde(default)]
    pub parent_phone: String,
    /// What the teacher noted (dialog).
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub notes: String,
}

impl NewStudentRequest {
    /// Whether it is the dialog's, which has given and family name apart.
    pub fn is_of_dialog(&self) -> bool {
        is_blank(&self.name) && !is_blank(&self.first_name)
    }

    /// Whether the student is under 18 on a day, by the date of birth.
    pub fn is_minor(&self, today: NaiveDate) -> bool {
        shows_parent_block(&self.date_of_birth, today)
    }

    /// The broken rules on a day: those of the form that was used.
    pub fn problems(&self, today: NaiveDate) -> Violations {
        if !self.is_of_dialog() {
            return self.screen().check(today);
        }
        let dialog = self.dialog(self.is_minor(today));
        let mut found = dialog.check(today).renamed("dob", "dateOfBirth");
        check_section(&mut found, &self.section);
        found
    }

    fn dialog(&self, is_minor: bool) -> AddStudentDraft {
        AddStudentDraft {
            first_name: self.first_name.clone(),
            last_name: self.last_name.clone(),
            email: self.email.clone(),
            dob: self.date_of_birth.clone(),
            grade: self.grade.clone(),
            instrument: self.instrument.clone(),
            is_minor,
            address: self.address.clone(),
            phone_number: self.phone_number.clone(),
            emergency_contact: self.emergency_contact.clone(),
            parent_mode: ParentMode::New,
            parent_name: self.parent_name.clone(),
            parent_email: self.parent_email.clone(),
            parent_phone: self.parent_phone.clone(),
            notes: self.notes.clone(),
            ..AddStudentDraft::default()
        }
    }

    fn screen(&self) -> StudentScreenDraft {
        StudentScreenDraft {
            name: self.name.clone(),
            email: self.email.clone(),
            date_of_birth: self.date_of_birth.clone(),
            grade: self.grade.clone(),
            section: self.section.clone(),
            address: self.address.clone(),
            phone_number: self.phone_number.clone(),
            emergency_contact: self.emergency_contact.clone(),
            parent_name: self.parent_name.clone(),
            parent_email: self.parent_email.clone(),
            parent_phone: self.parent_phone.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::NewStudentRequest;

    #[test]
    fn each_form_is_told_its_own_rules() {
        let today = "2026-03-02".parse().expect("a day");
        let fields = |request: &NewStudentRequest| -> Vec<_> {
            let found = request.problems(today);
            found.into_iter().map(|error| error.field).collect()
        };
        let mut request = NewStudentRequest {
            date_of_birth: "2040-01-01".into(),
            section: "G".into(),
            ..NewStudentRequest::default()
        };
        assert_eq!(
            fields(&request),
            ["name", "email", "dateOfBirth", "grade", "section"]
        );
        request.first_name = "Mina".into();
        let found = fields(&request);
        for field in ["lastName", "dateOfBirth", "instrument", "section"] {
            assert!(found.iter().any(|it| it == field), "{field}: {found:?}");
        }
    }
}
