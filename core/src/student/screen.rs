//! The Add Student screen (Spec §2.6, §5).

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use validator::Validate;

use super::{
    age::is_minor,
    create::{check_address, check_birth_date, is_blank},
    grade::{CREATION_GRADES, SECTIONS},
};
use crate::{
    time::text,
    validation::{Violations, filled, name_length},
};

const FIELDS: &[&str] = &[
    "name",
    "email",
    "dateOfBirth",
    "grade",
    "section",
    "parentName",
    "parentEmail",
];

/// What is typed in the Add Student screen, all of it text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, Validate)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StudentScreenDraft {
    /// Full name.
    #[validate(
        custom(function = "filled", message = "Please enter the student's full name"),
        custom(function = "name_length")
    )]
    pub name: String,
    /// E-mail address.
    #[validate(custom(
        function = "filled",
        message = "Please enter the student's email address"
    ))]
    pub email: String,
    /// Date of birth, `yyyy-MM-dd`, if known.
    pub date_of_birth: String,
    /// One of the creation grades.
    #[validate(custom(function = "filled", message = "Please choose a grade"))]
    pub grade: String,
    /// A to F, or nothing.
    pub section: String,
    /// Postal address.
    pub address: String,
    /// Phone number, in no certain form.
    pub phone_number: String,
    /// Emergency contact, in no certain form.
    pub emergency_contact: String,
    /// Parent's or guardian's name.
    #[validate(custom(function = "name_length"))]
    pub parent_name: String,
    /// Parent's or guardian's e-mail address.
    pub parent_email: String,
    /// Parent's or guardian's phone number.
    pub parent_phone: String,
}

impl StudentScreenDraft {
    /// The broken rules on a day; the parent counts only while its block is shown.
    pub fn check(&self, today: NaiveDate) -> Violations {
        let mut found = Violations::of(self);
        check_address(&mut found, "email", &self.email);
        check_birth_date(&mut found, "dateOfBirth", &self.date_of_birth, today);
        if !is_blank(&self.grade) {
            let listed = CREATION_GRADES.contains(&self.grade.as_str());
            found.require(
                listed,
                "grade",
                "choice",
                "Please choose a grade from the list",
            );
        }
        check_section(&mut found, &self.section);
        if shows_parent_block(&self.date_of_birth, today) {
            let text = "Please enter the parent's or guardian's name";
            found.require(!is_blank(&self.parent_name), "parentName", "required", text);
            let text = "Please enter the parent's or guardian's email address";
            found.require(
                !is_blank(&self.parent_email),
                "parentEmail",
                "required",
                text,
            );
            check_address(&mut found, "parentEmail", &self.parent_email);
        }
        found.in_order(FIELDS)
    }
}

/// The broken rule of a section: A to F, or none (Spec §9).
pub fn check_section(found: &mut Violations, section: &str) {
    let listed = is_blank(section) || SECTIONS.contains(&section);
    let text = "Please choose a section from the list";
    found.require(listed, "section", "choice", text);
}

/// Whether the parent block shows: the date of birth that is typed makes the student under 18 (Spec §4).
pub fn shows_parent_block(date_of_birth: &str, today: NaiveDate) -> bool {
    let born = text::parse_date(date_of_birth).filter(|born| *born <= today);
    born.is_some_and(|born| is_minor(born, today))
}
