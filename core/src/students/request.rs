//! The call that adds a student with a sign-in, as the Add Student screen sends it, or the dialog for an adult: with the
//! parent, where one is needed (Spec §3, D4).

use chrono::NaiveDate;
use serde::Deserialize;

use super::{
    add_student_dialog::{AddStudentDraft, check_birth_date},
    add_student_form::{StudentScreenDraft, check_section},
    age::is_minor,
    details::{StudentDetails, full_name, names},
    grade::{CREATION_GRADES, SECTIONS},
    instrument::{check_instrument, kept_instrument},
    parent::{NewParent, ParentMode},
};
use crate::{
    email::{EMAIL_MAX, normalized},
    validation::{
        DETAIL_MAX, NAME_MAX, NOTES, NOTES_MAX, Violations,
        rules::{is_blank, non_blank, spaced, split_name},
        schema,
    },
};

/// A new student with a sign-in. The screen and the dialog send different fields, as marked.
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
    /// Sign-in e-mail address.
    #[serde(default)]
    #[schemars(length(max = EMAIL_MAX))]
    pub email: String,
    /// Date of birth, yyyy-MM-dd.
    #[serde(default)]
    #[schemars(regex(pattern = schema::DAY))]
    pub date_of_birth: String,
    /// Instrument, one of the dialog's list or any other name (dialog).
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
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
    #[schemars(length(max = DETAIL_MAX))]
    pub address: String,
    /// Phone number, free text, not normalised.
    #[serde(default)]
    pub phone_number: String,
    /// Emergency contact, free text.
    #[serde(default)]
    pub emergency_contact: String,
    /// Parent's full name; required if the student is under 18.
    #[serde(default)]
    #[schemars(length(max = NAME_MAX))]
    pub parent_name: String,
    /// Parent's e-mail address.
    #[serde(default)]
    #[schemars(length(max = EMAIL_MAX))]
    pub parent_email: String,
    /// Parent's phone number.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub parent_phone: String,
    /// The teacher's notes on the student (dialog).
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub notes: String,
    /// Adds the student also if the caller has one of this name with this parent already.
    #[serde(default)]
    pub add_anyway: bool,
}

/// A valid request to add a student.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStudent {
    /// Full name.
    pub name: String,
    /// Normalised e-mail address of the student; only a minor may have none.
    pub email: Option<String>,
    /// Phone number, free text, not normalised.
    pub phone_number: Option<String>,
    /// Data beside the account.
    pub details: StudentDetails,
    /// A minor's parent; adults have none.
    pub parent: Option<NewParent>,
    /// Whether to add the student also if the caller has one of this name with this parent.
    pub add_anyway: bool,
}

impl NewStudentRequest {
    /// The student, checked by the rules of the form used.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(self, today: NaiveDate) -> Result<NewStudent, Violations> {
        // The dialog's form has given and family name apart.
        let (given, family) = (&*self.first_name, &*self.last_name);
        let is_of_dialog = is_blank(&self.name) && !names(given, family).0.is_empty();
        let mut found = Violations::default();
        let field = if is_of_dialog { "dob" } else { "dateOfBirth" };
        let date_of_birth = check_birth_date(&mut found, field, &self.date_of_birth, today);
        let is_minor = date_of_birth.is_some_and(|born| is_minor(born, today));
        let mut found = if is_of_dialog {
            let found = self.dialog(is_minor).check_others(found);
            let mut found = found.renamed("dob", "dateOfBirth");
            check_section(&mut found, &self.section);
            found
        } else {
            self.screen().check_others(found, is_minor)
        };
        self.check_unused(&mut found, is_of_dialog, is_minor);
        found.into_result()?;
        let (name, first_name, last_name) = if is_of_dialog {
            let (first, last) = names(given, family);
            let (first, last) = (spaced(first), spaced(last));
            (full_name(&first, &last), first, last)
        } else {
            let name = spaced(&self.name);
            let (first, last) = split_name(&name);
            let (first, last) = (first.to_owned(), last.to_owned());
            (name, first, last)
        };
        Ok(NewStudent {
            name,
            email: non_blank(&self.email).map(|email| normalized(&email)),
            phone_number: non_blank(&self.phone_number),
            parent: is_minor.then(|| self.parent()),
            add_anyway: self.add_anyway,
            details: StudentDetails {
                first_name,
                last_name,
                date_of_birth,
                is_minor,
                section: non_blank(&self.section),
                instrument: kept_instrument(&self.instrument),
                address: non_blank(&self.address),
                emergency_contact: non_blank(&self.emergency_contact),
                notes: non_blank(&self.notes),
                grade: self.grade,
            },
        })
    }

    /// Adds validation errors of fields that do not belong to the form used.
    fn check_unused(&self, found: &mut Violations, is_of_dialog: bool, is_minor: bool) {
        if !is_of_dialog {
            found.name("firstName", &self.first_name);
            found.name("lastName", &self.last_name);
            check_instrument(found, &self.instrument);
            found.max_length(&NOTES, "notes", &self.notes);
        }
        if !is_minor {
            found.new_email("parentEmail", &self.parent_email);
            found.phone("parentPhone", &self.parent_phone);
        }
    }

    /// The parent, who lives where the student does.
    fn parent(&self) -> NewParent {
        NewParent {
            name: spaced(&self.parent_name),
            email: normalized(&self.parent_email),
            phone_number: non_blank(&self.parent_phone),
            address: non_blank(&self.address),
        }
    }

    /// The form of the dialog, without the date of birth, which has been read.
    fn dialog(&self, is_minor: bool) -> AddStudentDraft {
        AddStudentDraft {
            first_name: self.first_name.clone(),
            last_name: self.last_name.clone(),
            email: self.email.clone(),
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

    /// The form of the screen, without the date of birth, which has been read.
    fn screen(&self) -> StudentScreenDraft {
        StudentScreenDraft {
            name: self.name.clone(),
            email: self.email.clone(),
            grade: self.grade.clone(),
            section: self.section.clone(),
            address: self.address.clone(),
            phone_number: self.phone_number.clone(),
            emergency_contact: self.emergency_contact.clone(),
            parent_name: self.parent_name.clone(),
            parent_email: self.parent_email.clone(),
            parent_phone: self.parent_phone.clone(),
            ..StudentScreenDraft::default()
        }
    }
}

#[cfg(test)]
mod tests;
