//! The Add New Student dialog (Spec §5).

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use super::{
    age::is_minor,
    details::full_name,
    grade::{CREATION_GRADES, GRADE_UNLISTED},
    instrument::check_instrument,
    parent::{PARENT_REQUIRED, ParentMode},
};
use crate::{
    time::FIRST_YEAR,
    validation::{NAME, NAME_MAX, NOTES, Violations, rules::is_blank},
};

pub(super) const FIELDS: &[&str] = &[
    "isMinor",
    "parentId",
    "parentName",
    "parentEmail",
    "parentPhone",
    "parentAddress",
    "firstName",
    "lastName",
    "email",
    "dob",
    "grade",
    "instrument",
    "phoneNumber",
    "emergencyContact",
    "address",
    "notes",
];

const REQUIRED: &str =
    "Please fill in all required fields (First Name, Last Name, Grade, and Instrument).";

/// The Add New Student dialog, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AddStudentDraft {
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// E-mail address; a minor needs none (D4).
    pub email: String,
    /// Date of birth, `yyyy-MM-dd`, if known.
    pub dob: String,
    /// One of the creation grades.
    pub grade: String,
    /// One of the student instruments, or another one.
    pub instrument: String,
    /// "Under 18".
    pub is_minor: bool,
    /// Postal address.
    pub address: String,
    /// Phone number, free text (Spec §5).
    pub phone_number: String,
    /// Emergency contact, free text (Spec §5).
    pub emergency_contact: String,
    /// Whether a minor's parent is searched or created.
    pub parent_mode: ParentMode,
    /// Identifier of the selected parent; empty without one.
    pub parent_id: String,
    /// Parent's name.
    pub parent_name: String,
    /// Parent's e-mail address.
    pub parent_email: String,
    /// Parent's phone number.
    pub parent_phone: String,
    /// Parent's postal address.
    pub parent_address: String,
    /// Notes about the student.
    pub notes: String,
}

impl AddStudentDraft {
    /// Validation errors on a given day.
    ///
    /// ```
    /// use reedling_core::students::add_student_dialog::AddStudentDraft;
    /// let draft = AddStudentDraft {
    ///     first_name: "Mina".into(), last_name: "Okafor".into(), grade: "Grade 3".into(),
    ///     instrument: "Piano".into(), is_minor: true, ..AddStudentDraft::default()
    /// };
    /// let found = draft.check("2026-03-02".parse()?);
    /// assert_eq!(found.first_message(), Some("Please select an existing parent or create a new one."));
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn check(&self, today: NaiveDate) -> Violations {
        let mut found = Violations::default();
        check_birth(&mut found, "dob", &self.dob, self.is_minor, today);
        self.check_others(found)
    }

    /// Adds validation errors of all other fields to those of the date of birth.
    pub(super) fn check_others(&self, mut found: Violations) -> Violations {
        let words = StudentWords {
            first_name: &self.first_name,
            last_name: &self.last_name,
            email: &self.email,
            grade: &self.grade,
            instrument: &self.instrument,
            phone_number: &self.phone_number,
            emergency_contact: &self.emergency_contact,
            address: &self.address,
            notes: &self.notes,
        };
        words.check(&mut found, !self.is_minor);
        found.name("parentName", &self.parent_name);
        if self.is_minor {
            self.check_parent(&mut found);
        }
        found.in_order(FIELDS)
    }

    /// The draft as it is sent: for a minor a blank parent e-mail becomes the student's, and a blank parent
    /// name "{first} {last}'s Parent" (Spec §5).
    #[must_use]
    pub fn completed(mut self) -> Self {
        if self.is_minor {
            if is_blank(&self.parent_email) {
                self.parent_email = self.email.trim().to_owned();
            }
            if is_blank(&self.parent_name) {
                let whose = "'s Parent";
                let name = full_name(&self.first_name, &self.last_name);
                let name = name.chars().take(NAME_MAX - whose.len());
                self.parent_name = name.chain(whose.chars()).collect();
            }
        }
        self
    }

    fn check_parent(&self, found: &mut Violations) {
        match self.parent_mode {
            ParentMode::Existing => {
                let text = "Please select an existing parent or create a new one.";
                found.not_blank("parentId", &self.parent_id, text);
            }
            ParentMode::New => {
                found.not_blank_together("parentName", &self.parent_name, PARENT_REQUIRED);
                found.not_blank_together("parentEmail", &self.parent_email, PARENT_REQUIRED);
                found.new_email("parentEmail", &self.parent_email);
                found.phone("parentPhone", &self.parent_phone);
                found.address("parentAddress", &self.parent_address);
            }
        }
    }
}

/// The fields that the dialog and its requests check alike.
pub(super) struct StudentWords<'a> {
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub email: &'a str,
    pub grade: &'a str,
    pub instrument: &'a str,
    pub phone_number: &'a str,
    pub emergency_contact: &'a str,
    pub address: &'a str,
    pub notes: &'a str,
}

impl StudentWords<'_> {
    pub(super) fn check(&self, found: &mut Violations, needs_email: bool) {
        found.name("firstName", self.first_name);
        found.name("lastName", self.last_name);
        let name = full_name(self.first_name, self.last_name);
        // Some people have one name.
        found.not_blank_together("firstName", &name, REQUIRED);
        found.not_blank_together("lastName", &name, REQUIRED);
        let length = |name: &str| name.chars().count();
        if length(self.first_name).max(length(self.last_name)) <= NAME_MAX {
            found.max_length(&NAME, "lastName", &name);
        }
        found.new_email("email", self.email);
        if needs_email {
            let text = "Please enter the student's email address";
            found.not_blank("email", self.email, text);
        }
        found.not_blank_together("grade", self.grade, REQUIRED);
        found.one_of("grade", self.grade, &CREATION_GRADES, GRADE_UNLISTED);
        found.not_blank_together("instrument", self.instrument, REQUIRED);
        check_instrument(found, self.instrument);
        check_contact(
            found,
            self.phone_number,
            self.emergency_contact,
            self.address,
        );
        found.max_length(&NOTES, "notes", self.notes);
    }
}

/// Contact data of a student, free text; phone numbers have no limit (Spec §5).
pub(super) fn check_contact(found: &mut Violations, phone: &str, emergency: &str, address: &str) {
    found.phone_of_any_length("phoneNumber", phone);
    found.phone_of_any_length("emergencyContact", emergency);
    found.address("address", address);
}

/// Reads a date of birth, which decides who is a minor; a checkbox that disagrees is an error (D12).
pub(super) fn check_birth(
    found: &mut Violations,
    field: &'static str,
    written: &str,
    is_told_minor: bool,
    today: NaiveDate,
) -> Option<NaiveDate> {
    let born = check_birth_date(found, field, written, today)?;
    match (is_minor(born, today), is_told_minor) {
        (true, false) => {
            let text = "By the date of birth this student is under 18";
            found.add("isMinor", "age", text);
        }
        (false, true) => {
            let text = "By the date of birth this student is 18 or older";
            found.add("isMinor", "age", text);
        }
        _ => {}
    }
    Some(born)
}

/// Reads a date of birth that may be missing, but is a real day that has come.
pub(crate) fn check_birth_date(
    found: &mut Violations,
    field: &'static str,
    written: &str,
    today: NaiveDate,
) -> Option<NaiveDate> {
    if is_blank(written) {
        return None;
    }
    let born = found.day(field, written, "Please choose a valid date of birth")?;
    let text = "The date of birth cannot be in the future";
    found.require(born <= today, field, "future", text);
    let text = "The date of birth cannot be before 1900";
    found.require(born.year() >= FIRST_YEAR, field, "past", text);
    Some(born).filter(|born| *born <= today)
}
