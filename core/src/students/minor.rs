//! The request that adds a minor, as the Add New Student dialog sends it: its parents must have been created before (D4).

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use super::grade::CREATION_GRADES;
use super::{
    add_student_dialog::{FIELDS, StudentWords, check_birth},
    details::{StudentDetails, names},
    instrument::kept_instrument,
    parent::PARENTS_MAX,
};
#[cfg(feature = "schema")]
use crate::{
    email::EMAIL_MAX,
    validation::{DETAIL_MAX, NAME_MAX, NOTES_MAX, schema},
};
use crate::{
    email::normalized,
    id::Id,
    validation::{
        Violations,
        rules::{non_blank, spaced},
    },
};

/// A new student under 18.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewMinorRequest {
    /// Given name; one of the two names suffices.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = NAME_MAX)))]
    pub first_name: String,
    /// Family name.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = NAME_MAX)))]
    pub last_name: String,
    /// Sign-in e-mail address; optional: without one the student cannot sign in.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = EMAIL_MAX)))]
    pub email: String,
    /// Date of birth, yyyy-MM-dd.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(regex(pattern = schema::DAY)))]
    pub dob: String,
    /// Instrument: Guitar, Piano, Saxophone, Violin, Other, or any other name.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = DETAIL_MAX)))]
    pub instrument: String,
    /// Grade.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = schema::one_of(&CREATION_GRADES))))]
    pub grade: String,
    /// Ids of the parents, at least one.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = PARENTS_MAX)))]
    pub parent_ids: Vec<Id>,
    /// Postal address.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = DETAIL_MAX)))]
    pub address: String,
    /// Phone number, free text, not normalised.
    #[serde(default)]
    pub phone_number: String,
    /// Emergency contact, free text.
    #[serde(default)]
    pub emergency_contact: String,
    /// The teacher's notes on the student.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(max = NOTES_MAX)))]
    pub notes: String,
    /// Adds the student also if the caller has one of this name with this parent already.
    #[serde(default)]
    pub add_anyway: bool,
}

/// A valid request to add a minor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMinor {
    /// Normalised e-mail address of the minor, if any.
    pub email: Option<String>,
    /// Phone number, free text, not normalised.
    pub phone_number: Option<String>,
    /// Identifiers of the parents, each once.
    pub parent_ids: Vec<Id>,
    /// Data beside the account.
    pub details: StudentDetails,
    /// Whether to add the student also if the caller has one of this name with this parent.
    pub add_anyway: bool,
}

impl NewMinorRequest {
    /// The minor, checked by the rules of the dialog. The request has no checkbox: a student who is not a minor by the date
    /// of birth is refused.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    ///
    /// ```
    /// use reedling_core::students::minor::NewMinorRequest;
    /// let request = NewMinorRequest {
    ///     first_name: " Mina ".into(), last_name: "Okafor".into(), grade: "Grade 3".into(),
    ///     instrument: "Piano".into(), parent_ids: vec!["0195f7a0-0000-7000-8000-000000000001".parse()?],
    ///     ..NewMinorRequest::default()
    /// };
    /// let today = chrono::NaiveDate::from_ymd_opt(2026, 3, 2).ok_or("no day")?;
    /// let minor = request.check(today).map_err(|_| "refused")?;
    /// assert_eq!((minor.details.first_name.as_str(), minor.email), ("Mina", None));
    /// # Ok::<(), &str>(())
    /// ```
    pub fn check(self, today: NaiveDate) -> Result<NewMinor, Violations> {
        let mut found = Violations::default();
        self.words().check(&mut found, false);
        let date_of_birth = check_birth(&mut found, "dob", &self.dob, true, today);
        let text = "Please select an existing parent or create a new one.";
        found.require(!self.parent_ids.is_empty(), "parentId", "required", text);
        let found = found.in_order(FIELDS).renamed("parentId", "parentIds");
        let mut found = found.renamed("isMinor", "dob");
        let mut parent_ids: Vec<Id> = Vec::new();
        for id in self.parent_ids {
            if !parent_ids.contains(&id) {
                parent_ids.push(id);
            }
        }
        let text = "A student can have at most 10 parents.";
        found.require(
            parent_ids.len() <= PARENTS_MAX,
            "parentIds",
            "too_many",
            text,
        );
        found.into_result()?;
        let (first_name, last_name) = names(&self.first_name, &self.last_name);
        Ok(NewMinor {
            email: non_blank(&self.email).map(|email| normalized(&email)),
            phone_number: non_blank(&self.phone_number),
            parent_ids,
            add_anyway: self.add_anyway,
            details: StudentDetails {
                first_name: spaced(first_name),
                last_name: spaced(last_name),
                date_of_birth,
                is_minor: true,
                grade: self.grade,
                section: None,
                instrument: kept_instrument(&self.instrument),
                address: non_blank(&self.address),
                emergency_contact: non_blank(&self.emergency_contact),
                notes: non_blank(&self.notes),
            },
        })
    }

    fn words(&self) -> StudentWords<'_> {
        StudentWords {
            first_name: &self.first_name,
            last_name: &self.last_name,
            email: &self.email,
            grade: &self.grade,
            instrument: &self.instrument,
            phone_number: &self.phone_number,
            emergency_contact: &self.emergency_contact,
            address: &self.address,
            notes: &self.notes,
        }
    }
}
