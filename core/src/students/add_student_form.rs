//! The Add Student screen (Spec §2.6, §5).
//!
//! Name, address and grade are required; the parent's name and address only while the parent block shows,
//! which it does as long as the date of birth that is typed makes the student under 18.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    add_student_dialog::{check_birth_date, check_contact},
    age::is_minor,
    grade::{CREATION_GRADES, GRADE_UNLISTED, SECTIONS},
};
use crate::{time::text, validation::Violations};

const FIELDS: &[&str] = &[
    "name",
    "email",
    "dateOfBirth",
    "grade",
    "section",
    "phoneNumber",
    "emergencyContact",
    "address",
    "parentName",
    "parentEmail",
    "parentPhone",
];

/// The Add Student screen, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StudentScreenDraft {
    /// Full name.
    pub name: String,
    /// E-mail address.
    pub email: String,
    /// Date of birth, `yyyy-MM-dd`, if known.
    pub date_of_birth: String,
    /// One of the creation grades.
    pub grade: String,
    /// A to F, or empty.
    pub section: String,
    /// Postal address.
    pub address: String,
    /// Phone number, free text.
    pub phone_number: String,
    /// Emergency contact, free text.
    pub emergency_contact: String,
    /// Parent's or guardian's name.
    pub parent_name: String,
    /// Parent's or guardian's e-mail address.
    pub parent_email: String,
    /// Parent's or guardian's phone number.
    pub parent_phone: String,
}

impl StudentScreenDraft {
    /// Validation errors on a given day; the parent is checked only while the parent block shows.
    pub fn check(&self, today: NaiveDate) -> Violations {
        let mut found = Violations::default();
        let born = check_birth_date(&mut found, "dateOfBirth", &self.date_of_birth, today);
        self.check_others(found, born.is_some_and(|born| is_minor(born, today)))
    }

    /// Adds validation errors of all other fields to those of the date of birth.
    pub(super) fn check_others(&self, mut found: Violations, is_minor: bool) -> Violations {
        let text = "Please enter the student's full name";
        found.not_blank("name", &self.name, text);
        found.name("name", &self.name);
        let text = "Please enter the student's email address";
        found.not_blank("email", &self.email, text);
        found.new_email("email", &self.email);
        found.not_blank("grade", &self.grade, "Please choose a grade");
        found.one_of("grade", &self.grade, &CREATION_GRADES, GRADE_UNLISTED);
        check_section(&mut found, &self.section);
        let (phone, emergency) = (&self.phone_number, &self.emergency_contact);
        check_contact(&mut found, phone, emergency, &self.address);
        found.name("parentName", &self.parent_name);
        if is_minor {
            let text = "Please enter the parent's or guardian's name";
            found.not_blank("parentName", &self.parent_name, text);
            let text = "Please enter the parent's or guardian's email address";
            found.not_blank("parentEmail", &self.parent_email, text);
            found.new_email("parentEmail", &self.parent_email);
            found.phone("parentPhone", &self.parent_phone);
        }
        found.in_order(FIELDS)
    }
}

/// Adds a validation error of a section, which is A to F or empty (Spec §9).
pub fn check_section(found: &mut Violations, section: &str) {
    let text = "Please choose a section from the list";
    found.one_of("section", section, &SECTIONS, text);
}

/// Whether the parent block shows: the date of birth that is typed makes the student under 18 (Spec §4).
///
/// ```
/// use reedling_core::students::add_student_form::shows_parent_block;
/// let today = "2026-03-02".parse()?;
/// assert!(shows_parent_block("2015-06-10", today));
/// assert!(!shows_parent_block("2015-06", today));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn shows_parent_block(date_of_birth: &str, today: NaiveDate) -> bool {
    let born = text::parse_date(date_of_birth).filter(|born| *born <= today);
    born.is_some_and(|born| is_minor(born, today))
}
